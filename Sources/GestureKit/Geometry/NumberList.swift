#if !hasFeature(Embedded)
// Geometry is written as short lists of numbers: a file of touches is read and edited by hand, and names for the
// coordinates would be most of its text.

extension Decoder {
  /// Reads a list that must hold exactly so many numbers.
  func decodeNumbers(count: Int) throws -> [Double] {
    let container = try singleValueContainer()
    let numbers = try container.decode([Double].self)
    guard numbers.count == count else {
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected \(count) numbers, found \(numbers.count)"
      )
    }
    return numbers
  }
}

extension Encoder {
  /// Writes a list of numbers.
  func encode(numbers: Double...) throws {
    var container = singleValueContainer()
    try container.encode(numbers)
  }
}
#endif
