import StepperCore
import Testing

@testable import GestureKit

/// What callers do at random to the host of a scene.
enum TouchMove: Sendable {
  case touch(TouchID, TouchPhase, ScenePoint)
  case change(SceneChange)
  case startLoop
  case cancelLoop

  enum SceneChange: Sendable {
    case enable(String, Bool)
    case move(String, SceneRect)
    case remove(String)
    case cancel
  }
}

/// Lets many tasks, each a finger, touch a scene at once, twenty at a time, and cancels those of the last twenty that
/// are left when a quarter of them is done, so that some fingers never lift.
func touchStorm(
  fingers: Int = 200,
  seed: UInt64,
  changes: Bool = false,
  _ make: @escaping @Sendable (TouchMove) async -> Void
) async {
  for first in stride(from: 0, to: fingers, by: 20) {
    await withTaskGroup(of: Void.self) { group in
      for finger in first..<min(first + 20, fingers) {
        group.addTask {
          var random = SplitMix64(seed: seed << 32 | UInt64(finger))
          for move in TouchMove.course(of: finger, &random, changes: changes) where !Task.isCancelled {
            await make(move)
            if random.below(2) == 0 { await Task.yield() }
          }
        }
      }
      guard first + 20 >= fingers else { return }
      for _ in 0..<5 { await group.next() }
      group.cancelAll()
    }
  }
}

extension TouchMove {
  /// A finger that lands, moves and lifts twice, with something else in between; one in four has another one's id.
  fileprivate static func course(of number: Int, _ random: inout SplitMix64, changes: Bool) -> [TouchMove] {
    let finger = TouchID(rawValue: number % 15)
    var moves: [TouchMove] = []
    for _ in 0..<2 {
      var point = ScenePoint(x: Double(number % 4 * 100) + Double(random.below(100)), y: Double(random.below(100)))
      moves.append(.touch(finger, .began, point))
      for _ in 0..<random.below(6) {
        point.x += Double(random.below(13)) - 6
        moves.append(.touch(finger, .moved, point))
        if random.below(4) == 0 { moves.append(random.below(3) == 0 ? .cancelLoop : .startLoop) }
        if changes && random.below(4) == 0 { moves.append(.change(.random(&random))) }
      }
      moves.append(.touch(finger, random.below(4) == 0 ? .cancelled : .ended, point))
    }
    return moves
  }
}

extension TouchMove.SceneChange {
  fileprivate static func random(_ random: inout SplitMix64) -> Self {
    let pad = Int(random.below(4))
    switch random.below(30) {
    case 0..<20: return .enable("\(["tap", "hold", "drag"][Int(random.below(3))]) \(pad)", random.below(3) != 0)
    case 20..<28:
      let x = Double(random.below(400))
      return .move("pad \(pad)", SceneRect(x: x, y: 0, width: 100, height: 100))
    case 28: return .remove("pad \(pad)")
    case _: return .cancel
    }
  }
}

/// A scene that lives on a clock, with all that it was told and all that it has told.
final class StormyScene<C: DeadlineClock> {
  /// What was told of one gesture.
  struct Telling: Hashable {
    let gesture: String
    let time: Timestamp
    let event: GestureRecord.Event
    let reason: FailureReason?
  }

  /// Where the callbacks write, so that the driver does not keep its owner.
  private final class Account {
    var tellings: [String: [Telling]] = [:]
    var diagnostics: [TouchDiagnostic] = []
  }

  let clock: C
  private(set) var driver: GestureDriver<C>?
  private var touches: [Touch] = []
  private let account = Account()

  init(_ clock: C) throws {
    self.clock = clock
    let driver = GestureDriver(try GestureSession(Self.scene), clock: clock)
    driver.onDiagnostic { [account] in account.diagnostics.append($0) }
    for pad in 0..<4 {
      watch(Self.tap(pad), driver)
      watch(Self.drag(pad), driver)
      if pad < 2 { watch(Self.hold(pad), driver) } else { watch(Self.zoom(pad), driver) }
    }
    self.driver = driver
  }

  /// How much was told.
  var count: Int { account.tellings.values.reduce(0) { $0 + $1.count } }

  func send(_ finger: TouchID, _ phase: TouchPhase, _ location: ScenePoint) {
    let touch = Touch(id: finger, phase: phase, location: location, timestamp: clock.now)
    touches.append(touch)
    driver?.send(touch)
  }

