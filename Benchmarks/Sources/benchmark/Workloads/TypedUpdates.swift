import GestureKit

/// W2 with the typed updates of the drag, beside the same values decoded by hand from the records.
struct TypedUpdatesWorkload: Workload {
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
    for update in session.updates(of: W2Drag.drag) {
      switch update.event {
      case .phase(.began), .phase(.changed), .phase(.ended): if let value = update.value { reading.add(value) }
      case .phase(.possible), .phase(.cancelled), .phase(.failed), .pressing, .member: break
      }
    }
  }

  static var play: Play {
    Play("W2-typed", cycles: 20) { try TypedUpdatesWorkload() }
  }

  static var entry: Entry {
    Entry("W2 typed updates", play, .beside(VelocityWorkload.play), units: W2Drag.events, goal: .ratio(2))
  }
}
