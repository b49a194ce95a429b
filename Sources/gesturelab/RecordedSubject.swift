import Foundation
import GestureKit

/// What recorded touches are to play on: the members of a scenario that say so, as they are written.
struct RecordedSubject {
  private static let keys: Set<String> = ["profile", "scene", "states", "stepper", "steppers"]

  /// The names and the JSON of the members, in their order.
  let members: [(String, String)]

  /// Takes them from a scenario.
  init(file: String) throws(Fault) {
    let place = file == "-" ? "standard input" : file
    let bytes: [UInt8]
    do throws(ByteReader.Failure) {
      bytes = try ByteReader(file).remainder()
    } catch {
      throw Fault(place, "cannot be read")
    }
    do {
      _ = try JSONDecoder().decode(Scenario.self, from: Data(bytes))
    } catch {
      throw Fault(place, error)
    }
    // The decoder reads other encodings as well, whose bytes cannot be copied.
    guard !bytes.contains(0) else { throw Fault(place, "expected UTF-8") }
    members = JSONMembers(bytes).filter { Self.keys.contains($0.0) }
  }

  /// One region around all touches, with the two gestures that can tell most about them.
  init(around touches: [Touch], of place: String) throws(Fault) {
    let (x, y) = (touches.map(\.location.x), touches.map(\.location.y))
    let (left, right) = ((x.min() ?? 0).rounded(.down) - 20, (x.max() ?? 0).rounded(.up) + 20)
    let (top, bottom) = ((y.min() ?? 0).rounded(.down) - 20, (y.max() ?? 0).rounded(.up) + 20)
    let frame = SceneRect(x: left, y: top, width: right - left, height: bottom - top)
    let isFrame = frame.size.width.isFinite && frame.size.height.isFinite
    guard isFrame, touches.allSatisfy({ frame.contains($0.location) }) else {
      throw Fault(place, "the touches lie too far out for a region around them; --scene can give one")
    }
    let numbers = [left, top, right - left, bottom - top].map(\.shortest).joined(separator: ", ")
    let scene = """
      {
          "id": "root", "frame": [\(numbers)], "isOpaque": true,
          "attach": [
            { "as": "simultaneousGesture", "gesture": { "id": "tap", "kind": "tap" } },
            { "as": "simultaneousGesture", "gesture": { "id": "drag", "kind": "drag" } }
          ]
        }
      """
    members = [("scene", scene)]
  }
}
