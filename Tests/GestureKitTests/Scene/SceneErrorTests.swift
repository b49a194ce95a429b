import StepperCore
import Testing

@testable import GestureKit

/// What cannot be built, and the value that says why.
struct SceneErrorTests {
  private func expect(_ error: SceneError, _ profile: ResolutionProfile = .pairwise, for scene: TouchRegion) {
    #expect(throws: error) { try GestureSession(scene, profile: profile) }
  }

  private func expectError(_ error: SceneError, for spec: GestureSpec) {
    expect(error, for: TouchRegion.box("pad").adding(spec))
  }

  // MARK: Ids

  @Test func `two regions of one id`() {
    expect(.duplicateID("a"), for: .box("a", .unit, [.box("b"), .box("a")]))
  }

  @Test func `two gestures of one id, wherever they are`() {
    let tap = GestureSpec.oneTap.named("tap")
    expect(.duplicateID("tap"), for: .box("a").adding(tap).adding(tap))
    expect(.duplicateID("tap"), for: .box("a", .unit, [.box("b").adding(tap)]).adding(tap))
    expectError(.duplicateID("tap"), for: .both(tap, .either(.drag, or: tap)))
    expectError(.duplicateID("tap"), for: .both(tap, .drag).named("tap"))
  }

  @Test func `a region and a gesture may share an id`() throws {
    _ = try GestureSession(.box("pad").adding(.oneTap.named("pad")))
  }

  @Test func `gestures that are not there`() {
    expectError(.unknownID("ghost", in: "tap"), for: .oneTap.named("tap").requiring("ghost"))
    expectError(.unknownID("ghost", in: "tap"), for: .oneTap.named("tap").beside("ghost"))
    expectError(.unknownID("ghost", in: "longPress"), for: .hold.requiring("ghost"))
    expectError(.unknownID("pad", in: "tap"), for: .oneTap.named("tap").requiring("pad"))
  }

  @Test func `a coordinate space that is not there`() {
    expectError(.unknownID("ghost", in: "drag"), for: .drag.with { $0.coordinateSpace = .named("ghost") })
    expectError(.unknownID("tap", in: "tap"), for: .oneTap.named("tap").with { $0.coordinateSpace = .named("tap") })
  }

  @Test func `gestures may speak of what comes later and lies elsewhere`() throws {
    let early = GestureSpec.oneTap.named("early").requiring("late").beside("late")
      .with { $0.coordinateSpace = .named("b") }
    _ = try GestureSession(
      .box("root", .unit, [.box("a").adding(early), .box("b").adding(.drag.named("late"))])
    )
  }

  // MARK: Numbers

  struct Bad: Sendable, CustomTestStringConvertible {
    let spec: GestureSpec
    let parameter: String
    let value: Double
    let expected: String
    var testDescription: String { "\(spec.kind) \(parameter) \(value)" }

    init(_ spec: GestureSpec, _ parameter: String, _ value: Double, _ expected: String) {
      self.spec = spec
      self.parameter = parameter
      self.value = value
      self.expected = expected
    }
  }

  static let bad: [Bad] = counts + distances + durations

  private static let counts: [Bad] = [0, -1].flatMap { count in
    [
      Bad(.tap(Tap(count: count)), "count", Double(count), "at least 1"),
      Bad(.tap(Tap(touches: count)), "touches", Double(count), "at least 1"),
      Bad(.longPress(LongPress(touches: count)), "touches", Double(count), "at least 1"),
    ]
  }

  private static let distances: [Bad] = [-0.001, -.infinity].flatMap { distance in
    [
      Bad(.tap(Tap(maximumDistance: distance)), "maximumDistance", distance, "a number of at least 0"),
      Bad(.longPress(LongPress(maximumDistance: distance)), "maximumDistance", distance, "a number of at least 0"),
      Bad(.drag(Drag(minimumDistance: distance)), "minimumDistance", distance, "a number of at least 0"),
      Bad(
        .swipe(Swipe(direction: .up, minimumDistance: distance)),
        "minimumDistance",
        distance,
        "a number of at least 0"
      ),
      Bad(.magnify(Magnify(minimumScaleDelta: distance)), "minimumScaleDelta", distance, "a number of at least 0"),
      Bad(.rotate(Rotate(minimumAngleDelta: distance)), "minimumAngleDelta", distance, "a number of at least 0"),
      Bad(.press(Press(outset: distance)), "outset", distance, "a number of at least 0"),
    ]
  }

  private static let durations: [Bad] = [
    Bad(.tap(Tap(maximumDuration: .milliseconds(-1))), "maximumDuration", -0.001, "at least 0 s"),
    Bad(.tap(Tap(maximumInterval: .milliseconds(-1))), "maximumInterval", -0.001, "at least 0 s"),
    Bad(.longPress(LongPress(minimumDuration: .milliseconds(-1))), "minimumDuration", -0.001, "at least 0 s"),
    Bad(.swipe(Swipe(direction: .up, maximumDuration: .milliseconds(-1))), "maximumDuration", -0.001, "at least 0 s"),
    Bad(.press(Press(minimumDuration: .milliseconds(-1))), "minimumDuration", -0.001, "at least 0 s"),
  ]