  func change(_ change: TouchMove.SceneChange) {
    switch change {
    case .enable(let id, let isEnabled):
      if let gesture = driver?.session.gesture(id) { driver?.setEnabled(isEnabled, gesture) }
    case .move(let region, let frame): driver?.setFrame(frame, ofRegion: region)
    case .remove(let region): driver?.removeRegion(region)
    case .cancel: driver?.cancel()
    }
  }

  func letGo() {
    driver = nil
  }

  /// Checks what holds when the driver is torn down or gone.
  func expectLaws(sourceLocation: SourceLocation = #_sourceLocation) {
    for (gesture, tellings) in account.tellings {
      #expect(Self.isPaired(tellings), "\(gesture)", sourceLocation: sourceLocation)
      #expect(zip(tellings, tellings.dropFirst()).allSatisfy { $0.time <= $1.time }, sourceLocation: sourceLocation)
    }
    guard var session = driver?.session else { return }
    #expect(session.residue.touches == [], sourceLocation: sourceLocation)
    // Whatever waits for another finger waits no longer when time passes.
    session.advance(to: .max)
    #expect(throws: Never.self, sourceLocation: sourceLocation) { try session.expectAtRest() }
  }

  /// Checks that the same touches make a session without a clock say the same; for a driver that was torn down.
  func expectReplay(sourceLocation: SourceLocation = #_sourceLocation) throws {
    var (session, replayed) = (try GestureSession(Self.scene), Account())
    for touch in touches {
      session.handle(touch)
      Self.read(session, into: &replayed)
    }
    // The driver takes each deadline by itself, and so does this.
    let end = try #require(driver?.session.time)
    while session.advanceOneDeadline(upTo: end) { Self.read(session, into: &replayed) }
    session.cancel(at: end)
    Self.read(session, into: &replayed)
    for gesture in session.gestureIDs {
      #expect(account.tellings[gesture]?.count == replayed.tellings[gesture]?.count, sourceLocation: sourceLocation)
      #expect((account.tellings[gesture] == replayed.tellings[gesture]) == true, sourceLocation: sourceLocation)
    }
    #expect(account.diagnostics.elementsEqual(replayed.diagnostics), sourceLocation: sourceLocation)
  }

  private static func isPaired(_ tellings: [Telling]) -> Bool {
    var (isActive, isPressing) = (false, false)
    for telling in tellings {
      switch telling.event {
      case .phase(.began) where isActive, .phase(.changed) where !isActive, .phase(.cancelled) where !isActive,
        .phase(.possible) where isActive, .phase(.failed) where isActive, .pressing(isPressing):
        return false
      case .phase(let phase): isActive = phase.isActive
      case .pressing(let pressing): isPressing = pressing
      case .member: break
      }
    }
    return !isActive && !isPressing
  }

  private func watch(_ definition: some GestureDefinition, _ driver: GestureDriver<C>) {
    let id = definition.options.id ?? ""
    driver.on(definition) { [account] update in
      let telling = Telling(gesture: id, time: update.time, event: update.event, reason: update.reason)
      account.tellings[id, default: []].append(telling)
    }
  }

  private static func read(_ session: GestureSession, into account: inout Account) {
    account.diagnostics += session.diagnostics
    for record in session.records where record.event != .member {
      guard let id = session.id(of: record.node) else { continue }
      let telling = Telling(gesture: id, time: record.time, event: record.event, reason: record.reason)
      account.tellings[id, default: []].append(telling)
    }
  }
}

extension StormyScene {
  private static func tap(_ pad: Int) -> Tap { Tap(count: 2).id("tap \(pad)") }
  private static func hold(_ pad: Int) -> LongPress { LongPress(maximumDistance: 50).id("hold \(pad)") }
  private static func drag(_ pad: Int) -> Drag { Drag(minimumDistance: 5).id("drag \(pad)") }
  private static func zoom(_ pad: Int) -> Magnify { Magnify().id("zoom \(pad)") }

  /// Four pads in a row.
  private static var scene: TouchRegion {
    let pads = (0..<4).map { pad in
      let region = TouchRegion("pad \(pad)", frame: SceneRect(x: Double(pad) * 100, y: 0, width: 100, height: 100))
        .gesture(tap(pad)).gesture(drag(pad))
      return pad < 2 ? region.simultaneousGesture(hold(pad)) : region.simultaneousGesture(zoom(pad))
    }
    return TouchRegion("row", frame: SceneRect(x: 0, y: 0, width: 400, height: 100), children: pads)
  }
}
