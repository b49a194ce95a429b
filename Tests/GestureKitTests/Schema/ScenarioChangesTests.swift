import Testing

@testable import GestureKit

/// Scenarios with one thing changed, listed by what is wrong or unusual about them.
struct ScenarioChangesTests {
  private static func changes(_ whole: WholeScenario, _ list: KeyValuePairs<String, String?>) -> [ScenarioChange] {
    list.map { ScenarioChange(whole, $0.key, $0.value) }
  }

  private static func expectRefusal(of change: ScenarioChange) throws {
    let scenario = try change.scenario()
    #expect(try scenario != change.whole.value())
    #expect(try ScenarioVerdict.schema().faults(of: scenario) != [])
    #expect(try ScenarioVerdict.readerError(in: scenario) != nil)
  }

  /// Every object of the format.
  private static let objects: [(WholeScenario, [String])] = [
    (
      .scene,
      [
        "", "/scene", "/scene/shape", "/scene/children/0", "/scene/attach/0", "/states/0", "/states/1/follows",
        "/scene/attach/6/gesture/repeat", "/scene/children/0/attach/2/gesture/second",
      ] + (0...6).map { "/scene/attach/\($0)/gesture" } + (0...2).map { "/scene/children/0/attach/\($0)/gesture" }
        + (0...6).map { "/timeline/\($0)" }
    ),
    (.stepper, ["", "/stepper", "/stepper/repeat", "/stepper/buttons"] + (0...7).map { "/timeline/\($0)" }),
    (.steppers, ["", "/steppers/0", "/steppers/0/buttons", "/timeline/4/do"]),
  ]

  @Test(
    arguments: objects.flatMap { whole, pointers in pointers.map { ScenarioChange(whole, $0 + "/unknown", "null") } }
  )
  func `an unknown key is refused by both`(change: ScenarioChange) throws {
    try Self.expectRefusal(of: change)
  }

  /// Every key that must be there.
  private static let requiredKeys: [(WholeScenario, [String])] = [
    (
      .scene,
      [
        "/scenario", "/name", "/scene", "/timeline", "/scene/id", "/scene/frame", "/scene/children/0/id",
        "/scene/attach/0/gesture", "/scene/shape/roundedRect", "/scene/attach/3/gesture/direction",
        "/states/0/id", "/states/0/gesture", "/states/0/initial", "/states/0/follows", "/states/1/follows/first",
        "/states/1/follows/firstThenNothing", "/states/1/follows/second", "/timeline/0/touch", "/timeline/0/phase",
        "/timeline/0/at", "/timeline/1/tick", "/timeline/2/until", "/timeline/2/every", "/timeline/3/action",
        "/timeline/3/gesture", "/timeline/3/value", "/timeline/4/gesture", "/timeline/4/value", "/timeline/5/node",
        "/timeline/5/frame", "/timeline/6/node",
      ] + (0...6).map { "/scene/attach/\($0)/gesture/kind" } + (0...6).map { "/timeline/\($0)/t" }
        + (0...2).flatMap { index in
          ["kind", "first", "second"].map { "/scene/children/0/attach/\(index)/gesture/\($0)" }
        }
    ),
    (
      .stepper,
      [
        "/stepper", "/stepper/value", "/stepper/range", "/stepper/step", "/stepper/buttons",
        "/stepper/buttons/increment", "/stepper/buttons/decrement", "/timeline/6/when", "/timeline/6/do",
        "/timeline/6/do/action", "/timeline/6/do/value",
      ] + (2...5).map { "/timeline/\($0)/value" } + (2...7).flatMap { ["/timeline/\($0)/t", "/timeline/\($0)/action"] }
    ),
    (.steppers, ["/steppers"]),
  ]

  @Test(arguments: requiredKeys.flatMap { whole, pointers in pointers.map { ScenarioChange(whole, $0, nil) } })
  func `a missing key is refused by both`(change: ScenarioChange) throws {
    try Self.expectRefusal(of: change)
  }

