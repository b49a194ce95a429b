@testable import GestureKit

/// Places in a JSON value, written such as `/timeline/3/at`.
enum JSONPointer {
  static func escaped(_ key: String) -> String {
    key.replacing("~", with: "~0").replacing("/", with: "~1")
  }

  static func parts(_ pointer: String) -> [String] {
    pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      .map { String($0.replacing("~1", with: "/").replacing("~0", with: "~")) }
  }
}

extension JSONValue {
  /// All places in the value, itself first.
  func pointers(from root: String = "") -> [String] {
    switch self {
    case .null, .bool, .number, .text: [root]
    case .list(let items): [root] + items.enumerated().flatMap { $1.pointers(from: "\(root)/\($0)") }
    case .object(let members):
      [root] + members.flatMap { $0.value.pointers(from: "\(root)/\(JSONPointer.escaped($0.key))") }
    }
  }

  /// What stands at a place; nil for nothing.
  func value(at pointer: String) -> JSONValue? {
    JSONPointer.parts(pointer).reduce(self) { value, part in
      guard let list = value?.list else { return value?[part] }
      return Int(part).flatMap { list.indices.contains($0) ? list[$0] : nil }
    }
  }

  /// A copy with something else at a place, or nothing at all; a key that is not there yet is added.
  func replacing(_ pointer: String, with value: JSONValue?) -> JSONValue {
    replacing(JSONPointer.parts(pointer)[...], with: value) ?? .null
  }

  private func replacing(_ parts: ArraySlice<String>, with value: JSONValue?) -> JSONValue? {
    guard let part = parts.first else { return value }
    if let list {
      return .list(
        list.enumerated().compactMap { "\($0)" == part ? $1.replacing(parts.dropFirst(), with: value) : $1 }
      )
    }
    let old = members ?? []
    let new = (self[part] ?? .null).replacing(parts.dropFirst(), with: value).map { [Member(key: part, value: $0)] }
    let index = old.firstIndex { $0.key == part } ?? old.endIndex
    return .object(old[..<index] + (new ?? []) + old[index...].dropFirst())
  }
}
