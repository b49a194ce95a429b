import StepperCore

@testable import GestureKit

/// What a session says to a script, a line for each update of a gesture with an id: time in ms, id, what happened.
///
/// Values follow where there are any: the location of a tap, the translation of a drag, the outcome and repeats of a
/// press, and in braces those of a composite's members, a bar standing where the second of a sequence has taken over.
enum SessionLog {
  /// Plays a script, then waits for an hour; a deadline that is pending even then is a line of its own.
  static func of(
    _ scene: TouchRegion,
    _ profile: ResolutionProfile,
    _ steps: [SessionStep]
  ) throws -> [String] {
    var session = try GestureSession(scene, profile: profile)
    var lines: [String] = []
    for step in steps + [.advance(3_600_000)] {
      step.change(&session)
      lines += self.lines(of: session)
    }
    if session.pendingDeadlines > 0 { lines.append("\(session.pendingDeadlines) pending") }
    return lines
  }

  /// Plays a script in the default profile.
  static func of(_ scene: TouchRegion, _ steps: [SessionStep]) throws -> [String] {
    try of(scene, .pairwise, steps)
  }

  /// The updates and diagnostics of the last input.
  static func lines(of session: GestureSession) -> [String] {
    let records = Array(session.records)
    let updates = records.indices.compactMap { line(records[$0], records[$0...].dropFirst(), session) }
    return updates + session.diagnostics.map { "\(text($0.time)) touch \($0.touch.rawValue) \($0.kind.name)" }
  }

  private static func line(
    _ record: GestureRecord,
    _ rest: ArraySlice<GestureRecord>,
    _ session: GestureSession
  ) -> String? {
    guard let id = session.id(of: record.node) else { return nil }
    let members = Array(rest.prefix(record.memberCount))
    let event: String
    switch record.event {
    // States see the possible value of a sequence; it is no update.
    case .member, .phase(.possible): return nil
    case .pressing(let isPressing): return "\(text(record.time)) \(id) pressing \(isPressing)"
    case .phase(.failed): event = "failed"
    case .phase(let phase): event = "\(phase)" + value(of: record, members, session)
    }
    let reason = record.reason.map { " " + text($0, session) } ?? ""
    return "\(text(record.time)) \(id) \(event)\(reason)"
  }

  private static func value(
    of record: GestureRecord,
    _ members: [GestureRecord],
    _ session: GestureSession
  ) -> String {
    guard case .composite(_, let first, let second) = session.engine.nodes[Int(record.node.index)].role else {
      return leaf(record, session)
    }
    let parts = [first, second].map { part in
      members.firstIndex { Int($0.node.index) == part }.map { place in
        name(members[place].node, session) + value(of: members[place], members, session)
      }
    }
    return " {" + (parts.compactMap { $0 }.joined(separator: ", ")) + (record.isHandedOver ? " |}" : "}")
  }

  private static func leaf(_ record: GestureRecord, _ session: GestureSession) -> String {
    switch record.value {
    case .none, .longPress: ""
    case .custom(let x, let y, let z, let w): " \(SIMD4(x, y, z, w))"
    case .tap(let location, let count): " \(text(record.local(location)))" + (count == 1 ? "" : " x\(count)")
    case .drag:
      session.drag(record).map { " (\(text($0.translation.dx)), \(text($0.translation.dy)))" } ?? " no value"
    case .swipe(let direction, _): " \(direction)"
    case .magnify(let magnification, _, _): " \(text(magnification))"
    case .rotate(let rotation, _, _): " \(text(rotation))"
    case .press(_, let outcome, let repeats): " \(outcome)" + (repeats == 0 ? "" : " \(repeats)")
    }
  }

