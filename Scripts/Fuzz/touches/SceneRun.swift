import GestureKit
import StepperCore

/// A scene that is told what the bytes say, and checks of what it answers.
struct SceneRun {
  /// What the records told of a gesture.
  private struct Course {
    var isActive: Bool = false
    var isPressing: Bool = false
  }

  private var bytes: Bytes
  private var session: GestureSession
  private let ids: [String]
  private let gestures: [GestureNodeID]
  private var courses: [GestureNodeID: Course] = [:]
  /// The latest time that the session was told, in nanoseconds.
  private var told: Int64 = .min
  private var lastRecord: Int64 = .min
  /// The time that the next input is counted from.
  private var time: Int64 = 0

  /// Nil if the scene is not allowed with the profile, because gestures would wait for each other.
  init?(_ root: TouchRegion, _ bytes: Bytes) {
    self.bytes = bytes
    let profile = self.bytes.pick(ResolutionProfile.allCases)
    guard let session = try? GestureSession(root, profile: profile) else { return nil }
    self.session = session
    self.session.isTracing = self.bytes.bool()
    ids = Self.ids(of: root)
    gestures = session.gestureIDs.compactMap { session.gesture($0) }
  }

  private static func ids(of region: TouchRegion) -> [String] {
    [region.id] + region.children.flatMap { ids(of: $0) }
  }

  mutating func run() {
    while !bytes.isAtEnd { step() }
    comeToRest()
    guard session.isTracing else { return }
    for gesture in gestures { _ = session.explain(gesture).description }
  }

  private mutating func step() {
    switch bytes.byte() {
    case 0..<170: touch()
    case 170..<200: advance()
    case 200..<215:
      session.setEnabled(bytes.bool(), bytes.pick(gestures))
      read(at: told)
    case 215..<225:
      session.setMask(GestureMask(rawValue: bytes.byte()), bytes.pick(gestures))
      read(at: told)
    case 225..<228:
      _ = session.removeRegion(bytes.pick(ids))
      read(at: told)
    case 228..<240:
      let frame = SceneRect(x: bytes.double(), y: bytes.double(), width: bytes.double(), height: bytes.double())
      _ = session.setFrame(frame, ofRegion: bytes.pick(ids))
      read(at: told)
    case 240..<244:
      next()
      session.cancel(at: Timestamp(nanoseconds: time))
      read(at: time)
    default: oneDeadlineAfterTheOther()
    }
  }

  private mutating func next() {
    time = bytes.time(after: time)
  }

  private mutating func touch() {
    let head = bytes.byte()
    let id = head & 0x80 == 0 ? Int(head & 3) : bytes.int()
    next()
    let touch = Touch(
      id: TouchID(rawValue: id),
      phase: TouchPhase.allCases[Int(head >> 2 & 3)],
      location: ScenePoint(x: bytes.double(), y: bytes.double()),
      timestamp: Timestamp(nanoseconds: time),
      kind: TouchKind.allCases[Int(head >> 4 & 3)]
    )
    session.handle(touch)
    read(at: time)
  }

  private mutating func advance() {
    next()
    session.advance(to: Timestamp(nanoseconds: time))
    read(at: time)
  }

  private mutating func oneDeadlineAfterTheOther() {
    next()
    while let due = session.nextDeadline, due.nanoseconds <= time {
      check(session.advanceOneDeadline(upTo: due), "a deadline that is due is not taken")
      // Others may be due at the same time.
      read(at: due.nanoseconds, isComplete: false)
    }
  }

  /// Checks the records of an input at a time.
  private mutating func read(at time: Int64, isComplete: Bool = true) {
    let records = session.records
    var members = 0
    for record in records {
      if members > 0 {
        check(record.event == .member, "the record of a member is missing")
        members -= 1
      } else {
        check(record.event != .member, "a member without its composite")
        members = record.memberCount
      }
      check(record.time.nanoseconds >= lastRecord, "a record's time goes back")
      check(record.time.nanoseconds >= told, "a record at \(record.time) when \(told) had been told")
      check(record.time.nanoseconds <= max(told, time), "a record of the future")
      lastRecord = record.time.nanoseconds
      follow(record)
      readValues(of: record)
    }
    check(members == 0, "the records of members are missing")
    told = max(told, time)
    if let due = session.nextDeadline {
      check(due.nanoseconds > told || !isComplete, "a deadline is left over: \(due) at \(told)")
      check(session.pendingDeadlines > 0, "a deadline that does not count")
    }
  }

  private mutating func follow(_ record: GestureRecord) {
    var course = courses[record.node] ?? Course()
    switch record.event {
    case .member: return
    case .pressing(let isPressing):
      check(course.isPressing != isPressing, "pressing is told twice")
      course.isPressing = isPressing
    case .phase(.possible), .phase(.began): check(!course.isActive, "\(record.event) while it goes on")
    case .phase(.changed), .phase(.cancelled): check(course.isActive, "\(record.event) without a beginning")
    case .phase(.failed): check(!course.isActive, "failed while it goes on")
    case .phase(.ended): break
    }
    if case .phase(let phase) = record.event {
      course.isActive = phase.isActive
      check(!phase.isTerminal || !course.isPressing, "over while it is pressed")
    }
    courses[record.node] = course
  }

  private func readValues(of record: GestureRecord) {
    _ = session.drag(record)
    _ = session.swipe(record)
    _ = (record.tap, record.magnify, record.rotate, record.press)
    _ = record.reason?.description
  }

  private mutating func comeToRest() {
    session.cancel(at: Timestamp(nanoseconds: told))
    read(at: told)
    // Deadlines that lie after the end of time never come.
    let (rest, isAtTheEnd) = told.addingReportingOverflow(1_000_000_000_000)
    session.advance(to: Timestamp(nanoseconds: isAtTheEnd ? .max : rest))
    read(at: isAtTheEnd ? .max : rest)
    check(session.residue.touches.isEmpty, "\(session.residue)")
    guard !isAtTheEnd else { return }
    check(session.nextDeadline == nil && session.pendingDeadlines == 0, "a deadline is pending for ever")
    check(session.residue.isEmpty, "\(session.residue)")
    for course in courses.values { check(!course.isActive && !course.isPressing, "a gesture that never ends") }
  }
}
