import Foundation

@testable import GestureKit

/// Logs and scenarios as their readers see them.
extension JSONValue {
  /// Reads a text.
  init(json: String) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
  }

  /// The value as its own encoder writes it.
  init(encoding value: some Encodable) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: try JSONEncoder().encode(value))
  }

  var bool: Bool? {
    if case .bool(let bool) = self { bool } else { nil }
  }

  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  var text: String? {
    if case .text(let text) = self { text } else { nil }
  }

  var list: [JSONValue]? {
    if case .list(let list) = self { list } else { nil }
  }

  /// The keys of an object; none of anything else.
  var keys: Set<String> {
    if case .object(let members) = self { Set(members.map(\.key)) } else { [] }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as JSON, its keys in order.
  public var description: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
    case .text(let text): "\"\(text)\""
    case .list(let list): "[\(list.map(\.description).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }.joined(separator: ", "))}"
    }
  }
}
