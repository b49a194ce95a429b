@testable import GestureKit

/// A JSON Schema of draft 2020-12 that uses no more than the keywords below: an unknown one is an error, not ignored.
struct JSONSchema {
  /// What is wrong, and where in the instance, as a JSON Pointer.
  struct Fault: Error, Hashable, CustomStringConvertible {
    let pointer: String
    let message: String

    var description: String { "\(pointer.isEmpty ? "the whole" : pointer): \(message)" }
  }

  let root: JSONValue

  /// The definitions by the references to them, which are looked up at every step.
  private let definitions: [String: JSONValue]

  /// Throws where the schema itself has a keyword that is not known here, or one that is not written as it must be.
  init(_ root: JSONValue) throws(Fault) {
    self.root = root
    definitions = Dictionary(
      (root["$defs"]?.members ?? []).map { ("#/$defs/\(JSONPointer.escaped($0.key))", $0.value) },
      uniquingKeysWith: { first, _ in first }
    )
    try check(root, at: "")
  }

  /// What is wrong with an instance, by the whole schema or by one of its definitions; empty for nothing.
  func faults(of instance: JSONValue, by definition: String? = nil) -> [Fault] {
    let schema: JSONValue = definition.map { .fields(["$ref": .text("#/$defs/\($0)")]) } ?? root
    return SchemaEvaluation(schema: self).outcome(schema, instance, "").faults
  }

  /// The definition that a reference such as `#/$defs/node` points to, or the whole for `#`.
  func target(of reference: String) -> JSONValue? {
    reference == "#" ? root : definitions[reference]
  }
}

/// The keywords, and what has to stand under them.
extension JSONSchema {
  private enum Shape {
    case any, number, size, text, texts, types, values, reference, schema, schemas, schemaMap, textsMap
  }

  private static let shapes: [String: Shape] = [
    "$schema": .text, "$id": .text, "$ref": .reference, "$defs": .schemaMap,
    "title": .text, "description": .text, "default": .any,
    "type": .types, "const": .any, "enum": .values,
    "minimum": .number, "exclusiveMinimum": .number, "maximum": .number, "exclusiveMaximum": .number,
    "items": .schema, "minItems": .size, "maxItems": .size,
    "properties": .schemaMap, "required": .texts, "dependentRequired": .textsMap,
    "additionalProperties": .schema, "unevaluatedProperties": .schema,
    "oneOf": .schemas, "anyOf": .schemas, "if": .schema, "then": .schema, "else": .schema,
  ]

  private static let types: Set<String> = ["null", "boolean", "number", "integer", "string", "array", "object"]

  private func check(_ schema: JSONValue, at pointer: String) throws(Fault) {
    if schema.bool != nil { return }
    guard case .object(let members) = schema else { throw Fault(pointer: pointer, message: "expected a schema") }
    for member in members {
      let place = pointer + "/" + member.key
      guard let shape = Self.shapes[member.key] else { throw Fault(pointer: place, message: "unknown keyword") }
      try check(member.value, is: shape, at: place)
    }
  }

  private func check(_ value: JSONValue, is shape: Shape, at pointer: String) throws(Fault) {
    let isGood: Bool
    switch shape {
    case .any: isGood = true
    case .number: isGood = value.number != nil
    case .size: isGood = value.number.map { $0 >= 0 && $0 == $0.rounded() } == true
    case .text: isGood = value.text != nil
    case .texts: isGood = value.texts != nil
    case .types: isGood = (value.text.map { [$0] } ?? value.texts).map(Self.types.isSuperset) == true
    case .values: isGood = value.list?.isEmpty == false
    case .reference: isGood = value.text.flatMap(target) != nil
    case .schema:
      try check(value, at: pointer)
      isGood = true
    case .schemas:
      for (index, part) in (value.list ?? []).enumerated() { try check(part, at: "\(pointer)/\(index)") }
      isGood = value.list?.isEmpty == false
    case .schemaMap:
      for member in value.members ?? [] { try check(member.value, at: "\(pointer)/\(member.key)") }
      isGood = value.members != nil
    case .textsMap: isGood = value.members?.allSatisfy { $0.value.texts != nil } == true
    }
    guard isGood else { throw Fault(pointer: pointer, message: "a keyword cannot have this value: \(value)") }
  }
}

extension JSONValue {
  /// The members of an object; nil for anything else.
  var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }

  /// The items of a list of texts; nil for anything else.
  var texts: [String]? {
    list.flatMap { items in
      let texts = items.compactMap(\.text)
      return texts.count == items.count ? texts : nil
    }
  }
}
