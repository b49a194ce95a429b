#if !hasFeature(Embedded)
import StepperCore

extension TouchScript: CustomStringConvertible {
  /// The script as Swift, fit to be pasted into a test: it gives exactly the same touches.
  ///
  /// Steps that are made of others, such as a tap, stand there as what they are made of.
  public var description: String {
    guard !steps.isEmpty else { return "TouchScript([])" }
    return "TouchScript {\n" + steps.source(indent: "  ") + "}"
  }
}

extension [TouchStep] {
  fileprivate func source(indent: String) -> String {
    map { $0.source(indent) }.joined()
  }
}

extension TouchStep {
  fileprivate func source(_ indent: String) -> String {
    switch kind {
    case .sequence(let steps): steps.source(indent: indent)
    case .together(let tracks):
      "\(indent)Together {\n" + tracks.map { Self.source(of: $0, indent + "  ") }.joined() + "\(indent)}\n"
    case .down(let finger, let location): "\(indent)\(finger.source).down(\(location.source))\n"
    case .move(let id, let location): "\(indent)\(Finger(id).source).move(to: \(location.source))\n"
    case .glide(let id, let points, let pace):
      "\(indent)\(Finger(id).source).glide(\(points.source), \(pace.source))\n"
    case .turn(let pair, let motion, let pace): "\(indent)\(pair.source).\(motion.source), \(pace.source))\n"
    case .hold(let id, let duration): "\(indent)\(Finger(id).source).hold(for: \(duration.durationSource))\n"
    case .lift(let id, let phase, let location):
      "\(indent)\(Finger(id).source).\(phase == .ended ? "up" : "cancel")(\(location.map(\.argument) ?? ""))\n"
    case .wait(let duration): "\(indent)TouchStep.wait(\(duration.durationSource))\n"
    case .at(let time): "\(indent)TouchStep.at(\(time.durationSource))\n"
    }
  }

  private static func source(of track: [TouchStep], _ indent: String) -> String {
    track.isEmpty ? "\(indent)Track {}\n" : "\(indent)Track {\n" + track.source(indent: indent + "  ") + "\(indent)}\n"
  }
}

extension TouchStep.Pace {
  fileprivate var source: String {
    let usual = interval == TouchStep.defaultInterval.saturatedNanoseconds
    return "over: \(duration.durationSource)" + (usual ? "" : ", every: \(interval.durationSource)")
  }
}

extension Finger {
  fileprivate var source: String {
    kind == .direct ? "Finger(\(id.rawValue))" : "Finger(\(id.rawValue), kind: .\(kind.rawValue))"
  }
}

extension TwoFingers {
  fileprivate var source: String { "TwoFingers(\(first.id.rawValue), \(second.id.rawValue))" }
}

extension PairMotion {
  /// The call of the verb up to its first argument.
  fileprivate var source: String {
    switch self {
    case .pinch(let scale): "pinch(by: \(scale.source)"
    case .rotate(let angle): "rotate(by: \(angle.source)"
    case .glide(let vector): "glide(by: SceneVector(dx: \(vector.dx.source), dy: \(vector.dy.source))"
    }
  }
}

extension ScenePoint {
  fileprivate var source: String { "\(x.source), \(y.source)" }

  fileprivate var value: String { "ScenePoint(x: \(x.source), y: \(y.source))" }

  fileprivate var argument: String { "at: \(value)" }
}

extension [ScenePoint] {
  /// One point as a target, several as a path.
  fileprivate var source: String {
    count == 1 ? "to: \(self[0].source)" : "along: [\(map(\.value).joined(separator: ", "))]"
  }
}

extension Double {
  /// The number as Swift spells it.
  fileprivate var source: String {
    guard isFinite else { return isNaN ? ".nan" : self < 0 ? "-.infinity" : ".infinity" }
    return plainText
  }
}

extension Int64 {
  /// The nanoseconds as a duration in Swift.
  fileprivate var durationSource: String {
    self % 1_000_000 == 0 ? ".milliseconds(\(self / 1_000_000))" : ".nanoseconds(\(self))"
  }
}
#endif
