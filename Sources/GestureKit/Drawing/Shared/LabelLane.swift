#if !hasFeature(Embedded)
/// A lane of a drawing for labels, which do not overlap: each is as near its place as there is room, and cut off if
/// there is too little.
struct LabelLane {
  /// A label that was placed.
  struct Placed {
    let x: Double
    let text: String
    /// Whether nothing was cut off.
    let isWhole: Bool
    /// Its number among those that wanted a place.
    let index: Int
  }

  private static let space: Double = 4

  /// Places labels whose places are in order.
  static func place(_ labels: [(x: Double, text: String)], from left: Double, to right: Double, size: Double)
    -> [Placed]
  {
    var placed: [Placed] = []
    var end = left - space
    for (index, label) in labels.enumerated() {
      let next = index + 1 < labels.count ? max(labels[index + 1].x, label.x) - space : right
      let width = label.text.width(at: size)
      let start = max(end + space, min(label.x, next - width))
      let text = label.text.cut(toWidth: next - start, at: size)
      guard !text.isEmpty else { continue }
      placed.append(Placed(x: start, text: text, isWhole: text == label.text, index: index))
      end = start + text.width(at: size)
    }
    return placed
  }
}
#endif
