/// What followed from the last input, in order, in storage that is used again and again.
///
/// It is valid until the next input. Once it has been as full as it gets, nothing is allocated any more.
public struct EventBuffer<Element: Hashable & Sendable>: RandomAccessCollection, Sendable {
  private var storage: [Element] = []

  /// The number of events.
  public private(set) var count: Int = 0

  package init() {}

  /// The position of the first event.
  public var startIndex: Int { 0 }

  /// The position after the last event.
  public var endIndex: Int { count }

  /// The event at a position.
  public subscript(position: Int) -> Element {
    precondition(position < count, "no event at this position: the buffer was used again")
    return storage[position]
  }

  package mutating func append(_ element: Element) {
    if count < storage.count { storage[count] = element } else { storage.append(element) }
    count += 1
  }

  package mutating func removeAll() {
    count = 0
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
