import StepperCore
import Testing

@testable import GestureKit

struct TouchTrackerTests {
  private static let badLocations: [ScenePoint] = [
    ScenePoint(x: .nan, y: 0), ScenePoint(x: 0, y: .nan),
    ScenePoint(x: .infinity, y: 0), ScenePoint(x: 0, y: -.infinity),
  ]

  private func touch(
    _ id: TouchID,
    _ phase: TouchPhase,
    _ x: Double,
    _ y: Double,
    at milliseconds: Int,
    kind: TouchKind = .direct
  ) -> Touch {
    Touch(id: id, phase: phase, location: ScenePoint(x: x, y: y), timestamp: time(milliseconds), kind: kind)
  }

  private func time(_ milliseconds: Int) -> Timestamp {
    Timestamp(.milliseconds(milliseconds))
  }

  /// A tracker with finger 1 down at (10, 20) since 100 ms.
  private func trackerWithFinger(kind: TouchKind = .direct) -> TouchTracker {
    var tracker = TouchTracker()
    let verdict = tracker.accept(touch(1, .began, 10, 20, at: 100, kind: kind))
    #expect(verdict.touch != nil)
    return tracker
  }

  // MARK: A good stream

  @Test(arguments: [TouchPhase.ended, .cancelled])
  func `a finger that lands, moves and goes passes unchanged`(last: TouchPhase) {
    var tracker = TouchTracker()
    let stream = [
      touch(1, .began, 10, 20, at: 100), touch(1, .moved, 11, 20, at: 110), touch(1, .moved, 12, 20, at: 110),
      touch(1, last, 13, 20, at: 120),
    ]
    for touch in stream {
      #expect(tracker.accept(touch) == TouchVerdict(touch: touch))
    }
    #expect(tracker.liveTouches.isEmpty)
    #expect(tracker.time == time(120))
  }

  @Test func `live touches keep start, last location and the order of landing`() {
    var tracker = TouchTracker()
    _ = tracker.accept(touch(9, .began, 1, 2, at: 0))
    _ = tracker.accept(touch(3, .began, 3, 4, at: 5, kind: .pencil))
    _ = tracker.accept(touch(5, .began, 5, 6, at: 5))
    _ = tracker.accept(touch(3, .moved, 7, 8, at: 6))
    #expect(tracker.liveTouches.map(\.id) == [9, 3, 5])
    let moved = tracker[3]
    #expect(moved?.startLocation == ScenePoint(x: 3, y: 4))
    #expect(moved?.startTime == time(5))
    #expect(moved?.location == ScenePoint(x: 7, y: 8))
    #expect(moved?.kind == .pencil)
    #expect(tracker[4] == nil)
    _ = tracker.accept(touch(9, .ended, 1, 2, at: 7))
    _ = tracker.accept(touch(9, .began, 1, 2, at: 8))
    #expect(tracker.liveTouches.map(\.id) == [3, 5, 9])
  }

  @Test(arguments: [TouchPhase.moved, .ended, .cancelled])
  func `a touch keeps the kind it began with`(phase: TouchPhase) {
    var tracker = trackerWithFinger(kind: .pencil)
    let verdict = tracker.accept(touch(1, phase, 10, 20, at: 100))
    #expect(verdict == TouchVerdict(touch: touch(1, phase, 10, 20, at: 100, kind: .pencil)))
  }

  // MARK: A finger in the wrong state

  @Test(arguments: [TouchPhase.moved, .ended, .cancelled])
  func `what a finger does that is not down is dropped`(phase: TouchPhase) {
    var tracker = trackerWithFinger()
    let before = tracker.liveTouches
    let verdict = tracker.accept(touch(2, phase, 50, 50, at: 100))
    let report = TouchDiagnostic(touch: 2, time: time(100), kind: .unknownTouch)
    #expect(verdict == TouchVerdict(touchDiagnostic: report))
    #expect(tracker.liveTouches == before)
  }

  @Test func `a finger that lifted is not down any more`() {
    var tracker = trackerWithFinger()
    _ = tracker.accept(touch(1, .ended, 10, 20, at: 110))
    #expect(tracker.accept(touch(1, .ended, 10, 20, at: 120)).touchDiagnostic?.kind == .unknownTouch)
    #expect(tracker.accept(touch(1, .moved, 10, 20, at: 130)).touchDiagnostic?.kind == .unknownTouch)
  }

