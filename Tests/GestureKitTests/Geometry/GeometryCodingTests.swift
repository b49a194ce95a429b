import Foundation
import Testing

@testable import GestureKit

struct GeometryCodingTests {
  private func expect<Value: Codable & Equatable>(
    _ value: Value,
    isWritten json: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let written = String(decoding: try JSONEncoder().encode([value]), as: UTF8.self)
    #expect(written == "[\(json)]", sourceLocation: sourceLocation)
    #expect(try decode([Value].self, from: "[\(json)]") == [value], sourceLocation: sourceLocation)
  }

  private func decode<Value: Decodable>(_: Value.Type, from json: String) throws -> Value {
    try JSONDecoder().decode(Value.self, from: Data(json.utf8))
  }

  @Test func `values are written as short lists and read back`() throws {
    try expect(ScenePoint(x: 1.5, y: -2), isWritten: "[1.5,-2]")
    try expect(SceneVector(dx: 1.5, dy: -2), isWritten: "[1.5,-2]")
    try expect(SceneSize(width: 3, height: 4), isWritten: "[3,4]")
    try expect(SceneRect(x: 1, y: 2, width: 3, height: 4), isWritten: "[1,2,3,4]")
    try expect(Insets(top: 1, leading: 2, bottom: 3, trailing: 4), isWritten: "[1,2,3,4]")
  }

  @Test func `shapes and spaces are written as a name or one key`() throws {
    try expect(HitShape.rect, isWritten: #""rect""#)
    try expect(HitShape.circle, isWritten: #""circle""#)
    try expect(HitShape.capsule, isWritten: #""capsule""#)
    try expect(HitShape.roundedRect(radius: 8), isWritten: #"{"roundedRect":8}"#)
    try expect(SceneSpace.local, isWritten: #""local""#)
    try expect(SceneSpace.global, isWritten: #""global""#)
    try expect(SceneSpace.named("pad"), isWritten: #"{"named":"pad"}"#)
    try expect(SceneSpace.named("local"), isWritten: #"{"named":"local"}"#)
  }

  @Test func `one number stands for all insets, and a bare id for a named space`() throws {
    #expect(try decode(Insets.self, from: "70") == Insets(70))
    #expect(try decode(SceneSpace.self, from: #""pad""#) == .named("pad"))
  }

  @Test(arguments: ["[]", "[1]", "[1,2,3]", "[1,null]", "1", #"{"x":1,"y":2}"#, #"["1","2"]"#])
  func `a point is two numbers and nothing else`(json: String) {
    #expect(throws: DecodingError.self) { try decode(ScenePoint.self, from: json) }
    #expect(throws: DecodingError.self) { try decode(SceneVector.self, from: json) }
    #expect(throws: DecodingError.self) { try decode(SceneSize.self, from: json) }
  }

  @Test(arguments: ["[]", "[1,2,3]", "[1,2,3,4,5]", "[1,2,3,null]", #"{"top":1}"#, #""4""#])
  func `a rectangle and insets are four numbers`(json: String) {
    #expect(throws: DecodingError.self) { try decode(SceneRect.self, from: json) }
    #expect(throws: DecodingError.self) { try decode(Insets.self, from: json) }
  }

  @Test(arguments: [
    #""Circle""#, "8", "{}", #"{"roundedRect":"8"}"#, #"{"roundedRect":8,"circle":1}"#, #"{"radius":8}"#,
  ])
  func `a shape that is not known is an error`(json: String) {
    #expect(throws: DecodingError.self) { try decode(HitShape.self, from: json) }
  }

  @Test(arguments: ["1", "{}", #"{"named":1}"#, #"{"node":"pad"}"#, #"{"named":"pad","also":"x"}"#])
  func `a space that is not known is an error`(json: String) {
    #expect(throws: DecodingError.self) { try decode(SceneSpace.self, from: json) }
  }

  @Test func `an error tells how many numbers were expected and where`() {
    let error = #expect(throws: DecodingError.self) { try decode([ScenePoint].self, from: "[[1,2],[1,2,3]]") }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("expected corrupted data, got \(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "expected 2 numbers, found 3")
    #expect(context.codingPath.map(\.intValue) == [1])
  }
}
