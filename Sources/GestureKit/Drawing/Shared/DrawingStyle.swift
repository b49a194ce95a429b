#if !hasFeature(Embedded)
/// The look that all drawings share: one palette for light and one for dark surroundings.
///
/// Every colour that carries text has a contrast of at least 4.5 to its background; nothing is told by colour alone.
enum DrawingStyle {
  static let fontSize: Double = 12
  static let smallFontSize: Double = 11
  static let titleFontSize: Double = 17

  private static let shapes: [String] = [
    "text { font-family: system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, sans-serif; font-size: 12px; }",
    ".title { font-size: 17px; font-weight: 600; }",
    // What is behind a label keeps its distance.
    "text.small { font-size: 11px; paint-order: stroke; stroke-width: 3px; stroke-linejoin: round; }",
    "text.finger { font-size: 10px; font-weight: 600; }",
    ".head { font-size: 11px; font-weight: 600; letter-spacing: 0.04em; }",
    ".strong { font-weight: 600; }",
    ".number { font-variant-numeric: tabular-nums; }",
    ".line { fill: none; stroke-width: 1.5; stroke-linecap: round; stroke-linejoin: round; }",
    ".thick { stroke-width: 2; }",
    ".hair { fill: none; stroke-width: 1; }",
    ".dashed { stroke-dasharray: 5 4; }",
    ".dotted { stroke-dasharray: 1 4; }",
  ]

  private static let light: [(selector: String, declarations: String)] = palette(
    paper: "#ffffff",
    ink: "#1f2328",
    muted: "#59636e",
    grid: "#e4e8ec",
    accent: "#1f62c4",
    accentPale: "#dbe8fa",
    warm: "#8a5a00",
    warmPale: "#f8ead0",
    bad: "#bf2c26"
  )

  private static let dark: [(selector: String, declarations: String)] = palette(
    paper: "#0d1117",
    ink: "#e6edf3",
    muted: "#9aa4af",
    grid: "#262d36",
    accent: "#79b8ff",
    accentPale: "#15304f",
    warm: "#e3b341",
    warmPale: "#3a2f12",
    bad: "#ff8a80"
  )

  private static func palette(
    paper: String,
    ink: String,
    muted: String,
    grid: String,
    accent: String,
    accentPale: String,
    warm: String,
    warmPale: String,
    bad: String
  ) -> [(selector: String, declarations: String)] {
    [
      (".paper", "fill: \(paper);"), ("text, .ink", "fill: \(ink);"), ("text.muted, .mute", "fill: \(muted);"),
      ("text.bad, .fault", "fill: \(bad);"), (".active", "fill: \(accent);"), (".pale", "fill: \(accentPale);"),
      (".warm", "fill: \(warmPale); stroke: \(warm);"), (".gridline", "stroke: \(grid);"), (".band", "fill: \(grid);"),
      (".inked", "stroke: \(ink);"), (".muted-line", "stroke: \(muted);"), (".accent-line", "stroke: \(accent);"),
      (".bad-line", "stroke: \(bad);"), (".warm-line", "stroke: \(warm);"),
      ("text.small", "stroke: \(paper);"), (".region", "fill: \(ink); fill-opacity: 0.03;"),
      ("text.finger", "fill: \(paper);"), (".hollow", "fill: \(paper);"), (".on-active", "stroke: \(paper);"),
    ]
  }

  /// The rules of the style sheet.
  static var rules: [String] {
    shapes + light.map { "\($0.selector) { \($0.declarations) }" } + ["@media (prefers-color-scheme: dark) {"]
      + dark.map { "  \($0.selector) { \($0.declarations) }" } + ["}"]
  }

  /// Writes a drawing of a size: its title and description, its style and its background.
  static func document(
    width: Double,
    height: Double,
    title: String,
    description: String,
    _ content: (inout SVGWriter) -> Void
  ) -> String {
    var svg = SVGWriter()
    svg.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(width.coordinate) \(height.coordinate)",
        "width": .number(width), "height": .number(height), "role": "img", "aria-labelledby": "title desc",
      ]
    ) { svg in
      svg.element("title", ["id": "title"], text: title)
      svg.element("desc", ["id": "desc"], text: description)
      svg.style(rules)
      svg.element("defs") { svg in
        svg.element(
          "pattern",
          ["id": "hatch", "width": 6, "height": 6, "patternUnits": "userSpaceOnUse", "patternTransform": "rotate(45)"]
        ) { svg in
          svg.element("line", ["class": "warm-line", "x1": 0, "y1": 0, "x2": 0, "y2": 6, "stroke-width": 2.5])
        }
      }
      svg.element("rect", ["class": "paper", "width": .number(width), "height": .number(height), "rx": 10])
      content(&svg)
    }
    return svg.text
  }
}
#endif
