#if !hasFeature(Embedded)
/// Texts as they stand in columns.
extension String {
  /// The text with spaces behind it, up to a number of characters.
  func filled(to count: Int) -> String {
    self + String(repeating: " ", count: max(0, count - self.count))
  }

  /// The text with spaces before it, up to a number of characters.
  func flushRight(to count: Int) -> String {
    String(repeating: " ", count: max(0, count - self.count)) + self
  }

  /// The text without the spaces at its end.
  var trimmedAtEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
#endif
