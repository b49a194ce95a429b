import StepperCore
import Testing

@testable import GestureKit
@testable import GestureLaws

/// That nothing of what a host reads is left out of a digest.
struct DigestEntryTests {
  private static let place = ScenePoint(x: 1, y: 2)

  /// A record that differs from the plain one in what is given.
  private static func entry(
    time: Int64 = 5,
    node: Int = 1,
    event: GestureRecord.Event = .phase(.began),
    value: GestureValue = .none,
    origin: ScenePoint = ScenePoint(x: 3, y: 4),
    reason: FailureReason? = nil,
    isHandedOver: Bool = false,
    memberCount: Int = 0,
    velocity: SceneVector = .zero
  ) throws -> LawEntry {
    let record = GestureRecord(
      time: Timestamp(nanoseconds: time),
      node: GestureNodeID(node),
      event: event,
      value: .none,
      origin: origin,
      reason: reason,
      isHandedOver: isHandedOver,
      memberCount: memberCount
    )
    let session = try GestureSession(TouchRegion("pad", frame: SceneRect(x: 0, y: 0, width: 9, height: 9)))
    return LawEntry(LawEntry(record, in: session), time: time, value: value, origin: origin, velocity: velocity)
  }

  /// Expects that no two of some things have one digest.
  private func expectDistinct(_ digests: [Digest]) {
    for (place, digest) in digests.enumerated() {
      #expect(digests.firstIndex(of: digest) == place, "\(place) is like an earlier one")
    }
  }

  private func digest(of entry: LawEntry) -> Digest { Digest { $0.combine(entry) } }

  @Test func `each field of an entry changes the digest`() throws {
    let entries: [LawEntry] = [
      try Self.entry(),
      try Self.entry(time: 6),
      try Self.entry(node: 2),
      try Self.entry(event: .phase(.changed)),
      try Self.entry(value: .longPress(location: Self.place)),
      try Self.entry(origin: ScenePoint(x: 3.5, y: 4)),
      try Self.entry(origin: ScenePoint(x: 3, y: 4.5)),
      try Self.entry(reason: .system),
      try Self.entry(isHandedOver: true),
      try Self.entry(memberCount: 1),
      try Self.entry(velocity: SceneVector(dx: 1, dy: 0)),
      try Self.entry(velocity: SceneVector(dx: 0, dy: 1)),
    ]
    expectDistinct(entries.map(digest))
    #expect(digest(of: try Self.entry()) == digest(of: try Self.entry()))
  }

  @Test func `each event has a digest of its own`() throws {
    let events = Phase.allCases.map(GestureRecord.Event.phase) + [.pressing(false), .pressing(true), .member]
    expectDistinct(try events.map { digest(of: try Self.entry(event: $0)) })
  }

  private static let values: [GestureValue] = {
    let other = ScenePoint(x: 1, y: 9)
    var values: [GestureValue] = [.none]
    values += [.tap(location: place, count: 1), .tap(location: other, count: 1), .tap(location: place, count: 2)]
    values += [.longPress(location: place), .longPress(location: other)]
    values += [(place, place, 0), (other, place, 0), (place, other, 0), (place, place, 1)]
      .map { .drag(start: $0, location: $1, sample: $2) }
    values += SwipeDirection.allCases.map { .swipe($0, sample: 0) } + [.swipe(.left, sample: 1)]
    for (amount, velocity, start) in [(1.0, 2.0, place), (3, 2, place), (1, 3, place), (1, 2, other)] {
      values.append(.magnify(magnification: amount, velocity: velocity, start: start))
      values.append(.rotate(rotation: amount, velocity: velocity, start: start))
    }
    values += [(place, .tap, 0), (other, .tap, 0), (place, .hold, 0), (place, .tap, 1)]
      .map { .press(location: $0, outcome: $1, repeats: $2) }
    values += (0...3).map { place in
      var numbers = SIMD4<Double>(repeating: 1)
      numbers[place] = 2
      return .custom(numbers.x, numbers.y, numbers.z, numbers.w)
    }
    return values
  }()

  @Test func `each value and each of its parts changes the digest`() throws {
    expectDistinct(try Self.values.map { digest(of: try Self.entry(value: $0)) })
  }

