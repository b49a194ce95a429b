/// Expectations for decimal numbers, calculated with integers and read as text, as a compiler reads a literal.
enum DecimalText {
  /// The number that an integer stands for at so many digits after the decimal point: -1234 with 2 digits is -12.34.
  static func double(_ integer: Int, _ digits: Int) -> Double {
    Double(text(integer, digits)) ?? .nan
  }

  /// The same as a `Float`.
  static func float(_ integer: Int, _ digits: Int) -> Float {
    Float(text(integer, digits)) ?? .nan
  }

  /// The numbers from a first to a last integer, each one step further than the one before.
  static func doubles(from first: Int, through last: Int, by step: Int = 1, digits: Int) -> [Double] {
    stride(from: first, through: last, by: step).map { double($0, digits) }
  }

  static func text(_ integer: Int, _ digits: Int) -> String {
    let figures = String(integer.magnitude)
    let padded = String(repeating: "0", count: max(0, digits + 1 - figures.count)) + figures
    let sign = integer < 0 ? "-" : ""
    return digits == 0 ? sign + padded : "\(sign)\(padded.dropLast(digits)).\(padded.suffix(digits))"
  }
}
