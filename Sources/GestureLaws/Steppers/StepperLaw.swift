#if !hasFeature(Embedded)
import GestureKit
import StepperCore

/// A law that holds for every stepper; each says how a case breaks it, or nil.
package enum StepperLaw: String, CaseIterable, Encodable {
  case promptness
  case singleDeadlines
  case shiftInTime
  case pairing
  case rest
  case snapshot
  case bounds

  package func violation<Value>(by law: StepperCase<Value>) -> String? {
    guard let stepper = law.stepper() else { return nil }
    switch self {
    case .promptness: return promptness(law, stepper)
    case .singleDeadlines: return singleDeadlines(law, stepper)
    case .shiftInTime: return shiftInTime(law, stepper)
    case .pairing: return pairing(law, stepper)
    case .rest: return rest(law, stepper)
    case .snapshot: return snapshot(law, stepper)
    case .bounds: return bounds(law, stepper)
    }
  }

  /// The first difference of two runs: of their logs, or of what the steppers have come to.
  func difference<Value>(_ first: StepperPlayer<Value>, _ second: StepperPlayer<Value>) -> String? {
    difference(first.log, second.log)
      ?? (first.stepper.withoutEvents == second.stepper.withoutEvents
        ? nil : "the steppers differ:\n  \(first.stepper)\n  \(second.stepper)")
  }

  func difference<Value>(_ first: [StepperEvent<Value>], _ second: [StepperEvent<Value>]) -> String? {
    if let place = zip(first, second).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      return "event \(place):\n  \(first[place].text)\n  \(second[place].text)"
    }
    guard first.count != second.count else { return nil }
    let longer = first.count > second.count ? first : second
    return "\(first.count) events against \(second.count), the next: \(longer[min(first.count, second.count)].text)"
  }
}

extension StepperMachine {
  /// The stepper as it is, whatever followed from its last input.
  var withoutEvents: StepperMachine {
    var copy = self
    copy.advance(to: .min)
    return copy
  }
}
#endif
