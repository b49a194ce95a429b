#if !hasFeature(Embedded)
/// Numbers and values as people read them.
extension Double {
  /// The number, exactly, without a decimal point if it is whole.
  var plainText: String {
    self == 0 && sign == .minus ? "-0.0" : Int64(exactly: self).map(String.init) ?? "\(self)"
  }

  /// The number with at most three decimals and no zeros at the end; one too large for that as Swift writes it.
  var brief: String {
    guard abs(self) < 1e12 else { return "\(self)" }
    let thousandths = Int64((self * 1_000).rounded())
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1_000)
    let sign = thousandths < 0 ? "-" : ""
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole)." + String(String(rest + 1_000).dropFirst()).withoutZeros
  }
}

extension ScenePoint {
  /// The coordinates in parentheses.
  var brief: String { "(\(x.brief), \(y.brief))" }
}

extension JSONValue {
  /// What follows from the other fields.
  private static let derived: [String] = ["startLocation", "predictedEndLocation", "predictedEndTranslation"]

  /// The value in one line, without what follows from the rest of it.
  var brief: String {
    switch self {
    case .null: "none"
    case .bool(let bool): "\(bool)"
    case .number(let number): number.brief
    case .text(let text): text
    case .list(let values): "(" + values.map(\.brief).joined(separator: ", ") + ")"
    case .object(let members):
      members.filter { !Self.derived.contains($0.key) }.map { "\($0.key) \($0.value.brief)" }.joined(separator: ", ")
    }
  }
}

extension String {
  var withoutZeros: String {
    var text = self[...]
    while text.last == "0" { text.removeLast() }
    return String(text)
  }
}
#endif
