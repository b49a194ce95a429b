import GestureKit

/// Plays W2 and adds up what is read from the typed values of its drag.
struct DragReading {
  /// What is added up.
  struct Sums {
    fileprivate var translation: Double = 0
    fileprivate var velocity: Double = 0

    @inline(__always)
    mutating func add(_ value: DragValue) {
      translation += value.translation.dx
      velocity += value.velocity.dx
    }
  }

  /// The updates that have a value in a cycle of W2: the drag begins at its fifth move, changes with each later one,
  /// and ends.
  static let updates: Int = 1 + 115 + 1

  private var session: GestureSession
  private var start: Int64 = 0
  private var cycles: Int = 0
  private var sums: Sums = Sums()

  init() throws {
    session = try GestureSession(W2Drag.scene)
  }

  @inline(__always)
  mutating func play(cycles: Int, _ read: (GestureSession, inout Sums) -> Void) {
    for _ in 0..<cycles {
      for step in W2Drag.steps {
        guard case .touch(let touch) = step else { continue }
        session.handle(touch.later(by: start))
        read(session, &sums)
      }
      start += W2Drag.period * 1_000_000
    }
    self.cycles += cycles
  }

  /// The velocity is 2 points in 8 ms at every update, and calculated with rounding.
  func check() throws {
    try expect(sums.translation, W2Drag.expected.translation * Double(cycles))
    let mean = sums.velocity / Double(cycles * Self.updates)
    guard (mean - 250).magnitude < 0.001 else { throw WrongResult(mean, expected: 250) }
  }
}
