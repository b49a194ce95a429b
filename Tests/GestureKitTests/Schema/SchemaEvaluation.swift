@testable import GestureKit

/// Holds an instance against a schema, keyword by keyword.
struct SchemaEvaluation {
  typealias Fault = JSONSchema.Fault

  /// What a schema says about one place of the instance.
  struct Outcome {
    var faults: [Fault] = []
    /// The keys of the object at the place that the schema has spoken of.
    var evaluated: Set<String> = []

    mutating func add(_ other: Outcome) {
      faults += other.faults
      evaluated.formUnion(other.evaluated)
    }
  }

  let schema: JSONSchema

  func outcome(_ rule: JSONValue, _ value: JSONValue, _ pointer: String) -> Outcome {
    if let isAllowed = rule.bool {
      return Outcome(faults: isAllowed ? [] : [Fault(pointer: pointer, message: "not allowed")])
    }
    var outcome = Outcome(faults: constantFaults(rule, value, pointer))
    guard outcome.faults.isEmpty else { return outcome }
    outcome.faults += value.faults(by: rule).map { Fault(pointer: pointer, message: $0) }
    outcome.faults += itemFaults(rule, value, pointer)
    if let target = rule["$ref"]?.text.flatMap(schema.target) { outcome.add(self.outcome(target, value, pointer)) }
    outcome.add(choice(rule, value, pointer))
    outcome.add(condition(rule, value, pointer))
    outcome.add(properties(rule, value, pointer))
    // The keys that a part with a fault of its own would have spoken of are not known.
    if outcome.faults.isEmpty {
      outcome.add(rest(rule["unevaluatedProperties"], value, pointer, besides: outcome.evaluated))
    }
    return outcome
  }

  /// Looks first at the keys with one value, which tell kinds apart.
  ///
  /// What else there is to say about an object of another kind would be noise, and would take exponential time where
  /// kinds lie inside one another.
  private func constantFaults(_ rule: JSONValue, _ value: JSONValue, _ pointer: String) -> [Fault] {
    guard let members = value.members, let properties = rule["properties"] else { return [] }
    return members.compactMap { member in
      guard let constant = properties[member.key]?["const"], constant != member.value else { return nil }
      return Fault(pointer: "\(pointer)/\(JSONPointer.escaped(member.key))", message: "expected \(constant)")
    }
  }

  private func itemFaults(_ rule: JSONValue, _ value: JSONValue, _ pointer: String) -> [Fault] {
    guard let items = rule["items"], let list = value.list else { return [] }
    return list.enumerated().flatMap { outcome(items, $1, "\(pointer)/\($0)").faults }
  }

  private func properties(_ rule: JSONValue, _ value: JSONValue, _ pointer: String) -> Outcome {
    var outcome = Outcome()
    for member in value.members ?? [] {
      guard let rule = rule["properties"]?[member.key] else { continue }
      outcome.faults += self.outcome(rule, member.value, "\(pointer)/\(JSONPointer.escaped(member.key))").faults
      outcome.evaluated.insert(member.key)
    }
    outcome.add(rest(rule["additionalProperties"], value, pointer, besides: outcome.evaluated))
    return outcome
  }

  /// Holds the keys that nothing has spoken of against what is said about the rest.
  private func rest(_ rule: JSONValue?, _ value: JSONValue, _ pointer: String, besides known: Set<String>) -> Outcome {
    var outcome = Outcome()
    guard let rule else { return outcome }
    for member in value.members ?? [] where !known.contains(member.key) {
      outcome.faults += self.outcome(rule, member.value, "\(pointer)/\(JSONPointer.escaped(member.key))").faults
      outcome.evaluated.insert(member.key)
    }
    return outcome
  }

  private func choice(_ rule: JSONValue, _ value: JSONValue, _ pointer: String) -> Outcome {
    var outcome = Outcome()
    for (keyword, limit) in [("oneOf", 1), ("anyOf", Int.max)] {
      guard let rules = rule[keyword]?.list else { continue }
      let outcomes = rules.map { self.outcome($0, value, pointer) }
      let good = outcomes.filter(\.faults.isEmpty)
      if good.isEmpty {
        let faults = outcomes.compactMap { $0.faults.first?.description }
        outcome.faults.append(Fault(pointer: pointer, message: "none of \(keyword): \(faults)"))
      } else if good.count > limit {
        outcome.faults.append(Fault(pointer: pointer, message: "\(good.count) of \(keyword)"))
      } else {
        good.forEach { outcome.add($0) }
      }
    }
    return outcome
  }

  private func condition(_ rule: JSONValue, _ value: JSONValue, _ pointer: String) -> Outcome {
    guard let condition = rule["if"] else { return Outcome() }
    var outcome = self.outcome(condition, value, pointer)
    let branch = outcome.faults.isEmpty ? "then" : "else"
    if !outcome.faults.isEmpty { outcome = Outcome() }
    if let rule = rule[branch] { outcome.add(self.outcome(rule, value, pointer)) }
    return outcome
  }
}

/// The keywords that are about a value alone and not about its parts.
extension JSONValue {
  fileprivate func faults(by rule: JSONValue) -> [String] {
    [typeFault(rule["type"]), enumerationFault(rule)].compactMap(\.self) + numberFaults(rule) + sizeFaults(rule)
      + missingKeys(rule)
  }

  private func typeFault(_ type: JSONValue?) -> String? {
    guard let types = type.flatMap({ $0.text.map { [$0] } ?? $0.texts }) else { return nil }
    return types.contains(where: isOf) ? nil : "expected \(types.joined(separator: " or "))"
  }

  private func isOf(type: String) -> Bool {
    switch self {
    case .null: type == "null"
    case .bool: type == "boolean"
    case .number(let number): type == "number" || type == "integer" && number == number.rounded()
    case .text: type == "string"
    case .list: type == "array"
    case .object: type == "object"
    }
  }

  private func enumerationFault(_ rule: JSONValue) -> String? {
    if let wanted = rule["const"], self != wanted { return "expected \(wanted)" }
    if let wanted = rule["enum"]?.list, !wanted.contains(self) { return "expected one of \(wanted)" }
    return nil
  }

  private func numberFaults(_ rule: JSONValue) -> [String] {
    guard let number else { return [] }
    let limits: KeyValuePairs<String, (Double, Double) -> Bool> = [
      "minimum": (>=), "exclusiveMinimum": (>), "maximum": (<=), "exclusiveMaximum": (<),
    ]
    return limits.compactMap { keyword, holds in
      rule[keyword]?.number.flatMap { holds(number, $0) ? nil : "\(keyword) is \($0)" }
    }
  }

  private func sizeFaults(_ rule: JSONValue) -> [String] {
    guard let count = list?.count else { return [] }
    let limits: KeyValuePairs<String, (Double, Double) -> Bool> = ["minItems": (>=), "maxItems": (<=)]
    return limits.compactMap { keyword, holds in
      rule[keyword]?.number.flatMap { holds(Double(count), $0) ? nil : "\(keyword) is \($0)" }
    }
  }

  private func missingKeys(_ rule: JSONValue) -> [String] {
    guard members != nil else { return [] }
    var required = rule["required"]?.texts ?? []
    for member in rule["dependentRequired"]?.members ?? [] where keys.contains(member.key) {
      required += member.value.texts ?? []
    }
    return required.filter { !keys.contains($0) }.map { "missing key \($0)" }
  }
}