  private static func text(_ reason: FailureReason, _ session: GestureSession) -> String {
    switch reason {
    case .movedTooFar: "movedTooFar"
    case .movedTooLittle: "movedTooLittle"
    case .wrongDirection: "wrongDirection"
    case .tooSlow: "tooSlow"
    case .noFurtherTap: "noFurtherTap"
    case .tapsTooFarApart: "tapsTooFarApart"
    case .liftedTooEarly: "liftedTooEarly"
    case .liftedOutside: "liftedOutside"
    case .tooManyTouches: "tooManyTouches"
    case .tooFewTouches: "tooFewTouches"
    case .custom: "custom"
    case .system: "system"
    case .disabled: "disabled"
    case .removed: "removed"
    case .prevented(let node): "prevented(\(name(node, session)))"
    case .member(let node): "member(\(name(node, session)))"
    }
  }

  private static func name(_ node: GestureNodeID, _ session: GestureSession) -> String {
    session.id(of: node) ?? session.engine.nodes[Int(node.index)].kind.rawValue
  }

  /// Milliseconds, with as many decimals as it takes.
  private static func text(_ time: Timestamp) -> String {
    let (whole, part) = time.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    guard part != 0 else { return "\(whole)" }
    let digits = String(1_000_000 + part).dropFirst()
    return "\(whole)." + String(digits.reversed().drop { $0 == "0" }.reversed())
  }

  private static func text(_ point: ScenePoint) -> String { "(\(text(point.x)), \(text(point.y)))" }

  private static func text(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }
}

/// A step of a script; times are in milliseconds.
struct SessionStep: Sendable {
  let change: @Sendable (inout GestureSession) -> Void

  static func down(_ finger: Int, _ place: (Double, Double), _ time: Double) -> SessionStep {
    touch(finger, .began, place, time)
  }

  static func move(_ finger: Int, _ place: (Double, Double), _ time: Double) -> SessionStep {
    touch(finger, .moved, place, time)
  }

  static func up(_ finger: Int, _ place: (Double, Double), _ time: Double) -> SessionStep {
    touch(finger, .ended, place, time)
  }

  /// The system takes one finger away.
  static func lose(_ finger: Int, _ place: (Double, Double), _ time: Double) -> SessionStep {
    touch(finger, .cancelled, place, time)
  }

  /// The system takes all fingers away.
  static func cancel(_ time: Double) -> SessionStep { SessionStep { $0.cancel(at: stamp(time)) } }

  static func advance(_ time: Double) -> SessionStep { SessionStep { $0.advance(to: stamp(time)) } }

  static func enable(_ id: String, _ isEnabled: Bool = true) -> SessionStep {
    SessionStep { session in session.gesture(id).map { session.setEnabled(isEnabled, $0) } }
  }

  static func disable(_ id: String) -> SessionStep { enable(id, false) }

  static func mask(_ id: String, _ mask: GestureMask) -> SessionStep {
    SessionStep { session in session.gesture(id).map { session.setMask(mask, $0) } }
  }

  static func remove(_ region: String) -> SessionStep { SessionStep { _ = $0.removeRegion(region) } }

  static func frame(_ region: String, _ frame: SceneRect) -> SessionStep {
    SessionStep { _ = $0.setFrame(frame, ofRegion: region) }
  }

  private static func touch(
    _ finger: Int,
    _ phase: TouchPhase,
    _ place: (Double, Double),
    _ time: Double
  ) -> SessionStep {
    let location = ScenePoint(x: place.0, y: place.1)
    return SessionStep {
      $0.handle(Touch(id: TouchID(rawValue: finger), phase: phase, location: location, timestamp: stamp(time)))
    }
  }

  private static func stamp(_ time: Double) -> Timestamp {
    Timestamp(nanoseconds: Int64((time * 1_000_000).rounded()))
  }
}

extension SessionStep {
  /// A tap that takes 50 ms.
  static func tap(_ place: (Double, Double), _ time: Double) -> [SessionStep] {
    [down(1, place, time), up(1, place, time + 50)]
  }

  /// A finger that lands, moves along x to each place in turn 20 ms after the one before, and stays there.
  static func slide(_ place: (Double, Double), by steps: [Double], _ time: Double) -> [SessionStep] {
    [down(1, place, time)]
      + steps.enumerated().map { move(1, (place.0 + $1, place.1), time + 20 * Double($0 + 1)) }
  }
}
