import Foundation
import StepperCore
import Testing

@testable import GestureKit

struct TouchTests {
  @Test func `a touch is a finger's unless told otherwise`() {
    let touch = Touch(id: 1, phase: .began, location: .zero, timestamp: .zero)
    #expect(touch.kind == .direct)
    #expect(Touch(id: 1, phase: .began, location: .zero, timestamp: .zero, kind: .pencil).kind == .pencil)
  }

  @Test func `ids are numbers that can be ordered`() {
    let id: TouchID = 7
    #expect(id == TouchID(rawValue: 7))
    #expect(id.rawValue == 7)
    #expect([3, -1, 2 as TouchID].sorted() == [-1, 2, 3])
  }

  @Test func `phases and kinds are named in files as they are in code`() {
    #expect(TouchPhase.allCases.map(\.rawValue) == ["began", "moved", "ended", "cancelled"])
    #expect(TouchKind.allCases.map(\.rawValue) == ["direct", "indirect", "pencil", "pointer"])
  }

  @Test func `a touch survives being written and read`() throws {
    let location = ScenePoint(x: 1.5, y: -2)
    let touch = Touch(
      id: 3,
      phase: .moved,
      location: location,
      timestamp: Timestamp(nanoseconds: .max),
      kind: .pointer
    )
    #expect(try JSONDecoder().decode(Touch.self, from: JSONEncoder().encode(touch)) == touch)
    #expect(String(decoding: try JSONEncoder().encode([touch.id]), as: UTF8.self) == "[3]")
    #expect(String(decoding: try JSONEncoder().encode([touch.phase]), as: UTF8.self) == #"["moved"]"#)
  }

  @Test func `diagnostics have stable names`() {
    let kinds: [TouchDiagnostic.Kind] = [
      .unknownTouch, .duplicateTouch, .timeWentBack(by: .seconds(1)), .notFinite, .tooManyTouches,
    ]
    let names = ["unknownTouch", "duplicateTouch", "timeWentBack", "notFinite", "tooManyTouches"]
    #expect(kinds.map(\.name) == names)
  }
}
