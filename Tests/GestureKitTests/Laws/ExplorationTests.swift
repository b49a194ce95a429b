import GestureKit
import GestureLaws
import StepperCore
import Testing

/// The exploration of all sequences of a few inputs, to a small depth; `gesturelab explore` goes deeper.
struct ExplorationTests {
  @Test(arguments: ExploredScene.all.indices)
  func `every law holds after every sequence of two inputs to a scene`(place: Int) {
    var survey = ExplorationSurvey()
    _ = survey.explore(ExploredScene.all[place], upTo: 2)
    #expect(survey.breaches == [])
  }

  @Test(arguments: ExploredStepper.all.indices)
  func `every law holds after every sequence of three inputs to a stepper`(place: Int) {
    var survey = ExplorationSurvey()
    _ = survey.explore(ExploredStepper.all[place], upTo: 3)
    #expect(survey.breaches == [])
  }

  @Test func `every state of every machine is reached`() {
    var survey = ExplorationSurvey()
    for scene in ExploredScene.all { _ = survey.explore(Overseen(scene), upTo: 3) }
    for stepper in ExploredStepper.all { _ = survey.explore(Overseen(stepper), upTo: 3) }
    #expect(survey.unreached == [])
  }

  @Test func `a state that is not reached is named`() {
    var survey = ExplorationSurvey()
    for scene in ExploredScene.all { _ = survey.explore(Overseen(scene), upTo: 2) }
    for stepper in ExploredStepper.all { _ = survey.explore(Overseen(stepper), upTo: 2) }
    // Two fingers land and one moves; a finger lands, leaves and waits: three inputs each.
    #expect(survey.unreached == ["magnify active", "rotate active", "press overdue"])
  }

  @Test func `a law that does not hold is found with its shortest sequence`() throws {
    let scene = try #require(ExploredScene.all.first)
    let overseen = Overseen(scene, rule: "a double tap never ends") { word in
      let played = scene.lawCase(word)
      guard let session = played.session, let double = session.gesture("double tap") else { return nil }
      var player = LawPlayer(session)
      player.play(played.inputs)
      return player.log.first { $0.node == Int(double.index) && $0.event == .phase(.ended) }
        .map { "it ended at \($0.time)" }
    }
    let breaches = Exploration(of: overseen, depth: 4).breaches
    #expect(breaches.count == 1)
    let tap = ["finger 1 down at 150.0, 150.0", "finger 1 up"]
    #expect(breaches.first?.word.map(\.description) == tap + tap)
    #expect(breaches.first?.report == "it ended at 0")
  }

  @Test func `a machine is explored once from each of its states`() {
    let exploration = Exploration(of: Dial(), depth: 3)
    // 0 leads to 1 and 2; these to 2, 3, 3 and 4; 3 and 4 to 4, 0, 0 and 1, all of them known.
    #expect(exploration.wordCount == 2 + 4 + 4)
    #expect(exploration.stateCount == 5)
    #expect(exploration.outlineCount == 2)
    #expect(exploration.transitionCount == 2)
    #expect(exploration.breaches.map(\.word) == [[2, 2]])
  }
}

/// A dial of five numbers that is turned by one or two, and should not come to 4.
private struct Dial: Explorable {
  let name: String = "dial"
  let alphabet: [Int] = [1, 2]
  let depth: Int = 3
  let start: Int = 0

  func state(after letter: Int, in state: Int) -> Int { (state + letter) % 5 }

  func outline(of state: Int) -> StateOutline {
    StateOutline(stages: [], standings: [state.isMultiple(of: 2) ? "even" : "odd"])
  }

  func breaches(by word: [Int]) -> [(rule: String, report: String)] {
    word.reduce(0, +) % 5 == 4 ? [("never 4", "it is 4")] : []
  }
}

/// Another machine with a rule of its own, or none.
private struct Overseen<System: Explorable>: Explorable {
  let system: System
  let rule: String
  let judge: ([System.Letter]) -> String?

  init(_ system: System, rule: String = "none", judge: @escaping ([System.Letter]) -> String? = { _ in nil }) {
    self.system = system
    self.rule = rule
    self.judge = judge
  }

  var name: String { system.name }
  var alphabet: [System.Letter] { system.alphabet }
  var depth: Int { system.depth }
  var start: System.State { system.start }

  func state(after letter: System.Letter, in state: System.State) -> System.State {
    system.state(after: letter, in: state)
  }

  func outline(of state: System.State) -> StateOutline { system.outline(of: state) }

  func breaches(by word: [System.Letter]) -> [(rule: String, report: String)] {
    judge(word).map { [(rule, $0)] } ?? []
  }
}
