/// How a character looks.
struct CharacterStyle: Hashable {
  /// The numbers of the terminal's escape sequences.
  enum Color: Int {
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
  }

  var color: Color?
  var isBold: Bool = false
  var isDim: Bool = false
  var isReversed: Bool = false

  static let plain: CharacterStyle = CharacterStyle()
  static let bold: CharacterStyle = CharacterStyle(isBold: true)
  static let dim: CharacterStyle = CharacterStyle(isDim: true)
}

/// What stands on a terminal: a character, each as wide as any other, and its look, for every place.
struct Screen: Hashable {
  struct Place: Hashable {
    var character: Character = " "
    var style: CharacterStyle = .plain
  }

  let width: Int
  let height: Int
  /// Row by row.
  private(set) var places: [Place]

  init(width: Int, height: Int) {
    self.width = max(0, width)
    self.height = max(0, height)
    places = Array(repeating: Place(), count: self.width * self.height)
  }

  /// Writes a text, as far as it fits.
  mutating func write(_ text: String, column: Int, row: Int, _ style: CharacterStyle = .plain) {
    guard (0..<height).contains(row) else { return }
    for (character, place) in zip(text, max(0, column)..<max(0, column, width)) {
      places[row * width + place] = Place(character: character, style: style)
    }
  }

  /// The places of a row.
  func row(_ row: Int) -> ArraySlice<Place> { places[row * width..<(row + 1) * width] }

  /// The text without any look, line by line, without spaces at their ends.
  var text: String {
    (0..<height).map { number in
      var line = row(number).map(\.character)[...]
      while line.last == " " { line.removeLast() }
      return String(line) + "\n"
    }
    .joined()
  }
}
