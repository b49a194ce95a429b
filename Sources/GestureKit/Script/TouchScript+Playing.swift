#if !hasFeature(Embedded)
public import StepperCore

extension GestureSession {
  /// Plays a script, and tells all that happened: every deadline at its own time, then the touch.
  ///
  /// The session is advanced to the end of the script, so that a wait at its end counts. A script of a session that
  /// has been played on before starts at a later time, by ``TouchStep/at(_:file:line:)-(Timestamp,_,_)``.
  ///
  /// - Parameters:
  ///   - script: What the fingers do.
  ///   - limit: The most entries that the log may have.
  /// - Returns: The log of this script, in order.
  /// - Throws: ``TouchScriptError`` if a step makes no sense, before anything is played; or when the log would have
  ///   more entries than the limit, at the first step.
  @discardableResult
  public mutating func play(
    _ script: TouchScript,
    limit: Int = 1_000_000
  ) throws(TouchScriptError) -> [LogEntry] {
    let resolved = try script.resolved()
    var recorder = SessionRecorder(self, limit: limit)
    for touch in resolved.touches where !recorder.isOverLimit { recorder.handle(touch, by: &self) }
    recorder.advance(&self, to: Timestamp(nanoseconds: resolved.time))
    if recorder.isOverLimit { throw TouchScriptError(.tooManyEntries(limit: limit), at: script.firstPlace) }
    return recorder.log
  }
}

extension StepperControl {
  /// Plays a script on the buttons of a stepper, on a clock of its own, and tells all that happened.
  ///
  /// The clock is advanced to the end of the script, so that a wait at its end counts. Control and machine stay as they
  /// are: the same call always gives the same log.
  ///
  /// - Parameters:
  ///   - script: What the fingers do; not before zero.
  ///   - machine: The stepper.
  ///   - id: What the log calls it.
  ///   - limit: The most entries that the log may have.
  /// - Returns: The log, in order.
  /// - Throws: ``TouchScriptError`` if a step makes no sense, or when the log would have more entries than the limit.
  public func play(
    _ script: TouchScript,
    on machine: StepperMachine<Double>,
    id: String = "stepper",
    limit: Int = 1_000_000
  ) throws(TouchScriptError) -> [LogEntry] {
    let timeline = try script.timeline()
    if let first = timeline.first, first.time < .zero {
      throw TouchScriptError(.beforeZero(first.time), at: script.firstPlace)
    }
    let stepper = ScenarioStepper(id: id, machine: machine, control: self)
    let scenario = Scenario(name: id, subject: .steppers([stepper]), timeline: timeline)
    do throws(ScenarioError) {
      return try ScenarioPlayer.log(of: scenario, limit: limit)
    } catch {
      // Nothing reacts to anything here: the limit is all that can be wrong.
      throw TouchScriptError(.tooManyEntries(limit: limit), at: script.firstPlace)
    }
  }
}

extension TouchScript {
  fileprivate var firstPlace: TouchStep.Place {
    steps.first?.place ?? TouchStep.Place(file: #fileID, line: #line)
  }
}
#endif
