import GestureKit

/// W2 with the typed value of each update of the drag, and so its velocity, decoded from the record.
struct VelocityWorkload: Workload {
  private var reading: DragReading

  init() throws {
    reading = try DragReading()
  }

  mutating func run(cycles: Int) {
    reading.play(cycles: cycles) { session, sums in
      for record in session.records {
        switch record.event {
        case .phase(.began), .phase(.changed), .phase(.ended): if let value = session.drag(record) { sums.add(value) }
        case .phase(.possible), .phase(.cancelled), .phase(.failed), .pressing, .member: break
        }
      }
    }
  }

  func check() throws {
    try reading.check()
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
