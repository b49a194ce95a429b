import Foundation
import GestureKit
import StepperCore

/// The touches of a log, one a line.
struct TouchLog {
  /// How a fault names the file.
  let place: String
  private(set) var touches: [Touch] = []
  private(set) var faults: [Fault] = []
  /// The line of each touch.
  private var lines: [Int] = []

  /// Reads a file, or standard input by the name `-`.
  init(_ file: String) {
    place = file == "-" ? "standard input" : file
    var count = 0
    do throws(ByteReader.Failure) {
      let reader = try ByteReader(file)
      while let lines = try reader.lines() {
        for line in lines {
          count += 1
          if !line.isBlank { read(line, count) }
        }
      }
    } catch {
      faults.append(Fault(count == 0 ? place : "\(place):\(count + 1)", "cannot be read"))
    }
    if touches.isEmpty && faults.isEmpty { faults.append(Fault(place, "expected at least one touch")) }
  }

  private mutating func read(_ line: ArraySlice<UInt8>, _ number: Int) {
    do {
      let touch = try JSONDecoder().decode(LoggedTouch.self, from: Data(line)).touch
      if let last = touches.last, touch.timestamp < last.timestamp {
        throw ScenarioError(path: "", message: "expected a time not before that of the touch before it")
      }
      touches.append(touch)
      lines.append(number)
    } catch {
      faults.append(Fault("\(place):\(number)", error))
    }
  }

  /// Moves all times so that the first touch is at 0; one too far away to tell comes to lie at the latest of all.
  mutating func startAtZero() {
    guard let first = touches.first?.timestamp.nanoseconds else { return }
    for index in touches.indices {
      let (time, overflow) = touches[index].timestamp.nanoseconds.subtractingReportingOverflow(first)
      touches[index].timestamp = overflow ? .max : Timestamp(nanoseconds: time)
    }
  }

  /// The times up to here, 2³² ms, are exact to the nanosecond in a scenario.
  private static let latest: Timestamp = Timestamp(nanoseconds: 4_294_967_296_000_000)

  /// Finds the times that a scenario cannot hold.
  mutating func checkTimes() {
    for (touch, line) in zip(touches, lines) where !(.zero...Self.latest).contains(touch.timestamp) {
      let message = "expected a time from 0 to 4294967296 ms (49 days), found \(touch.timestamp.inMilliseconds) ms"
      faults.append(Fault("\(place):\(line)", message))
    }
  }
}
