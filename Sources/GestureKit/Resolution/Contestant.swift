/// An attached gesture, with all its members, as it competes with others.
///
/// Contestants are numbered from the inside to the outside and, among siblings, from the front to the back: of two that
/// receive one touch the lower number lies deeper, and all that lie inside one are a range that ends before it.
package struct Contestant: Hashable, Sendable {
  let region: Int
  /// Its nodes: the last one is the gesture itself.
  package let nodes: ClosedRange<Int>
  /// The first contestant that lies inside it.
  let innermost: Int
  let policy: AttachmentPolicy
  var mask: GestureMask
  package internal(set) var standing: Standing = .absent
  /// Whether it was admitted since its reset: what it came to then may be told, though it failed at the same input.
  package internal(set) var wasAdmitted: Bool = false
  /// The fingers it has received since its reset, a bit for each place in the table of touches.
  package internal(set) var touches: UInt64 = 0
  /// Whether one of its nodes came to something that has not been told yet.
  var isDirty: Bool = false
  /// Whether its gesture is over, as far as its own rules go.
  var isOver: Bool = false
  /// Whether its gesture has begun and ended, and its end has not been told.
  var isEndUntold: Bool = false
  /// The most taps that it may still take; 0 if it takes none.
  var tapCount: Int = 0
  /// Whether it is about to be reset.
  var isOutworn: Bool = false

  /// The node of the gesture itself.
  package var root: Int { nodes.upperBound }

  /// Whether its gesture is made of others.
  var isComposite: Bool { nodes.lowerBound < nodes.upperBound }

  /// Receives its first finger.
  mutating func enter(_ finger: UInt64) {
    standing = .undecided
    touches = finger
  }

  /// May act from now on.
  mutating func admit() {
    standing = .admitted
    wasAdmitted = true
  }

  /// Takes in how far its gesture has come.
  mutating func summarize(isOver: Bool, isEndUntold: Bool, tapCount: Int) {
    self.isOver = isOver
    self.isEndUntold = isEndUntold
    self.tapCount = tapCount
  }

  /// Is as if it had never received a finger.
  mutating func leave() {
    standing = .absent
    wasAdmitted = false
    touches = 0
    isDirty = false
    isOutworn = false
  }

  /// Whether it lies outside another one: around it, or attached to the same region later.
  func surrounds(_ other: Int, as number: Int) -> Bool {
    innermost <= other && other < number
  }
}

/// Where a contestant stands.
///
/// ```
///   absent ─touch─▶ undecided ─▶ waiting ─▶ admitted
///      ▲                │            │          │
///      │                ▼            ▼          ▼
///      └── reset ──── lost ◀─────────┴──────────┘ taken out
/// ```
///
/// An undecided one is also admitted at once, and an admitted one that has ended is reset like one that is lost.
package enum Standing: UInt8, Hashable, Sendable {
  /// It has received no touch.
  case absent
  /// It may be recognized.
  case undecided
  /// It was recognized, and waits until another one has failed.
  case waiting
  /// It was recognized and nobody objected.
  case admitted
  /// It is out.
  case lost

  /// Whether it may still be admitted.
  var isUndecided: Bool {
    switch self {
    case .undecided, .waiting: true
    case .absent, .admitted, .lost: false
    }
  }
}

/// A recognition that a contestant asks to be admitted.
struct Claim: Hashable, Sendable {
  let contestant: Int
  /// The member whose update is about to be told.
  let node: Int
  let isContinuous: Bool
  /// Whether it waits for everyone of higher rank, and fails if one begins: taps and presses.
  let yields: Bool
  /// How many taps it takes; 0 for anything but a tap.
  let tapCount: Int
  /// Whether a gesture that it requires to fail has not failed yet.
  let isHeldBack: Bool
}
