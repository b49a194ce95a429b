/// The coordinates in which a gesture reports its values.
public enum SceneSpace: Hashable, Sendable {
  /// Those of the region the gesture is attached to: its top left corner is the origin.
  case local

  /// Those of the whole scene: the root's top left corner is the origin.
  case global

  /// Those of the region with this id.
  case named(String)
}

#if !hasFeature(Embedded)
// Written as `"local"`, `"global"` or `{"named": id}`, so that a region called "local" survives the way there and back.
extension SceneSpace: Codable {
  private static let namedKey: String = "named"

  /// Reads a name or an object with an id; a string that is neither name is taken for an id, too.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    switch try? container.decode(String.self) {
    case "local": self = .local
    case "global": self = .global
    case let id?: self = .named(id)
    case nil:
      let parameters = try container.decode([String: String].self)
      guard let id = parameters[Self.namedKey], parameters.count == 1 else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "Expected {\"named\": id}.")
      }
      self = .named(id)
    }
  }

  /// Writes a name or an object with the id.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .local: try container.encode("local")
    case .global: try container.encode("global")
    case .named(let id): try container.encode([Self.namedKey: id])
    }
  }
}
#endif
