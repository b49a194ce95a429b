/// The rules by which gestures of different regions are told apart.
public enum ResolutionProfile: String, Hashable, Sendable, CaseIterable {
  /// Every two gestures are compared with each other, as SwiftUI does from iOS 18 on.
  case pairwise
  /// Gestures are nested into each other modifier by modifier, as SwiftUI did from iOS 13 to 17.
  case nested
}

#if !hasFeature(Embedded)
extension ResolutionProfile: Codable {}
#endif
