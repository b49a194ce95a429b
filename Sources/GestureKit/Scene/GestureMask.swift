/// Which gestures of a region and of what lies in it take part, read when a touch begins.
public struct GestureMask: OptionSet, Hashable, Sendable {
  /// The bits of the mask.
  public let rawValue: UInt8

  /// Creates a mask from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// The attached gesture takes part.
  public static let gesture: GestureMask = GestureMask(rawValue: 1)

  /// Those of the regions inside take part, and those attached to the same region before it.
  public static let subviews: GestureMask = GestureMask(rawValue: 2)

  /// All take part.
  public static let all: GestureMask = [.gesture, .subviews]

  /// None takes part.
  public static let none: GestureMask = []
}

#if !hasFeature(Embedded)
extension GestureMask: Codable {}
#endif
