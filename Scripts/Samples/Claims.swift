import Testing

/// Checks what a comment claims of a value.
func claim<Value>(_ value: Value, _ text: String, at place: SourceLocation = #_sourceLocation) {
  let isTrue = spellings(of: value).contains(text) || isNumber(value, text)
  #expect(isTrue, "it is \(value), not \(text)", sourceLocation: place)
}

/// Checks what a comment claims is printed.
func claimPrinted<Value>(_ value: Value, _ text: String, at place: SourceLocation = #_sourceLocation) {
  let printed = String(describing: value)
  #expect(printed == text, sourceLocation: place)
}

/// The ways in which a comment may write a value: as it is printed, quoted, or as the case of an enumeration.
private func spellings(of value: Any) -> [String] {
  let mirror = Mirror(reflecting: value)
  if mirror.displayStyle == .optional {
    guard let wrapped = mirror.children.first else { return ["nil"] }
    return spellings(of: wrapped.value)
  }
  return ["\(value)", String(reflecting: value), ".\(value)"]
}

/// Whether a comment writes the same number in another way.
private func isNumber(_ value: Any, _ text: String) -> Bool {
  guard let claimed = Double(text.replacing("_", with: "").replacing("−", with: "-")) else { return false }
  return spellings(of: value).contains { Double($0) == claimed }
}
