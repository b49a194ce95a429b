import Foundation
import GestureKit

/// A scenario's log, or its error in the log's place, as one line of JSON.
struct JSONLog: Encodable {
  private let name: String?
  private let log: [LogEntry]?
  private let error: ScenarioError?

  init(name: String?, _ result: Result<[LogEntry], ScenarioError>) {
    self.name = name
    switch result {
    case .success(let entries): (log, error) = (entries, nil)
    case .failure(let failure): (log, error) = (nil, failure)
    }
  }

  var line: String {
    let encoder = JSONEncoder()
    // Sorted, because the order of the keys would differ from run to run.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Nothing in a log can fail to encode: its numbers are finite, and all keys are texts.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
