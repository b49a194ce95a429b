import StepperCore

/// The deadlines of a scene's gestures, the next one first: by time, then in the order in which they were set.
struct DeadlineTable: Hashable, Sendable {
  private struct Entry: Hashable, Sendable {
    let node: Int
    let due: Int64
  }

  /// The next deadline, in nanoseconds; `Int64.max` for none.
  private(set) var next: Int64 = .max
  /// Whose that is; it stands beside the others, because most often there are none.
  private var nextNode: Int = -1
  /// The others, in order; a new one goes behind those of the same time.
  private var others: EventBuffer<Entry> = EventBuffer()

  /// How many deadlines are pending.
  var count: Int { next == .max ? 0 : others.count + 1 }

  /// Sets the deadline of a node, or withdraws it with `Int64.max`; setting the same again keeps its place.
  @inline(__always)
  mutating func set(_ due: Int64, for node: Int) {
    guard others.isEmpty && (next == .max || nextNode == node) else { return setAmongOthers(due, for: node) }
    next = due
    nextNode = due == .max ? -1 : node
  }

  private mutating func setAmongOthers(_ due: Int64, for node: Int) {
    if nextNode == node {
      guard next != due else { return }
      takeNext()
    } else if let place = others.firstIndex(where: { $0.node == node }) {
      guard others[place].due != due else { return }
      others.remove(at: place)
    }
    if due != .max { insert(due, for: node) }
  }

  private mutating func insert(_ due: Int64, for node: Int) {
    guard due >= next else {
      if next != .max { others.insert(Entry(node: nextNode, due: next), at: 0) }
      (next, nextNode) = (due, node)
      return
    }
    var place = others.count
    while place > 0 && others[place - 1].due > due { place -= 1 }
    others.insert(Entry(node: node, due: due), at: place)
  }

  /// Takes the node whose deadline comes first, if that is not later than a time.
  @inline(__always)
  mutating func takeFirst(upTo time: Int64) -> (node: Int, due: Int64)? {
    guard next <= time, next != .max else { return nil }
    let first = (nextNode, next)
    takeNext()
    return first
  }

  @inline(__always)
  private mutating func takeNext() {
    guard !others.isEmpty else { return (next, nextNode) = (.max, -1) }
    (next, nextNode) = (others[0].due, others[0].node)
    others.remove(at: 0)
  }
}
