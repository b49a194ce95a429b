@testable import GestureKit

extension JSONValue {
  /// Tells whether the parts that another value names are the same here, numbers within a tolerance.
  ///
  /// The text `finite` stands for any finite number or list of them; which space a location is in is not compared.
  func matches(_ wanted: JSONValue, tolerance: Double) -> Bool {
    switch (self, wanted) {
    case (.list(let items), .text("finite")): items.allSatisfy { $0.matches(wanted, tolerance: tolerance) }
    case (.number(let number), .text("finite")): number.isFinite
    case (.number(let number), .number(let wanted)): abs(number - wanted) <= tolerance
    case (.list(let items), .list(let wanted)):
      items.count == wanted.count && zip(items, wanted).allSatisfy { $0.matches($1, tolerance: tolerance) }
    case (.object, .object(let wanted)):
      wanted.allSatisfy { part in
        part.key == "space" || (self[part.key] ?? .null).matches(part.value, tolerance: tolerance)
      }
    case (.null, .null), (.bool, .bool), (.text, .text): self == wanted
    case (.null, _), (.bool, _), (.number, _), (.text, _), (.list, _), (.object, _): false
    }
  }
}
