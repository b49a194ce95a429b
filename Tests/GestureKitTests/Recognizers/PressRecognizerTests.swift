import StepperCore
import Testing

@testable import GestureKit

struct PressRecognizerTests {
  /// A button of 44 by 44 points at (100, 0) that a finger may leave by 10 points.
  private static let button: ButtonArea = ButtonArea(
    frame: SceneRect(x: 100, y: 0, width: 44, height: 44),
    outset: Insets(10)
  )
  private static let inside: ScenePoint = ScenePoint(x: 122, y: 22)
  private static let outside: ScenePoint = ScenePoint(x: 200, y: 22)

  private static func touch(_ phase: TouchPhase, _ location: ScenePoint, id: TouchID = 1) -> Touch {
    Touch(id: id, phase: phase, location: location, timestamp: .zero)
  }

  private static func press(isInside: Bool) throws -> PressRecognizer {
    var press = try #require(PressRecognizer(touch(.began, inside), on: button))
    if !isInside { press.receive(touch(.moved, outside)) { _ in } }
    try #require(press.isInside == isInside)
    return press
  }

  /// What a finger does next, where, what that means, and whether the finger is inside then.
  struct Transition: Sendable {
    let from: Bool
    let phase: TouchPhase
    let toInside: Bool
    let signals: [PressRecognizer.Signal]
    let isInside: Bool
  }

  @Test(arguments: [
    Transition(from: true, phase: .moved, toInside: true, signals: [], isInside: true),
    Transition(from: true, phase: .moved, toInside: false, signals: [.exited], isInside: false),
    Transition(from: true, phase: .ended, toInside: true, signals: [.released], isInside: true),
    Transition(from: true, phase: .ended, toInside: false, signals: [.exited, .released], isInside: false),
    Transition(from: true, phase: .cancelled, toInside: true, signals: [.cancelled], isInside: true),
    Transition(from: true, phase: .cancelled, toInside: false, signals: [.cancelled], isInside: true),
    Transition(from: true, phase: .began, toInside: false, signals: [], isInside: true),
    Transition(from: false, phase: .moved, toInside: true, signals: [.entered], isInside: true),
    Transition(from: false, phase: .moved, toInside: false, signals: [], isInside: false),
    Transition(from: false, phase: .ended, toInside: true, signals: [.entered, .released], isInside: true),
    Transition(from: false, phase: .ended, toInside: false, signals: [.released], isInside: false),
    Transition(from: false, phase: .cancelled, toInside: true, signals: [.cancelled], isInside: false),
    Transition(from: false, phase: .cancelled, toInside: false, signals: [.cancelled], isInside: false),
    Transition(from: false, phase: .began, toInside: true, signals: [], isInside: false),
  ])
  func `a finger crosses the edge before it lifts, and is taken away where it was`(row: Transition) throws {
    var press = try Self.press(isInside: row.from)
    var signals: [PressRecognizer.Signal] = []
    press.receive(Self.touch(row.phase, row.toInside ? Self.inside : Self.outside)) { signals.append($0) }
    #expect(signals == row.signals)
    #expect(press.isInside == row.isInside)
  }

  @Test func `a press begins with a finger that lands on the button, and keeps its id`() {
    let press = PressRecognizer(Self.touch(.began, Self.inside, id: 7), on: Self.button)
    #expect(press?.touch == 7)
    #expect(press?.isInside == true)
    #expect(PressRecognizer(Self.touch(.began, Self.outside), on: Self.button) == nil)
  }

  @Test(arguments: [TouchPhase.moved, .ended, .cancelled])
  func `a finger that landed elsewhere begins no press on its way over the button`(phase: TouchPhase) {
    #expect(PressRecognizer(Self.touch(phase, Self.inside), on: Self.button) == nil)
  }

  @Test(arguments: [
    (ScenePoint(x: 100, y: 0), true), (ScenePoint(x: 99.999, y: 22), false), (ScenePoint(x: 122, y: -0.001), false),
    (ScenePoint(x: 143.999, y: 43.999), true), (ScenePoint(x: 144, y: 22), false), (ScenePoint(x: 122, y: 44), false),
  ])
  func `a press begins in the frame alone, which owns its top and left edges`(point: ScenePoint, begins: Bool) {
    #expect((PressRecognizer(Self.touch(.began, point), on: Self.button) != nil) == begins)
  }

  @Test(arguments: [
    (ScenePoint(x: 90, y: -10), true), (ScenePoint(x: 89.999, y: 22), false), (ScenePoint(x: 122, y: -10.001), false),
    (ScenePoint(x: 153.999, y: 53.999), true), (ScenePoint(x: 154, y: 22), false), (ScenePoint(x: 122, y: 54), false),
  ])
  func `a press goes on in the frame grown by the outset`(point: ScenePoint, staysInside: Bool) throws {
    var press = try Self.press(isInside: true)
    press.receive(Self.touch(.moved, point)) { _ in }
    #expect(press.isInside == staysInside)
    press = try Self.press(isInside: false)
    press.receive(Self.touch(.moved, point)) { _ in }
    #expect(press.isInside == staysInside)
  }

  @Test func `an outset may differ from edge to edge`() throws {
    let insets = Insets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let button = ButtonArea(frame: Self.button.frame, outset: insets)
    let edges = [ScenePoint(x: 122, y: -1), ScenePoint(x: 98, y: 22)]
    #expect(edges.allSatisfy(button.tracks))
    let beyond = [
      ScenePoint(x: 122, y: -1.001), ScenePoint(x: 97.999, y: 22), ScenePoint(x: 122, y: 47), ScenePoint(x: 148, y: 22),
    ]
    #expect(!beyond.contains(where: button.tracks))
  }

  @Test func `a round button begins no press in its corners, and grows as a circle`() throws {
    // The corner of the frame is 31 points from the middle; the circle reaches 22 points, grown 32.
    let button = ButtonArea(frame: Self.button.frame, shape: .circle, outset: Insets(10))
    let corner = Self.touch(.began, ScenePoint(x: 100, y: 0))
    #expect(PressRecognizer(corner, on: button) == nil)
    var press = try #require(PressRecognizer(Self.touch(.began, ScenePoint(x: 100, y: 22)), on: button))
    var signals: [PressRecognizer.Signal] = []
    press.receive(Self.touch(.moved, corner.location)) { signals.append($0) }
    #expect(signals == [])
    press.receive(Self.touch(.moved, ScenePoint(x: 90, y: -10))) { signals.append($0) }
    #expect(signals == [.exited])
  }

  @Test func `a button has no outset unless it is given one`() {
    let button = ButtonArea(frame: Self.button.frame)
    #expect(button.outset == .zero)
    #expect(button.shape == .rect)
    #expect(button.tracks(ScenePoint(x: 100, y: 0)))
    #expect(!button.tracks(ScenePoint(x: 99.999, y: 0)))
  }
}
