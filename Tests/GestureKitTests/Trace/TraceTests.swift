import StepperCore
import Testing

@testable import GestureKit

/// What a session notes while it traces.
struct TraceTests {
  private let place: (Double, Double) = (5, 5)

  private func trace(
    _ scene: TouchRegion,
    _ steps: [SessionStep],
    _ profile: ResolutionProfile = .pairwise
  ) throws -> [TraceEntry] {
    var session = try GestureSession(scene, profile: profile)
    session.isTracing = true
    for step in steps { step.change(&session) }
    return session.trace
  }

  private func entry(_ nanoseconds: Int64, _ kind: TraceEntry.Kind) -> TraceEntry {
    TraceEntry(time: Timestamp(nanoseconds: nanoseconds), kind: kind)
  }

  @Test func `the whole trace of a tap that waits for a double tap`() throws {
    let scene = TouchRegion.box(
      "root",
      TouchRegion.box("x").frame,
      [
        TouchRegion.box("pad").adding(.twoTaps.named("double")).adding(.oneTap.named("single"))
      ]
    )
    let (double, single) = (GestureNodeID(0), GestureNodeID(1))
    let finger = TouchID(rawValue: 1)
    let late: Int64 = 400_000_001
    #expect(
      try trace(scene, SessionStep.tap(place, 0) + [.advance(1000)]) == [
        entry(0, .landed(finger, at: ScenePoint(x: 5, y: 5), path: ["pad", "root"])),
        entry(0, .offered(finger, to: double, as: .plain, .received)),
        entry(0, .offered(finger, to: single, as: .plain, .received)),
        // Both fail if the finger rests for more than 0.75 s.
        entry(0, .deadlineSet(double, due: Timestamp(nanoseconds: 750_000_001))),
        entry(0, .deadlineSet(single, due: Timestamp(nanoseconds: 750_000_001))),
        // From the lift on, the second tap has 0.35 s.
        entry(50_000_000, .deadlineSet(double, due: Timestamp(nanoseconds: late))),
        entry(50_000_000, .deadlineWithdrawn(single)),
        entry(50_000_000, .recognized(single, .ended)),
        entry(50_000_000, .waits(single, for: double, rule: .moreTaps)),
        entry(late, .deadlinePassed(double)),
        entry(late, .lost(double, .noFurtherTap(limit: .seconds(0.35)), rule: nil)),
        entry(late, .admitted(single)),
        entry(late, .told(double, .failed)),
        entry(late, .told(single, .ended)),
      ]
    )
  }

  @Test func `the whole trace of a press that repeats`() throws {
    let press = GestureNodeID(0)
    let finger = TouchID(rawValue: 1)
    func milliseconds(_ number: Int64) -> Timestamp { Timestamp(nanoseconds: number * 1_000_000) }
    func entry(_ number: Int64, _ kind: TraceEntry.Kind) -> TraceEntry {
      TraceEntry(time: milliseconds(number), kind: kind)
    }
    let held = Press(minimumDuration: .milliseconds(500), schedule: .standard)
    #expect(
      try trace(TouchRegion.box("pad").adding(.press(held)), [.down(1, place, 0), .advance(700)]) == [
        entry(0, .landed(finger, at: ScenePoint(x: 5, y: 5), path: ["pad"])),
        entry(0, .offered(finger, to: press, as: .plain, .received)),
        entry(0, .deadlineSet(press, due: milliseconds(500))),
        entry(500, .deadlinePassed(press)),
        // The first repeat comes one interval after the hold.
        entry(500, .deadlineSet(press, due: milliseconds(600))),
        entry(500, .recognized(press, .began)),
        entry(500, .admitted(press)),
        entry(500, .told(press, .began)),
        entry(600, .deadlinePassed(press)),
        entry(600, .deadlineSet(press, due: milliseconds(700))),
        entry(600, .told(press, .changed)),
        entry(700, .deadlinePassed(press)),
        entry(700, .deadlineSet(press, due: milliseconds(800))),
        entry(700, .told(press, .changed)),
      ]
    )
  }

  @Test func `where gestures are nested, a tap waits for what lies inside, not for the higher count`() throws {
    let scene = TouchRegion.box("pad").adding(.twoTaps.named("double")).adding(.oneTap.named("single"))
    let waits = try trace(scene, SessionStep.tap(place, 0), .nested).filter {
      if case .waits = $0.kind { true } else { false }
    }
    #expect(waits == [entry(50_000_000, .waits(GestureNodeID(1), for: GestureNodeID(0), rule: .precedence))])
  }

  @Test func `a wait is noted once, and again with the next finger`() throws {
    let scene = TouchRegion.box("pad").adding(.drag.named("drag").requiring("double")).adding(.twoTaps.named("double"))
    let once = SessionStep.slide(place, by: [20, 25, 30], 0)
    let again = [SessionStep.up(1, (35, 5), 80), .advance(1000)] + SessionStep.slide(place, by: [20], 2000)
    let waits = try trace(scene, once + again).filter {
      if case .waits = $0.kind { true } else { false }
    }
    #expect(waits.map(\.time.nanoseconds) == [20_000_000, 2_020_000_000])
  }

  @Test func `switching tracing on or off empties the trace`() throws {
    var session = try GestureSession(TouchRegion.box("pad").adding(.oneTap.named("tap")))
    session.isTracing = true
    for step in SessionStep.tap(place, 0) { step.change(&session) }
    #expect(!session.trace.isEmpty)
    session.isTracing = true
    #expect(session.trace.isEmpty)
    for step in SessionStep.tap(place, 1000) { step.change(&session) }
    session.isTracing = false
    #expect(session.trace.isEmpty && !session.isTracing)
  }

  @Test(arguments: ["scene-field", "scene-rules"])
  func `tracing changes nothing, and what is told is in the trace`(file: String) throws {
    for text in try ScenarioText.lines(of: file) {
      let scenario = try text.scenario()
      let traced = try ScenarioPlayer.play(scenario)
      #expect(try ScenarioPlayer.log(of: scenario) == traced.log, "\(text.name)")
      let session = try #require(traced.session)
      let told = session.trace.compactMap { entry in
        if case .told(let gesture, let phase) = entry.kind, let id = session.id(of: gesture) {
          "\(entry.time.milliseconds) \(id) \(phase)"
        } else {
          nil
        }
      }
      let logged = traced.log.compactMap { entry in
        if case .gesture(let id, let phase, _, _) = entry.kind, phase != "pressing" {
          "\(entry.time.milliseconds) \(id) \(phase)"
        } else {
          nil
        }
      }
      #expect(told == logged, "\(text.name)")
    }
  }

  @Test(arguments: ["scene-field", "scene-rules"])
  func `every explanation ends as the log does, with a reason for every failure`(file: String) throws {
    for text in try ScenarioText.lines(of: file) {
      let playback = try ScenarioPlayer.play(try text.scenario())
      let session = try #require(playback.session)
      for node in session.engine.nodes.indices {
        guard let id = session.engine.names[node] else { continue }
        let ends = playback.log.filter {
          if case .gesture(id, let phase, _, _) = $0.kind {
            ["ended", "failed", "cancelled"].contains(phase)
          } else {
            false
          }
        }
        let outcomes = session.explain(GestureNodeID(node)).attempts.filter(\.outcome.isOver)
        #expect(outcomes.count == ends.count, "\(text.name): \(id)\n\(session.explain(GestureNodeID(node)))")
      }
    }
  }
}

extension GestureExplanation.Outcome {
  fileprivate var isOver: Bool {
    switch self {
    case .uninvolved, .undecided, .waiting, .active: false
    case .ended, .failed, .cancelled: true
    }
  }
}
