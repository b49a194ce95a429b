/// Why there is no such grid, with the offending value.
public enum CellGridError: Error, Hashable, Sendable {
  /// A number that a grid is made of, in points.
  public enum Parameter: String, Hashable, Sendable, CaseIterable {
    /// The width of the whole grid.
    case width
    /// The gap between two columns or rows.
    case spacing
    /// The width of a cell.
    case cellWidth
    /// The height of a cell.
    case cellHeight
    /// The height of the whole grid, which follows from the others.
    case height
  }

  /// A grid needs at least one column.
  case noColumns(Int)

  /// The number of cells is negative.
  case negativeCount(Int)

  /// A number is negative.
  case negative(Parameter, Double)

  /// A number is infinite or NaN.
  case notFinite(Parameter, Double)

  /// The columns are so narrow that neighboring cells would overlap.
  case tooNarrow(width: Double, columns: Int)
}

#if !hasFeature(Embedded)
extension CellGridError: CustomStringConvertible {
  /// The reason and the value in one sentence.
  public var description: String {
    switch self {
    case .noColumns(let columns): "a grid must have at least one column, not \(columns)"
    case .negativeCount(let count): "a grid must have no cell or more, not \(count)"
    case .negative(let parameter, let value): "\(parameter.rawValue) of a grid must be at least 0, not \(value)"
    case .notFinite(let parameter, let value): "\(parameter.rawValue) of a grid must be finite, not \(value)"
    case .tooNarrow(let width, let columns): "cells overlap in \(columns) columns of a grid \(width) points wide"
    }
  }
}
#endif
