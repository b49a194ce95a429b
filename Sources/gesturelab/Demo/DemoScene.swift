import GestureKit

/// The regions under the mouse, with the gestures of the grid.
///
/// Every cell is a button. Over all of them lie a drag and a double click of high priority: a drag that begins takes
/// the buttons out, and a button that was clicked waits until no second click can come. The stepper's buttons are
/// regions without gestures, because a control of its own follows the finger there.
struct DemoScene {
  static let sweep: String = "sweep"
  static let clear: String = "clear"

  let cells: CellGrid
  let root: TouchRegion

  init() throws(CellGridError) {
    let cells = try DemoLayout.cells()
    let buttons = (0..<cells.count).compactMap { index in
      cells.frame(of: index).map { frame in
        TouchRegion(Self.cell(index), frame: frame).gesture(Press().id(Self.button(index)))
      }
    }
    let sweep = Drag().coordinateSpace(.global).id(Self.sweep)
    let grid = TouchRegion("grid", frame: DemoLayout.grid.frame, children: buttons)
      .highPriorityGesture(sweep)
      .highPriorityGesture(Tap(count: 2).id(Self.clear))
    var decrement = TouchRegion("minus", frame: DemoLayout.decrement.frame)
    decrement.isOpaque = true
    var increment = TouchRegion("plus", frame: DemoLayout.increment.frame)
    increment.isOpaque = true
    let window = CharacterRect(column: 0, row: 0, width: DemoLayout.decisionsColumn, height: DemoLayout.minimumHeight)
    self.cells = cells
    root = TouchRegion("window", frame: window.frame, children: [decrement, increment, grid])
  }

  /// The name of a cell; people count from one.
  static func cell(_ index: Int) -> String { "cell \(index + 1)" }

  /// The name of the button that a cell is.
  static func button(_ index: Int) -> String { "button \(index + 1)" }

  /// The name of some cells in a row, or of none.
  static func cells(_ run: ClosedRange<Int>?) -> String {
    guard let run else { return "no cell" }
    return run.count == 1 ? cell(run.lowerBound) : "cells \(run.lowerBound + 1) to \(run.upperBound + 1)"
  }
}
