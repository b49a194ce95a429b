import GestureKit

// What a failure shows: the scene and the inputs, short enough to be read.

extension LawCase: CustomStringConvertible {
  package var description: String {
    "seed \(seed), \(profile)\n" + scene.outline(indented: "") + inputs.map { "\n\($0)" }.joined()
  }
}

extension LawInput: CustomStringConvertible {
  package var description: String {
    switch action {
    case .touch(let id, let phase, let place): "\(time) finger \(id.rawValue) \(phase) at \(place.x), \(place.y)"
    case .advance: "\(time) advance"
    case .enable(let id, let isEnabled): "\(time) \(isEnabled ? "enable" : "disable") \(id)"
    case .mask(let mask, let id): "\(time) mask \(mask.rawValue) of \(id)"
    case .remove(let id): "\(time) remove \(id)"
    case .move(let id, let frame): "\(time) move \(id) to \(frame.outline)"
    case .cancelAll: "\(time) cancel all"
    }
  }
}

extension LawEntry: CustomStringConvertible {
  package var description: String {
    "\(time) node \(node) \(event) \(value) v \(velocity.dx), \(velocity.dy) o \(origin.x), \(origin.y)"
      + " \(reason.map { "\($0)" } ?? "") \(isHandedOver) \(memberCount)"
  }
}

extension SceneRect {
  fileprivate var outline: String { "[\(minX) \(minY) \(size.width) \(size.height)]" }
}

extension TouchRegion {
  fileprivate func outline(indented indentation: String) -> String {
    let flags = [isFrameInParent ? "in parent" : "", clips ? "clips" : "", isOpaque ? "opaque" : ""]
    let gestures = attachments.map { "\n\(indentation)  \($0.policy) \($0.mask.rawValue) \($0.spec.outline)" }
    let inner = children.map { "\n" + $0.outline(indented: indentation + "  ") }
    return "\(indentation)\(id) \(frame.outline) \(shape) \(hitOutset.top) \(flags.filter { !$0.isEmpty })"
      + gestures.joined() + inner.joined()
  }
}

extension GestureSpec {
  fileprivate var outline: String {
    let parts: String
    switch self {
    case .tap(let tap):
      parts =
        "×\(tap.count) touches \(tap.touches) \(tap.maximumDistance) \(tap.maximumDuration) \(tap.maximumInterval)"
    case .longPress(let press): parts = "\(press.minimumDuration) \(press.maximumDistance) touches \(press.touches)"
    case .drag(let drag): parts = "\(drag.minimumDistance) \(drag.axis)"
    case .swipe(let swipe): parts = "\(swipe.direction) \(swipe.minimumDistance) \(swipe.maximumDuration)"
    case .magnify(let magnify): parts = "\(magnify.minimumScaleDelta)"
    case .rotate(let rotate): parts = "\(rotate.minimumAngleDelta)"
    case .press(let press): parts = "\(press.minimumDuration) \(press.outset) repeats \(press.schedule.repeats)"
    case .custom(let custom): parts = "\(custom.recognizer)"
    case .simultaneous(let first, let second, _), .exclusive(let first, let second, _),
      .sequenced(let first, let second, _):
      parts = "(\(first.outline), \(second.outline))"
    }
    return "\(options.id ?? "-") \(kind) \(parts)\(options.outline)"
  }
}

extension GestureOptions {
  fileprivate var outline: String {
    (isEnabled ? "" : " disabled") + (extraTouches == .fail ? " alone" : "")
      + (requiresFailureOf.isEmpty ? "" : " requires \(requiresFailureOf)")
      + (simultaneousWith.isEmpty ? "" : " beside \(simultaneousWith)")
  }
}
