/// A number that tells runs of values apart: 64-bit FNV-1a (Fowler, Noll and Vo; RFC 9923).
///
/// It shows that two platforms, compilers or versions give the same, and nobody tries to deceive it. 64 bits are enough
/// for that: each step is one-to-one (an exclusive or with a byte, a multiplication by an odd number), so that two runs
/// that differ in a single byte never share a digest, and any others do once in 2⁶⁴. It is two operations in the same
/// order everywhere, and its results for well-known texts are published.
///
/// The order counts. What has no fixed length tells its length or its case first, so that no two different runs are
/// the same bytes.
package struct Digest: Hashable, Sendable {
  package private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  package init() {}

  /// Takes in bytes as they are.
  package mutating func combine(bytes: some Sequence<UInt8>) {
    for byte in bytes { combine(byte) }
  }

  /// Takes in one byte, such as the number of an enumeration's case.
  package mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0100_0000_01B3
  }

  /// Takes in eight bytes, the lowest first.
  package mutating func combine(_ bits: UInt64) {
    for shift in stride(from: 0, to: 64 as UInt64, by: 8) { combine(UInt8(truncatingIfNeeded: bits &>> shift)) }
  }

  package mutating func combine(_ number: Int64) {
    combine(UInt64(bitPattern: number))
  }

  /// Takes in a number as 64 bits, also where it has only 32.
  package mutating func combine(_ number: Int) {
    combine(Int64(number))
  }

  package mutating func combine(_ flag: Bool) {
    combine(flag ? 1 : 0 as UInt8)
  }

  /// Takes in a number by its bits, so that −0 is another than 0.
  ///
  /// Every NaN is one and the same: which one a calculation gives differs from processor to processor, and WebAssembly
  /// leaves it open.
  package mutating func combine(_ number: Double) {
    combine(number.isNaN ? 0x7FF8_0000_0000_0000 : number.bitPattern)
  }

  /// Takes in a text by its UTF-8, the number of bytes first.
  package mutating func combine(_ text: String) {
    combine(text.utf8.count)
    combine(bytes: text.utf8)
  }
}

#if !hasFeature(Embedded)
extension Digest: CustomStringConvertible {
  /// Sixteen hexadecimal digits.
  package var description: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
#endif
