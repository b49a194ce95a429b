#if !hasFeature(Embedded)
import StepperCore

/// A scripted touch timeline with what it plays on, as it stands in a file.
///
/// Anything wrong in it is an error that names the place: unknown keys, missing ones, wrong types, and times that go
/// back. What a scenario expects is for readers and checkers; it is not read.
public struct Scenario: Sendable {
  /// The version of the file format that is read.
  public static let version: Int = 1

  /// What the scenario is called.
  public let name: String

  /// What the touches play on.
  public enum Subject: Sendable {
    /// Gestures on a tree of regions.
    case scene(ScenarioScene)
    /// One stepper or more.
    case steppers([ScenarioStepper])
  }

  /// What the touches play on.
  public let subject: Subject

  /// What happens, in order.
  public let timeline: [ScenarioEntry]
}

extension Scenario: Decodable {
  private static let keys: [String] = [
    "scenario", "name", "about", "area", "profile", "scene", "states", "stepper", "steppers", "timeline", "expect",
    "never",
  ]

  /// Reads a scenario.
  public init(from decoder: any Decoder) throws {
    let object = try StrictObject(decoder, keys: Self.keys)
    let version = try object.required("scenario", Int.self)
    guard version == Self.version else { throw object.fault("scenario", "expected version 1, found \(version)") }
    name = try object.required("name")
    _ = try object.optional("about", String.self)
    _ = try object.optional("area", String.self)
    subject = try object.contains("scene") ? .scene(Self.scene(object)) : .steppers(Self.steppers(object))
    timeline = try object.required("timeline")
    try checkOrder()
    try checkTargets()
  }

  private static func scene(_ object: StrictObject) throws -> ScenarioScene {
    for key in ["stepper", "steppers"] where object.contains(key) {
      throw object.fault(key, "expected either scene or \(key)")
    }
    let profile = try object.choice(
      "profile",
      ["pairwise": .pairwise, "nested": .nested],
      default: ResolutionProfile.pairwise
    )
    let root = try object.required("scene", ScenarioRegion.self).region
    let session: GestureSession
    do throws(SceneError) {
      session = try GestureSession(root, profile: profile)
    } catch {
      throw object.fault("scene", error.description)
    }
    let states = try object.optional("states", [ScenarioState].self) ?? []
    for state in states where session.gesture(state.gesture) == nil {
      throw object.fault("states", "no gesture has the id \"\(state.gesture)\"")
    }
    return ScenarioScene(session: session, states: states)
  }

  private static func steppers(_ object: StrictObject) throws -> [ScenarioStepper] {
    guard object.contains("steppers") else { return [try object.required("stepper")] }
    guard !object.contains("stepper") else { throw object.fault("stepper", "expected stepper or steppers, not both") }
    let steppers = try object.required("steppers", [ScenarioStepper].self)
    guard !steppers.isEmpty else { throw object.fault("steppers", "expected at least one stepper") }
    for (index, id) in steppers.map(\.id).enumerated() where steppers[..<index].contains(where: { $0.id == id }) {
      throw ScenarioError(path: "steppers[\(index)].id", message: "expected every id once, found \"\(id)\" again")
    }
    return steppers
  }

  private func checkOrder() throws {
    for (index, (entry, next)) in zip(timeline, timeline.dropFirst()).enumerated() where next.time < entry.end {
      throw ScenarioError(
        path: "timeline[\(index + 1)].t",
        message: "expected a time not before \(entry.end.milliseconds) ms, when the entry before it is over"
      )
    }
  }

  private func checkTargets() throws {
    for (index, entry) in timeline.enumerated() {
      guard case .action(let action) = entry.event else { continue }
      try checkTarget(of: action, at: "timeline[\(index)]")
    }
  }

  private func checkTarget(of action: ScenarioAction, at path: String) throws {
    switch (action, subject) {
    case (.stepper(let id, _), .steppers(let steppers)): try checkTarget(id, among: steppers.map(\.id), at: path)
    case (.onChange(let id, _, let reaction), .steppers(let steppers)):
      try checkTarget(id, among: steppers.map(\.id), at: path)
      try checkTarget(of: reaction, at: "\(path).do")
    case (.setGestureEnabled(let id, _), .scene(let scene)), (.setMask(let id, _), .scene(let scene)):
      if scene.session.gesture(id) == nil {
        throw ScenarioError(path: "\(path).gesture", message: "no gesture has the id \"\(id)\"")
      }
    case (.removeNode(let id), .scene(let scene)), (.moveNode(let id, _), .scene(let scene)):
      if !scene.session.hasRegion(id) {
        throw ScenarioError(path: "\(path).node", message: "no node has the id \"\(id)\"")
      }
    case (.stepper, .scene), (.onChange, .scene), (.setGestureEnabled, .steppers), (.setMask, .steppers),
      (.removeNode, .steppers), (.moveNode, .steppers):
      throw ScenarioError(path: "\(path).action", message: "an action for what the scenario does not have")
    }
  }

  private func checkTarget(_ id: String?, among ids: [String], at path: String) throws {
    let expected = "expected one of \(ids.joined(separator: ", "))"
    if let id, !ids.contains(id) {
      throw ScenarioError(path: "\(path).stepper", message: "\(expected), found \"\(id)\"")
    }
    if id == nil && ids.count > 1 {
      throw ScenarioError(path: "\(path).stepper", message: "missing key; \(expected)")
    }
  }
}
#endif
