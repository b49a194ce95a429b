#if !hasFeature(Embedded)
import StepperCore

/// The scene of a playback as a picture: its regions, and over them the ways of the fingers.
///
/// The regions are where they were at the start; one that is moved has a second frame where it was at the end. Beside
/// the picture, a list has all regions with their gestures, and all touches with their times. The picture is an SVG
/// document without scripts or anything from outside, for light and dark surroundings.
public struct SceneDrawing: Hashable, Sendable {
  /// The document.
  public let svg: String

  private static let margin: Double = 28
  private static let top: Double = 84
  private static let listWidth: Double = 400

  /// Draws a playback.
  public init(_ playback: Playback) {
    let scene = DrawnScene(playback)
    let points = scene.fingers.flatMap { $0.strokes.joined().map(\.location) }
    let view = SceneViewport(frames: scene.regions.map(\.frame), points: points, left: Self.margin, top: Self.top)
    let list = SceneList(scene, left: view.left + view.width + 36, width: Self.listWidth)
    let width = list.left + Self.listWidth + Self.margin
    svg = DrawingStyle.document(
      width: width,
      height: Self.top + max(view.height, list.height) + Self.margin,
      title: scene.name,
      description: Self.summary(of: scene)
    ) { svg in
      Self.writeHead(scene, width, &svg)
      let signs = SceneTouches.signs(of: scene.fingers, view)
      let regions = SceneRegions(scene.regions, view, avoiding: signs)
      regions.writeFrames(&svg)
      SceneTouches(scene.fingers, view, avoiding: signs + regions.labels.map(\.area)).write(&svg)
      regions.writeLabels(&svg)
      list.write(at: Self.top, &svg)
    }
  }

  private static func summary(of scene: DrawnScene) -> String {
    let counts = [(scene.regions.count, "region"), (scene.fingers.count, "finger")]
      .map { "\($0.0) \($0.1)\($0.0 == 1 ? "" : "s")" }
    return (counts + scene.omissions.map { "not drawn: \($0)" }).joined(separator: " · ")
  }

  private static func writeHead(_ scene: DrawnScene, _ width: Double, _ svg: inout SVGWriter) {
    let room = width - 2 * margin
    let title = scene.name.cut(toWidth: room, at: DrawingStyle.titleFontSize)
    svg.element("text", ["class": "title", "x": .number(margin), "y": 38], text: title)
    svg.element("text", ["class": "muted", "x": .number(margin), "y": 57], text: summary(of: scene))
  }
}
#endif
