#if !hasFeature(Embedded)
import StepperCore

/// A gesture as a scenario describes it.
struct ScenarioGesture: Decodable {
  let spec: GestureSpec

  private static let common: [String] = [
    "id", "kind", "isEnabled", "requiresFailureOf", "simultaneousWith", "coordinateSpace",
  ]

  /// More than anyone writes; reading takes stack for each, and a thread may have little.
  private static let maximumNesting: Int = 32

  private static let kinds: KeyValuePairs<String, @Sendable (any Decoder) throws -> GestureSpec> = [
    "tap": tap, "longPress": longPress, "drag": drag, "swipe": swipe, "magnify": magnify, "rotate": rotate,
    "press": press,
    "simultaneous": { try composite($0) { .simultaneous($0, $1, $2) } },
    "exclusive": { try composite($0) { .exclusive($0, $1, $2) } },
    "sequenced": { try composite($0) { .sequenced($0, $1, $2) } },
  ]

  init(from decoder: any Decoder) throws {
    try decoder.checkNesting(["first", "second"], atMost: Self.maximumNesting, "gestures")
    // The kind decides which other keys there may be.
    spec = try StrictObject(withAnyKeys: decoder).choice("kind", Self.kinds)(decoder)
  }

  @Sendable
  private static func tap(_ decoder: any Decoder) throws -> GestureSpec {
    let keys = ["count", "touches", "maximumDistance", "maximumDuration", "maximumInterval", "extraTouches"]
    let object = try StrictObject(decoder, keys: common + keys)
    var tap = Tap()
    tap.count = try object.optional("count") ?? tap.count
    tap.touches = try object.optional("touches") ?? tap.touches
    tap.maximumDistance = try object.optional("maximumDistance") ?? tap.maximumDistance
    tap.maximumDuration = try object.duration("maximumDuration") ?? tap.maximumDuration
    tap.maximumInterval = try object.duration("maximumInterval") ?? tap.maximumInterval
    tap.options = try object.gestureOptions()
    return .tap(tap)
  }

  @Sendable
  private static func longPress(_ decoder: any Decoder) throws -> GestureSpec {
    let keys = ["minimumDuration", "maximumDistance", "touches", "extraTouches"]
    let object = try StrictObject(decoder, keys: common + keys)
    var longPress = LongPress()
    longPress.minimumDuration = try object.duration("minimumDuration") ?? longPress.minimumDuration
    longPress.maximumDistance = try object.optional("maximumDistance") ?? longPress.maximumDistance
    longPress.touches = try object.optional("touches") ?? longPress.touches
    longPress.options = try object.gestureOptions()
    return .longPress(longPress)
  }

  @Sendable
  private static func drag(_ decoder: any Decoder) throws -> GestureSpec {
    let object = try StrictObject(decoder, keys: common + ["minimumDistance", "axis", "extraTouches"])
    var drag = Drag()
    drag.minimumDistance = try object.optional("minimumDistance") ?? drag.minimumDistance
    drag.axis = try object.choice(
      "axis",
      ["any": .any, "horizontal": .horizontal, "vertical": .vertical],
      default: drag.axis
    )
    drag.options = try object.gestureOptions()
    return .drag(drag)
  }

  @Sendable
  private static func swipe(_ decoder: any Decoder) throws -> GestureSpec {
    let keys = ["direction", "minimumDistance", "maximumDuration", "extraTouches"]
    let object = try StrictObject(decoder, keys: common + keys)
    let directions: KeyValuePairs<String, SwipeDirection> = ["left": .left, "right": .right, "up": .up, "down": .down]
    var swipe = Swipe(direction: try object.choice("direction", directions))
    swipe.minimumDistance = try object.optional("minimumDistance") ?? swipe.minimumDistance
    swipe.maximumDuration = try object.duration("maximumDuration") ?? swipe.maximumDuration
    swipe.options = try object.gestureOptions()
    return .swipe(swipe)
  }

  @Sendable
  private static func magnify(_ decoder: any Decoder) throws -> GestureSpec {
    let object = try StrictObject(decoder, keys: common + ["minimumScaleDelta"])
    var magnify = Magnify()
    magnify.minimumScaleDelta = try object.optional("minimumScaleDelta") ?? magnify.minimumScaleDelta
    magnify.options = try object.gestureOptions()
    return .magnify(magnify)
  }

  @Sendable
  private static func rotate(_ decoder: any Decoder) throws -> GestureSpec {
    let object = try StrictObject(decoder, keys: common + ["minimumAngleDeltaDegrees"])
    var rotate = Rotate()
    if let degrees = try object.optional("minimumAngleDeltaDegrees", Double.self) {
      rotate.minimumAngleDelta = degrees * .pi / 180
    }
    rotate.options = try object.gestureOptions()
    return .rotate(rotate)
  }

  @Sendable
  private static func press(_ decoder: any Decoder) throws -> GestureSpec {
    let object = try StrictObject(decoder, keys: common + ["outset", "minimumDuration", "repeat", "extraTouches"])
    var press = Press()
    press.outset = try object.optional("outset") ?? press.outset
    press.minimumDuration = try object.duration("minimumDuration") ?? press.minimumDuration
    if object.contains("repeat"), try !object.isNull("repeat") {
      press.schedule = try object.required("repeat", ScenarioRepeat.self).schedule
    }
    press.options = try object.gestureOptions()
    return .press(press)
  }

  private static func composite(
    _ decoder: any Decoder,
    _ make: (GestureSpec, GestureSpec, GestureOptions) -> GestureSpec
  ) throws -> GestureSpec {
    let object = try StrictObject(decoder, keys: common + ["first", "second"])
    let first = try object.required("first", ScenarioGesture.self)
    let second = try object.required("second", ScenarioGesture.self)
    return make(first.spec, second.spec, try object.gestureOptions())
  }
}

extension StrictObject {
  fileprivate func duration(_ key: String) throws -> Duration? {
    try optional(key, ScenarioDuration.self)?.duration
  }

  fileprivate func gestureOptions() throws -> GestureOptions {
    var options = GestureOptions()
    options.id = try optional("id")
    options.isEnabled = try optional("isEnabled") ?? true
    options.requiresFailureOf = try optional("requiresFailureOf", [String].self)?.map { .id($0) } ?? []
    options.simultaneousWith = try optional("simultaneousWith", [String].self)?.map { .id($0) } ?? []
    options.extraTouches = try choice("extraTouches", ["ignore": .ignore, "fail": .fail], default: .ignore)
    if let space = try optional("coordinateSpace", String.self) {
      options.coordinateSpace = space == "local" ? .local : space == "global" ? .global : .named(space)
    }
    return options
  }
}
#endif
