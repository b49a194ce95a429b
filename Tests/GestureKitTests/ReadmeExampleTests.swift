import Foundation
import GestureKit
import StepperCore
import Testing

/// The example of the README is the body of this function, line by line, and what it prints.
private func readmeExample() throws -> [String] {
  var printed: [String] = []
  func print(_ value: some CustomStringConvertible) { printed.append(value.description) }
  // README begins
  let select = Tap().id("select")
  let zoom = Tap(count: 2).id("zoom")
  let photo = TouchRegion("photo", frame: SceneRect(x: 0, y: 0, width: 300, height: 300))
    .gesture(zoom)
    .gesture(select)
  var session = try GestureSession(photo)

  func touch(_ phase: TouchPhase, at milliseconds: Int64) {
    let time = Timestamp(.milliseconds(milliseconds))
    session.handle(Touch(id: 1, phase: phase, location: ScenePoint(x: 20, y: 30), timestamp: time))
  }

  touch(.began, at: 0)
  touch(.ended, at: 60)
  // The single tap waits until the double tap cannot come any more.
  print(session.updates(of: select).count)  // 0
  session.advance(to: Timestamp(.seconds(1)))
  print(session.updates(of: zoom).first?.reason?.description ?? "")  // no further tap within 0.35 s
  print(session.updates(of: select).first?.value?.location.x ?? 0)  // 20.0
  // README ends
  return printed
}

@Suite struct ReadmeGestureExampleTests {
  @Test func `the example prints what its comments say`() throws {
    #expect(try readmeExample() == ["0", "no further tap within 0.35 s", "20.0"])
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
    let log = root.appending(path: "Scenarios/tap-beside-double-tap.txt")
    #expect(readme.contains(try String(contentsOf: log, encoding: .utf8)))
  }
}
