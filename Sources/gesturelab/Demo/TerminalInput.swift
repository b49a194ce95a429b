/// What a terminal tells of its keyboard and mouse.
enum TerminalInput: Equatable {
  case arrow(Arrow)
  /// A key that sends a byte of its own, letters and control keys among them.
  case key(UInt8)
  case mouse(MouseReport)

  enum Arrow: UInt8 {
    case up = 0x41
    case down = 0x42
    case right = 0x43
    case left = 0x44
  }
}

/// What a mouse did, and over which character.
struct MouseReport: Equatable {
  enum Action: Equatable {
    case pressed
    /// Moved with the left button down.
    case dragged
    case released
    /// A notch of the wheel, 1 upwards and -1 downwards.
    case turned(notches: Double)
  }

  let action: Action
  /// The column and the row, both from 0 in the top left corner.
  let column: Int
  let row: Int

  init(_ action: Action, column: Int, row: Int) {
    self.action = action
    self.column = column
    self.row = row
  }

  /// Reads a report as mode 1006 writes it, from behind its `<`; nil for one that means nothing here.
  init?(parameters: ArraySlice<UInt8>, isRelease: Bool) {
    let fields = parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
    guard fields.count == 3,
      let code = Self.number(fields[0]),
      let column = Self.number(fields[1]), column > 0,
      let row = Self.number(fields[2]), row > 0,
      let action = Self.action(code: code, isRelease: isRelease)
    else { return nil }
    self.init(action, column: column - 1, row: row - 1)
  }

  /// The bits of the code: the button, 4 to 16 for modifier keys, 32 for a movement, 64 for the wheel.
  private static func action(code: Int, isRelease: Bool) -> Action? {
    switch (code & ~0b11100, isRelease) {
    case (0, false): .pressed
    case (0, true): .released
    case (32, false): .dragged
    case (64, false): .turned(notches: 1)
    case (65, false): .turned(notches: -1)
    default: nil
    }
  }

  /// A number of at most five digits, which is more than any terminal needs.
  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard (1...5).contains(digits.count), digits.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }
}
