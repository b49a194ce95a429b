#if !hasFeature(Embedded)
/// Writes an SVG document, element by element; whatever comes in as text is escaped.
struct SVGWriter {
  /// The value of an attribute.
  enum Value: ExpressibleByStringInterpolation, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    case text(String)
    case number(Double)

    init(stringLiteral value: String) { self = .text(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }
    init(floatLiteral value: Double) { self = .number(value) }

    fileprivate var written: String {
      switch self {
      case .text(let text): SVGWriter.escaped(text)
      case .number(let number): number.coordinate
      }
    }
  }

  typealias Attributes = KeyValuePairs<String, Value>

  /// What was written so far.
  private(set) var text: String = ""
  private var depth: Int

  /// Starts within some elements that are written elsewhere.
  init(depth: Int = 0) {
    self.depth = depth
  }

  /// Writes what was written elsewhere.
  mutating func append(_ other: SVGWriter) {
    text += other.text
  }

  /// Writes an element with nothing in it.
  mutating func element(_ name: String, _ attributes: Attributes = [:]) {
    line("<\(name)\(Self.written(attributes))/>")
  }

  /// Writes an element with text in it.
  mutating func element(_ name: String, _ attributes: Attributes = [:], text: String) {
    line("<\(name)\(Self.written(attributes))>\(Self.escaped(text))</\(name)>")
  }

  /// Writes an element with others in it.
  mutating func element(_ name: String, _ attributes: Attributes = [:], _ content: (inout SVGWriter) -> Void) {
    line("<\(name)\(Self.written(attributes))>")
    depth += 1
    content(&self)
    depth -= 1
    line("</\(name)>")
  }

  /// Writes a group of which a reader learns more by pointing at it.
  mutating func tooltip(_ tooltip: String, _ content: (inout SVGWriter) -> Void) {
    element("g") { svg in
      svg.element("title", text: tooltip)
      content(&svg)
    }
  }

  /// Writes the rules of a style sheet, which are the library's own and need no escapes.
  mutating func style(_ rules: [String]) {
    element("style") { svg in
      for rule in rules { svg.line(rule) }
    }
  }

  private mutating func line(_ content: String) {
    text += String(repeating: "  ", count: depth) + content + "\n"
  }

  /// The attributes, without those that are empty.
  private static func written(_ attributes: Attributes) -> String {
    attributes.reduce(into: "") { written, attribute in
      let value = attribute.value.written
      if !value.isEmpty { written += " \(attribute.key)=\"\(value)\"" }
    }
  }

  /// The text with the five characters escaped that mean something, and without those that XML has no place for or
  /// that would turn round the text beside them.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { escaped, scalar in
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      default: escaped.unicodeScalars.append(scalar.isFitForDrawings ? scalar : "\u{FFFD}")
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is neither a control character, nor one that turns the direction of writing, nor none at all.
  fileprivate var isFitForDrawings: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: false
    case 0xFDD0...0xFDEF: false
    default: value & 0xFFFE != 0xFFFE
    }
  }
}
#endif
