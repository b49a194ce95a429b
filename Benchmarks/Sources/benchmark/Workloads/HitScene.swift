import GestureKit

/// A scene of buttons 40 points wide, of which the rearmost, at the origin, is tapped.
///
/// It is the last that a walk from the front to the back comes to.
enum HitScene: String {
  /// All in one root.
  case flat
  /// In containers that clip, of at most 32 buttons or containers each.
  case tree

  private static let fanOut: Int = 32
  private static let size: Double = 40

  /// How many regions a walk looks at before it has found the button.
  func visited(_ count: Int) -> Int {
    switch self {
    case .flat: return 1 + count
    case .tree:
      // On the way to the rearmost button all containers but the outermost are full.
      var (visited, inside) = (1, count)
      while inside > Self.fanOut {
        visited += Self.fanOut
        inside = (inside + Self.fanOut - 1) / Self.fanOut
      }
      return visited + inside
    }
  }

  func root(_ count: Int) -> TouchRegion {
    switch self {
    case .flat: return Self.grid(count)
    case .tree:
      var block = Block(first: 0, end: count, capacity: 1, width: Self.size, height: Self.size)
      while block.capacity < count { block.grow() }
      return block.region(x: 0, y: 0)
    }
  }

  private static func grid(_ count: Int) -> TouchRegion {
    var columns = 1
    while columns * columns < count { columns += 1 }
    let buttons = (0..<count).map { index in
      button(index, x: size * Double(index % columns), y: size * Double(index / columns))
    }
    let side = size * Double(columns)
    return TouchRegion("root", frame: SceneRect(x: 0, y: 0, width: side, height: side), children: buttons)
  }

  private static func button(_ index: Int, x: Double, y: Double) -> TouchRegion {
    TouchRegion("button \(index)", frame: SceneRect(x: x, y: y, width: size, height: size)).gesture(Tap())
  }

  /// A container with room for eight columns and four rows of what it holds, or one button.
  private struct Block {
    var first: Int
    /// The number of all buttons.
    let end: Int
    /// How many buttons there is room for.
    var capacity: Int
    var width: Double
    var height: Double

    mutating func grow() {
      (capacity, width, height) = (fanOut * capacity, 8 * width, 4 * height)
    }

    func region(x: Double, y: Double) -> TouchRegion {
      guard capacity > 1 else { return button(first, x: x, y: y) }
      let children = (0..<fanOut).filter { member($0).first < end }.map { place in
        member(place).region(x: x + width / 8 * Double(place % 8), y: y + height / 4 * Double(place / 8))
      }
      let frame = SceneRect(x: x, y: y, width: width, height: height)
      var region = TouchRegion("container of \(capacity) from \(first)", frame: frame, children: children)
      region.clips = true
      return region
    }

    private func member(_ place: Int) -> Block {
      let capacity = capacity / fanOut
      return Block(
        first: first + place * capacity,
        end: end,
        capacity: capacity,
        width: width / 8,
        height: height / 4
      )
    }
  }
}