  @Test func `each reason and each of its parts changes the digest`() throws {
    let (short, long): (Duration, Duration) = (.milliseconds(1), .seconds(1))
    let reasons: [FailureReason] =
      [(1, 2), (3, 2), (1, 3)].flatMap { (first: Double, second: Double) -> [FailureReason] in
        [
          .movedTooFar(by: first, limit: second), .movedTooLittle(by: first, minimum: second),
          .wrongDirection(along: first, across: second), .tapsTooFarApart(by: first, limit: second),
          .tooFewTouches(count: Int(first), needed: Int(second)),
          .custom(CustomFailure(rule: 0, measured: first, limit: second)),
        ]
      }
      + [short, long, .milliseconds(1) + .nanoseconds(1)].flatMap { (limit: Duration) -> [FailureReason] in
        [
          .tooSlow(limit: limit), .noFurtherTap(limit: limit), .liftedTooEarly(after: limit, minimum: .zero),
          .liftedTooEarly(after: .zero, minimum: limit),
        ]
      }
      + [1, 2].flatMap { (number: Int) -> [FailureReason] in
        [
          .tooManyTouches(limit: number), .prevented(by: GestureNodeID(number)), .member(GestureNodeID(number)),
          .custom(CustomFailure(rule: number, measured: 0, limit: 0)),
        ]
      }
      + [.liftedOutside, .system, .disabled, .removed]
    expectDistinct(try reasons.map { digest(of: try Self.entry(reason: $0)) })
  }

  @Test func `each part of a diagnostic changes the digest`() {
    let kinds: [TouchDiagnostic.Kind] = [
      .unknownTouch, .duplicateTouch, .timeWentBack(by: .seconds(1)), .timeWentBack(by: .seconds(2)), .notFinite,
      .tooManyTouches,
    ]
    let diagnostics =
      kinds.map { TouchDiagnostic(touch: 1, time: .zero, kind: $0) } + [
        TouchDiagnostic(touch: 2, time: .zero, kind: .notFinite),
        TouchDiagnostic(touch: 1, time: .max, kind: .notFinite),
        TouchDiagnostic(touch: TouchID(rawValue: .min), time: .zero, kind: .notFinite),
        TouchDiagnostic(touch: TouchID(rawValue: .max), time: .zero, kind: .notFinite),
      ]
    expectDistinct(diagnostics.map { diagnostic in Digest { $0.combine(diagnostic) } })
  }

  @Test func `each event of a stepper, and each of its parts, changes the digest`() {
    let directions: [StepperEvent<Int64>.Kind] = StepDirection.allCases.flatMap { [.hitBound($0), .blocked($0)] }
    let changes: [StepperEvent<Int64>.Kind] = ChangeReason.allCases.map { .changed(from: 1, to: 2, $0) }
    let pairs: [StepperEvent<Int64>.Kind] = [(1, 2), (1, 3), (3, 2)].flatMap { (old: Int64, new: Int64) in
      [.wrapped(from: old, to: new), .committed(from: old, to: new)] as [StepperEvent<Int64>.Kind]
    }
    let others: [StepperEvent<Int64>.Kind] = [
      .changed(from: 3, to: 2, .press), .changed(from: 1, to: 3, .press), .editingBegan,
    ]
    let reasons: [IgnoredReason] = [
      .busy, .alreadyPressed, .notPressed, .alreadyOutside, .alreadyInside, .disabled, .tornDown, .notFinite, .noBound,
      .timeWentBack(by: .seconds(1)), .timeWentBack(by: .seconds(2)),
    ]
    let parameters: [StepperConfigurationError<Int64>.Parameter] = [.lowerBound, .upperBound, .step, .origin, .value]
    let errors: [StepperConfigurationError<Int64>] =
      parameters.map { .notFinite($0, 1) } + [
        .notFinite(.step, 2), .stepNotPositive(1), .stepNotPositive(2), .lowerAboveUpper(lower: 1, upper: 2),
        .lowerAboveUpper(lower: 3, upper: 2), .lowerAboveUpper(lower: 1, upper: 3), .largeStepNotPositive(1),
        .largeStepNotPositive(2),
      ]
    let kinds =
      directions + changes + pairs + others + PressEnd.allCases.map { .editingEnded($0) } + reasons.map { .ignored($0) }
      + errors.map { .rejected($0) }
    let events = kinds.map { StepperEvent(time: .zero, kind: $0) } + [StepperEvent(time: .max, kind: .editingBegan)]
    expectDistinct(events.map { event in Digest { $0.combine(event) { $0.combine($1) } } })
  }
}