  @Test func `a second landing is dropped and the finger goes on from where it was`() {
    var tracker = trackerWithFinger()
    let before = tracker.liveTouches
    let verdict = tracker.accept(touch(1, .began, 50, 50, at: 110))
    #expect(verdict.touch == nil)
    #expect(verdict.touchDiagnostic == TouchDiagnostic(touch: 1, time: time(110), kind: .duplicateTouch))
    #expect(tracker.liveTouches == before)
    #expect(tracker.accept(touch(1, .moved, 11, 20, at: 120)).touch != nil)
  }

  // MARK: Locations

  @Test(arguments: badLocations)
  func `a landing nowhere is dropped, and so is what follows it`(location: ScenePoint) {
    var tracker = TouchTracker()
    let verdict = tracker.accept(touch(1, .began, location.x, location.y, at: 5))
    let report = TouchDiagnostic(touch: 1, time: time(5), kind: .notFinite)
    #expect(verdict == TouchVerdict(touchDiagnostic: report))
    #expect(tracker.liveTouches.isEmpty)
    #expect(tracker.accept(touch(1, .moved, 0, 0, at: 6)).touchDiagnostic?.kind == .unknownTouch)
  }

  @Test(arguments: badLocations)
  func `a move to nowhere is dropped and the finger stays where it was`(location: ScenePoint) {
    var tracker = trackerWithFinger()
    let verdict = tracker.accept(touch(1, .moved, location.x, location.y, at: 110))
    let report = TouchDiagnostic(touch: 1, time: time(110), kind: .notFinite)
    #expect(verdict == TouchVerdict(touchDiagnostic: report))
    #expect(tracker[1]?.location == ScenePoint(x: 10, y: 20))
  }

  @Test(arguments: badLocations, [TouchPhase.ended, .cancelled])
  func `a lift nowhere happens at the last location`(location: ScenePoint, phase: TouchPhase) {
    var tracker = trackerWithFinger()
    _ = tracker.accept(touch(1, .moved, 30, 40, at: 105))
    let verdict = tracker.accept(touch(1, phase, location.x, location.y, at: 110))
    #expect(verdict.touch == touch(1, phase, 30, 40, at: 110))
    #expect(verdict.touchDiagnostic == TouchDiagnostic(touch: 1, time: time(110), kind: .notFinite))
    #expect(verdict.timeDiagnostic == nil)
    #expect(tracker.liveTouches.isEmpty)
  }

  @Test func `the largest finite location is as good as any`() {
    var tracker = TouchTracker()
    let far = touch(1, .began, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, at: 0)
    #expect(tracker.accept(far) == TouchVerdict(touch: far))
  }

  // MARK: Time

  @Test func `a time that went back by a nanosecond becomes the latest one`() {
    var tracker = trackerWithFinger()
    var late = touch(1, .moved, 11, 20, at: 100)
    late.timestamp = Timestamp(nanoseconds: 99_999_999)
    let verdict = tracker.accept(late)
    #expect(verdict.touch == touch(1, .moved, 11, 20, at: 100))
    let report = TouchDiagnostic(touch: 1, time: time(100), kind: .timeWentBack(by: .nanoseconds(1)))
    #expect(verdict.timeDiagnostic == report)
    #expect(verdict.touchDiagnostic == nil)
    #expect(tracker.time == time(100))
  }

  @Test func `a time that stands still is no fault`() {
    var tracker = trackerWithFinger()
    let same = touch(1, .moved, 11, 20, at: 100)
    #expect(tracker.accept(same) == TouchVerdict(touch: same))
  }

  @Test func `a landing in the past starts at the latest time`() {
    var tracker = trackerWithFinger()
    _ = tracker.accept(touch(2, .began, 0, 0, at: 40))
    #expect(tracker[2]?.startTime == time(100))
  }

  @Test func `a touch may be wrong in two ways, and both are reported`() {
    var tracker = trackerWithFinger()
    let unknown = tracker.accept(touch(2, .moved, 0, 0, at: 70))
    #expect(unknown.touch == nil)
    #expect(unknown.touchDiagnostic == TouchDiagnostic(touch: 2, time: time(100), kind: .unknownTouch))
    let went = TouchDiagnostic(touch: 2, time: time(100), kind: .timeWentBack(by: .milliseconds(30)))
    #expect(unknown.timeDiagnostic == went)
    let lift = tracker.accept(touch(1, .ended, .nan, 0, at: 70))
    #expect(lift.touch == touch(1, .ended, 10, 20, at: 100))
    #expect(lift.touchDiagnostic?.kind == .notFinite)
    #expect(lift.timeDiagnostic?.kind == .timeWentBack(by: .milliseconds(30)))
  }

