#if !hasFeature(Embedded)
import GestureKit
import StepperCore

// Laws that compare two runs of a stepper.

extension StepperLaw {
  /// Calls that only let time pass, at any times, change nothing.
  func promptness<Value>(_ law: StepperCase<Value>, _ stepper: StepperMachine<Value>) -> String? {
    var random = SplitMix64(seed: law.seed &+ 1)
    var (plain, prompt) = (StepperPlayer(stepper), StepperPlayer(stepper))
    for line in law.lines {
      for _ in 0..<random.int(0...3) {
        let now = prompt.stepper.now.nanoseconds
        prompt.play(.advance(Timestamp(nanoseconds: random.int64(now...max(now, line.time.nanoseconds)))))
      }
      if random.chance(25) { prompt.play(.advance(prompt.stepper.now.advanced(by: .milliseconds(-130)))) }
      plain.play(line)
      prompt.play(line)
    }
    return difference(plain, prompt)
  }

  /// Deadlines that are taken one by one are those that are taken at once.
  func singleDeadlines<Value>(_ law: StepperCase<Value>, _ stepper: StepperMachine<Value>) -> String? {
    var (atOnce, oneByOne) = (StepperPlayer(stepper), StepperPlayer(stepper))
    for line in law.lines {
      atOnce.play(line)
      while oneByOne.playDeadline(upTo: line.time) {}
      oneByOne.play(line)
    }
    return difference(atOnce, oneByOne)
  }

  /// Another time base gives another time base.
  func shiftInTime<Value>(_ law: StepperCase<Value>, _ stepper: StepperMachine<Value>) -> String? {
    var random = SplitMix64(seed: law.seed &+ 2)
    let way = random.pick([random.int64(-10_000_000_000...10_000_000_000), 1 << 61, -(1 << 61)])
    guard let other = law.stepper(at: Timestamp(nanoseconds: way)) else { return "the shifted stepper is not allowed" }
    var (plain, shifted) = (StepperPlayer(stepper), StepperPlayer(other))
    plain.play(law.lines)
    shifted.play(law.lines.map { $0.shifted(by: way) })
    let log = plain.log.map {
      StepperEvent(time: Timestamp(nanoseconds: $0.time.nanoseconds + way), kind: $0.kind)
    }
    guard plain.stepper.value == shifted.stepper.value else {
      return "\(plain.stepper.value) against \(shifted.stepper.value)"
    }
    return difference(log, shifted.log)
  }

  /// A copy goes on as the original does, whatever the original does meanwhile.
  func snapshot<Value>(_ law: StepperCase<Value>, _ stepper: StepperMachine<Value>) -> String? {
    var random = SplitMix64(seed: law.seed &+ 3)
    let place = random.int(0...law.lines.count)
    var whole = StepperPlayer(stepper)
    whole.play(law.lines)
    var original = StepperPlayer(stepper)
    original.play(law.lines.prefix(place))
    var copy = original
    guard copy.stepper == original.stepper else { return "the copy differs" }
    let others: [StepperInput<Value>] = [
      .setValue(law.range.maximum ?? law.value), .perform(.increment()), .pressed(4, .down), .tearDown,
    ]
    for input in others { original.play(.input(input, original.stepper.now)) }
    copy.play(law.lines.dropFirst(place))
    return difference(whole, copy)
  }
}
#endif
