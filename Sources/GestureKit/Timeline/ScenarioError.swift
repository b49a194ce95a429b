#if !hasFeature(Embedded)
/// Why a scenario cannot be read or played, and where in it the reason stands.
public struct ScenarioError: Error, Hashable, Sendable, Encodable {
  /// The place in the scenario, such as `timeline[3].at`; empty for the whole.
  public let path: String

  /// What was expected there, or what is wrong.
  public let message: String

  /// Creates an error.
  public init(path: String, message: String) {
    self.path = path
    self.message = message
  }

  /// Describes whatever a decoder threw while it read a scenario.
  public init(_ error: any Error) {
    if let error = error as? ScenarioError {
      self = error
    } else if let error = error as? DecodingError {
      self.init(decoding: error)
    } else {
      self.init(path: "", message: "\(error)")
    }
  }

  private init(decoding error: DecodingError) {
    switch error {
    case .typeMismatch(let type, let context), .valueNotFound(let type, let context):
      self.init(path: Self.path(context.codingPath), message: "expected \(Self.name(of: type))")
    case .keyNotFound(let key, let context):
      self.init(path: Self.path(context.codingPath + [key]), message: "missing key")
    case .dataCorrupted(let context):
      let isWhole = context.codingPath.isEmpty
      let message = isWhole ? "not JSON, or nested too deeply" : context.debugDescription
      self.init(path: Self.path(context.codingPath), message: message)
    @unknown default:
      self.init(path: "", message: "cannot be read")
    }
  }

  private static func path(_ keys: [any CodingKey]) -> String {
    var path = ""
    for key in keys {
      if let index = key.intValue { path += "[\(index)]" } else { path += (path.isEmpty ? "" : ".") + key.stringValue }
    }
    return path
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is any BinaryInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type: "a number"
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is any CodingListType.Type: "a list"
    default: "an object"
    }
  }
}

extension ScenarioError: CustomStringConvertible {
  /// The place and the reason.
  public var description: String {
    path.isEmpty ? message : "\(path): \(message)"
  }
}

/// Lists, whatever they are lists of.
private protocol CodingListType {}
extension Array: CodingListType {}
#endif
