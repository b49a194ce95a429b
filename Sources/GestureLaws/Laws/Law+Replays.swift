import GestureKit
import StepperCore

// Laws that compare the logs of two runs.

extension Law {
  /// Calls that only let time pass change nothing.
  func promptness(_ subject: LawSubject) -> String? {
    var prompt = LawPlayer(subject.session)
    var random = SplitMix64(seed: subject.law.seed &+ 1)
    for input in subject.law.inputs {
      if random.chance(60) { hurry(&prompt, to: max(prompt.time, input.time), using: &random) }
      prompt.play(input)
    }
    prompt.play(LawInput(time: prompt.time, action: .cancelAll))
    var remaining = 1000
    while let next = prompt.session.nextDeadline, remaining > 0 {
      prompt.play(LawInput(time: next.nanoseconds, action: .advance))
      remaining -= 1
    }
    if remaining == 0 { return "deadlines without end" }
    return difference(subject.plain.log.map(\.withoutVelocity), prompt.log.map(\.withoutVelocity))
      ?? (subject.plain.diagnostics == prompt.diagnostics ? nil : "diagnostics differ")
  }

  private func hurry(_ player: inout LawPlayer, to end: Int64, using random: inout SplitMix64) {
    guard player.time > .min else { return }
    for _ in 0..<random.int(1...3) {
      let next = player.session.nextDeadline.map { min($0.nanoseconds, end) } ?? end
      let times = [player.time, next, end, random.int64(player.time...end), player.time - 5_000_000]
      player.play(LawInput(time: random.pick(times), action: .advance))
    }
  }

  /// Another time base gives another time base.
  func shiftInTime(_ subject: LawSubject) -> String? {
    var random = SplitMix64(seed: subject.law.seed &+ 2)
    let way: Int64 = random.pick([-1_000_000_000_000, 7, 1 << 61, -(1 << 61)])
    let shifted = LawPlayer(subject.session, playingAll: subject.law.shiftedInTime(by: way).inputs)
    return difference(subject.plain.log.map { $0.shiftedInTime(by: way) }, shifted.log)
  }

  /// Other root coordinates give other root coordinates; exactly, as long as all numbers are whole.
  func shiftInSpace(_ subject: LawSubject) -> String? {
    var random = SplitMix64(seed: subject.law.seed &+ 3)
    let way = SceneVector(dx: random.points(-1 << 20...1 << 20), dy: random.points(-1 << 20...1 << 20))
    var sane = subject.law
    sane.inputs = subject.law.inputs.filter(\.isWhole)
    guard let other = sane.shiftedInSpace(by: way).session else { return "the shifted scene is not allowed" }
    let isAll = sane.inputs.count == subject.law.inputs.count
    let plain = isAll ? subject.plain : LawPlayer(subject.session, playingAll: sane.inputs)
    let shifted = LawPlayer(other, playingAll: sane.shiftedInSpace(by: way).inputs)
    let nodes = subject.session.engine.nodes
    return difference(plain.log.map { $0.shiftedInSpace(by: way, nodes[$0.node].space) }, shifted.log)
  }

  /// A copy goes on as the original does, whatever the original does meanwhile.
  func snapshot(_ subject: LawSubject) -> String? {
    var random = SplitMix64(seed: subject.law.seed &+ 4)
    let place = random.int(0...subject.law.inputs.count)
    var original = LawPlayer(subject.session)
    original.play(subject.law.inputs.prefix(place))
    var copy = original
    original.comeToRest()
    copy.play(subject.law.inputs.dropFirst(place))
    copy.comeToRest()
    return difference(subject.plain.log, copy.log)
      ?? (subject.plain.session == copy.session ? nil : "the sessions differ")
  }

  /// Once all fingers are up and all deadlines have passed, nothing is pending and everything is as new.
  func rest(_ subject: LawSubject) -> String? {
    var used = subject.plain
    if used.session.pendingDeadlines > 0 { return "\(used.session.pendingDeadlines) deadlines are pending" }
    let engine = used.session.engine
    if let stuck = engine.arena.entered.first(where: { !engine.isOver($0) }) {
      return "contestant \(stuck) is not over"
    }
    let seen = used.log.count
    var fresh = LawPlayer(subject.session)
    fresh.play(subject.law.inputs.filter(\.isChange))
    let before = fresh.log.count
    var random = SplitMix64(seed: subject.law.seed &+ 5)
    let later = LawTimelineMaker.inputs(using: &random, strokes: 1...5, fingers: 4).map {
      LawInput(time: $0.time.addingSaturated(used.time), action: $0.action)
    }
    used.play(later)
    fresh.play(later)
    return difference(Array(used.log.dropFirst(seen)), Array(fresh.log.dropFirst(before)))
  }
}

extension Engine {
  /// Whether a contestant is out, or has succeeded and goes on no more.
  fileprivate func isOver(_ contestant: Int) -> Bool {
    let root = nodes[arena.contestants[contestant].root]
    switch arena.contestants[contestant].standing {
    case .absent, .lost: return true
    case .undecided, .waiting: return false
    case .admitted: return root.raw.isTerminal && root.told == .terminal
    }
  }
}

extension LawInput {
  /// Whether sums of its coordinates are exact, or there is no sum.
  fileprivate var isWhole: Bool {
    guard case .touch(_, _, let place) = action, place.isFinite else { return true }
    return [place.x, place.y].allSatisfy { $0.magnitude < 1e6 && $0 == $0.rounded() }
  }
}

extension LawEntry {
  fileprivate func shiftedInTime(by nanoseconds: Int64) -> LawEntry {
    LawEntry(self, time: time + nanoseconds, value: value, origin: origin)
  }

  /// A velocity is asked for after each deadline, before a finger that lands resets what measures it.
  fileprivate var withoutVelocity: LawEntry {
    LawEntry(self, time: time, value: value, origin: origin, velocity: .zero)
  }

  fileprivate func shiftedInSpace(by way: SceneVector, _ space: SpaceOrigin) -> LawEntry {
    LawEntry(self, time: time, value: value.shifted(by: way), origin: space == .root ? origin : origin + way)
  }
}

extension GestureValue {
  fileprivate func shifted(by way: SceneVector) -> GestureValue {
    switch self {
    case .none, .swipe, .custom: self
    case .tap(let place, let count): .tap(location: place + way, count: count)
    case .longPress(let place): .longPress(location: place + way)
    case .drag(let start, let place, let sample): .drag(start: start + way, location: place + way, sample: sample)
    case .magnify(let scale, let velocity, let start):
      .magnify(magnification: scale, velocity: velocity, start: start + way)
    case .rotate(let angle, let velocity, let start): .rotate(rotation: angle, velocity: velocity, start: start + way)
    case .press(let place, let outcome, let repeats): .press(location: place + way, outcome: outcome, repeats: repeats)
    }
  }
}
