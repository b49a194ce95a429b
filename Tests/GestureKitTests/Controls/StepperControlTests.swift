import StepperCore
import Testing

@testable import GestureKit

/// What touches on the two buttons tell a stepper; here the test plays the stepper that holds a press or not.
struct StepperControlTests {
  private static let gap: ScenePoint = ScenePoint(x: 72, y: 22)
  private static let outside: ScenePoint = ScenePoint(x: 300, y: 300)

  private var control: StepperControl = StepperControl(
    increment: ButtonArea(frame: SceneRect(x: 100, y: 0, width: 44, height: 44)),
    decrement: ButtonArea(frame: SceneRect(x: 0, y: 0, width: 44, height: 44))
  )

  private mutating func tell(
    _ phase: TouchPhase,
    _ location: ScenePoint,
    finger: TouchID = 1,
    holding press: PressID?
  ) -> [StepperInput<Int>] {
    var inputs: [StepperInput<Int>] = []
    let touch = Touch(id: finger, phase: phase, location: location, timestamp: .zero)
    control.receive(touch, heldPress: press) { inputs.append($0) }
    return inputs
  }

  @Test mutating func `a finger on plus steps up, one on minus down, each with its own id`() {
    #expect(tell(.began, .plus, finger: 3, holding: nil) == [.pressed(3, .up)])
    #expect(tell(.began, .minus, finger: 4, holding: nil) == [.pressed(4, .down)])
  }

  @Test mutating func `where the buttons overlap, plus lies in front`() {
    control.decrement.frame = SceneRect(x: 0, y: 0, width: 123, height: 44)
    #expect(tell(.began, .plus, finger: 1, holding: nil) == [.pressed(1, .up)])
    #expect(tell(.began, ScenePoint(x: 99, y: 22), finger: 2, holding: nil) == [.pressed(2, .down)])
  }

  @Test mutating func `a held finger tells of the edge only when it crosses it`() {
    _ = tell(.began, .plus, holding: nil)
    #expect(tell(.moved, .plus(right: 5), holding: 1) == [])
    #expect(tell(.moved, Self.outside, holding: 1) == [.exited(1)])
    #expect(tell(.moved, Self.gap, holding: 1) == [])
    #expect(tell(.moved, .plus, holding: 1) == [.entered(1)])
    #expect(tell(.ended, .plus, holding: 1) == [.released(1)])
  }

  @Test mutating func `a lift at a place not seen before crosses the edge first`() {
    _ = tell(.began, .plus, holding: nil)
    #expect(tell(.ended, Self.outside, holding: 1) == [.exited(1), .released(1)])
    _ = tell(.began, .plus, holding: nil)
    _ = tell(.moved, Self.outside, holding: 1)
    #expect(tell(.ended, .plus, holding: 1) == [.entered(1), .released(1)])
  }

  @Test mutating func `a lift outside tells no release where the stepper let go of the press with the exit`() {
    _ = tell(.began, .plus, holding: nil)
    var inputs: [StepperInput<Int>] = []
    let lift = Touch(id: 1, phase: .ended, location: Self.outside, timestamp: .zero)
    control.receive(lift, heldPress: inputs.isEmpty ? 1 : nil) { inputs.append($0) }
    #expect(inputs == [.exited(1)])
  }

  @Test mutating func `the other button is outside for a finger that went down on the first`() {
    _ = tell(.began, .plus, holding: nil)
    #expect(tell(.moved, .minus, holding: 1) == [.exited(1)])
  }

  @Test mutating func `a cancelled finger tells no more than that, wherever it is`() {
    _ = tell(.began, .plus, holding: nil)
    #expect(tell(.cancelled, Self.outside, holding: 1) == [.cancelled(1)])
  }

  @Test mutating func `a finger that went down in the gap says nothing, not even over a button`() {
    #expect(tell(.began, Self.gap, holding: nil) == [])
    #expect(tell(.moved, .plus, holding: nil) == [])
    // Another press of the same number, from a keyboard for instance, is not its own.
    #expect(tell(.moved, Self.outside, holding: 1) == [])
    #expect(tell(.ended, .plus, holding: 1) == [])
  }

  @Test(arguments: [nil, 2] as [PressID?])
  mutating func `a finger whose press is not held says nothing more`(held: PressID?) {
    _ = tell(.began, .plus, holding: nil)
    #expect(tell(.moved, Self.outside, holding: held) == [])
    #expect(tell(.moved, .plus, holding: held) == [])
    #expect(tell(.ended, .plus, holding: held) == [])
  }

  @Test mutating func `a finger that has lifted is forgotten, so that its id may come again`() {
    _ = tell(.began, .plus, holding: nil)
    _ = tell(.ended, .plus, holding: nil)
    #expect(tell(.moved, Self.outside, holding: 1) == [])
    #expect(tell(.began, .minus, holding: nil) == [.pressed(1, .down)])
    #expect(tell(.moved, Self.outside, holding: 1) == [.exited(1)])
  }

  @Test mutating func `a button that is moved keeps the fingers that are down where they landed`() {
    _ = tell(.began, .plus, holding: nil)
    control.increment.frame = SceneRect(x: 500, y: 0, width: 44, height: 44)
    #expect(tell(.moved, .plus(right: 5), holding: 1) == [])
    #expect(tell(.began, .plus, finger: 2, holding: 1) == [])
  }
}
