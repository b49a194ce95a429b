/// Takes what a terminal sends apart, byte by byte: a sequence may come in two pieces.
///
/// ```
///            ESC            [                 final byte: an input, or nothing
///   ground ──────▶ escape ──────▶ sequence ──────────────────────────────────────▶ ground
///                     │  O
///                     └──────▶ shifted: one more byte
/// ```
///
/// What it does not know it leaves out as a whole, so that no part of it is taken for a key. An Escape key by itself
/// cannot be told from the start of a sequence, and means nothing: the key after it counts as ever.
struct TerminalInputParser {
  private enum State {
    case ground, escape, shifted, sequence
    /// Bytes that follow a mouse report of the older kind.
    case skipping(Int)
  }

  /// More than the longest sequence that means something.
  private static let limit: Int = 32
  private static let escape: UInt8 = 0x1B

  private var state: State = .ground
  private var parameters: [UInt8] = []

  /// Takes a byte and returns the input that it completes, if any.
  mutating func take(_ byte: UInt8) -> TerminalInput? {
    if byte == Self.escape {
      state = .escape
      return nil
    }
    switch state {
    case .ground: return byte < 0x80 ? .key(byte) : nil
    case .escape: return begin(byte)
    case .shifted:
      state = .ground
      return TerminalInput.Arrow(rawValue: byte).map { .arrow($0) }
    case .sequence: return follow(byte)
    case .skipping(let count):
      state = count > 1 ? .skipping(count - 1) : .ground
      return nil
    }
  }

  private mutating func begin(_ byte: UInt8) -> TerminalInput? {
    switch byte {
    case UInt8(ascii: "["):
      parameters = []
      state = .sequence
      return nil
    case UInt8(ascii: "O"):
      state = .shifted
      return nil
    default:
      state = .ground
      return take(byte)
    }
  }

  private mutating func follow(_ byte: UInt8) -> TerminalInput? {
    switch byte {
    case 0x20...0x3F:
      if parameters.count <= Self.limit { parameters.append(byte) }
      return nil
    case 0x40...0x7E:
      state = .ground
      return finish(byte)
    default:
      state = .ground
      return nil
    }
  }

  private mutating func finish(_ final: UInt8) -> TerminalInput? {
    guard parameters.count <= Self.limit else { return nil }
    if let arrow = TerminalInput.Arrow(rawValue: final) { return .arrow(arrow) }
    guard final == UInt8(ascii: "M") || final == UInt8(ascii: "m") else { return nil }
    if parameters.isEmpty, final == UInt8(ascii: "M") { state = .skipping(3) }
    guard parameters.first == UInt8(ascii: "<") else { return nil }
    let isRelease = final == UInt8(ascii: "m")
    return MouseReport(parameters: parameters.dropFirst(), isRelease: isRelease).map { .mouse($0) }
  }
}
