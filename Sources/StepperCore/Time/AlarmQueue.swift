/// The pending alarms of a clock, in the order in which they fire: by deadline, then by ticket.
///
/// Every operation that takes an alarm out hands it to the caller, which keeps it alive until the queue is at rest
/// again: an object that goes away with the action may cancel another alarm, and must not do so amid a change.
struct AlarmQueue {
  struct Entry {
    let ticket: Int64
    let deadline: Timestamp
    let label: String
    let action: () -> Void

    var account: PendingAlarm {
      PendingAlarm(deadline: deadline, label: label)
    }
  }

  // A sorted array, since a driver waits for one alarm at a time, and a test seldom for more than a few.
  private var entries: [Entry] = []
  private var lastTicket: Int64 = 0

  var count: Int {
    entries.count
  }

  var nextDeadline: Timestamp? {
    entries.first?.deadline
  }

  var accounts: [PendingAlarm] {
    entries.map { $0.account }
  }

  func tickets(dueBy end: Timestamp) -> [Int64] {
    entries.prefix { $0.deadline <= end }.map { $0.ticket }
  }

  mutating func add(at deadline: Timestamp, label: String, _ action: @escaping () -> Void) -> Int64 {
    lastTicket += 1
    let place = entries.lastIndex { $0.deadline <= deadline }.map { $0 + 1 } ?? 0
    entries.insert(Entry(ticket: lastTicket, deadline: deadline, label: label, action: action), at: place)
    return lastTicket
  }

  mutating func take(_ ticket: Int64) -> Entry? {
    entries.firstIndex { $0.ticket == ticket }.map { entries.remove(at: $0) }
  }

  mutating func takeFirst(dueBy end: Timestamp) -> Entry? {
    guard let first = entries.first, first.deadline <= end else { return nil }
    return entries.removeFirst()
  }
}
