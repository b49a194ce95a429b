import StepperCore
import Testing

@testable import GestureKit

/// Laws that hold for every stream of touches, told to a tracker with room for three of the five fingers.
struct TouchStreamLawTests {
  private static let seeds: [UInt64] = [1, 2, 3, 5, 8, 13, 21, 34, 55, 89]
  private static let capacity = 3

  /// What is known of the stream from what was let through alone.
  private struct Reader {
    private(set) var kinds: [TouchID: TouchKind] = [:]
    private(set) var order: [TouchID] = []
    private var time = Timestamp.min

    mutating func read(_ touch: Touch) {
      #expect(touch.location.isFinite)
      #expect(touch.timestamp >= time)
      time = touch.timestamp
      switch touch.phase {
      case .began:
        #expect(kinds.updateValue(touch.kind, forKey: touch.id) == nil)
        order.append(touch.id)
      case .moved:
        #expect(kinds[touch.id] == touch.kind)
      case .ended, .cancelled:
        #expect(kinds.removeValue(forKey: touch.id) == touch.kind)
        order.removeAll { $0 == touch.id }
      }
    }
  }

  @Test(arguments: seeds)
  func `what is let through is well formed, and the tracker agrees with it`(seed: UInt64) {
    var tracker = TouchTracker(capacity: Self.capacity)
    var reader = Reader()
    for touch in hostileStream(seed: seed) {
      let verdict = tracker.accept(touch)
      if let accepted = verdict.touch { reader.read(accepted) }
      #expect(verdict.touch != nil || verdict.touchDiagnostic != nil)
      #expect(tracker.liveTouches.map(\.id) == reader.order)
      #expect(reader.order.count <= Self.capacity)
    }
    while let cancelled = tracker.cancelFirst(at: .zero) { reader.read(cancelled) }
    #expect(reader.order.isEmpty)
  }

  @Test(arguments: seeds)
  func `nothing that fits is held back, changed or reported`(seed: UInt64) {
    var tracker = TouchTracker(capacity: Self.capacity)
    var sane = 0
    for var touch in hostileStream(seed: seed) {
      let live = tracker[touch.id]
      let hasRoom = tracker.liveTouches.count < Self.capacity
      let fitsState = touch.phase == .began ? live == nil && hasRoom : live != nil
      let fits = fitsState && touch.location.isFinite && touch.timestamp >= tracker.time
      if let live { touch.kind = live.kind }
      let verdict = tracker.accept(touch)
      #expect(fits == (verdict == TouchVerdict(touch: touch)))
      sane += fits ? 1 : 0
    }
    #expect(sane > 50)
  }

  @Test(arguments: seeds)
  func `the second reading of a stream that was let through finds nothing wrong`(seed: UInt64) {
    var first = TouchTracker(capacity: Self.capacity)
    var second = TouchTracker(capacity: Self.capacity)
    for touch in hostileStream(seed: seed) {
      guard let accepted = first.accept(touch).touch else { continue }
      #expect(second.accept(accepted) == TouchVerdict(touch: accepted))
    }
    #expect(second.liveTouches == first.liveTouches)
  }

  @Test(arguments: seeds)
  func `a copy goes on as the original does`(seed: UInt64) {
    let stream = hostileStream(seed: seed)
    var original = TouchTracker(capacity: Self.capacity)
    for touch in stream.prefix(200) { _ = original.accept(touch) }
    var copy = original
    let continued = stream.dropFirst(200).map { original.accept($0) }
    #expect(stream.dropFirst(200).map { copy.accept($0) } == continued)
    #expect(copy == original)
  }

  @Test(arguments: seeds)
  func `the list of further fingers is allocated once`(seed: UInt64) {
    var tracker = TouchTracker(capacity: Self.capacity)
    let storage = tracker.others.withUnsafeBufferPointer { $0.baseAddress }
    for touch in hostileStream(seed: seed) {
      _ = tracker.accept(touch)
      #expect(tracker.others.withUnsafeBufferPointer { $0.baseAddress } == storage)
    }
    var copy = tracker
    _ = copy.accept(Touch(id: 9, phase: .began, location: .zero, timestamp: .max))
    #expect(copy.others.capacity >= Self.capacity - 1)
  }

  /// Touches of five fingers in no order at all; most locations and times are sane, so that something gets through.
  private func hostileStream(seed: UInt64) -> [Touch] {
    var random = SplitMix64(state: seed)
    var clock: Int64 = 0
    return (0..<600).map { _ in
      clock += Int64.random(in: 0...20_000_000, using: &random)
      return Touch(
        id: TouchID(rawValue: .random(in: 0..<5, using: &random)),
        phase: TouchPhase.allCases.randomElement(using: &random) ?? .moved,
        location: ScenePoint(x: coordinate(using: &random), y: coordinate(using: &random)),
        timestamp: Timestamp(nanoseconds: nanoseconds(near: clock, using: &random)),
        kind: TouchKind.allCases.randomElement(using: &random) ?? .direct
      )
    }
  }

  private func coordinate(using random: inout SplitMix64) -> Double {
    switch Int.random(in: 0..<40, using: &random) {
    case 0: .nan
    case 1: .infinity
    case 2: -.infinity
    case 3: .greatestFiniteMagnitude
    case 4: -.leastNonzeroMagnitude
    default: .random(in: -100...500, using: &random)
    }
  }

  private func nanoseconds(near clock: Int64, using random: inout SplitMix64) -> Int64 {
    switch Int.random(in: 0..<20, using: &random) {
    case 0: .min
    case 1: clock - 50_000_000
    case 2: clock + 50_000_000
    default: clock
    }
  }
}

/// A small generator whose streams are the same on every platform.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
