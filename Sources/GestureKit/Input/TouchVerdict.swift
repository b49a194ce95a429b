/// What a tracker makes of one touch: the touch to process, if any, and what was wrong with it.
public struct TouchVerdict: Hashable, Sendable {
  /// The touch to process, possibly repaired, or nil when it was dropped.
  public internal(set) var touch: Touch?

  /// What was wrong with the touch's id or location, or with the number of fingers.
  public internal(set) var touchDiagnostic: TouchDiagnostic?

  /// What was wrong with the touch's time; this alone never drops a touch.
  ///
  /// It comes before ``touchDiagnostic`` where both are reported.
  public internal(set) var timeDiagnostic: TouchDiagnostic?

  static func accepted(_ touch: Touch) -> TouchVerdict {
    TouchVerdict(touch: touch)
  }

  static func repaired(_ touch: Touch, _ kind: TouchDiagnostic.Kind) -> TouchVerdict {
    TouchVerdict(touch: touch, touchDiagnostic: TouchDiagnostic(touch: touch.id, time: touch.timestamp, kind: kind))
  }

  static func dropped(_ touch: Touch, _ kind: TouchDiagnostic.Kind) -> TouchVerdict {
    TouchVerdict(touchDiagnostic: TouchDiagnostic(touch: touch.id, time: touch.timestamp, kind: kind))
  }
}
