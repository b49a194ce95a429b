/// What followed from the last input, in order, in storage that is used again and again.
///
/// It is valid until the next input. Once it has been as full as it gets, nothing is allocated any more.
///
/// Inlinable, as it is read for every input: unspecialized, an access from another module costs a hundred times more.
public struct EventBuffer<Element: Hashable & Sendable>: RandomAccessCollection, Sendable {
  // Lists that machines and the engine change at every input are kept in one as well: one store empties it.
  @usableFromInline
  var storage: [Element] = []

  @usableFromInline
  var used: Int = 0

  /// The number of events.
  @inlinable
  public var count: Int { used }

  @inlinable
  package init() {}

  /// Whether there are no events.
  @inlinable
  public var isEmpty: Bool { used == 0 }

  /// The position of the first event.
  @inlinable
  public var startIndex: Int { 0 }

  /// The position after the last event.
  @inlinable
  public var endIndex: Int { used }

  /// The position after another one.
  @inlinable
  public func index(after position: Int) -> Int { position + 1 }

  /// The position before another one.
  @inlinable
  public func index(before position: Int) -> Int { position - 1 }

  /// The event at a position.
  @inlinable
  public subscript(position: Int) -> Element {
    precondition(position < used, "no event at this position: the buffer was used again")
    return storage[position]
  }

  @inlinable
  @inline(__always)
  package mutating func append(_ element: Element) {
    if used < storage.count { storage[used] = element } else { storage.append(element) }
    used &+= 1
  }

  /// Takes an element in place of all that there are.
  @inlinable
  @inline(__always)
  package mutating func replaceAll(with element: Element) {
    if storage.isEmpty { storage.append(element) } else { storage[0] = element }
    used = 1
  }

  @inlinable
  @inline(__always)
  package mutating func removeAll() {
    used = 0
  }

  /// Puts an element in front of the one at a position.
  @inlinable
  @inline(__always)
  package mutating func insert(_ element: Element, at position: Int) {
    append(element)
    var place = used - 1
    while place > position {
      storage[place] = storage[place - 1]
      place -= 1
    }
    storage[position] = element
  }

  /// Takes the element at a position out.
  @inlinable
  @inline(__always)
  package mutating func remove(at position: Int) {
    for place in position..<used - 1 { storage[place] = storage[place + 1] }
    used -= 1
  }

  /// Changes the element at a position in place.
  @inlinable
  package mutating func change(at position: Int, _ change: (inout Element) -> Void) {
    precondition(position < used, "no event at this position: the buffer was used again")
    change(&storage[position])
  }

  /// Keeps the elements that fulfil a condition, in order.
  @inlinable
  @inline(__always)
  package mutating func keep(where isKept: (Element) -> Bool) {
    var kept = 0
    for place in 0..<used where isKept(storage[place]) {
      if kept < place { storage[kept] = storage[place] }
      kept += 1
    }
    used = kept
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
