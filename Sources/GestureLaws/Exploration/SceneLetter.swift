#if !hasFeature(Embedded)
import GestureKit
import StepperCore

/// What may be done to a scene that is explored.
package enum SceneLetter: Hashable {
  case down(finger: Int, ScenePoint)
  case move(finger: Int, ScenePoint)
  /// A lift where the finger was last seen.
  case up(finger: Int)
  case cancelled(finger: Int)
  case wait(milliseconds: Int64)
  case enable(String, Bool)
  /// The system takes all fingers away.
  case interrupt
}

extension SceneLetter: CustomStringConvertible {
  package var description: String {
    switch self {
    case .down(let finger, let place): "finger \(finger) down at \(place.x), \(place.y)"
    case .move(let finger, let place): "finger \(finger) to \(place.x), \(place.y)"
    case .up(let finger): "finger \(finger) up"
    case .cancelled(let finger): "finger \(finger) cancelled"
    case .wait(let milliseconds): "wait \(milliseconds) ms"
    case .enable(let id, let isEnabled): "\(isEnabled ? "enable" : "disable") \(id)"
    case .interrupt: "interrupt"
    }
  }
}

/// What makes inputs of letters: the time, and where the fingers are that are down.
struct SceneHand: Hashable {
  private struct Finger: Hashable {
    let number: Int
    var place: ScenePoint
  }

  private var time: Int64 = 0
  private var fingers: [Finger] = []

  mutating func input(for letter: SceneLetter) -> LawInput {
    let action: LawInput.Action
    switch letter {
    case .down(let number, let place): action = touch(number, .began, at: place)
    case .move(let number, let place): action = touch(number, .moved, at: place)
    case .up(let number): action = touch(number, .ended)
    case .cancelled(let number): action = touch(number, .cancelled)
    case .wait(let milliseconds):
      time += milliseconds * 1_000_000
      action = .advance
    case .enable(let id, let isEnabled): action = .enable(id, isEnabled)
    case .interrupt:
      fingers = []
      action = .cancelAll
    }
    return LawInput(time: time, action: action)
  }

  /// A finger that is not down does what it does at the origin; letters need not make sense.
  private mutating func touch(_ number: Int, _ phase: TouchPhase, at place: ScenePoint? = nil) -> LawInput.Action {
    let known = fingers.firstIndex { $0.number == number }
    let place = place ?? known.map { fingers[$0].place } ?? ScenePoint(x: 0, y: 0)
    switch (phase, known) {
    case (.began, nil): fingers.append(Finger(number: number, place: place))
    case (.moved, let known?): fingers[known].place = place
    case (.ended, let known?), (.cancelled, let known?): fingers.remove(at: known)
    case (.began, _?), (.moved, nil), (.ended, nil), (.cancelled, nil): break
    }
    return .touch(TouchID(rawValue: number), phase, place)
  }
}
#endif
