#if !hasFeature(Embedded)
import GestureKit
import StepperCore

/// A small scene, of which every sequence of a few inputs is tried.
package struct ExploredScene: Explorable {
  package struct State: Hashable {
    fileprivate var session: GestureSession
    fileprivate var hand: SceneHand
  }

  package let name: String
  package let alphabet: [SceneLetter]
  /// The length of the sequences that are tried.
  package let depth: Int
  package let start: State
  private let scene: TouchRegion
  private let profile: ResolutionProfile

  /// Nil if the scene is not allowed.
  init?(
    _ name: String,
    _ scene: TouchRegion,
    _ profile: ResolutionProfile,
    depth: Int,
    alphabet: [SceneLetter]
  ) {
    guard let session = try? GestureSession(scene, profile: profile) else { return nil }
    self.name = "\(name), \(profile)"
    self.alphabet = alphabet
    self.depth = depth
    self.scene = scene
    self.profile = profile
    start = State(session: session, hand: SceneHand())
  }

  package func state(after letter: SceneLetter, in state: State) -> State {
    var state = state
    var player = LawPlayer(state.session)
    player.play(state.hand.input(for: letter))
    state.session = player.session
    // What followed from the last input decides nothing.
    state.session.advance(to: .min)
    return state
  }

  package func outline(of state: State) -> StateOutline {
    let engine = state.session.engine
    return StateOutline(
      stages: engine.nodes.indices.compactMap { node in
        engine.stage(of: node).map { MachineStage(machine: engine.nodes[node].kind.rawValue, name: $0) }
      },
      standings: engine.nodes.map { "\($0.told)" } + engine.arena.contestants.map { "\($0.standing)" }
    )
  }

  package func breaches(by word: [SceneLetter]) -> [(rule: Law, report: String)] {
    guard let subject = LawSubject(lawCase(word)) else { return [] }
    return Law.allCases.compactMap { law in law.violation(in: subject).map { (law, $0) } }
  }

  /// The letters as inputs to the scene.
  package func lawCase(_ word: [SceneLetter]) -> LawCase {
    var hand = SceneHand()
    return LawCase(
      seed: word.reduce(1) { $0 &* 31 &+ UInt64(alphabet.firstIndex(of: $1) ?? 0) },
      scene: scene,
      profile: profile,
      inputs: word.map { hand.input(for: $0) }
    )
  }
}

extension LawCase {
  /// A case that is not made from its seed.
  ///
  /// The seed is where laws take their random numbers from: when time is told, and by how much a scene is shifted.
  fileprivate init(seed: UInt64, scene: TouchRegion, profile: ResolutionProfile, inputs: [LawInput]) {
    self.seed = seed
    self.scene = scene
    self.profile = profile
    self.inputs = inputs
  }
}
#endif
