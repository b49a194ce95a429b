import Testing

@testable import GestureKit

/// Drawings keep their size whatever is played, and say what they left out.
struct DrawingLimitTests {
  private static func taps(_ count: Int, fingers: Int) -> String {
    let touches = (0..<count).flatMap { index in
      [("began", 0), ("ended", 5)].map { phase, later in
        """
        {"t":\(index * 20 + later),"touch":\(index % fingers),"phase":"\(phase)","at":[\(index % 300),\(index % 200)]}
        """
      }
    }
    return """
      {"scenario":1,"name":"many","scene":{"id":"root","frame":[0,0,400,400],"attach":[{"gesture":{"id":"tap",
      "kind":"tap"}}]},"timeline":[\(touches.joined(separator: ","))]}
      """
  }

  @Test func `many fingers are counted, not drawn`() throws {
    let playback = try Playback(Self.taps(300, fingers: 300))
    #expect(MarbleDiagram(playback).lines.contains("left out: 288 more fingers"))
    #expect(TimelineDrawing(playback).svg.contains("not drawn: 288 more fingers"))
    #expect(SceneDrawing(playback).svg.contains("not drawn: 288 more fingers"))
  }

  @Test func `twelve fingers are all drawn`() throws {
    let playback = try Playback(Self.taps(12, fingers: 12))
    #expect(!MarbleDiagram(playback).lines.contains { $0.hasPrefix("left out") })
    #expect(try MarbleDiagram(Playback(Self.taps(13, fingers: 13))).lines.contains("left out: 1 more finger"))
  }

  @Test func `a picture grows no more once everything is full`() throws {
    let playback = try Playback(Self.taps(6_000, fingers: 3))
    #expect(TimelineDrawing(playback).svg.utf8.count < 1_000_000)
    #expect(SceneDrawing(playback).svg.utf8.count < 200_000)
    let diagram = MarbleDiagram(playback)
    #expect(diagram.lines.count < 250)
    #expect(diagram.lines.contains { $0.hasPrefix("… ") && $0.contains("more notes left out") })
  }

  @Test func `a century of nanoseconds fits`() throws {
    let json = """
      {"scenario":1,"name":"long","scene":{"id":"root","frame":[0,0,400,400]},"timeline":[
      {"t":0,"touch":1,"phase":"began","at":[1,1]},{"t":0.000001,"touch":1,"phase":"moved","at":[2,2]},
      {"t":9007199254,"touch":1,"phase":"ended","at":[1,1]}]}
      """
    let lines = try MarbleDiagram(Playback(json)).lines
    #expect(lines.contains { $0.contains("9007199.254 s") || $0.contains("9007199253.999999") })
    #expect(lines.allSatisfy { $0.count <= MarbleDiagram.maximumWidth })
  }
}
