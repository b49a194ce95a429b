import Foundation
import GestureKit

/// A scenario's log, or its error in the log's place, as one line of JSON.
struct JSONLog: Encodable {
  /// Null if not even the name could be read.
  let name: String?
  let result: Result<[LogEntry], ScenarioError>

  func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(name, forKey: .name)
    switch result {
    case .success(let entries): try object.encode(entries, forKey: .log)
    case .failure(let error): try object.encode(error, forKey: .error)
    }
  }

  private enum Key: CodingKey { case name, log, error }

  var line: String {
    let encoder = JSONEncoder()
    // Sorted, because the order of the keys would differ from run to run.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Nothing in a log can fail to encode: its numbers are finite, and all keys are texts.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
