/// What followed from the last input, in order, in storage that is used again and again.
///
/// It is valid until the next input. Once it has been as full as it gets, nothing is allocated any more.
///
/// Inlinable, as it is read for every input: unspecialized, an access from another module costs a hundred times more.
public struct EventBuffer<Element: Hashable & Sendable>: RandomAccessCollection, Sendable {
  @usableFromInline
  var storage: [Element] = []

  @usableFromInline
  var used: Int = 0

  /// The number of events.
  @inlinable
  public var count: Int { used }

  @inlinable
  package init() {}

  /// The position of the first event.
  @inlinable
  public var startIndex: Int { 0 }

  /// The position after the last event.
  @inlinable
  public var endIndex: Int { used }

  /// The event at a position.
  @inlinable
  public subscript(position: Int) -> Element {
    precondition(position < used, "no event at this position: the buffer was used again")
    return storage[position]
  }

  @inlinable
  package mutating func append(_ element: Element) {
    if used < storage.count { storage[used] = element } else { storage.append(element) }
    used += 1
  }

  @inlinable
  package mutating func removeAll() {
    used = 0
  }
}

extension EventBuffer: Hashable {
  /// Compares the events, not what is left of earlier ones in the storage.
  public static func == (first: EventBuffer, second: EventBuffer) -> Bool {
    first.elementsEqual(second)
  }

  /// Hashes the events, not what is left of earlier ones in the storage.
  public func hash(into hasher: inout Hasher) {
    for element in self { hasher.combine(element) }
  }
}
