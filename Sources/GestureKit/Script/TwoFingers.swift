/// Two fingers that move as one, as a script of touches speaks of them.
///
/// ```swift
/// let hand = TwoFingers()
/// let script = TouchScript {
///   hand.down(at: ScenePoint(x: 100, y: 150), ScenePoint(x: 200, y: 150))
///   hand.pinch(by: 2, over: .milliseconds(300))
///   hand.rotate(by: .pi / 4, over: .milliseconds(300))
///   hand.up()
/// }
/// ```
///
/// The motions start from where the fingers are, and are sampled like the glide of one finger; each sample is a touch
/// of the first finger and one of the second, at the same time.
public struct TwoFingers: Hashable, Sendable {
  /// The finger that is told of first.
  public let first: Finger

  /// The other finger.
  public let second: Finger

  /// Names two fingers: the first two, unless told otherwise.
  public init(_ first: TouchID = 1, _ second: TouchID = 2, kind: TouchKind = .direct) {
    self.first = Finger(first, kind: kind)
    self.second = Finger(second, kind: kind)
  }

  /// Both land at the same time, the first at the first place, in points.
  public func down(
    at firstPlace: ScenePoint,
    _ secondPlace: ScenePoint,
    file: String = #fileID,
    line: Int = #line
  ) -> TouchStep {
    both(first.down(at: firstPlace), second.down(at: secondPlace), file, line)
  }

  /// The fingers move apart or towards each other, while the point between them stays.
  ///
  /// - Parameters:
  ///   - scale: How many times as far apart they are in the end; more than zero and finite.
  ///   - duration: How long it takes; zero or more.
  ///   - interval: From one sample to the next; more than zero.
  ///   - file: Where the step is written.
  ///   - line: On which line.
  /// - Returns: The step.
  public func pinch(
    by scale: Double,
    over duration: Duration,
    every interval: Duration = TouchStep.defaultInterval,
    file: String = #fileID,
    line: Int = #line
  ) -> TouchStep {
    TouchStep(.turn(self, .pinch(scale), TouchStep.Pace(duration, every: interval)), file, line)
  }

  /// The fingers move on a circle around the point between them.
  ///
  /// - Parameters:
  ///   - angle: How far, in radians, clockwise if positive, where y grows downwards; at most 10,000 either way.
  ///   - duration: How long it takes; zero or more.
  ///   - interval: From one sample to the next; more than zero.
  ///   - file: Where the step is written.
  ///   - line: On which line.
  /// - Returns: The step.
  public func rotate(
    by angle: Double,
    over duration: Duration,
    every interval: Duration = TouchStep.defaultInterval,
    file: String = #fileID,
    line: Int = #line
  ) -> TouchStep {
    TouchStep(.turn(self, .rotate(angle), TouchStep.Pace(duration, every: interval)), file, line)
  }

  /// The fingers move side by side in a straight line.
  ///
  /// - Parameters:
  ///   - translation: How far, in points.
  ///   - duration: How long it takes; zero or more.
  ///   - interval: From one sample to the next; more than zero.
  ///   - file: Where the step is written.
  ///   - line: On which line.
  /// - Returns: The step.
  public func glide(
    by translation: SceneVector,
    over duration: Duration,
    every interval: Duration = TouchStep.defaultInterval,
    file: String = #fileID,
    line: Int = #line
  ) -> TouchStep {
    TouchStep(.turn(self, .glide(translation), TouchStep.Pace(duration, every: interval)), file, line)
  }

  /// Both lift where they are.
  public func up(file: String = #fileID, line: Int = #line) -> TouchStep {
    both(first.up(), second.up(), file, line)
  }

  /// Both are taken away by the system, where they are.
  public func cancel(file: String = #fileID, line: Int = #line) -> TouchStep {
    both(first.cancel(), second.cancel(), file, line)
  }

  private func both(_ one: TouchStep, _ other: TouchStep, _ file: String, _ line: Int) -> TouchStep {
    TouchStep(.sequence([TouchStep(one.kind, file, line), TouchStep(other.kind, file, line)]), file, line)
  }
}

/// What two fingers do to the line between them.
enum PairMotion: Hashable, Sendable {
  case pinch(Double)
  case rotate(Double)
  case glide(SceneVector)

  /// Where the fingers are after a fraction of the motion, from 0 to 1: 1 is exactly the whole of it.
  ///
  /// The angle must be one that a rotation takes.
  func places(from first: ScenePoint, _ second: ScenePoint, at fraction: Double) -> (ScenePoint, ScenePoint) {
    let half = (second - first) * 0.5
    let center = first + half
    switch self {
    case .glide(let translation):
      let part = translation * fraction
      return (first + part, second + part)
    case .pinch(let scale):
      let arm = half * (fraction == 1 ? scale : 1 + (scale - 1) * fraction)
      return (center - arm, center + arm)
    case .rotate(let angle):
      let arm = PlaneRotation(by: angle * fraction).applied(to: half)
      return (center - arm, center + arm)
    }
  }
}
