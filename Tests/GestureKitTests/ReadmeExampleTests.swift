import Foundation
import GestureKit
import StepperCore
import Testing

/// The example of the README is the body of this function, line by line.
private func readmeExample() throws {
  // README begins
  let photo = TouchRegion("photo", frame: SceneRect(x: 0, y: 0, width: 300, height: 300))
    .gesture(Tap(count: 2).id("zoom"))
    .gesture(Tap().id("select"))
  var session = try GestureSession(photo)

  let finger = Finger()
  let script = TouchScript {
    finger.tap(20, 30)
    TouchStep.wait(.seconds(1))
  }

  // The single tap waits until the double tap cannot come any more. A log that differs is thrown, beside the wanted one.
  try session.play(script).expect(
    """
             0 ms  clock   pendingDeadlines  2
            50 ms  clock   pendingDeadlines  1
    400.000001 ms  zoom    failed            no further tap within 0.35 s
    400.000001 ms  select  ended             location (20, 30), count 1
    400.000001 ms  clock   pendingDeadlines  0
    """
  )
  try session.expectAtRest()
  // README ends
}

@Suite struct ReadmeGestureExampleTests {
  @Test func `the example passes`() throws {
    try readmeExample()
  }

  @Test func `the README shows the example as it is compiled here, and the logs as they are played`() throws {
    let here = URL(filePath: #filePath)
    let root = here.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
    let source = try String(contentsOf: here, encoding: .utf8)
    let compiled = source.components(separatedBy: "  // README begins\n")[1].components(
      separatedBy: "  // README ends"
    )[0]
    let shown = compiled.split(separator: "\n", omittingEmptySubsequences: false).map { $0.dropFirst(2) }
    #expect(readme.contains(shown.joined(separator: "\n").trimmingCharacters(in: .newlines)))
    for file in ["tap-beside-double-tap.txt", "tap-beside-double-tap.explain.txt"] {
      let log = root.appending(path: "Scenarios/\(file)")
      #expect(readme.contains(try String(contentsOf: log, encoding: .utf8)), "\(file)")
    }
  }
}