  @Test func `a dropped touch tells the time as well as any`() {
    var tracker = trackerWithFinger()
    _ = tracker.accept(touch(2, .moved, 0, 0, at: 300))
    #expect(tracker.time == time(300))
    let verdict = tracker.accept(touch(1, .moved, 11, 20, at: 200))
    #expect(verdict.timeDiagnostic?.kind == .timeWentBack(by: .milliseconds(100)))
  }

  @Test func `time that passes without a touch counts, and never runs back`() {
    var tracker = trackerWithFinger()
    tracker.advance(to: time(500))
    tracker.advance(to: time(400))
    #expect(tracker.time == time(500))
    let verdict = tracker.accept(touch(1, .moved, 11, 20, at: 450))
    #expect(verdict.touch?.timestamp == time(500))
    #expect(verdict.timeDiagnostic?.kind == .timeWentBack(by: .milliseconds(50)))
  }

  @Test func `the whole of time fits between two touches`() {
    var tracker = TouchTracker()
    var first = touch(1, .began, 0, 0, at: 0)
    first.timestamp = .max
    var second = touch(1, .ended, 0, 0, at: 0)
    second.timestamp = .min
    #expect(tracker.accept(first) == TouchVerdict(touch: first))
    let span = Duration.nanoseconds(Int64.max) - .nanoseconds(Int64.min)
    #expect(tracker.accept(second).timeDiagnostic?.kind == .timeWentBack(by: span))
  }

  // MARK: Capacity

  @Test func `the finger after the last that has room is dropped, until one lifts`() {
    var tracker = TouchTracker(capacity: 2)
    #expect(tracker.accept(touch(1, .began, 0, 0, at: 0)).touch != nil)
    #expect(tracker.accept(touch(2, .began, 0, 0, at: 0)).touch != nil)
    let third = touch(3, .began, 0, 0, at: 0)
    let report = TouchDiagnostic(touch: 3, time: .zero, kind: .tooManyTouches)
    #expect(tracker.accept(third) == TouchVerdict(touchDiagnostic: report))
    #expect(tracker.accept(touch(1, .ended, 0, 0, at: 0)).touch != nil)
    #expect(tracker.accept(third) == TouchVerdict(touch: third))
  }

  @Test func `sixty-four fingers have room`() {
    var tracker = TouchTracker()
    for id in 0..<64 {
      #expect(tracker.accept(touch(TouchID(rawValue: id), .began, 0, 0, at: id)).touch != nil)
    }
    #expect(tracker.accept(touch(64, .began, 0, 0, at: 64)).touchDiagnostic?.kind == .tooManyTouches)
  }

  @Test func `the first fault that applies is the one reported`() {
    var tracker = TouchTracker(capacity: 1)
    _ = tracker.accept(touch(1, .began, 0, 0, at: 0))
    #expect(tracker.accept(touch(1, .began, .nan, 0, at: 0)).touchDiagnostic?.kind == .duplicateTouch)
    #expect(tracker.accept(touch(2, .began, .nan, 0, at: 0)).touchDiagnostic?.kind == .notFinite)
    #expect(tracker.accept(touch(2, .moved, .nan, 0, at: 0)).touchDiagnostic?.kind == .unknownTouch)
    #expect(tracker.accept(touch(2, .ended, .nan, 0, at: 0)).touchDiagnostic?.kind == .unknownTouch)
  }

  #if os(Linux) || os(macOS) || os(Windows)
  @Test func `a capacity of zero is refused`() async {
    await #expect(processExitsWith: .failure) {
      _ = TouchTracker(capacity: 0)
    }
    await #expect(processExitsWith: .success) {
      _ = TouchTracker(capacity: 1)
    }
  }
  #endif

  // MARK: Taking fingers away

  @Test func `cancelling takes fingers away in the order they landed`() {
    var tracker = TouchTracker()
    _ = tracker.accept(touch(5, .began, 1, 2, at: 10))
    _ = tracker.accept(touch(2, .began, 3, 4, at: 20, kind: .pencil))
    _ = tracker.accept(touch(5, .moved, 7, 8, at: 30))
    #expect(tracker.cancelFirst(at: time(50)) == touch(5, .cancelled, 7, 8, at: 50))
    #expect(tracker.cancelFirst(at: time(40)) == touch(2, .cancelled, 3, 4, at: 50, kind: .pencil))
    #expect(tracker.cancelFirst(at: time(60)) == nil)
    #expect(tracker.time == time(60))
  }

  @Test func `a reset forgets fingers and time`() {
    var tracker = trackerWithFinger()
    tracker.reset()
    #expect(tracker == TouchTracker())
    let early = touch(1, .began, 0, 0, at: -1000)
    #expect(tracker.accept(early) == TouchVerdict(touch: early))
  }
}
