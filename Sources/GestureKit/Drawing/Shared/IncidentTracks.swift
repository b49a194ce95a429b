#if !hasFeature(Embedded)
import StepperCore

/// Makes the rows of what the app did and of what was wrong with touches; one of which there is nothing is left out.
struct IncidentTracks {
  let tracks: [IncidentTrack]

  init(_ timeline: [ScenarioEntry], _ log: [LogEntry]) {
    let actions = IncidentTrack(
      name: "app",
      marks: timeline.compactMap { entry in
        guard case .action(let action) = entry.event else { return nil }
        return DrawnMark(time: entry.time.nanoseconds.withinReach, kind: .incident, text: action.inWords)
      }
    )
    let faults = IncidentTrack(
      name: "faults",
      marks: log.enumerated().compactMap { order, entry in
        guard case .diagnostic(let kind, let touch) = entry.kind else { return nil }
        let text = "\(kind.name), finger \(touch.rawValue)"
        return DrawnMark(time: entry.time.nanoseconds.withinReach, kind: .incident, text: text, order: order)
      }
    )
    tracks = [actions, faults].filter { !$0.marks.isEmpty }
  }
}

extension ScenarioAction {
  fileprivate var inWords: String {
    switch self {
    case .stepper(let id, let input): (id.map { "\($0): " } ?? "") + input.inWords
    case .setGestureEnabled(let id, let isEnabled): "\(isEnabled ? "enables" : "disables") \(id)"
    case .setMask(let id, let mask): "masks \(id): \(mask.scenarioName)"
    case .removeNode(let id): "removes \(id)"
    case .moveNode(let id, let frame):
      "moves \(id) to \(frame.origin.brief), \(frame.size.width.brief) × \(frame.size.height.brief)"
    case .onChange(_, let value, let action): "at \(value.brief) from now on: \(action.inWords)"
    }
  }
}

extension StepperInput<Double> {
  fileprivate var inWords: String {
    switch self {
    case .setEnabled(let isEnabled): isEnabled ? "enables the stepper" : "disables the stepper"
    case .setValue(let value): "sets the value to \(value.brief)"
    case .setStep(let step): "sets the step to \(step.brief)"
    case .setRange(let lower, let upper):
      "sets the range to \(lower?.brief ?? "open")…\(upper?.brief ?? "open")"
    case .tearDown: "tears the stepper down"
    case .setLowerBound(let bound): "sets the lower bound to \(bound?.brief ?? "open")"
    case .setUpperBound(let bound): "sets the upper bound to \(bound?.brief ?? "open")"
    case .suspend: "suspends the stepper"
    case .pressed, .exited, .entered, .released, .cancelled: "presses"
    case .perform: "performs a command"
    case .scrolled(let notches): "scrolls by \(notches.brief)"
    }
  }
}
#endif
