/// Numbers in words that people can compare.
enum Number {
  /// Three digits or more: 0.041, 1.52, 15.2, 1,520.
  static func short(_ number: Double) -> String {
    let places = number.magnitude >= 99.95 ? 0 : number.magnitude >= 9.995 ? 1 : number.magnitude >= 0.9995 ? 2 : 3
    return fixed(number, places: places)
  }

  /// A number with so many digits behind the point, less zeros at its end.
  static func fixed(_ number: Double, places: Int) -> String {
    let factor = (0..<places).reduce(1) { product, _ in product * 10 }
    let scaled = Int((number * Double(factor)).rounded())
    let sign = scaled < 0 ? "-" : ""
    let (whole, fraction) = scaled.magnitude.quotientAndRemainder(dividingBy: UInt(factor))
    guard fraction > 0 else { return sign + grouped(Int(whole)) }
    var digits = String(repeating: "0", count: places - String(fraction).count) + String(fraction)
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(grouped(Int(whole))).\(digits)"
  }

  /// A whole number with a comma before every three digits.
  static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0 && (digits.count - index) % 3 == 0 { text.append(",") }
      text.append(digit)
    }
    return number < 0 ? "-" + text : text
  }
}
