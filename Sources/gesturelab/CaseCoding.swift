import Foundation

/// Broken laws as lines of JSON, with numbers that JSON has no words for.
enum CaseCoding {
  static func line(_ broken: some Encodable) -> String {
    let encoder = JSONEncoder()
    // Sorted, because the order of the keys would differ from run to run.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    // Nothing in a case can fail to encode: the scenes have no recognizers of a user's own.
    return (try? encoder.encode(broken)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }

  static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return decoder
  }
}
