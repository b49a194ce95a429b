import Testing

@testable import GestureKit

/// What holds for the drawings of every scenario there is.
struct EveryDrawingTests {
  private static func scenarios() throws -> [ScenarioText] {
    try ["stepper-field", "stepper-rules", "scene-field", "scene-rules"].flatMap { try ScenarioText.lines(of: $0) }
  }

  @Test(arguments: try scenarios())
  func `pictures are well formed, and have nothing from outside`(scenario: ScenarioText) throws {
    let playback = try ScenarioPlayer.play(scenario.scenario())
    for svg in [TimelineDrawing(playback).svg, SceneDrawing(playback).svg] {
      let markup = MarkupChecker(svg)
      #expect(markup.fault == nil)
      #expect(markup.elements.isDisjoint(with: ["script", "image", "use", "foreignObject", "a"]))
      #expect(svg.components(of: "http") == 1, "the name of the format's namespace")
      #expect(svg.contains(" role=\"img\""))
      #expect(!svg.contains("nan") && !svg.contains("inf\""))
    }
  }

  @Test(arguments: try scenarios())
  func `no line of a marble diagram is too wide`(scenario: ScenarioText) throws {
    let diagram = try MarbleDiagram(ScenarioPlayer.play(scenario.scenario()))
    for line in diagram.lines {
      #expect(line.unicodeScalars.count <= MarbleDiagram.maximumWidth)
      #expect(line.last != " ")
    }
    #expect(diagram.description == diagram.lines.joined(separator: "\n"))
  }

  @Test(arguments: try scenarios())
  func `a playback is drawn the same way again, and without a trace as well`(scenario: ScenarioText) throws {
    let (once, again) = (
      try ScenarioPlayer.play(scenario.scenario()), try ScenarioPlayer.play(scenario.scenario())
    )
    #expect(MarbleDiagram(once) == MarbleDiagram(again))
    #expect(TimelineDrawing(once) == TimelineDrawing(again))
    #expect(SceneDrawing(once) == SceneDrawing(again))
    let untraced = try ScenarioPlayer.play(scenario.scenario(), isTracing: false)
    #expect(MarkupChecker(TimelineDrawing(untraced).svg).fault == nil)
    #expect(!MarbleDiagram(untraced).lines.isEmpty)
  }
}

extension String {
  /// How often a text is in this one.
  func components(of text: String) -> Int {
    split(separator: text, omittingEmptySubsequences: false).count - 1
  }
}
