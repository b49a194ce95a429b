#if !hasFeature(Embedded)
import StepperCore

/// Makes the rows of steppers and states from a log.
struct ValueTracks {
  private(set) var tracks: [ValueTrack]
  private var places: [String: Int] = [:]

  init(_ scenario: Scenario, _ log: [LogEntry]) {
    tracks = Self.tracks(of: scenario.subject)
    for (place, track) in tracks.enumerated() { places[track.name] = place }
    for (order, entry) in log.enumerated() {
      let time = entry.time.nanoseconds.withinReach
      switch entry.kind {
      case .stepper(let id, let event): if let place = places[id] { take(event, at: time, order, place) }
      case .state(let id, let value): if let place = places[id] { take(value, at: time, order, place) }
      case .gesture, .pendingDeadlines, .diagnostic: break
      }
    }
  }

  private static func tracks(of subject: Scenario.Subject) -> [ValueTrack] {
    switch subject {
    case .scene(let scene):
      scene.states.map { state in
        ValueTrack(name: state.id, isStepper: false, steps: [step(state.initial, at: 0)])
      }
    case .steppers(let steppers):
      steppers.map { stepper in
        ValueTrack(name: stepper.id, isStepper: true, steps: [step(.number(stepper.machine.value), at: 0)])
      }
    }
  }

  private static func step(_ value: JSONValue, at time: Int64) -> ValueTrack.Step {
    guard case .number(let number) = value else {
      return ValueTrack.Step(time: time, text: value.brief, number: nil)
    }
    return ValueTrack.Step(time: time, text: value.brief, number: number)
  }

  private mutating func take(_ value: JSONValue, at time: Int64, _ order: Int, _ place: Int) {
    tracks[place].steps.append(Self.step(value, at: time))
    tracks[place].marks.append(DrawnMark(time: time, kind: .valueEvent, text: "is \(value.brief)", order: order))
  }

  private mutating func take(_ event: StepperEvent<Double>.Kind, at time: Int64, _ order: Int, _ place: Int) {
    let change = event.from.flatMap { from in event.to.map { " \(from.brief) → \($0.brief)" } } ?? ""
    let text = event.name + change + (event.reason.map { ", \($0)" } ?? "")
    tracks[place].marks.append(DrawnMark(time: time, kind: event.markKind, text: text, order: order))
    switch event {
    case .changed(_, let value, _): tracks[place].steps.append(Self.step(.number(value), at: time))
    case .editingBegan:
      tracks[place].spans.append(DrawnSpan(kind: .editing, start: time, end: .max, text: "editing"))
    case .editingEnded:
      if let last = tracks[place].spans.indices.last { tracks[place].spans[last].end = time }
    case .hitBound, .blocked, .wrapped, .committed, .ignored, .rejected: break
    }
  }
}

extension StepperEvent<Double>.Kind {
  fileprivate var markKind: DrawnMark.Kind {
    switch self {
    case .changed(let from, let to, _): to < from ? .valueDown : .valueUp
    case .editingBegan: .editingBegan
    case .editingEnded: .editingEnded
    case .hitBound, .blocked, .wrapped, .committed, .ignored, .rejected: .valueEvent
    }
  }
}
#endif
