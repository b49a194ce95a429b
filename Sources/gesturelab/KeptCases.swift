import Foundation
import GestureLaws

/// Cases that broke laws in an earlier run, one a line.
struct KeptCases {
  private let file: String
  private let place: String

  /// The cases of a file, or of standard input by the name `-`.
  init(_ file: String) {
    self.file = file
    place = file == "-" ? "standard input" : file
  }

  /// Checks them again, and tells each at length; false if one still breaks its law, or cannot be read.
  func check(_ output: Output) -> Bool {
    var number = 0
    var isGood = true
    do throws(ByteReader.Failure) {
      let reader = try ByteReader(file)
      while let lines = try reader.lines() {
        for line in lines {
          number += 1
          if !line.isBlank, !check(Data(line), number, output) { isGood = false }
        }
      }
    } catch {
      output.complain("\(place): cannot be read")
      isGood = false
    }
    return isGood
  }

  private func check(_ line: Data, _ number: Int, _ output: Output) -> Bool {
    guard let kept = try? BrokenLaw.decoder.decode(BrokenLaw.self, from: line) else {
      output.complain("\(place):\(number): expected a case that soak printed")
      return false
    }
    let report = kept.law.violation(by: kept.smallest)
    output.write("\(place):\(number): \(kept.law.rawValue)\n\(kept.smallest)\n\(report ?? "holds")\n\n")
    return report == nil
  }
}

extension BrokenLaw {
  fileprivate static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    return decoder
  }

  /// The broken law as a line of JSON.
  var line: String {
    let encoder = JSONEncoder()
    // Sorted, because the order of the keys would differ from run to run.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    // Nothing in a case can fail to encode: the scenes have no recognizers of a user's own.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
