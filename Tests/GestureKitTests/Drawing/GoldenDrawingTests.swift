import Testing

@testable import GestureKit

/// Drawings that were looked at; whoever changes their looks looks at them again.
struct GoldenDrawingTests {
  @Test(arguments: [
    Golden("rule-098", of: "scene-rules"), Golden("case-070", of: "scene-field"), Golden("case-052", of: "scene-field"),
    Golden("rule-053", of: "stepper-rules"),
  ])
  func `a marble diagram is as it was looked at`(golden: Golden) throws {
    #expect(try MarbleDiagram(golden.playback()).description + "\n" == golden.text("marble.txt"))
  }

  @Test(arguments: [
    Golden("rule-098", of: "scene-rules"), Golden("rule-070", of: "scene-rules"),
    Golden("rule-053", of: "stepper-rules"),
  ])
  func `a picture of the time is as it was looked at`(golden: Golden) throws {
    #expect(try TimelineDrawing(golden.playback()).svg == golden.text("timeline.svg"))
  }

  @Test(arguments: [Golden("rule-036", of: "scene-rules"), Golden("rule-053", of: "stepper-rules")])
  func `a picture of the scene is as it was looked at`(golden: Golden) throws {
    #expect(try SceneDrawing(golden.playback()).svg == golden.text("scene.svg"))
  }
}
