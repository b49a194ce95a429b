/// Where the figures were measured.
struct Machine {
  let processor: String
  let cores: Int
  let swift: String
  let system: String

  init() {
    let processors = Self.lines(of: "/proc/cpuinfo")
    processor = Self.value(of: "model name", in: processors, separator: ":") ?? "an unknown processor"
    cores = processors.count { $0.hasPrefix("processor") }
    swift = Self.compiler
    system = Self.value(of: "PRETTY_NAME", in: Self.lines(of: "/etc/os-release"), separator: "=") ?? Self.platform
  }

  var line: String {
    "\(processor), \(cores > 0 ? "\(cores) cores, " : "")Swift \(swift), \(system)"
  }

  private static func lines(of path: String) -> [Substring] {
    ((try? TextFile.read(path)) ?? "").split(separator: "\n")
  }

  private static func value(of key: String, in lines: [Substring], separator: Character) -> String? {
    let parts = lines.first { $0.hasPrefix(key) }?.split(separator: separator, maxSplits: 1)
    guard let parts, parts.count == 2 else { return nil }
    return String(parts[1].drop { $0 == " " || $0 == "\"" }.prefix { $0 != "\"" })
  }

  /// The compiler that built this; it can be asked only whether it is at least of a version.
  private static var compiler: String {
    #if compiler(>=6.5)
    "6.5 or later"
    #elseif compiler(>=6.4)
    "6.4"
    #elseif compiler(>=6.3.2)
    "6.3.2 or later"
    #elseif compiler(>=6.3.1)
    "6.3.1"
    #elseif compiler(>=6.3)
    "6.3"
    #else
    "6.2"
    #endif
  }

  private static var platform: String {
    #if os(macOS)
    "macOS"
    #else
    "an unknown system"
    #endif
  }
}
