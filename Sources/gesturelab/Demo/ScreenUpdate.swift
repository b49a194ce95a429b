/// What a terminal is to be sent so that it shows a screen.
struct ScreenUpdate {
  private let isColored: Bool
  private var sequence: String = ""
  private var style: CharacterStyle = .plain

  /// Makes the sequence for the places that have changed.
  ///
  /// - Parameters:
  ///   - screen: What is to be shown.
  ///   - shown: What the terminal shows; nil if that is not known, or of another size.
  ///   - isColored: Whether colors are sent; the other looks are sent always.
  /// - Returns: Text and escape sequences, after which nothing but the cursor is left as it happens to be.
  static func sequence(showing screen: Screen, insteadOf shown: Screen?, isColored: Bool) -> String {
    let known = shown.flatMap { $0.width == screen.width && $0.height == screen.height ? $0 : nil }
    var update = ScreenUpdate(isColored: isColored)
    if known == nil { update.sequence = "\u{1B}[0m\u{1B}[2J" }
    let old = known ?? Screen(width: screen.width, height: screen.height)
    for row in 0..<screen.height { update.add(row, of: screen, insteadOf: old) }
    update.change(to: .plain)
    return update.sequence
  }

  private init(isColored: Bool) {
    self.isColored = isColored
  }

  private mutating func add(_ row: Int, of screen: Screen, insteadOf old: Screen) {
    // The column at which the cursor stands, if it is in this row.
    var cursor: Int?
    for (column, (new, old)) in zip(screen.row(row), old.row(row)).enumerated() where new != old {
      if cursor != column { sequence += "\u{1B}[\(row + 1);\(column + 1)H" }
      change(to: new.style)
      sequence.append(new.character)
      cursor = column + 1
    }
  }

  private mutating func change(to new: CharacterStyle) {
    guard new != style else { return }
    style = new
    var numbers = [0]
    if new.isBold { numbers.append(1) }
    if new.isDim { numbers.append(2) }
    if new.isReversed { numbers.append(7) }
    if let color = new.color, isColored { numbers.append(color.rawValue) }
    sequence += "\u{1B}[" + numbers.map(String.init).joined(separator: ";") + "m"
  }
}
