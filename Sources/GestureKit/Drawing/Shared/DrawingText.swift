#if !hasFeature(Embedded)
/// Texts as they fit into drawings.
extension String {
  /// The text made of characters that are exactly one column wide; the others are written as Swift escapes them.
  var inColumns: String {
    unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isOneColumn {
        text.unicodeScalars.append(scalar)
      } else {
        text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      }
    }
  }

  /// The text, cut off with an ellipsis if it has more characters than a number.
  func cut(to count: Int) -> String {
    guard self.count > count else { return self }
    return count < 1 ? "" : String(prefix(count - 1)) + "…"
  }

  /// How wide the text is about, in the unit of the font's size.
  ///
  /// Nobody but the viewer knows its font; this is on the safe side of the common ones.
  func width(at size: Double) -> Double {
    unicodeScalars.reduce(0) { $0 + $1.ems } * size
  }

  /// The text, cut off with an ellipsis if it is wider than a width, and nothing if hardly anything would be left.
  func cut(toWidth width: Double, at size: Double) -> String {
    guard self.width(at: size) > width else { return self }
    var (kept, left) = ("", width - size)
    for character in self {
      left -= String(character).width(at: size)
      guard left >= 0 else { break }
      kept.append(character)
    }
    return kept.count < 2 ? "" : kept + "…"
  }
}

extension Unicode.Scalar {
  /// Letters of Latin, Greek and Cyrillic, what belongs to them, and the arrow, ellipsis and dash of the log's texts.
  fileprivate var isOneColumn: Bool {
    switch value {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x24F, 0x391...0x3A1, 0x3A3...0x3C9, 0x410...0x44F: true
    case 0x2192, 0x2026, 0x2013: true
    default: false
    }
  }

  fileprivate var ems: Double {
    switch value {
    case 0x20, 0x21, 0x27...0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x49, 0x69, 0x6A, 0x6C, 0x7C: 0.36
    case 0x66, 0x72, 0x74: 0.44
    case 0x4D, 0x57, 0x6D, 0x77, 0x40, 0x25: 0.95
    case 0x41...0x5A: 0.72
    case 0..<0x250, 0x2026: 0.62
    case 0x250..<0x1100: 0.75
    default: 1.1
    }
  }
}
#endif
