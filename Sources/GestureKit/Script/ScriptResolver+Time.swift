import StepperCore

/// How time passes.
extension ScriptResolver {
  struct Sample {
    let time: Int64
    let fraction: Double
  }

  mutating func wait(_ duration: Int64, _ step: TouchStep) throws(TouchScriptError) {
    time = try end(of: duration, step)
  }

  mutating func go(to target: Int64, _ isFirst: Bool, _ step: TouchStep) throws(TouchScriptError) {
    guard target != .max, target != .min else { throw TouchScriptError(.timeOverflow, at: step.place) }
    guard target >= time || isFirst else {
      throw TouchScriptError(
        .timeWentBack(from: Timestamp(nanoseconds: time), to: Timestamp(nanoseconds: target)),
        at: step.place
      )
    }
    time = target
  }

  /// When something is over that starts now.
  private func end(of duration: Int64, _ step: TouchStep) throws(TouchScriptError) -> Int64 {
    guard duration >= 0 else { throw TouchScriptError(.negativeDuration(.nanoseconds(duration)), at: step.place) }
    // The latest time stands for never.
    let end = time.addingSaturated(duration)
    guard end < .max else { throw TouchScriptError(.timeOverflow, at: step.place) }
    return end
  }

  /// The times of the samples of a motion that starts now, and how much of it is done: the last is the whole, at its
  /// end.
  func samples(
    of pace: TouchStep.Pace,
    touchesEach: Int64,
    _ step: TouchStep
  ) throws(TouchScriptError) -> [Sample] {
    guard pace.interval > 0 else {
      throw TouchScriptError(.intervalNotPositive(.nanoseconds(pace.interval)), at: step.place)
    }
    let end = try end(of: pace.duration, step)
    let (whole, rest) = pace.duration.quotientAndRemainder(dividingBy: pace.interval)
    let before = rest == 0 ? max(whole, 1) - 1 : whole
    let room = Int64(TouchScript.maximumTouches - touches.count)
    guard before < room / touchesEach else {
      throw TouchScriptError(.tooManyTouches(limit: TouchScript.maximumTouches), at: step.place)
    }
    var samples = (0..<Int(before)).map { index in
      let passed = Int64(index + 1) * pace.interval
      return Sample(time: time + passed, fraction: Double(passed) / Double(pace.duration))
    }
    samples.append(Sample(time: end, fraction: 1))
    return samples
  }
}
