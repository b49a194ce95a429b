import GestureKit

/// W4 by hand: eight rectangles are tested when a finger lands, and all recognizers in those that were hit are told of
/// each event; the innermost wins.
struct NestedLimit: LimitRecognizer {
  private struct Region {
    let minX: Double
    let minY: Double
    let maxX: Double
    let maxY: Double
    var isHit: Bool = false
    var tap = TapState()
    var drag = DragState()
    var tally = Tally()

    init(_ frame: SceneRect) {
      (minX, minY, maxX, maxY) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    }

    @inline(__always)
    func contains(_ event: LimitEvent) -> Bool {
      event.x >= minX && event.x < maxX && event.y >= minY && event.y < maxY
    }

    @inline(__always)
    mutating func take(_ event: LimitEvent, _ isTapTaken: inout Bool, _ isDragTaken: inout Bool) {
      if tap.isCompleted(by: event), !isTapTaken {
        isTapTaken = true
        tally.taps += 1
      }
      if isDragTaken { drag.stop() }
      drag.take(event, &tally)
      if drag.isDragging { isDragTaken = true }
    }
  }

  /// From the inside out.
  private var regions: [Region]

  init(_ frames: [SceneRect]) {
    regions = frames.reversed().map(Region.init)
  }

  var tally: Tally {
    regions.reduce(into: Tally()) { sum, region in
      sum.taps += region.tally.taps
      sum.drags += region.tally.drags
      sum.translation += region.tally.translation
    }
  }

  @inline(never)
  mutating func on(_ event: LimitEvent) {
    if event.kind == .down { for index in regions.indices { regions[index].isHit = regions[index].contains(event) } }
    var isTapTaken = false
    var isDragTaken = false
    for index in regions.indices where regions[index].isHit {
      regions[index].take(event, &isTapTaken, &isDragTaken)
    }
  }
}
