import Foundation
import GestureKit
import StepperCore

/// More ticks than this only take time.
private let maximumTicks: Int64 = 20_000
private let maximumEntries: Int = 10_000

/// What the fuzzer calls: the bytes are a scenario file, which is read, played, drawn and explained.
@c(LLVMFuzzerTestOneInput)
public func fuzzScenarios(_ data: UnsafePointer<UInt8>?, _ size: Int) -> CInt {
  let text = Data(UnsafeBufferPointer(start: data, count: size))
  guard let scenario = read(text), scenario.ticks <= maximumTicks else { return 0 }
  write(scenario)
  guard let playback = try? ScenarioPlayer.play(scenario, limit: maximumEntries) else { return 0 }
  check(playback.log.count <= maximumEntries, "\(playback.log.count) entries")
  check(zip(playback.log, playback.log.dropFirst()).allSatisfy { $0.time <= $1.time }, "the log's time goes back")
  check(MarbleDiagram(playback).lines.allSatisfy { $0.count <= MarbleDiagram.maximumWidth }, "a diagram too wide")
  _ = TimelineDrawing(playback).svg
  _ = SceneDrawing(playback).svg
  _ = TextLog(playback.log).description
  _ = try? JSONEncoder().encode(playback.log)
  if let session = playback.session {
    for id in session.gestureIDs { _ = session.explain(id)?.description }
  }
  return 0
}

private func read(_ text: Data) -> Scenario? {
  do {
    return try JSONDecoder().decode(Scenario.self, from: text)
  } catch {
    _ = ScenarioError(error).description
    return nil
  }
}

/// What was read can be written, and reads the same again.
private func write(_ scenario: Scenario) {
  guard let text = try? JSONEncoder().encode(scenario.timeline) else { return }
  guard let again = try? JSONDecoder().decode([ScenarioEntry].self, from: text) else {
    fatalError("what was written cannot be read: \(String(decoding: text, as: UTF8.self))")
  }
  check(again.map(\.time) == scenario.timeline.map(\.time), "the times are not the same again")
}

/// Ends the process with a message, which a failed precondition of an optimized build does not give.
private func check(_ isRight: Bool, _ message: @autoclosure () -> String) {
  if !isRight { fatalError(message()) }
}

extension Scenario {
  fileprivate var ticks: Int64 {
    timeline.reduce(0) { sum, entry in
      guard case .tick(let until, let every) = entry.event else { return sum }
      let nanoseconds = max(1, Timestamp(every).nanoseconds)
      return sum + (until.nanoseconds - entry.time.nanoseconds) / nanoseconds + 1
    }
  }
}
