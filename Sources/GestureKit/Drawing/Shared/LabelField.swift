#if !hasFeature(Embedded)
/// A label and the area that it takes.
struct PlacedLabel {
  let text: String
  let area: SceneRect
}

/// Labels on an area, none of which overlaps another one.
struct LabelField {
  static let lineHeight: Double = 15
  private static let tries: Int = 8

  private(set) var labels: [PlacedLabel] = []
  private var taken: [SceneRect]

  /// Keeps some areas free of labels.
  init(avoiding taken: [SceneRect]) {
    self.taken = taken
  }

  /// Places a label into the top left corner of a frame, or below what is there already; it is left out if there is no
  /// room within the frame.
  mutating func place(_ text: String, in frame: SceneRect) {
    let x = frame.minX + 6
    for line in 0..<Self.tries {
      let y = frame.minY + 4 + Double(line) * Self.lineHeight
      guard y + Self.lineHeight <= frame.maxY else { return }
      if take(text, x, y) { return }
    }
  }

  /// Places a label beside a point, where there is room; it is left out if there is none.
  mutating func place(_ text: String, beside point: ScenePoint, within area: SceneRect) {
    let width = text.width(at: DrawingStyle.smallFontSize)
    for (x, y) in Self.offsets(of: width) {
      let left = max(area.minX + 2, min(point.x + x, area.maxX - width - 2))
      if take(text, left, point.y + y) { return }
    }
  }

  /// Where the top left corner of a label may be, seen from its point, the best place first.
  private static func offsets(of width: Double) -> [(Double, Double)] {
    [
      (16, -8), (-16 - width, -8), (-width / 2, -30), (-width / 2, 15), (12, -26), (12, 12), (-12 - width, -26),
      (-12 - width, 12),
    ]
  }

  private mutating func take(_ text: String, _ x: Double, _ y: Double) -> Bool {
    let width = text.width(at: DrawingStyle.smallFontSize)
    let area = SceneRect(x: x, y: y, width: width + 4, height: Self.lineHeight)
    guard !text.isEmpty, !taken.contains(where: { $0.intersection(area) != nil }) else { return false }
    taken.append(area)
    labels.append(PlacedLabel(text: text, area: area))
    return true
  }
}
#endif