  /// A name that is almost right, for every enumeration.
  private static let misspellings: [ScenarioChange] =
    changes(
      .scene,
      [
        "/profile": #""pair""#, "/scene/frameIn": #""Root""#, "/scene/shape": #""Rect""#,
        "/scene/attach/0/as": #""simultaneous""#, "/scene/attach/0/mask": #""ALL""#,
        "/scene/attach/0/gesture/extraTouches": #""ignored""#, "/scene/attach/0/gesture/kind": #""Tap""#,
        "/scene/attach/2/gesture/axis": #""x""#, "/scene/attach/3/gesture/direction": #""Left""#,
        "/scene/attach/6/gesture/repeat/first": #""delay""#, "/timeline/0/phase": #""canceled""#,
        "/timeline/3/action": #""setEnabled""#, "/timeline/4/action": #""setmask""#, "/timeline/4/value": #""views""#,
      ]
    )
    + changes(
      .stepper,
      [
        "/stepper/edge": #""Clamp""#, "/stepper/stepOn": #""up""#, "/stepper/dragOut": #""stop""#,
        "/stepper/repeat/first": #""""#, "/timeline/2/action": #""setMask""#, "/timeline/4/action": #""setstep""#,
        "/timeline/6/do/action": #""removeNode""#, "/timeline/7/action": #""tearDown""#,
      ]
    )

  @Test(arguments: misspellings)
  func `a misspelled name is refused by both`(change: ScenarioChange) throws {
    try Self.expectRefusal(of: change)
  }

  /// Values of a wrong type; all others of a place are tried where schema and reader are held against each other.
  private static let wrongTypes: [ScenarioChange] =
    changes(
      .scene,
      [
        "": "[]", "/name": "1", "/about": "null", "/area": "[]", "/profile": "null", "/scene": "[]", "/states": "{}",
        "/timeline": "{}", "/scene/id": "1", "/scene/frame": #"{"x": 0}"#, "/scene/clips": "1", "/scene/hidden": "0",
        "/scene/allowsHitTesting": #""true""#, "/scene/isOpaque": "null", "/scene/contentOffset": "10",
        "/scene/shape": "8", "/scene/shape/roundedRect": "null", "/scene/hitOutset": "null", "/scene/attach": "{}",
        "/scene/children": "null", "/scene/attach/0/gesture": #""tap""#, "/scene/attach/0/gesture/count": "1.5",
        "/scene/attach/0/gesture/requiresFailureOf": #""drag""#, "/scene/attach/0/gesture/maximumDuration": #""1 s""#,
        "/scene/attach/0/gesture/coordinateSpace": #"{"named": "root"}"#, "/scene/attach/6/gesture/repeat": "0.1",
        "/states/1/follows": "[]", "/timeline/0": "[]", "/timeline/0/at": #"{"x": 1, "y": 1}"#,
        "/timeline/0/touch": #""1""#, "/timeline/1/tick": "1",
      ]
    )
    + changes(
      .stepper,
      [
        "/stepper": "[]", "/stepper/value": #""0""#, "/stepper/range": "10", "/stepper/range/1": #""10""#,
        "/stepper/wraps": "0", "/stepper/buttons": "[]", "/timeline/2/value": "1", "/timeline/3/value": "[3]",
        "/timeline/5/value": "1", "/timeline/6/do": #""setValue""#, "/timeline/7/stepper": "1",
      ]
    )

  @Test(arguments: wrongTypes)
  func `a value of the wrong type is refused by both`(change: ScenarioChange) throws {
    try Self.expectRefusal(of: change)
  }

