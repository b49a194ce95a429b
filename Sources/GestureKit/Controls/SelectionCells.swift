/// Where a point lies among cells.
public enum CellPosition: Hashable, Sendable {
  /// In the cell with this number.
  case cell(Int)
  /// Among the cells, but in none.
  case gap
  /// Beyond all of them.
  case outside
}

/// The cells that a drag selects from: a grid, or frames anywhere, in points of the root's coordinates.
public struct SelectionCells: Hashable, Sendable {
  private enum Layout: Hashable, Sendable {
    case grid(CellGrid)
    case frames([SceneRect], bounds: SceneRect)
  }

  private let layout: Layout

  /// The part of each frame that takes touches.
  public let shape: HitShape

  /// Creates the cells of a grid.
  public init(_ grid: CellGrid, shape: HitShape = .rect) {
    layout = .grid(grid)
    self.shape = shape
  }

  /// Creates cells with these frames, numbered in their order.
  ///
  /// - Parameters:
  ///   - frames: The frames of the cells; where two overlap, the later one lies in front.
  ///   - bounds: Where a point that is in no cell is in a gap; nil for the smallest rectangle around all frames.
  ///   - shape: The part of each frame that takes touches.
  public init(_ frames: [SceneRect], bounds: SceneRect? = nil, shape: HitShape = .rect) {
    layout = .frames(frames, bounds: bounds ?? SceneRect(around: frames))
    self.shape = shape
  }

  /// The number of cells.
  public var count: Int {
    switch layout {
    case .grid(let grid): grid.count
    case .frames(let frames, _): frames.count
    }
  }

  /// Returns where a point lies: in the front-most cell that takes it, if any does.
  ///
  /// - Complexity: Constant for a grid, proportional to the number of frames otherwise.
  public func position(of point: ScenePoint) -> CellPosition {
    if let index = index(at: point) { return .cell(index) }
    return bounds.contains(point) ? .gap : .outside
  }

  /// The next cell on a straight way after the one passed last, and where it is passed.
  ///
  /// A cell is passed where the way comes nearest to its center, or, if that is not in its frame, in the middle of the
  /// part that is.
  func next(after last: CellPassage, from start: ScenePoint, to end: ScenePoint) -> CellPassage? {
    var nearest: CellPassage?
    for index in candidates(from: start, to: end) {
      let met = CellPassage(index, in: frame(of: index), from: start, to: end)
      guard let passage = met, passage > last else { continue }
      let point = start + (end - start) * passage.fraction
      if nearest.map({ passage < $0 }) ?? true, self.index(at: point) == index { nearest = passage }
    }
    return nearest
  }

  private var bounds: SceneRect {
    switch layout {
    case .grid(let grid): grid.bounds
    case .frames(_, let bounds): bounds
    }
  }

  private func index(at point: ScenePoint) -> Int? {
    switch layout {
    case .grid(let grid):
      guard let index = grid.index(at: point), let frame = grid.frame(of: index) else { return nil }
      return shape.contains(point, in: frame) ? index : nil
    case .frames(let frames, _):
      return frames.lastIndex { shape.contains(point, in: $0) }
    }
  }

  private func frame(of index: Int) -> SceneRect? {
    switch layout {
    case .grid(let grid): grid.frame(of: index)
    case .frames(let frames, _): frames[index]
    }
  }

  private func candidates(from start: ScenePoint, to end: ScenePoint) -> Range<Int> {
    switch layout {
    case .grid(let grid): grid.candidates(from: start, to: end)
    case .frames(let frames, _): frames.indices
    }
  }
}

extension SceneRect {
  /// The smallest rectangle around others; one of no size if there are none.
  fileprivate init(around frames: [SceneRect]) {
    guard let first = frames.first else {
      self.init(origin: .zero, size: .zero)
      return
    }
    let left = frames.reduce(first.minX) { min($0, $1.minX) }
    let top = frames.reduce(first.minY) { min($0, $1.minY) }
    let right = frames.reduce(first.maxX) { max($0, $1.maxX) }
    let bottom = frames.reduce(first.maxY) { max($0, $1.maxY) }
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }
}
