@testable import GestureKit

extension GestureSpec {
  static let oneTap: GestureSpec = .tap(Tap())
  static let twoTaps: GestureSpec = .tap(Tap(count: 2))
  static let drag: GestureSpec = .drag(Drag())
  static let hold: GestureSpec = .longPress(LongPress())
  static let button: GestureSpec = .press(Press())

  static func drag(_ id: String, _ distance: Double = 10) -> GestureSpec {
    .drag(Drag(minimumDistance: distance)).named(id)
  }

  /// A long press, with a duration in milliseconds.
  static func hold(_ id: String, _ duration: Int, maximumDistance: Double = 10) -> GestureSpec {
    .longPress(LongPress(minimumDuration: .milliseconds(duration), maximumDistance: maximumDistance)).named(id)
  }

  func named(_ id: String) -> GestureSpec { with { $0.id = id } }

  /// Must not succeed before the gestures with these ids have failed.
  func requiring(_ ids: String...) -> GestureSpec {
    with { $0.requiresFailureOf = ids.map { .id($0) } }
  }

  /// May succeed beside the gestures with these ids.
  func beside(_ ids: String...) -> GestureSpec {
    with { $0.simultaneousWith = ids.map { .id($0) } }
  }

  func with(_ change: (inout GestureOptions) -> Void) -> GestureSpec {
    var changed = options
    change(&changed)
    switch self {
    case .tap(var spec):
      spec.options = changed
      return .tap(spec)
    case .longPress(var spec):
      spec.options = changed
      return .longPress(spec)
    case .drag(var spec):
      spec.options = changed
      return .drag(spec)
    case .custom(var spec):
      spec.options = changed
      return .custom(spec)
    case .swipe(var spec):
      spec.options = changed
      return .swipe(spec)
    case .magnify(var spec):
      spec.options = changed
      return .magnify(spec)
    case .rotate(var spec):
      spec.options = changed
      return .rotate(spec)
    case .press(var spec):
      spec.options = changed
      return .press(spec)
    case .simultaneous(let first, let second, _): return .simultaneous(first, second, changed)
    case .exclusive(let first, let second, _): return .exclusive(first, second, changed)
    case .sequenced(let first, let second, _): return .sequenced(first, second, changed)
    }
  }

  static func both(_ first: GestureSpec, _ second: GestureSpec) -> GestureSpec {
    .simultaneous(first, second, GestureOptions())
  }

  static func either(_ first: GestureSpec, or second: GestureSpec) -> GestureSpec {
    .exclusive(first, second, GestureOptions())
  }

  static func first(_ first: GestureSpec, then second: GestureSpec) -> GestureSpec {
    .sequenced(first, second, GestureOptions())
  }
}

extension TouchRegion {
  /// A region of 100 by 100 at the origin unless told otherwise.
  static func box(
    _ id: String,
    _ frame: SceneRect = SceneRect(x: 0, y: 0, width: 100, height: 100),
    _ children: [TouchRegion] = []
  ) -> TouchRegion {
    TouchRegion(id, frame: frame, children: children)
  }

  /// A parent of 100 by 100 that its child fills.
  static func nest(
    _ outer: GestureSpec,
    _ outerPolicy: AttachmentPolicy = .plain,
    around inner: GestureSpec,
    _ innerPolicy: AttachmentPolicy = .plain
  ) -> TouchRegion {
    box("parent", SceneRect(x: 0, y: 0, width: 100, height: 100), [box("child").adding(inner, innerPolicy)])
      .adding(outer, outerPolicy)
  }

  /// Two regions side by side.
  static func siblings(_ left: GestureSpec, _ right: GestureSpec) -> TouchRegion {
    box(
      "root",
      SceneRect(x: 0, y: 0, width: 200, height: 100),
      [
        box("left").adding(left),
        box("right", SceneRect(x: 100, y: 0, width: 100, height: 100)).adding(right),
      ]
    )
  }

  func adding(
    _ spec: GestureSpec,
    _ policy: AttachmentPolicy = .plain,
    _ mask: GestureMask = .all
  ) -> TouchRegion {
    var region = self
    region.attachments.append(GestureAttachment(spec, as: policy, mask: mask))
    return region
  }

  func changed(_ change: (inout TouchRegion) -> Void) -> TouchRegion {
    var region = self
    change(&region)
    return region
  }
}
