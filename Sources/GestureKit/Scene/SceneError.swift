/// Why a scene cannot be built, with the offending value.
public enum SceneError: Error, Hashable, Sendable {
  /// Two regions, or two gestures, have the same id.
  case duplicateID(String)

  /// A gesture speaks of a gesture or region that is not there.
  case unknownID(String, in: String)

  /// A number of a gesture makes no sense.
  case invalidParameter(gesture: String, parameter: String, value: Double, expected: String)

  /// The frame, shape, outset or content offset of a region has a number that is not finite.
  case geometryNotFinite(region: String)

  /// These gestures wait for each other, each for the next and the last for the first.
  case waitingCycle([String])
}

#if !hasFeature(Embedded)
extension SceneError: CustomStringConvertible {
  /// The reason and the value in one sentence.
  public var description: String {
    switch self {
    case .duplicateID(let id): "the id \(id) is given twice"
    case .unknownID(let id, let gesture): "\(gesture) speaks of \(id), which is not there"
    case .invalidParameter(let gesture, let parameter, let value, let expected):
      "\(parameter) of \(gesture) must be \(expected), not \(value)"
    case .geometryNotFinite(let region): "the geometry of \(region) must consist of finite numbers"
    case .waitingCycle(let ids): "these gestures wait for each other: \(ids.joined(separator: ", "))"
    }
  }
}
#endif
