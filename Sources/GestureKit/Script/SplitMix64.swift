/// A generator of numbers that look random and are the same on every run and platform (Steele, Lea and Flood, 2014).
package struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  package init(seed: UInt64) {
    state = seed
  }

  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, but not including, a count; 0 if the count is not more than that.
  ///
  /// Not the standard library's way, which may change and depends on the width of the type: the high half of a product.
  package mutating func below(_ count: Int64) -> Int64 {
    guard count > 0 else { return 0 }
    return Int64(next().multipliedFullWidth(by: UInt64(count)).high)
  }

  /// True as often as said, in percent.
  package mutating func chance(_ percent: Int64) -> Bool { below(100) < percent }

  /// One of the elements, which must be at least one.
  package mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int(below(Int64(elements.count)))]
  }
}
