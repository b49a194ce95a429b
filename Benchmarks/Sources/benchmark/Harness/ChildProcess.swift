#if os(Linux)
import Glibc

/// A program that is run to its end; what it prints is dropped, what it complains of is kept.
struct ChildProcess {
  struct Outcome {
    /// The exit status, or 128 and more for the signal that ended it.
    let status: Int
    let complaints: String
    /// The most memory it had, in kilobytes.
    let peakMemory: Int
  }

  static let isAvailable: Bool = true

  private let id: pid_t
  private let complaints: Int32

  /// Starts a program that is looked for as a shell does.
  init(_ command: [String]) throws {
    var pipeEnds: [Int32] = [0, 0]
    guard pipe(&pipeEnds) == 0 else { throw ChildError(command: command, code: errno) }
    defer { close(pipeEnds[1]) }
    complaints = pipeEnds[0]
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, pipeEnds[1], STDERR_FILENO)
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var id: pid_t = 0
    let code = posix_spawnp(&id, command[0], &actions, nil, &arguments, environ)
    guard code == 0 else {
      close(pipeEnds[0])
      throw ChildError(command: command, code: code)
    }
    self.id = id
  }

  /// Waits until it has ended.
  func wait() throws -> Outcome {
    let text = Self.everything(from: complaints)
    close(complaints)
    var status: Int32 = 0
    var usage = rusage()
    while wait4(id, &status, 0, &usage) < 0 && errno == EINTR {}
    let signal = Int(status & 0x7f)
    let code = Int((status >> 8) & 0xff)
    return Outcome(status: signal == 0 ? code : 128 + signal, complaints: text, peakMemory: usage.ru_maxrss)
  }

  /// Whether a program is there and ends well.
  static func canRun(_ command: [String]) throws -> Bool {
    guard let child = try? ChildProcess(command) else { return false }
    return try child.wait().status == 0
  }

  private static func everything(from descriptor: Int32) -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4_096)
    while true {
      let count = read(descriptor, &chunk, chunk.count)
      if count > 0 { bytes += chunk[..<count] } else if count == 0 || errno != EINTR { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A program could not be started.
struct ChildError: Error, CustomStringConvertible {
  let command: [String]
  let code: Int32

  var description: String { "\(command.joined(separator: " ")): \(String(cString: strerror(code)))" }
}
#else
/// Other programs are run on Linux only.
struct ChildProcess {
  struct Outcome {
    let status: Int
    let complaints: String
    let peakMemory: Int
  }

  static let isAvailable: Bool = false

  init(_ command: [String]) throws {
    throw ChildError(command: command)
  }

  func wait() throws -> Outcome {
    Outcome(status: 1, complaints: "", peakMemory: 0)
  }

  static func canRun(_ command: [String]) throws -> Bool { false }
}

/// A program could not be started.
struct ChildError: Error, CustomStringConvertible {
  let command: [String]

  var description: String { "\(command.joined(separator: " ")): not on this platform" }
}
#endif
