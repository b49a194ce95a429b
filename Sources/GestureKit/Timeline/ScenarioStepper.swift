#if !hasFeature(Embedded)
public import StepperCore

/// A stepper as a scenario describes it: what it is, how its presses behave, and where its buttons are.
public struct ScenarioStepper: Sendable {
  /// The name of the stepper in the log.
  public let id: String

  /// The stepper at the start of the timeline.
  public let machine: StepperMachine<Double>

  /// The stepper's buttons.
  public let control: StepperControl
}

extension ScenarioStepper: Decodable {
  private static let keys: [String] = [
    "id", "value", "range", "step", "wraps", "edge", "stepOn", "dragOut", "repeat", "buttons",
  ]

  /// Reads the description of a stepper.
  public init(from decoder: any Decoder) throws {
    let object = try StrictObject(decoder, keys: Self.keys)
    id = try object.optional("id") ?? "stepper"
    machine = try Self.machine(object)
    control = try object.required("buttons", ScenarioButtons.self).control
  }

  private static func machine(_ object: StrictObject) throws -> StepperMachine<Double> {
    let value = try object.required("value", Double.self)
    let bounds = try object.required("range", ScenarioBounds.self)
    let step = try object.required("step", Double.self)
    let edge = try object.choice("edge", ["clamp": .clamp, "refuse": .refuse, "grid": .grid], default: EdgeRule.clamp)
    let wrap: WrapRule = try object.optional("wraps") ?? false ? .jump : .none
    let policy = try policy(object)
    do throws(StepperConfigurationError<Double>) {
      let range = try StepRange(
        lowerBound: bounds.lower,
        upperBound: bounds.upper,
        step: step,
        edge: edge,
        wrap: wrap
      )
      return try StepperMachine(value: value, range: range, policy: policy)
    } catch {
      throw object.fault(error.key, error.description)
    }
  }

  private static func policy(_ object: StrictObject) throws -> PressPolicy {
    try PressPolicy(
      schedule: schedule(object),
      stepOn: object.choice("stepOn", ["release": .release, "press": .press], default: .release),
      dragOut: object.choice("dragOut", ["cancel": .cancel, "pause": .pause, "ignore": .ignore], default: .cancel)
    )
  }

  private static func schedule(_ object: StrictObject) throws -> RepeatSchedule {
    guard object.contains("repeat") else { return .standard }
    return try object.isNull("repeat") ? .none : object.required("repeat", ScenarioRepeat.self).schedule
  }
}

extension StepperConfigurationError {
  /// The key of the description that is at fault.
  fileprivate var key: String {
    switch self {
    case .stepNotPositive, .notFinite(.step, _): "step"
    case .lowerAboveUpper, .notFinite(.lowerBound, _), .notFinite(.upperBound, _), .notFinite(.origin, _): "range"
    case .notFinite(.value, _), .largeStepNotPositive: "value"
    }
  }
}

/// `[lower, upper]`, null for an open side.
struct ScenarioBounds: Decodable {
  let lower: Double?
  let upper: Double?

  init(from decoder: any Decoder) throws {
    let bounds = try decoder.singleValueContainer().decode([Double?].self)
    guard bounds.count == 2 else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "expected [lower, upper], found a list of \(bounds.count)"
        )
      )
    }
    (lower, upper) = (bounds[0], bounds[1])
  }
}

struct ScenarioRepeat: Decodable {
  let schedule: RepeatSchedule

  init(from decoder: any Decoder) throws {
    let object = try StrictObject(decoder, keys: ["delay", "interval", "first"])
    let delay = try object.optional("delay", ScenarioDuration.self)?.duration ?? RepeatSchedule.standard.delay
    let interval = try object.optional("interval", ScenarioDuration.self)?.duration ?? .milliseconds(100)
    let first = try object.choice(
      "first",
      ["afterInterval": .afterInterval, "atDelay": .atDelay],
      default: RepeatSchedule.FirstRepeat.afterInterval
    )
    do throws(RepeatScheduleError) {
      schedule = try RepeatSchedule(delay: delay, interval: interval, first: first)
    } catch {
      // The error itself would speak of stages, which a scenario has not.
      throw delay < .zero
        ? object.fault("delay", "expected no less than 0 seconds")
        : object.fault("interval", "expected at least a nanosecond")
    }
  }
}

private struct ScenarioButtons: Decodable {
  let control: StepperControl

  init(from decoder: any Decoder) throws {
    let object = try StrictObject(decoder, keys: ["increment", "decrement"])
    control = StepperControl(
      increment: ButtonArea(frame: try object.required("increment")),
      decrement: ButtonArea(frame: try object.required("decrement"))
    )
  }
}
#endif
