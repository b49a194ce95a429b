import StepperCore

/// The deadlines of a scene's gestures, the next one first: by time, then in the order in which they were set.
struct DeadlineTable: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    let node: Int
    let due: Int64
  }

  // In order; a new one goes behind those of the same time. Few gestures wait at once.
  private var entries: EventBuffer<Entry> = EventBuffer()

  /// How many deadlines are pending.
  var count: Int { entries.count }

  /// The next deadline, in nanoseconds; `Int64.max` for none.
  private(set) var next: Int64 = .max

  /// Sets the deadline of a node, or withdraws it with `Int64.max`; setting the same again keeps its place.
  mutating func set(_ due: Int64, for node: Int) {
    guard !entries.isEmpty else { return setFirst(due, for: node) }
    defer { findNext() }
    if let place = entries.firstIndex(where: { $0.node == node }) {
      guard entries[place].due != due else { return }
      entries.remove(at: place)
    }
    guard due != .max else { return }
    var place = entries.count
    while place > 0 && entries[place - 1].due > due { place -= 1 }
    entries.insert(Entry(node: node, due: due), at: place)
  }

  private mutating func setFirst(_ due: Int64, for node: Int) {
    guard due != .max else { return }
    entries.append(Entry(node: node, due: due))
    next = due
  }

  @inline(__always)
  private mutating func findNext() {
    next = entries.isEmpty ? .max : entries[0].due
  }

  /// Takes the node whose deadline comes first, if that is not later than a time.
  mutating func takeFirst(upTo time: Int64) -> (node: Int, due: Int64)? {
    guard next <= time, !entries.isEmpty else { return nil }
    let first = entries[0]
    entries.remove(at: 0)
    findNext()
    return (first.node, first.due)
  }
}
