#if !hasFeature(Embedded)
import StepperCore

/// A scene as a scenario describes it: gestures on regions, and the states that follow them.
public struct ScenarioScene: Sendable {
  /// The scene at the start of the timeline.
  public let session: GestureSession

  let states: [ScenarioState]
}

/// A region as a scenario describes it, with all that lies inside.
struct ScenarioRegion: Decodable {
  let region: TouchRegion

  private static let keys: [String] = [
    "id", "frame", "attach", "children", "clips", "hidden", "allowsHitTesting", "contentOffset", "frameIn", "isOpaque",
    "shape", "hitOutset",
  ]

  /// More than a screen has; reading takes stack for each.
  private static let maximumNesting: Int = 100

  init(from decoder: any Decoder) throws {
    try decoder.checkNesting(["children"], atMost: Self.maximumNesting, "nodes")
    let object = try StrictObject(decoder, keys: Self.keys)
    var region = TouchRegion(try object.required("id"), frame: try object.required("frame"))
    region.attachments = try object.optional("attach", [ScenarioAttachment].self)?.map(\.attachment) ?? []
    region.children = try object.optional("children", [ScenarioRegion].self)?.map(\.region) ?? []
    region.clips = try object.optional("clips") ?? false
    region.isHidden = try object.optional("hidden") ?? false
    region.allowsHitTesting = try object.optional("allowsHitTesting") ?? true
    region.contentOffset = try object.optional("contentOffset") ?? .zero
    region.isFrameInParent = try object.choice("frameIn", ["root": false, "parent": true], default: false)
    region.isOpaque = try object.optional("isOpaque") ?? false
    region.shape = try object.optional("shape") ?? .rect
    region.hitOutset = try object.optional("hitOutset") ?? .zero
    self.region = region
  }
}

private struct ScenarioAttachment: Decodable {
  let attachment: GestureAttachment

  init(from decoder: any Decoder) throws {
    let object = try StrictObject(decoder, keys: ["as", "mask", "gesture"])
    let policies: KeyValuePairs<String, AttachmentPolicy> = [
      "gesture": .plain, "simultaneousGesture": .simultaneous, "highPriorityGesture": .highPriority,
    ]
    attachment = GestureAttachment(
      try object.required("gesture", ScenarioGesture.self).spec,
      as: try object.choice("as", policies, default: .plain),
      mask: try object.optional("mask", ScenarioMask.self)?.mask ?? .all
    )
  }
}

/// A mask by its name.
struct ScenarioMask: Decodable {
  let mask: GestureMask

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    switch try container.decode(String.self) {
    case "all": mask = .all
    case "gesture": mask = .gesture
    case "subviews": mask = .subviews
    case "none": mask = .none
    case let name:
      throw DecodingError.dataCorruptedError(
        in: container,
        debugDescription: "expected one of all, gesture, subviews, none, found \"\(name)\""
      )
    }
  }
}

/// A value that follows a gesture, as a scenario declares it.
struct ScenarioState: Decodable {
  /// What the state takes from the gesture's value.
  enum Follows {
    /// A field of the value, or the whole of it.
    case field(String)
    /// One of three values, by the stage of a sequence.
    case stages(first: JSONValue, firstThenNothing: JSONValue, second: JSONValue)
  }

  let id: String
  let gesture: String
  let initial: JSONValue
  let follows: Follows

  init(from decoder: any Decoder) throws {
    let object = try StrictObject(decoder, keys: ["id", "gesture", "initial", "follows"])
    id = try object.required("id")
    gesture = try object.required("gesture")
    initial = try object.required("initial")
    if let field = try? object.required("follows", String.self) {
      follows = .field(field)
    } else {
      follows = try object.required("follows", Stages.self).follows
    }
  }

  private struct Stages: Decodable {
    let follows: Follows

    init(from decoder: any Decoder) throws {
      let object = try StrictObject(decoder, keys: ["first", "firstThenNothing", "second"])
      follows = .stages(
        first: try object.required("first"),
        firstThenNothing: try object.required("firstThenNothing"),
        second: try object.required("second")
      )
    }
  }
}
#endif
