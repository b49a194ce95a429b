#if !hasFeature(Embedded)
/// A JSON object whose keys are all known, so that a typo is an error and never silently ignored.
struct StrictObject {
  private let container: KeyedDecodingContainer<Key>

  init(_ decoder: any Decoder, keys: [String]) throws {
    try self.init(withAnyKeys: decoder)
    // Sorted, because the order of the keys of an object is not defined.
    for key in container.allKeys.map(\.stringValue).sorted() where !keys.contains(key) {
      throw fault(key, "unknown key; expected one of \(keys.joined(separator: ", "))")
    }
  }

  /// For a first look at an object whose contents decide which keys there may be.
  init(withAnyKeys decoder: any Decoder) throws {
    container = try decoder.container(keyedBy: Key.self)
  }

  func contains(_ key: String) -> Bool {
    container.contains(Key(key))
  }

  func isNull(_ key: String) throws -> Bool {
    try container.decodeNil(forKey: Key(key))
  }

  func required<Value: Decodable>(_ key: String, _ type: Value.Type = Value.self) throws -> Value {
    do {
      return try container.decode(type, forKey: Key(key))
    } catch let error where !(error is DecodingError) {
      // Foundation's decoder has an error of its own, without a place, for a number that the type cannot hold.
      let isWhole = type is any BinaryInteger.Type
      throw fault(key, isWhole ? "expected a whole number" : "expected numbers that a Double can hold")
    }
  }

  func optional<Value: Decodable>(_ key: String, _ type: Value.Type = Value.self) throws -> Value? {
    try contains(key) ? required(key, type) : nil
  }

  /// A value of an enumeration that is spelled in the file as one of its names.
  func choice<Value>(_ key: String, _ names: KeyValuePairs<String, Value>) throws -> Value {
    let name = try required(key, String.self)
    guard let match = names.first(where: { $0.key == name }) else {
      throw fault(key, "expected one of \(names.map(\.key).joined(separator: ", ")), found \"\(name)\"")
    }
    return match.value
  }

  /// As above, where the key may be missing.
  func choice<Value>(_ key: String, _ names: KeyValuePairs<String, Value>, default fallback: Value) throws -> Value {
    try contains(key) ? choice(key, names) : fallback
  }

  /// An error that is about one of the keys.
  func fault(_ key: String, _ message: String) -> DecodingError {
    .dataCorrupted(.init(codingPath: container.codingPath + [Key(key)], debugDescription: message))
  }

  private struct Key: CodingKey {
    let stringValue: String
    let intValue: Int? = nil

    init(_ name: String) { stringValue = name }
    init?(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }
}

extension Decoder {
  /// Throws if what is read lies inside more of its kind than are allowed, counted by the keys that lead from one to
  /// the next.
  func checkNesting(_ keys: [String], atMost limit: Int, _ things: String) throws {
    let inside = codingPath.reversed().prefix { keys.contains($0.stringValue) || $0.intValue != nil }
    guard inside.filter({ $0.intValue == nil }).count >= limit else { return }
    throw DecodingError.dataCorrupted(
      .init(codingPath: codingPath, debugDescription: "expected at most \(limit) \(things) inside one another")
    )
  }
}
#endif
