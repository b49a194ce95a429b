import Testing

@testable import GestureKit

/// Drawings of scenarios that nobody would draw by hand.
struct HostileDrawingTests {
  private static let hostile: String = """
    { "scenario": 1, "name": "<script>alert('&\\"')</script>\\u202E\\u0000\\uFFFE 你好",
      "scene": { "id": "root", "frame": [0, 0, 400, 400], "children": [
        { "id": "]]> & <b>\\u0007\\n漢", "frame": [0, 0, 1e308, 1e308], "hitOutset": 1e308,
          "attach": [ { "gesture": { "id": "g'\\"<>&\\n\\u202E", "kind": "tap" } } ] },
        { "id": "empty", "frame": [5, 5, 0, 0] }, { "id": "negative", "frame": [5, 5, -10, 20] },
        { "id": "far", "frame": [1e300, 1e300, 10, 10] } ] },
      "timeline": [
        { "t": 0, "touch": 1, "phase": "began", "at": [10, 10] },
        { "t": 5, "touch": 2, "phase": "began", "at": [1e300, -1e300] },
        { "t": 6, "touch": 2, "phase": "moved", "at": [-1.7e308, 1.7e308] },
        { "t": 7, "touch": 9, "phase": "moved", "at": [0, 0] },
        { "t": 20, "touch": 1, "phase": "ended", "at": [10, 10] },
        { "t": 9007199254, "touch": 3, "phase": "began", "at": [10, 10] } ] }
    """

  @Test func `names do no harm in pictures`() throws {
    let playback = try Playback(Self.hostile)
    for svg in [TimelineDrawing(playback).svg, SceneDrawing(playback).svg] {
      let markup = MarkupChecker(svg)
      #expect(markup.fault == nil)
      #expect(!markup.elements.contains("script") && !markup.elements.contains("b"))
      #expect(svg.contains("&lt;script&gt;alert(&#39;&amp;&quot;&#39;)&lt;/script&gt;\u{FFFD}"))
      #expect(!svg.unicodeScalars.contains("\u{202E}"))
    }
  }

  @Test func `names in a marble diagram are one column wide a character, and nothing of them is lost`() throws {
    let lines = try MarbleDiagram(Playback(Self.hostile)).lines
    #expect(lines[0] == #"<script>alert('&"')</script>\u{202E}\u{0}\u{FFFE} \u{4F60}\u{597D}"#)
    #expect(lines.contains { $0.hasPrefix(#"g'"<>&\u{A}\u{202E}"#) })
    #expect(lines.allSatisfy { $0.unicodeScalars.count <= MarbleDiagram.maximumWidth })
  }

  @Test func `a finger that was never down has no row`() throws {
    #expect(try !MarbleDiagram(Playback(Self.hostile)).lines.contains { $0.hasPrefix("finger 9") })
  }

  @Test func `what is far away is drawn at the edge`() throws {
    let svg = try SceneDrawing(Playback(Self.hostile)).svg
    let places = svg.split(separator: "\n").filter { $0.contains("<circle") }.compactMap { line in
      line.split(separator: "cx=\"").last.flatMap { Double($0.prefix { $0 != "\"" }) }
    }
    // Where each of the three fingers landed, and where the first one lifted.
    #expect(places.count == 4)
    #expect(places.allSatisfy { $0 > 0 && $0 < 700 })
  }

  @Test func `nothing at all is drawn as well`() throws {
    let playback = try Playback(#"{"scenario":1,"name":"","scene":{"id":"r","frame":[0,0,0,0]},"timeline":[]}"#)
    #expect(MarkupChecker(TimelineDrawing(playback).svg).fault == nil)
    #expect(MarkupChecker(SceneDrawing(playback).svg).fault == nil)
    #expect(MarbleDiagram(playback).lines.contains("one column = 1 ms"))
  }
}
