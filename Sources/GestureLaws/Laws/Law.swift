import GestureKit
import StepperCore

/// A law that holds for every case; each says how a case breaks it, or nil.
package enum Law: String, CaseIterable {
  case promptness
  case shiftInTime
  case shiftInSpace
  case pairing
  case rest
  case snapshot
  case exclusivity
  case innocence
  case idlers

  /// A case of a seed as the law wants it.
  package func makeCase(_ seed: UInt64, isHostile: Bool) -> LawCase {
    switch self {
    case .promptness, .shiftInTime, .shiftInSpace, .pairing, .rest, .snapshot, .exclusivity, .innocence:
      LawCase(seed: seed, isHostile: isHostile)
    case .idlers: LawCase(seed: seed, isHostile: false, fingers: 1)
    }
  }

  package func violation(by law: LawCase) -> String? {
    guard let session = law.session else { return nil }
    switch self {
    case .promptness: return promptness(law, session)
    case .shiftInTime: return shiftInTime(law, session)
    case .shiftInSpace: return shiftInSpace(law, session)
    case .pairing: return pairing(law, session)
    case .rest: return rest(law, session)
    case .snapshot: return snapshot(law, session)
    case .exclusivity: return exclusivity(law, session)
    case .innocence: return innocence(law, session)
    case .idlers: return idlers(law, session)
    }
  }

  /// The first difference of two logs.
  func difference(_ first: [LawEntry], _ second: [LawEntry]) -> String? {
    if let place = zip(first, second).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      return "entry \(place):\n  \(first[place])\n  \(second[place])"
    }
    guard first.count != second.count else { return nil }
    let longer = first.count > second.count ? first : second
    return "\(first.count) entries against \(second.count), the next: \(longer[min(first.count, second.count)])"
  }
}
