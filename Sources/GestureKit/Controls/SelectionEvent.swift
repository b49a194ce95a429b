public import StepperCore

/// One thing that a drag over cells did.
public struct SelectionEvent: Hashable, Sendable {
  /// What a drag does.
  public enum Kind: Hashable, Sendable {
    /// The finger is in another cell than before, or in a gap or outside.
    case entered(CellPosition)
    /// The selection changed; nil for none.
    case selected(from: Int?, to: Int?)
    /// The selection is final; told at every lift, even of a finger that changed nothing.
    case committed(Int?)
    /// The finger was taken away; the selection is again what was committed before.
    case cancelled
    /// An input was ignored, or its time was.
    case ignored(Refusal)
  }

  /// Why an input changed nothing, or its time did not count.
  public enum Refusal: Hashable, Sendable {
    /// Another finger drags.
    case busy
    /// There is no cell with this number.
    case noSuchCell(Int)
    /// Something was impossible in a touch; it was dropped or repaired as a ``TouchTracker`` does.
    case touch(TouchDiagnostic.Kind)
  }

  /// When, on the host's monotonic time base.
  public let time: Timestamp

  /// The finger; nil for a selection without one.
  public let touch: TouchID?

  /// What happened.
  public let kind: Kind

  /// Creates an event.
  public init(time: Timestamp, touch: TouchID?, kind: Kind) {
    self.time = time
    self.touch = touch
    self.kind = kind
  }
}

/// What a drag selects where it is in no cell.
public enum EmptyRule: Hashable, Sendable, CaseIterable {
  /// The cell it was in before, if any, stays selected.
  case keepLast
  /// Nothing is selected.
  case clear
}

/// Whose drags select.
public enum FingerRule: Hashable, Sendable, CaseIterable {
  /// Only the finger that landed first; others are ignored until their lift.
  case first
  /// Each finger makes a selection of its own; each lift commits that finger's.
  case each
}

/// How drags select.
public struct SelectionPolicy: Hashable, Sendable {
  /// What is selected in a gap.
  public var gap: EmptyRule

  /// What is selected outside.
  public var outside: EmptyRule

  /// Whose drags select.
  public var fingers: FingerRule

  /// Whether cells are selected that a finger passed on the straight way between two of its samples.
  public var selectsPassedCells: Bool

  /// Creates a policy: a gap clears the selection, outside it is kept, one finger selects, and only where it was seen.
  public init(
    gap: EmptyRule = .clear,
    outside: EmptyRule = .keepLast,
    fingers: FingerRule = .first,
    selectsPassedCells: Bool = false
  ) {
    self.gap = gap
    self.outside = outside
    self.fingers = fingers
    self.selectsPassedCells = selectsPassedCells
  }
}
