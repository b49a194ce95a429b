import StepperCore

/// Recorded touches, and scripts that give them again.
extension TouchScript {
  /// Creates the script of touches that were recorded.
  ///
  /// It gives exactly these touches, if they are well formed as a ``TouchTracker`` leaves them; if not, working it out
  /// throws an error at the line of this call.
  ///
  /// - Parameters:
  ///   - touches: The touches, in order of time.
  ///   - file: Where the script is written.
  ///   - line: On which line.
  public init(recording touches: [Touch], file: String = #fileID, line: Int = #line) {
    var time = Timestamp.zero
    steps = []
    for touch in touches {
      if touch.timestamp != time { steps.append(.at(touch.timestamp, file: file, line: line)) }
      time = touch.timestamp
      steps.append(TouchStep(touch.kindOfStep, file, line))
    }
  }
}

extension Touch {
  fileprivate var kindOfStep: TouchStep.Kind {
    switch phase {
    case .began: .down(Finger(id, kind: kind), location)
    case .moved: .move(id, location)
    case .ended, .cancelled: .lift(id, phase, location)
    }
  }
}

#if !hasFeature(Embedded)
extension TouchScript {
  /// Creates the script of a scenario's timeline.
  ///
  /// It gives the timeline's touches, and lasts as long. Rows of ticks become waits: they change nothing in a log.
  ///
  /// - Parameters:
  ///   - timeline: The entries, in order of time.
  ///   - file: Where the script is written.
  ///   - line: On which line.
  /// - Throws: ``TouchScriptError`` at the line of this call, if an entry is an action.
  public init(_ timeline: [ScenarioEntry], file: String = #fileID, line: Int = #line) throws(TouchScriptError) {
    var touches: [Touch] = []
    var end = Timestamp.zero
    for (index, entry) in timeline.enumerated() {
      switch entry.event {
      case .touch(let touch): touches.append(touch)
      case .tick: break
      case .action: throw TouchScriptError(.noTouch(entry: index), at: TouchStep.Place(file: file, line: line))
      }
      end = entry.end
    }
    self.init(recording: touches, file: file, line: line)
    if end != touches.last?.timestamp ?? .zero { steps.append(.at(end, file: file, line: line)) }
  }

  /// Works out the timeline of a scenario: an entry for each touch, and a tick at the end if the script lasts longer.
  ///
  /// Scenario files have room for times from 0 to 104 days, and for touches of fingers, ``TouchKind/direct``.
  ///
  /// - Throws: ``TouchScriptError`` at the first step that makes no sense.
  public func timeline() throws(TouchScriptError) -> [ScenarioEntry] {
    let script = try resolved()
    let end = Timestamp(nanoseconds: script.time)
    let entries = script.touches.map { ScenarioEntry($0) }
    guard end != script.touches.last?.timestamp ?? .zero else { return entries }
    return entries + [ScenarioEntry(time: end, event: .tick(until: end, every: .milliseconds(1)))]
  }
}
#endif
