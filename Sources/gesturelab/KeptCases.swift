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
    guard let kept = try? CaseCoding.decoder.decode(BrokenLaw.self, from: line) else {
      output.complain("\(place):\(number): expected a case that soak printed")
      return false
    }
    let report = kept.law.violation(by: kept.smallest)
    output.write("\(place):\(number): \(kept.law.rawValue)\n\(kept.smallest)\n\(report ?? "holds")\n\n")
    return report == nil
  }
}
