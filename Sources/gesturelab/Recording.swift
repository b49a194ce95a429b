import Foundation
import GestureKit
import StepperCore

/// A scenario of recorded touches, to be read by people as well.
struct Recording {
  let name: String
  let subject: RecordedSubject
  let touches: [Touch]

  /// The scenario, with a line for each touch.
  var text: String {
    let members = [("scenario", "\(Scenario.version)"), ("name", quoted(name))] + subject.members
    let lines = members.map { "  \(quoted($0)): \($1),\n" }.joined()
    let timeline = touches.map { "    " + $0.entry }.joined(separator: ",\n")
    return "{\n\(lines)  \"timeline\": [\n\(timeline)\n  ]\n}\n"
  }
}

extension Touch {
  /// The touch as an entry of a timeline.
  fileprivate var entry: String {
    """
    { "t": \(timestamp.inMilliseconds), "touch": \(id.rawValue), "phase": "\(phase.rawValue)", \
    "at": [\(location.x.shortest), \(location.y.shortest)] }
    """
  }
}

extension Timestamp {
  /// The time in milliseconds, exact to the nanosecond.
  var inMilliseconds: String {
    let (whole, fraction) = nanoseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    var text = (nanoseconds < 0 ? "-" : "") + "\(whole)"
    guard fraction != 0 else { return text }
    text += "." + String(fraction + 1_000_000).dropFirst()
    while text.last == "0" { text.removeLast() }
    return text
  }
}

extension Double {
  /// The fewest digits that are this number and no other.
  var shortest: String {
    let text = "\(self)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

/// A text as JSON writes it.
func quoted(_ text: String) -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .withoutEscapingSlashes
  // A text cannot fail to encode.
  return (try? encoder.encode(text)).map { String(decoding: $0, as: UTF8.self) } ?? "\"\""
}
