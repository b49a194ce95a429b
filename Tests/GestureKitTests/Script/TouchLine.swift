import StepperCore

@testable import GestureKit

extension TouchScript {
  /// The touches a line each: time in nanoseconds, finger, phase, place.
  func lines() throws(TouchScriptError) -> [String] {
    try touches().map(\.line)
  }

  /// What is wrong with the script; nil if nothing is.
  var error: TouchScriptError? {
    do throws(TouchScriptError) {
      _ = try touches()
      return nil
    } catch {
      return error
    }
  }
}

extension Touch {
  fileprivate var line: String {
    let phase =
      switch phase {
      case .began: "down"
      case .moved: "move"
      case .ended: "up"
      case .cancelled: "cancel"
      }
    return "\(timestamp.nanoseconds) \(id.rawValue) \(phase) \(location.x.plainText) \(location.y.plainText)"
  }
}
