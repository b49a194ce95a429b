/// A press that is held: how far its schedule has come, and what keeps it from repeating.
///
/// What runs at each repeat is inlinable, as a press machine is asked from other modules.
@usableFromInline
struct HeldPress: Hashable, Sendable {
  /// Whether the press goes on, or why not.
  @usableFromInline
  enum Progress: Hashable, Sendable { case running, paused, atBound }

  let id: PressID
  @usableFromInline
  let start: Timestamp
  /// The index of the next repeat.
  @usableFromInline
  var next: Int = 0
  /// When that one is due, in nanoseconds; `Int64.max` if it never comes, or not while the press does not go on.
  @usableFromInline
  var due: Int64 = .max
  /// How many steps it makes.
  @usableFromInline
  var steps: Int = 0
  @usableFromInline
  var progress: Progress = .running
  @usableFromInline
  var hasRepeated: Bool = false
  var isOutside: Bool = false

  init(id: PressID, start: Timestamp, _ schedule: RepeatSchedule) {
    self.id = id
    self.start = start
    wait(for: 0, schedule)
  }

  var phase: PressMachine.Phase {
    switch progress {
    case .running: hasRepeated ? .repeating : .armed
    case .paused: .paused
    case .atBound: .atBound
    }
  }

  /// Takes the repeat that is due and returns how many steps it makes; nil if none is due to come.
  @inlinable
  @inline(__always)
  mutating func takeRepeat(_ schedule: RepeatSchedule) -> Int? {
    guard due < .max else { return nil }
    let taken = steps
    wait(for: next + 1, schedule)
    hasRepeated = true
    return taken
  }

  /// Goes no further until it is resumed.
  @inlinable
  mutating func halt(_ progress: Progress) {
    self.progress = progress
    due = .max
  }

  /// Goes on with the first repeat later than a time.
  @usableFromInline
  mutating func resume(at time: Timestamp, _ schedule: RepeatSchedule) {
    progress = .running
    wait(for: max(next, schedule.firstIndex(after: elapsed(at: time))), schedule)
  }

  /// Drops every repeat that fell due by a time but the last.
  mutating func skipMissed(upTo time: Timestamp, _ schedule: RepeatSchedule) {
    guard progress == .running else { return }
    wait(for: max(next, schedule.firstIndex(after: elapsed(at: time)) - 1), schedule)
  }

  @inlinable
  @inline(__always)
  mutating func wait(for index: Int, _ schedule: RepeatSchedule) {
    next = index
    if let (offset, steps) = schedule.moment(at: index) {
      due = start.nanoseconds.addingSaturated(offset)
      self.steps = steps
    } else {
      due = .max
    }
  }

  private func elapsed(at time: Timestamp) -> Int64 {
    let (elapsed, overflow) = time.nanoseconds.subtractingReportingOverflow(start.nanoseconds)
    guard overflow else { return elapsed }
    return time < start ? .min : .max
  }
}
