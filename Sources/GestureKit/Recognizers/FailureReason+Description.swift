#if !hasFeature(Embedded)
import StepperCore

extension FailureReason: CustomStringConvertible {
  /// The reason with what was measured and its limit; gestures are called by their numbers.
  public var description: String {
    description(calling: { "gesture \($0.index)" })
  }

  /// The reason with what was measured and its limit, such as "moved 14.2 of at most 10 points".
  ///
  /// - Parameter name: What a gesture is called.
  /// - Returns: The reason in words.
  public func description(calling name: (GestureNodeID) -> String) -> String {
    switch self {
    case .movedTooFar(let distance, let limit): "moved \(distance.brief) of at most \(limit.brief) points"
    case .movedTooLittle(let distance, let minimum): "moved \(distance.brief) of at least \(minimum.brief)"
    case .wrongDirection(let along, let across): "moved \(across.brief) points across and \(along.brief) along"
    case .tooSlow(let limit): "took more than \(limit.inSeconds.brief) s"
    case .noFurtherTap(let limit): "no further tap within \(limit.inSeconds.brief) s"
    case .tapsTooFarApart(let distance, let limit):
      "tapped \(distance.brief) points away, of at most \(limit.brief)"
    case .liftedTooEarly(let after, let minimum):
      "lifted after \(after.inSeconds.brief) of at least \(minimum.inSeconds.brief) s"
    case .liftedOutside: "lifted outside"
    case .tooManyTouches(let limit): "more than \(limit) finger\(limit == 1 ? "" : "s")"
    case .tooFewTouches(let count, let needed): "\(count) of \(needed) fingers"
    case .system: "taken away by the system"
    case .disabled: "disabled"
    case .removed: "removed"
    case .custom(let failure):
      "rule \(failure.rule) broken: \(failure.measured.brief), limit \(failure.limit.brief)"
    case .prevented(let node): "prevented by \(name(node))"
    case .member(let node): "\(name(node)) failed"
    }
  }
}

extension Duration {
  /// The duration as a number of seconds, to the nanosecond.
  var inSeconds: Double { Double(saturatedNanoseconds) / 1e9 }
}
#endif
