import GestureKit
import StepperCore

/// Draws the demo, as text of a given size.
struct DemoDrawing {
  private let model: DemoModel
  private var screen: Screen

  /// The demo as it is now, or what is wrong with the size.
  static func screen(of model: DemoModel, width: Int, height: Int) -> Screen {
    var drawing = DemoDrawing(model: model, screen: Screen(width: width, height: height))
    if width >= DemoLayout.minimumWidth, height >= DemoLayout.minimumHeight {
      drawing.drawAll()
    } else {
      let needed = "\(DemoLayout.minimumWidth) by \(DemoLayout.minimumHeight)"
      drawing.screen.write("The demo needs \(needed) characters.", column: 0, row: 0)
      drawing.screen.write("q quits", column: 0, row: 1, .dim)
    }
    return drawing.screen
  }

  private mutating func drawAll() {
    screen.write("Stepper and grid", column: DemoLayout.stepper.column, row: 0, .bold)
    screen.write("Decisions", column: DemoLayout.decisionsColumn, row: 0, .bold)
    drawStepper()
    drawGrid()
    DecisionColumn(width: screen.width, height: screen.height).draw(model.decisions, on: &screen)
    let help = "Click, hold, drag · double click clears · arrows and wheel · q quits"
    screen.write(help, column: DemoLayout.stepper.column, row: screen.height - 1, .dim)
  }
}

/// The stepper.
extension DemoDrawing {
  private mutating func drawStepper() {
    let stepper = model.stepper.machine
    drawButton("−", DemoLayout.decrement, .down, canStep: stepper.canDecrement)
    drawButton("+", DemoLayout.increment, .up, canStep: stepper.canIncrement)
    write("\(stepper.value)", centeredIn: DemoLayout.value, .bold)
    screen.write(Self.words(for: stepper.pressPhase), column: DemoLayout.stepper.column, row: DemoLayout.pressRow, .dim)
  }

  private mutating func drawButton(_ sign: String, _ rect: CharacterRect, _ direction: StepDirection, canStep: Bool) {
    let stepper = model.stepper.machine
    let isHeld = stepper.activeDirection == direction
    // A finger outside holds the button, but does not press it.
    let isPressed = isHeld && stepper.pressPhase != .paused
    var style: CharacterStyle = canStep ? .plain : .dim
    style.isReversed = isPressed
    drawBox(rect, isHeavy: isHeld, style)
    write(sign, centeredIn: rect, style)
  }

  private static func words(for phase: PressMachine.Phase) -> String {
    switch phase {
    case .idle: ""
    case .armed: "held"
    case .repeating: "held, repeating"
    case .paused: "held outside, paused"
    case .atBound: "held, at the bound"
    }
  }
}

/// The grid.
extension DemoDrawing {
  private mutating func drawGrid() {
    let cells = model.scene.cells
    for index in 0..<cells.count {
      guard let frame = cells.frame(of: index) else { continue }
      drawCell(index, CharacterRect(frame))
    }
    let words = "\(DemoScene.cells(model.grid.run)) selected"
    screen.write(words, column: DemoLayout.grid.column, row: DemoLayout.selectionRow, .dim)
  }

  private mutating func drawCell(_ index: Int, _ rect: CharacterRect) {
    let isSelected = model.grid.run?.contains(index) ?? false
    let isUnderFinger = model.grid.pressed == index || model.grid.selection.position == .cell(index)
    var style: CharacterStyle = isSelected ? CharacterStyle(color: .green, isBold: true) : .plain
    style.isReversed = isUnderFinger
    drawBox(rect, isHeavy: isSelected, style)
    write("\(index + 1)", centeredIn: rect, style)
  }
}

/// Boxes and what stands in them.
extension DemoDrawing {
  private mutating func drawBox(_ rect: CharacterRect, isHeavy: Bool, _ style: CharacterStyle) {
    let corners = isHeavy ? ("┏", "┓", "┗", "┛") : ("╭", "╮", "╰", "╯")
    let side = isHeavy ? "┃" : "│"
    let edge = String(repeating: isHeavy ? "━" : "─", count: rect.width - 2)
    let inside = String(repeating: " ", count: rect.width - 2)
    screen.write(corners.0 + edge + corners.1, column: rect.column, row: rect.row, style)
    for row in rect.row + 1..<rect.row + rect.height - 1 {
      screen.write(side + inside + side, column: rect.column, row: row, style)
    }
    screen.write(corners.2 + edge + corners.3, column: rect.column, row: rect.row + rect.height - 1, style)
  }

  private mutating func write(_ text: String, centeredIn rect: CharacterRect, _ style: CharacterStyle) {
    let column = rect.column + (rect.width - text.count) / 2
    screen.write(text, column: column, row: rect.row + rect.height / 2, style)
  }
}
