import GestureKit

/// W2 with the typed updates of the drag, beside the same values decoded by hand from the records.
struct TypedUpdatesWorkload: Workload {
  private var reading: DragReading

  init() throws {
    reading = try DragReading()
  }

  mutating func run(cycles: Int) {
    reading.play(cycles: cycles) { session, sums in
      for update in session.updates(of: W2Drag.drag) {
        switch update.event {
        case .phase(.began), .phase(.changed), .phase(.ended): if let value = update.value { sums.add(value) }
        case .phase(.possible), .phase(.cancelled), .phase(.failed), .pressing, .member: break
        }
      }
    }
  }

  func check() throws {
    try reading.check()
  }

  static var play: Play {
    Play("W2-typed", cycles: 20) { try TypedUpdatesWorkload() }
  }

  static var entry: Entry {
    Entry("W2 typed updates", play, .beside(VelocityWorkload.play), units: W2Drag.events, goal: .ratio(2))
  }
}
