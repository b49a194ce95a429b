import Foundation

/// Any JSON value, for tests that look at logs and scenarios as their readers see them.
enum JSONValue: Equatable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let list = try? container.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  /// Reads a text.
  init(json: String) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: Data(json.utf8))
  }

  /// The value as its own encoder writes it.
  init(encoding value: some Encodable) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: try JSONEncoder().encode(value))
  }

  /// The value under a key; nil where this is no object or has no such key.
  subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
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
    if case .object(let members) = self { Set(members.keys) } else { [] }
  }
}

extension JSONValue: CustomStringConvertible {
  /// The value as JSON, its keys in order.
  var description: String {
    switch self {
    case .null: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): Int(exactly: number).map(String.init) ?? "\(number)"
    case .text(let text): "\"\(text)\""
    case .list(let list): "[\(list.map(\.description).joined(separator: ", "))]"
    case .object(let members):
      "{\(members.sorted { $0.key < $1.key }.map { "\"\($0)\": \($1)" }.joined(separator: ", "))}"
    }
  }
}
