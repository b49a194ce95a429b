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

  // A sorted array, since a driver waits for one alarm at a time, and a test seldom for more than a few. The next alarm
  // is the last, which is taken out without moving others.
  private var entries: [Entry] = []
  private var lastTicket: Int64 = 0

  var count: Int {
    entries.count
  }

  var nextDeadline: Timestamp? {
    entries.last?.deadline
  }

  var accounts: [PendingAlarm] {
    entries.reversed().map { $0.account }
  }

  /// Whether an alarm is pending whose deadline is not later than an instant.
  func isDue(by end: Timestamp) -> Bool {
    guard let nextDeadline else { return false }
    return nextDeadline <= end
  }

  func tickets(dueBy end: Timestamp) -> [Int64] {
    entries.reversed().prefix { $0.deadline <= end }.map { $0.ticket }
  }

  mutating func add(at deadline: Timestamp, label: String, _ action: @escaping () -> Void) -> Int64 {
    lastTicket += 1
    let entry = Entry(ticket: lastTicket, deadline: deadline, label: label, action: action)
    if let place = entries.firstIndex(where: { $0.deadline <= deadline }) {
      entries.insert(entry, at: place)
    } else {
      entries.append(entry)
    }
    return lastTicket
  }

  mutating func take(_ ticket: Int64) -> Entry? {
    guard let place = entries.lastIndex(where: { $0.ticket == ticket }) else { return nil }
    return place + 1 == entries.count ? entries.removeLast() : entries.remove(at: place)
  }

  mutating func takeFirst(dueBy end: Timestamp) -> Entry? {
    isDue(by: end) ? entries.removeLast() : nil
  }
}
