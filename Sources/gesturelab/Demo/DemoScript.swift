import StepperCore

/// What a terminal sends and when, as text: a time in milliseconds and the bytes in each line.
///
/// `\e` stands for Escape and `\\` for a backslash. A line may have only a time, and empty lines mean nothing.
struct DemoScript {
  private(set) var steps: [(time: Timestamp, bytes: [UInt8])] = []

  /// Reads a file, or standard input.
  init(_ file: String) throws(Fault) {
    var number = 0
    do {
      let reader = try ByteReader(file)
      while let lines = try reader.lines() {
        for line in lines {
          number += 1
          let rule = "needs a time in whole milliseconds, not before the one above, and what is sent then"
          try add(line, Fault("\(file):\(number)", rule))
        }
      }
    } catch let fault as Fault {
      throw fault
    } catch {
      throw Fault(file, "cannot be read")
    }
  }

  /// Plays the script up to its end or the key that quits, and returns what is shown then.
  func play(_ model: DemoModel, width: Int, height: Int) -> Screen {
    var model = model
    var parser = TerminalInputParser()
    steps: for step in steps {
      model.advance(to: step.time)
      for byte in step.bytes {
        guard let input = parser.take(byte) else { continue }
        if input.quits { break steps }
        model.handle(input, at: step.time)
      }
    }
    return DemoDrawing.screen(of: model, width: width, height: height)
  }

  private mutating func add(_ line: ArraySlice<UInt8>, _ fault: Fault) throws(Fault) {
    guard !line.isBlank else { return }
    let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
    guard let milliseconds = parts.first.flatMap({ Int64(String(decoding: $0, as: UTF8.self)) }),
      (0...86_400_000).contains(milliseconds)
    else { throw fault }
    let time = Timestamp(.milliseconds(milliseconds))
    guard time >= steps.last?.time ?? .zero else { throw fault }
    steps.append((time, parts.count > 1 ? Self.bytes(parts[1]) : []))
  }

  private static func bytes(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in text {
      if isEscaped {
        bytes.append(byte == UInt8(ascii: "e") ? 0x1B : byte)
        isEscaped = false
      } else if byte == UInt8(ascii: "\\") {
        isEscaped = true
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}
