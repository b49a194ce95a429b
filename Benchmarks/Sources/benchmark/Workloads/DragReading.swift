import GestureKit

/// What is added up from the typed values of drags.
struct DragReading {
  /// The updates that have a value in a cycle of W2: the drag begins at its fifth move, changes with each later one,
  /// and ends.
  static let updates: Int = 1 + 115 + 1

  private var translation: Double = 0
  private var velocity: Double = 0

  @inline(__always)
  mutating func add(_ value: DragValue) {
    translation += value.translation.dx
    velocity += value.velocity.dx
  }

  /// The velocity is 2 points in 8 ms at every update, and calculated with rounding.
  func check(cycles: Int) throws {
    try expect(translation, W2Drag.expected.translation * Double(cycles))
    let mean = velocity / Double(cycles * Self.updates)
    guard (mean - 250).magnitude < 0.001 else { throw WrongResult(mean, expected: 250) }
  }
}
