@testable import GestureKit

/// Why the reader refuses what the schema lets pass: each by what the message of the error says.
enum ReaderReason: String, CaseIterable {
  case timeWentBack = "expected a time not before"
  case boundsSwapped = "is above the upper bound"
  case unknownGesture = "no gesture has the id"
  case unknownNode = "no node has the id"
  case unknownInGesture = "which is not there"
  case missingStepper = "missing key; expected one of"
  case unknownStepper = "expected one of"

  /// The first whose words are there.
  init?(_ error: ScenarioError) {
    guard let reason = Self.allCases.first(where: { error.message.contains($0.rawValue) }) else { return nil }
    self = reason
  }

  /// The changes to the whole scenarios that only the reader refuses.
  static let all: [WholeScenario: [ReaderReason: [String]]] = [
    .scene: scene, .stepper: stepper, .steppers: steppers,
  ]

  private static let scene: [ReaderReason: [String]] = [
    .timeWentBack: [
      "/timeline/0/t 1.5", "/timeline/2/until 1.5", "/timeline/3/t 1.5", "/timeline/4/t 1.5", "/timeline/5/t 1.5",
      "/timeline/6/t 1.5",
    ],
    // The timeline speaks of tap and drag, the states of drag and order.
    .unknownGesture: [
      "/scene/attach []", "/scene/attach removed", "/scene/attach/0 removed", #"/scene/attach/0/gesture/id "x""#,
      "/scene/attach/0/gesture/id removed", "/scene/attach/2 removed", #"/scene/attach/2/gesture/id "x""#,
      "/scene/attach/2/gesture/id removed", #"/states/0/gesture "x""#, #"/states/1/gesture "x""#,
      #"/timeline/3/gesture "x""#, #"/timeline/4/gesture "x""#,
    ],
    .unknownNode: [#"/scene/children/0/id "x""#, #"/timeline/5/node "x""#, #"/timeline/6/node "x""#],
    // The tap speaks of press and order, and of root as its coordinate space.
    .unknownInGesture: [
      #"/scene/attach/0/gesture/coordinateSpace "x""#, #"/scene/attach/0/gesture/requiresFailureOf/0 "x""#,
      #"/scene/attach/0/gesture/simultaneousWith/0 "x""#, "/scene/attach/6 removed",
      #"/scene/attach/6/gesture/id "x""#, "/scene/attach/6/gesture/id removed", "/scene/children []",
      "/scene/children removed", "/scene/children/0 removed", "/scene/children/0/attach []",
      "/scene/children/0/attach removed", "/scene/children/0/attach/2 removed",
      #"/scene/children/0/attach/2/gesture/id "x""#, "/scene/children/0/attach/2/gesture/id removed",
      #"/scene/id "x""#,
    ],
  ]

  private static let stepper: [ReaderReason: [String]] = [
    .timeWentBack: ["/timeline/1/until 1.5"] + (2...7).map { "/timeline/\($0)/t 1.5" },
    .boundsSwapped: ["/stepper/range/1 -1"],
    // The last action names the stepper, which is called stepper once it has no id.
    .unknownStepper: [#"/stepper/id "x""#, "/stepper/id removed", #"/timeline/7/stepper "x""#],
  ]

  private static let steppers: [ReaderReason: [String]] = [
    .timeWentBack: (0...4).map { "/timeline/\($0)/t 1.5" },
    .missingStepper: (0...5).map { "/timeline/\($0)/stepper removed" } + ["/timeline/4/do/stepper removed"],
    .unknownStepper: (0...5).map { #"/timeline/\#($0)/stepper "x""# } + [
      #"/timeline/4/do/stepper "x""#, "/steppers/0 removed", #"/steppers/0/id "x""#, "/steppers/0/id removed",
      "/steppers/1 removed", #"/steppers/1/id "x""#, "/steppers/1/id removed",
    ],
  ]
}
