/// Reads a document as strictly as XML wants it: one root, elements that close in turn, attributes in quotes and once,
/// nothing but the five escapes, and no forbidden characters.
struct MarkupChecker {
  private var rest: Substring
  private var open: [String] = []
  private(set) var fault: String?
  /// The names of all elements.
  private(set) var elements: Set<String> = []

  init(_ text: String) {
    rest = text[...]
    if text.unicodeScalars.contains(where: { $0.value < 0x20 && $0 != "\n" || $0.value & 0xFFFE == 0xFFFE }) {
      fault = "a character that is not allowed"
    }
    var roots = 0
    while fault == nil, !rest.isEmpty {
      if rest.first == "<" {
        if open.isEmpty { roots += 1 }
        readTag()
      } else {
        readText()
      }
    }
    if fault == nil, !open.isEmpty || roots != 1 { fault = "not one root that is closed: \(open)" }
  }

  private mutating func readText() {
    let text = rest.prefix { $0 != "<" }
    rest = rest.dropFirst(text.count)
    if open.isEmpty, !text.allSatisfy(\.isWhitespace) { fault = "text outside: \(text)" }
    check(text)
  }

  private mutating func check(_ text: Substring) {
    for part in text.split(separator: "&", omittingEmptySubsequences: false).dropFirst() {
      let isEscape = ["amp;", "lt;", "gt;", "quot;", "#39;"].contains { part.hasPrefix($0) }
      if !isEscape { fault = "an ampersand before \(part.prefix(10))" }
    }
    if text.contains("<") { fault = "an angle bracket in \(text)" }
  }

  private mutating func readTag() {
    guard let end = rest.firstIndex(of: ">") else { return fault = "a tag without an end" }
    let tag = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    if tag.hasPrefix("/") {
      if open.popLast() != String(tag.dropFirst()) { fault = "\(tag) closes what is not open" }
      return
    }
    let isEmpty = tag.hasSuffix("/")
    let body = isEmpty ? tag.dropLast() : tag
    let name = String(body.prefix { $0 != " " })
    elements.insert(name)
    readAttributes(body.dropFirst(name.count))
    if !isEmpty { open.append(name) }
  }

  private mutating func readAttributes(_ text: Substring) {
    var (rest, names) = (text, Set<Substring>())
    while fault == nil, !rest.isEmpty {
      let parts = rest.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, parts[0].hasPrefix(" "), parts[0].hasSuffix("=") else {
        return fault = "attributes \(text)"
      }
      if !names.insert(parts[0]).inserted { fault = "twice\(parts[0])" }
      check(parts[1])
      rest = parts[2]
    }
  }
}
