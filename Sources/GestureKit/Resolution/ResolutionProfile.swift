/// The rules by which gestures of different regions are told apart.
public enum ResolutionProfile: String, Hashable, Sendable, CaseIterable {
  /// Every two gestures are compared with each other, as SwiftUI does from iOS 18 on.
  case pairwise
  /// Gestures are nested into each other modifier by modifier, as SwiftUI did from iOS 13 to 17.
  case nested
}

extension ResolutionProfile {
  private var isNested: Bool {
    switch self {
    case .pairwise: false
    case .nested: true
    }
  }

  /// Tells whether two profiles are the same; not by their texts, which would take longer than a touch may.
  public static func == (first: ResolutionProfile, second: ResolutionProfile) -> Bool {
    first.isNested == second.isNested
  }
}

#if !hasFeature(Embedded)
extension ResolutionProfile: Codable {}
#endif
