import Foundation
import StepperCore
import Testing

@testable import GestureKit

/// Is recognized at the landing of a third finger; fails at a lift before that.
private struct ThreeFingers: GestureRecognizing {
  var fingers: Int = 0
  var value: SIMD4<Double> { [Double(fingers), 0.5, 0, -1] }
  var failure: CustomFailure? { CustomFailure(rule: 7, measured: Double(fingers), limit: 3) }
  var deadline: Timestamp? { nil }

  mutating func receive(_ touch: Touch) -> RecognizerSignal {
    switch touch.phase {
    case .began:
      fingers += 1
      return fingers == 3 ? .ended : .none
    case .moved: return .none
    case .ended, .cancelled: return .failed
    }
  }

  mutating func deadlinePassed() -> RecognizerSignal { .none }
  mutating func reset() { self = ThreeFingers() }
}

/// Says nothing of its own accord but a failure at a lift, without a reason.
private struct Mute: GestureRecognizing {
  var value: SIMD4<Double> { .zero }
  var deadline: Timestamp? { nil }
  mutating func receive(_ touch: Touch) -> RecognizerSignal { touch.phase == .ended ? .failed : .none }
  mutating func deadlinePassed() -> RecognizerSignal { .none }
  mutating func reset() {}
}

/// Never says anything, and so is never over.
private struct Silent: GestureRecognizing {
  var value: SIMD4<Double> { .zero }
  var deadline: Timestamp? { nil }
  mutating func receive(_ touch: Touch) -> RecognizerSignal { .none }
  mutating func deadlinePassed() -> RecognizerSignal { .none }
  mutating func reset() {}
}

/// What a scene does with a recognizer of one's own, apart from asking it.
@Suite struct CustomRecognizerEdgeTests {
  private let three = Custom(ThreeFingers()).id("three")
  private let pad = TouchRegion("pad", frame: SceneRect(x: 0, y: 0, width: 100, height: 100))

  private func landing(of fingers: ClosedRange<Int>) -> TouchScript {
    let ids = fingers.map { TouchID(rawValue: $0) }
    return TouchScript(ids.map { Finger($0).down(10, 10) } + ids.map { Finger($0).up() })
  }

  @Test func `its four numbers and its reason stand in a log`() throws {
    var session = try GestureSession(pad.gesture(three))
    try session.play(landing(of: 1...3)).expect("0 ms three ended (3, 0.5, 0, -1)")
    let failure = try session.play(landing(of: 1...2))
    try failure.expect("0 ms three failed rule 7 broken: 2, limit 3")
    let json = String(decoding: try JSONEncoder().encode(failure), as: UTF8.self)
    for part in [#""kind":"custom""#, #""rule":7"#, #""by":2"#, #""limit":3"#] { #expect(json.contains(part)) }
  }

  @Test func `two are equal only if both their recognizers and their options are`() {
    #expect(Custom(ThreeFingers()).spec == Custom(ThreeFingers()).spec)
    #expect(Custom(ThreeFingers()).spec != Custom(Mute()).spec)
    #expect(Custom(ThreeFingers()).spec != Custom(ThreeFingers()).id("three").spec)
  }

  @Test func `it begins anew with each sequence of fingers`() throws {
    var session = try GestureSession(pad.gesture(three))
    for _ in 0..<3 {
      // Two fingers do not add up with those before them to three.
      try session.play(landing(of: 1...2)).expect("0 ms three failed rule 7 broken: 2, limit 3")
      try session.play(landing(of: 1...3)).expect("0 ms three ended (3, 0.5, 0, -1)")
    }
  }

  @Test func `one that was taken out is asked nothing more until the next sequence`() throws {
    var session = try GestureSession(pad.gesture(three))
    let id = try #require(session.gesture("three"))
    let touches = try landing(of: 1...3).touches()
    session.handle(touches[0])
    session.setEnabled(false, id)
    #expect(session.updates(of: three).map(\.phase) == [.failed])
    session.setEnabled(true, id)
    for touch in touches.dropFirst() {
      session.handle(touch)
      #expect(session.updates(of: three).isEmpty)
    }
    try session.play(landing(of: 1...3)).expect("0 ms three ended (3, 0.5, 0, -1)")
  }

  @Test func `one that gives no reason has none`() throws {
    var session = try GestureSession(pad.gesture(Custom(Mute()).id("mute")))
    try session.play(landing(of: 1...1)).expect("0 ms mute failed")
  }

  @Test func `scenes differ by the states of their recognizers, and agree when these do`() throws {
    let fresh = try GestureSession(pad.gesture(three))
    #expect(fresh.hashValue == (try GestureSession(pad.gesture(three))).hashValue)
    #expect(fresh == (try GestureSession(pad.gesture(three))))
    #expect(fresh != (try GestureSession(pad.gesture(Custom(ThreeFingers(fingers: 1)).id("three")))))
    #expect(fresh != (try GestureSession(pad.gesture(Custom(Mute()).id("three")))))
  }

  @Test func `specs differ by recognizer and options`() {
    let spec = three.spec
    #expect(spec == Custom(ThreeFingers()).id("three").spec)
    #expect(spec.hashValue == Custom(ThreeFingers()).id("three").spec.hashValue)
    #expect(spec != Custom(ThreeFingers(fingers: 1)).id("three").spec)
    #expect(spec != Custom(Mute()).id("three").spec)
    #expect(spec != Custom(ThreeFingers()).id("other").spec)
  }

  @Test func `it can be neither written to a file nor read from one`() throws {
    let spec = CustomSpec(recognizer: ThreeFingers(), options: GestureOptions())
    #expect(throws: EncodingError.self) { try JSONEncoder().encode(spec) }
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(CustomSpec.self, from: Data("{}".utf8)) }
  }

  @Test func `what requires one to fail that never says anything waits, though nothing else can come`() throws {
    let tap = Tap().id("tap").requiringFailure(of: .id("silent"))
    var session = try GestureSession(pad.gesture(Custom(Silent()).id("silent")).gesture(tap))
    #expect(try session.play(TouchScript { Finger().tap(10, 10) }).filter(\.isOfGesture).isEmpty)
    #expect(session.residue.gestures == ["tap"])
  }
}

extension LogEntry {
  fileprivate var isOfGesture: Bool {
    if case .gesture = kind { true } else { false }
  }
}
