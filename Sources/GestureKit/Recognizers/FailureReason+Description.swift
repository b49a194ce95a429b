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
    case .movedTooFar(let distance, let limit): "moved \(distance.short) of at most \(limit.short) points"
    case .movedTooLittle(let distance, let minimum): "moved \(distance.short) of at least \(minimum.short)"
    case .wrongDirection(let along, let across): "moved \(across.short) points across and \(along.short) along"
    case .tooSlow(let limit): "took more than \(limit.inSeconds.short) s"
    case .noFurtherTap(let limit): "no further tap within \(limit.inSeconds.short) s"
    case .tapsTooFarApart(let distance, let limit):
      "tapped \(distance.short) points away, of at most \(limit.short)"
    case .liftedTooEarly(let after, let minimum):
      "lifted after \(after.inSeconds.short) of at least \(minimum.inSeconds.short) s"
    case .liftedOutside: "lifted outside"
    case .tooManyTouches(let limit): "more than \(limit) finger\(limit == 1 ? "" : "s")"
    case .tooFewTouches(let count, let needed): "\(count) of \(needed) fingers"
    case .system: "taken away by the system"
    case .disabled: "disabled"
    case .removed: "removed"
    case .custom(let failure):
      "rule \(failure.rule) broken: \(failure.measured.short), limit \(failure.limit.short)"
    case .prevented(let node): "prevented by \(name(node))"
    case .member(let node): "\(name(node)) failed"
    }
  }
}

extension Double {
  /// The number with at most three decimals, and without a decimal point if it is whole.
  private var rounded: Double { (self * 1_000).rounded() / 1_000 }

  fileprivate var short: String { Int(exactly: rounded).map(String.init) ?? "\(rounded)" }
}

extension Duration {
  /// The duration as a number of seconds, to the nanosecond.
  var inSeconds: Double { Double(saturatedNanoseconds) / 1e9 }
}
#endif
