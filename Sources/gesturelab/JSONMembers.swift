import Foundation

/// The members of a JSON object as they are written, one after the other, which no decoder can tell.
///
/// The text must be known to be an object.
struct JSONMembers: Sequence, IteratorProtocol {
  private var rest: ArraySlice<UInt8>

  init(_ object: [UInt8]) {
    rest = object.drop { $0 != UInt8(ascii: "{") }.dropFirst()
  }

  /// The next member's name and value.
  mutating func next() -> (String, String)? {
    rest = rest.drop { $0 != UInt8(ascii: "\"") }
    guard !rest.isEmpty else { return nil }
    let name = Data(takeString())
    rest = rest.drop { $0 != UInt8(ascii: ":") }.dropFirst()
    let value = String(decoding: takeValue(), as: UTF8.self)
    let decoded = try? JSONDecoder().decode(String.self, from: name)
    return (decoded ?? "", value.trimmingCharacters(in: .whitespacesAndNewlines))
  }

  /// Takes all up to the comma or the bracket that ends the value.
  private mutating func takeValue() -> ArraySlice<UInt8> {
    let start = rest
    var depth = 0
    while let byte = rest.first {
      switch byte {
      case UInt8(ascii: "\""):
        _ = takeString()
        continue
      case UInt8(ascii: ","): if depth == 0 { return start[..<rest.startIndex] }
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        if depth == 0 { return start[..<rest.startIndex] }
        depth -= 1
      default: break
      }
      rest = rest.dropFirst()
    }
    return start
  }

  /// Takes a string with its quotes.
  private mutating func takeString() -> ArraySlice<UInt8> {
    let start = rest
    rest = rest.dropFirst()
    while let byte = rest.first, byte != UInt8(ascii: "\"") {
      rest = rest.dropFirst(byte == UInt8(ascii: "\\") ? 2 : 1)
    }
    rest = rest.dropFirst()
    return start[..<rest.startIndex]
  }
}
