extension SplitMix64 {
  /// One of several elements, which must not be none.
  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }

  /// True once in a number of times.
  mutating func one(in count: Int) -> Bool {
    Int.random(in: 0..<count, using: &self) == 0
  }
}