  @Test(arguments: bad)
  func `a number that makes no sense is named with its value`(bad: Bad) {
    expectError(
      .invalidParameter(gesture: "it", parameter: bad.parameter, value: bad.value, expected: bad.expected),
      for: bad.spec.named("it")
    )
  }

  @Test(arguments: bad)
  func `a member's number is checked, and without an id its kind is named`(bad: Bad) {
    let error = SceneError.invalidParameter(
      gesture: bad.spec.kind.rawValue,
      parameter: bad.parameter,
      value: bad.value,
      expected: bad.expected
    )
    expectError(error, for: .both(.oneTap, .first(.hold, then: bad.spec)))
  }

  /// NaN is not equal to itself, so the error cannot be compared as a whole.
  @Test(arguments: [
    GestureSpec.tap(Tap(maximumDistance: .nan)), .longPress(LongPress(maximumDistance: .nan)),
    .drag(Drag(minimumDistance: .nan)), .swipe(Swipe(direction: .up, minimumDistance: .nan)),
    .magnify(Magnify(minimumScaleDelta: .nan)), .rotate(Rotate(minimumAngleDelta: .nan)), .press(Press(outset: .nan)),
  ])
  func `a number that is none is an error`(spec: GestureSpec) {
    #expect {
      try GestureSession(TouchRegion.box("pad").adding(spec))
    } throws: { error in
      guard case .invalidParameter(_, _, let value, _) = error as? SceneError else { return false }
      return value.isNaN
    }
  }

  @Test(arguments: [
    GestureSpec.tap(Tap(maximumDistance: .infinity, maximumDuration: .zero, maximumInterval: .zero)),
    .longPress(LongPress(minimumDuration: .zero, maximumDistance: 0)), .drag(Drag(minimumDistance: 0)),
    .swipe(Swipe(direction: .up, minimumDistance: 0, maximumDuration: .zero)),
    .magnify(Magnify(minimumScaleDelta: 0)), .rotate(Rotate(minimumAngleDelta: .infinity)),
    .press(Press(minimumDuration: .zero, outset: .infinity)),
    .longPress(LongPress(minimumDuration: .seconds(Int64.max), maximumDistance: .greatestFiniteMagnitude)),
  ])
  func `zero, infinite and huge limits are limits`(spec: GestureSpec) throws {
    _ = try GestureSession(TouchRegion.box("pad").adding(spec))
  }

  // MARK: Geometry

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a frame that is not finite`(number: Double) {
    let frames = [
      SceneRect(x: number, y: 0, width: 1, height: 1), SceneRect(x: 0, y: number, width: 1, height: 1),
      SceneRect(x: 0, y: 0, width: number, height: 1), SceneRect(x: 0, y: 0, width: 1, height: number),
    ]
    for frame in frames {
      expect(.geometryNotFinite(region: "b"), for: .box("a", .unit, [.box("b", frame)]))
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a content offset that is not finite`(number: Double) {
    for offset in [SceneVector(dx: number, dy: 0), SceneVector(dx: 0, dy: number)] {
      expectNotFinite { $0.contentOffset = offset }
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `an outset that is not finite`(number: Double) {
    let outsets = [Insets(top: number), Insets(leading: number), Insets(bottom: number), Insets(trailing: number)]
    for outset in outsets { expectNotFinite { $0.hitOutset = outset } }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a radius that is not finite`(number: Double) {
    expectNotFinite { $0.shape = .roundedRect(radius: number) }
  }

  @Test func `huge and negative geometry is geometry`() throws {
    let huge = Double.greatestFiniteMagnitude
    _ = try GestureSession(
      TouchRegion.box("pad")
        .changed {
          $0.frame = SceneRect(x: -huge, y: huge, width: huge, height: huge)
          $0.contentOffset = SceneVector(dx: huge, dy: -huge)
          $0.hitOutset = Insets(-huge)
          $0.shape = .roundedRect(radius: -huge)
        }
    )
  }

  private func expectNotFinite(_ change: (inout TouchRegion) -> Void) {
    expect(.geometryNotFinite(region: "b"), for: .box("a", .unit, [.box("b").changed(change)]))
  }

  // MARK: Texts

  @Test func `every error is one sentence with its value`() {
    #expect(SceneError.duplicateID("a").description == "the id a is given twice")
    #expect(SceneError.unknownID("a", in: "b").description == "b speaks of a, which is not there")
    let error = SceneError.invalidParameter(gesture: "a", parameter: "count", value: 0, expected: "at least 1")
    #expect(error.description == "count of a must be at least 1, not 0.0")
    #expect(SceneError.geometryNotFinite(region: "a").description == "the geometry of a must consist of finite numbers")
    #expect(SceneError.waitingCycle(["a", "b"]).description == "these gestures wait for each other: a, b")
  }
}

extension SceneRect {
  static let unit: SceneRect = SceneRect(x: 0, y: 0, width: 100, height: 100)
}
