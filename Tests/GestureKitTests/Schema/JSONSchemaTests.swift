import Testing

@testable import GestureKit

/// The validator itself, a few cases a keyword.
struct JSONSchemaTests {
  /// A schema, what holds by it, and what does not.
  private static let keywords: [(String, [String], [String])] = [
    (#"true"#, ["1", "null"], []),
    (#"false"#, [], ["1", "null"]),
    (#"{}"#, ["1", "null", "{}"], []),
    (#"{"type": "null"}"#, ["null"], ["false", "0", #""""#, "[]", "{}"]),
    (#"{"type": "boolean"}"#, ["true", "false"], ["null", "1", #""true""#]),
    (#"{"type": "number"}"#, ["1", "1.5", "-1"], ["null", "true", #""1""#]),
    (#"{"type": "integer"}"#, ["1", "1.0", "-1"], ["1.5", "true"]),
    (#"{"type": "string"}"#, [#""""#], ["null", "1", "[]"]),
    (#"{"type": "array"}"#, ["[]", "[1]"], ["{}", "null"]),
    (#"{"type": "object"}"#, ["{}"], ["[]", "null"]),
    (#"{"type": ["number", "null"]}"#, ["null", "1"], ["true", "[]"]),
    (#"{"const": 1}"#, ["1", "1.0"], ["2", "true", #""1""#]),
    (#"{"const": true}"#, ["true"], ["false", "1", "null"]),
    (#"{"const": null}"#, ["null"], ["false", "0"]),
    (#"{"enum": ["a", "b"]}"#, [#""a""#, #""b""#], [#""A""#, #""""#, "null"]),
    (#"{"minimum": 1}"#, ["1", "2", #""0""#], ["0.9"]),
    (#"{"exclusiveMinimum": 1}"#, ["1.1", "null"], ["1", "0"]),
    (#"{"maximum": 1}"#, ["1", "0", "[2]"], ["1.1"]),
    (#"{"exclusiveMaximum": 1}"#, ["0.9"], ["1", "2"]),
    (#"{"minItems": 1}"#, ["[1]", "[1, 2]", "{}"], ["[]"]),
    (#"{"maxItems": 1}"#, ["[1]", "[]", "2"], ["[1, 2]"]),
    (#"{"items": {"type": "number"}}"#, ["[]", "[1, 2]", "{}"], [#"["1"]"#, "[1, null]"]),
    (#"{"required": ["a"]}"#, [#"{"a": null}"#, "1"], ["{}", #"{"b": 1}"#]),
    (#"{"dependentRequired": {"a": ["b"]}}"#, ["{}", #"{"b": 1}"#, #"{"a": 1, "b": 1}"#, "1"], [#"{"a": 1}"#]),
    (#"{"properties": {"a": {"type": "null"}}}"#, ["{}", #"{"a": null}"#, #"{"b": 1}"#], [#"{"a": 1}"#]),
    (
      #"{"properties": {"a": true}, "additionalProperties": false}"#,
      ["{}", #"{"a": 1}"#, "[]"], [#"{"b": 1}"#, #"{"a": 1, "b": 1}"#]
    ),
    (#"{"additionalProperties": {"type": "null"}}"#, [#"{"a": null}"#], [#"{"a": 1}"#]),
    (#"{"oneOf": [{"minimum": 1}, {"maximum": 2}]}"#, ["0", "3"], ["1", "2"]),
    (#"{"oneOf": [{"const": 1}, {"const": 2}]}"#, ["1", "2"], ["3"]),
    (#"{"anyOf": [{"minimum": 2}, {"maximum": 1}]}"#, ["1", "2"], ["1.5"]),
    (#"{"anyOf": [{"const": 1}, true]}"#, ["1", "2"], []),
    (#"{"if": {"const": 1}, "then": false, "else": {"minimum": 3}}"#, ["3"], ["1", "2"]),
    (#"{"if": {"const": 1}, "then": false}"#, ["2"], ["1"]),
    (##"{"$ref": "#/$defs/a~1b", "$defs": {"a/b": {"type": "null"}}}"##, ["null"], ["1"]),
    (##"{"type": "array", "items": {"$ref": "#"}}"##, ["[]", "[[], [[]]]"], ["[[], [1]]"]),
  ]

  @Test(arguments: keywords)
  func `a keyword lets the good ones pass and not the bad ones`(schema: String, good: [String], bad: [String]) throws {
    let schema = try JSONSchema(JSONValue(json: schema))
    for json in good { #expect(try schema.faults(of: JSONValue(json: json)) == [], "\(json)") }
    for json in bad { #expect(try schema.faults(of: JSONValue(json: json)) != [], "\(json)") }
  }

  @Test(arguments: [
    (#"{"a": 1}"#, true), (#"{"a": 1, "b": 1}"#, true), (#"{"c": 1}"#, true), (#"{"a": 1, "d": 1}"#, false),
    (#"{"x": 1, "y": 1}"#, true), (#"{"y": 1}"#, false), (#"{"a": 1, "x": 1}"#, true),
    (#"{"c": 1, "e": 1}"#, true), (#"{"e": 1}"#, false),
  ])
  func `a key is unevaluated if no part that holds has spoken of it`(json: String, isGood: Bool) throws {
    let schema = try JSONSchema(
      JSONValue(
        json: ##"""
          {"properties": {"a": true}, "$ref": "#/$defs/b",
           "oneOf": [
             {"properties": {"c": true, "e": true}, "required": ["c"]}, {"properties": {"c": false}}],
           "if": {"properties": {"x": true}, "required": ["x"]}, "then": {"properties": {"y": true}},
           "unevaluatedProperties": false, "$defs": {"b": {"properties": {"b": true}}}}
          """##
      )
    )
    #expect(try schema.faults(of: JSONValue(json: json)).isEmpty == isGood)
  }

  @Test(arguments: [
    (#"{"a": [1, {"b": 2}]}"#, "/a/1/b", "expected string"), (#"{"a": 1}"#, "/a", "expected array"),
    (#"{"a/~": 1}"#, "/a~1~0", "not allowed"), ("1", "", "expected object"), ("{}", "", "missing key a"),
  ])
  func `a fault tells its place and its reason`(json: String, pointer: String, message: String) throws {
    let text = #"""
      {"type": "object", "required": ["a"], "additionalProperties": false, "properties": {
        "a": {"type": "array", "items": {"properties": {"b": {"type": "string"}}}}}}
      """#
    let faults = try JSONSchema(JSONValue(json: text)).faults(of: JSONValue(json: json))
    #expect(faults.contains(JSONSchema.Fault(pointer: pointer, message: message)))
  }

  @Test(arguments: [
    (#"{"properties": {"a": {"pattern": "x"}}}"#, "/properties/a/pattern"), (#"{"oneOf": [{"x": 1}]}"#, "/oneOf/0/x"),
    (#"{"$defs": {"a": {"Type": "null"}}}"#, "/$defs/a/Type"), (#"{"if": {"x": 1}}"#, "/if/x"),
    (#"{"items": 1}"#, "/items"), (#"{"minimum": "1"}"#, "/minimum"), (#"{"minItems": -1}"#, "/minItems"),
    (#"{"type": "text"}"#, "/type"), (#"{"required": "a"}"#, "/required"), (#"{"enum": []}"#, "/enum"),
    (#"{"oneOf": []}"#, "/oneOf"), (#"{"properties": []}"#, "/properties"), (##"{"$ref": "#/$defs/a"}"##, "/$ref"),
    (#"{"dependentRequired": {"a": "b"}}"#, "/dependentRequired"), (#"{"title": 1}"#, "/title"), ("1", ""),
  ])
  func `a schema with an unknown keyword or a wrong one is refused`(schema: String, pointer: String) throws {
    let value = try JSONValue(json: schema)
    let fault = #expect(throws: JSONSchema.Fault.self) { try JSONSchema(value) }
    #expect(fault?.pointer == pointer)
  }

  @Test func `a place can be found, replaced, removed and added`() throws {
    let value = try JSONValue(json: #"{"a": [1, {"b": 2}], "c~/d": null}"#)
    #expect(value.pointers() == ["", "/a", "/a/0", "/a/1", "/a/1/b", "/c~0~1d"])
    #expect(value.value(at: "/a/1/b") == .number(2))
    #expect(value.value(at: "/a/2") == nil)
    #expect(value.replacing("/a/1/b", with: .null).description == #"{"a": [1, {"b": null}], "c~/d": null}"#)
    #expect(value.replacing("/a/0", with: nil).description == #"{"a": [{"b": 2}], "c~/d": null}"#)
    #expect(value.replacing("/c~0~1d", with: nil).description == #"{"a": [1, {"b": 2}]}"#)
    #expect(value.replacing("/a/1/x", with: .bool(true)).value(at: "/a/1/x") == .bool(true))
    #expect(value.replacing("", with: .null) == .null)
  }
}
