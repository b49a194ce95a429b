import GestureKit

/// W2 with the typed value of each update of the drag, and so its velocity, decoded from the record.
struct VelocityWorkload: Workload {
  private var session: GestureSession
  private var start: Int64 = 0
  private var cycles: Int = 0
  private var reading = DragReading()

  init() throws {
    session = try GestureSession(W2Drag.scene)
  }

  mutating func run(cycles: Int) {
    for _ in 0..<cycles {
      for step in W2Drag.steps {
        guard case .touch(let touch) = step else { continue }
        session.handle(touch.later(by: start))
        read()
      }
      start += W2Drag.period * 1_000_000
    }
    self.cycles += cycles
  }

  func check() throws {
    try reading.check(cycles: cycles)
  }

  @inline(__always)
  private mutating func read() {
    for record in session.records {
      switch record.event {
      case .phase(.began), .phase(.changed), .phase(.ended): if let value = session.drag(record) { reading.add(value) }
      case .phase(.possible), .phase(.cancelled), .phase(.failed), .pressing, .member: break
      }
    }
  }

  static var play: Play {
    Play("W2-velocity", cycles: 20) { try VelocityWorkload() }
  }

  static var entry: Entry {
    Entry(
      "velocity",
      play,
      .beyond(W2Drag.play),
      per: "query",
      units: DragReading.updates,
      goal: .instructions(700)
    )
  }
}
