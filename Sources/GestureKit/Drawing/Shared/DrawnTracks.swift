#if !hasFeature(Embedded)
import StepperCore

/// Something that happens on a row of a drawing.
struct DrawnMark {
  enum Kind: Hashable {
    case down, moved, up, fingerCancelled
    case began, changed, ended, cancelled, failed
    case waits, refused, pressed, unpressed, deadlineReached, deadlineWithdrawn
    case valueUp, valueDown, valueEvent, editingBegan, editingEnded, incident
  }

  /// When, in nanoseconds.
  let time: Int64
  let kind: Kind
  /// All there is to say of it.
  let text: String
  /// Its place among what happens at one time: the position in the log, or -1 for what comes before.
  var order: Int = -1
}

/// Something that lasts on a row of a drawing.
struct DrawnSpan {
  enum Kind { case down, possible, waiting, active, pressing, editing }

  let kind: Kind
  /// In nanoseconds.
  let start: Int64
  /// In nanoseconds; that of the whole drawing if it lasts until there.
  var end: Int64
  /// What is to be said of it.
  let text: String
}

/// What a finger did.
struct FingerTrack {
  let name: String
  /// From each landing to its lift, all that was told of the finger.
  var strokes: [[Touch]] = []
  var spans: [DrawnSpan] = []
  var marks: [DrawnMark] = []
}

/// What became of a gesture.
struct GestureTrack {
  let name: String
  /// How many composites it is a member of.
  let depth: Int
  var spans: [DrawnSpan] = []
  var marks: [DrawnMark] = []
}

/// How a value changed: that of a stepper, or a state.
struct ValueTrack {
  struct Step {
    let time: Int64
    let text: String
    /// Nil for a value that is no number.
    let number: Double?
  }

  let name: String
  /// Whether it is the value of a stepper, which has events and presses of its own.
  let isStepper: Bool
  /// The values: the first one from the start.
  var steps: [Step]
  var spans: [DrawnSpan] = []
  var marks: [DrawnMark] = []
}

/// What the app did, or what was wrong with touches.
struct IncidentTrack {
  let name: String
  let marks: [DrawnMark]
}
#endif
