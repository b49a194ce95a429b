/// The deadlines of a scene's gestures, the next one first: by time, then in the order in which they were set.
struct DeadlineTable: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let node: Int
    let due: Int64
  }

  // In order; a new one goes behind those of the same time. Few gestures wait at once.
  private var entries: [Entry] = []

  /// How many deadlines are pending.
  var count: Int { entries.count }

  /// The next deadline, in nanoseconds; `Int64.max` for none.
  var next: Int64 { entries.first?.due ?? .max }

  /// The deadline of a node, in nanoseconds; `Int64.max` for none.
  func due(of node: Int) -> Int64 {
    entries.first { $0.node == node }?.due ?? .max
  }

  /// Sets the deadline of a node, or withdraws it with `Int64.max`; setting the same again keeps its place.
  mutating func set(_ due: Int64, for node: Int) {
    if let place = entries.firstIndex(where: { $0.node == node }) {
      guard entries[place].due != due else { return }
      entries.remove(at: place)
    }
    guard due != .max else { return }
    let place = entries.firstIndex { $0.due > due } ?? entries.count
    entries.insert(Entry(node: node, due: due), at: place)
  }

  /// Takes the node whose deadline comes first, if that is not later than a time.
  mutating func takeFirst(upTo time: Int64) -> (node: Int, due: Int64)? {
    guard let first = entries.first, first.due <= time else { return nil }
    entries.removeFirst()
    return (first.node, first.due)
  }
}