  /// Values just beyond each limit, and lists of a wrong length.
  private static let beyondLimits: [ScenarioChange] =
    changes(
      .scene,
      [
        "/scenario": "2", "/scene/frame": "[0, 0, 1]", "/scene/contentOffset": "[0]", "/scene/hitOutset": "[1, 2, 3]",
        "/scene/attach/0/gesture/count": "0", "/scene/attach/0/gesture/touches": "0",
        "/scene/attach/0/gesture/maximumDistance": "-0.1", "/scene/attach/0/gesture/maximumDuration": "-0.1",
        "/scene/attach/0/gesture/maximumInterval": "1000000000.1", "/scene/attach/1/gesture/minimumDuration": "-0.1",
        "/scene/attach/1/gesture/maximumDistance": "-0.1", "/scene/attach/1/gesture/touches": "0",
        "/scene/attach/2/gesture/minimumDistance": "-0.1", "/scene/attach/3/gesture/minimumDistance": "-0.1",
        "/scene/attach/3/gesture/maximumDuration": "-0.1", "/scene/attach/4/gesture/minimumScaleDelta": "-0.1",
        "/scene/attach/5/gesture/minimumAngleDeltaDegrees": "-0.1", "/scene/attach/6/gesture/outset": "-0.1",
        "/scene/attach/6/gesture/minimumDuration": "-0.1", "/scene/attach/6/gesture/repeat/delay": "-0.1",
        "/scene/attach/6/gesture/repeat/interval": "4e-10", "/timeline/0/t": "-0.1", "/timeline/0/at": "[1, 2, 3]",
        "/timeline/0/touch": "1e19", "/timeline/1/tick": "false", "/timeline/2/every": "4e-7",
        "/timeline/5/frame": "[]", "/timeline/6/t": "9007199254.740992",
      ]
    )
    + changes(
      .stepper,
      [
        "/stepper/step": "0", "/stepper/range": "[0]", "/stepper/repeat/delay": "1000000000.1",
        "/stepper/repeat/interval": "1000000000.1", "/stepper/buttons/increment": "[0, 0, 1, 1, 1]",
        "/timeline/5/value": "[0, 1, 2]", "/timeline/1/until": "9007199254.740992",
      ]
    )
    + changes(.steppers, ["/steppers": "[]", "/stepper": "{}", "/scene": #"{"id": "a", "frame": [0, 0, 1, 1]}"#])

  @Test(arguments: beyondLimits)
  func `a value beyond its limit is refused by both`(change: ScenarioChange) throws {
    try Self.expectRefusal(of: change)
  }

  /// Values at their limits, in their other form, and in keys that are not read.
  private static let unusual: [ScenarioChange] =
    changes(
      .scene,
      [
        "/name": #""""#, "/scenario": "1.0", "/expect": "5", "/never": "null", "/states": "[]", "/timeline": "[]",
        "/scene/frame": "[0, 0, -1, -1]", "/scene/shape": #""capsule""#, "/scene/shape/roundedRect": "-8",
        "/scene/hitOutset": "-4.5", "/scene/attach/0/gesture/requiresFailureOf": "[]",
        "/scene/attach/0/gesture/coordinateSpace": #""global""#, "/scene/attach/0/gesture/count": "1",
        "/scene/attach/0/gesture/maximumDistance": "0", "/scene/attach/0/gesture/maximumDuration": "0",
        "/scene/attach/0/gesture/maximumInterval": "1000000000", "/scene/attach/2/gesture/minimumDistance": "0",
        "/scene/attach/2/gesture/minimumDistance": "1e308", "/scene/attach/4/gesture/minimumScaleDelta": "0",
        "/scene/attach/6/gesture/repeat": "{}", "/scene/attach/6/gesture/repeat": "null",
        "/scene/attach/6/gesture/repeat/delay": "0", "/scene/attach/6/gesture/repeat/interval": "5e-10",
        "/states/0/follows": #""""#, "/states/0/initial": "{}", "/timeline/0/touch": "-7",
        "/timeline/2/every": "0.001", "/timeline/6/t": "9007199254.74",
      ]
    )
    + changes(
      .stepper,
      [
        "/stepper/range": "[null, null]", "/stepper/range": "[1, 1]", "/stepper/value": "-5", "/stepper/step": "1e-300",
        "/stepper/repeat": "null", "/stepper/repeat": "{}", "/stepper/repeat/delay": "1000000000",
        "/timeline/4/value": "0", "/timeline/5/value": "[2, 1]", "/timeline/5/value": "[null, null]",
        "/profile": "5", "/states": #""anything""#,
      ]
    )

  @Test(arguments: unusual)
  func `what is unusual but good is taken by both`(change: ScenarioChange) throws {
    let scenario = try change.scenario()
    #expect(try ScenarioVerdict.schema().faults(of: scenario) == [])
    #expect(try ScenarioVerdict.readerError(in: scenario) == nil)
  }

  @Test(arguments: [
    ("-9223372036854775808", true), ("9223372036854775807", true), ("1.0", true), ("1e18", true), ("0.5", false),
  ])
  func `a whole number may be written in any way, to the limits of 64 bits`(touch: String, isGood: Bool) throws {
    let json = WholeScenario.scene.json.replacing(#""touch": 1,"#, with: #""touch": \#(touch),"#)
    #expect(try ScenarioVerdict.schema().faults(of: JSONValue(json: json)).isEmpty == isGood)
    #expect((BrokenScenario.error(in: json) == nil) == isGood)
  }

  @Test func `half a nanosecond between two ticks is enough for both`() throws {
    let row = ScenarioChange(.scene, "/timeline/2", #"{"t": 2, "tick": true, "until": 2, "every": 5e-7}"#)
    let scenario = try row.scenario()
    #expect(try ScenarioVerdict.schema().faults(of: scenario) == [])
    #expect(try ScenarioVerdict.readerError(in: scenario) == nil)
  }
}
