/// The keys that mean something to the demo as a whole.
extension TerminalInput {
  /// q, or Control-C, which is a key like others to a terminal in raw mode.
  var quits: Bool {
    self == .key(UInt8(ascii: "q")) || self == .key(UInt8(ascii: "Q")) || self == .key(0x03)
  }

  /// Control-Z.
  var suspends: Bool { self == .key(0x1A) }

  /// Control-L.
  var redraws: Bool { self == .key(0x0C) }
}
