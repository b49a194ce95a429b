import GestureKit
import StepperCore

/// A law that holds for every case; each says how a case breaks it, or nil.
package enum Law: String, CaseIterable, Codable {
  case promptness
  case shiftInTime
  case shiftInSpace
  case pairing
  case rest
  case snapshot
  case exclusivity
  case innocence
  case idlers
  case strangers

  /// Whether the law is about any scene and timeline; else it wants cases of its own.
  var wantsCommonCase: Bool {
    switch self {
    case .promptness, .shiftInTime, .shiftInSpace, .pairing, .rest, .snapshot: true
    case .exclusivity, .innocence, .strangers: true
    case .idlers: false
    }
  }

  /// The case of a seed as the law wants it.
  package func makeCase(_ seed: UInt64) -> LawCase {
    wantsCommonCase ? LawCase(commonTo: seed) : LawCase(seed: seed, isHostile: false, fingers: 1)
  }

  /// How a case breaks the law; nil if it does not, or if its scene is not allowed.
  package func violation(by law: LawCase) -> String? {
    LawSubject(law).flatMap { violation(in: $0) }
  }

  func violation(in subject: LawSubject) -> String? {
    switch self {
    case .promptness: promptness(subject)
    case .shiftInTime: shiftInTime(subject)
    case .shiftInSpace: shiftInSpace(subject)
    case .pairing: pairing(subject)
    case .rest: rest(subject)
    case .snapshot: snapshot(subject)
    case .exclusivity: exclusivity(subject)
    case .innocence: innocence(subject)
    case .idlers: idlers(subject)
    case .strangers: strangers(subject)
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
