import StepperCore

/// All machines of a scene: one array for each kind, changed in place, so that machines stay small private structs.
struct MachineStore: Hashable, Sendable {
  private(set) var taps: [TapRecognizer] = []
  private(set) var longPresses: [LongPressRecognizer] = []
  private(set) var drags: [DragRecognizer] = []
  private(set) var swipes: [SwipeRecognizer] = []
  private(set) var magnifications: [MagnifyRecognizer] = []
  private(set) var rotations: [RotateRecognizer] = []
  private(set) var presses: [ButtonPressRecognizer] = []
  private(set) var customs: [CustomMachine] = []

  /// Makes the machine of a leaf; composites have none.
  mutating func add(_ spec: GestureSpec) -> MachineID? {
    switch spec {
    case .tap(let tap):
      taps.append(TapRecognizer(tap))
      return .tap(taps.count - 1)
    case .longPress(let longPress):
      longPresses.append(LongPressRecognizer(longPress))
      return .longPress(longPresses.count - 1)
    case .drag(let drag):
      drags.append(DragRecognizer(drag))
      return .drag(drags.count - 1)
    case .swipe(let swipe):
      swipes.append(SwipeRecognizer(swipe))
      return .swipe(swipes.count - 1)
    case .magnify(let magnify):
      magnifications.append(MagnifyRecognizer(magnify))
      return .magnify(magnifications.count - 1)
    case .rotate(let rotate):
      rotations.append(RotateRecognizer(rotate))
      return .rotate(rotations.count - 1)
    case .press(let press):
      presses.append(ButtonPressRecognizer(press))
      return .press(presses.count - 1)
    case .custom(let custom):
      customs.append(CustomMachine(custom))
      return .custom(customs.count - 1)
    case .simultaneous, .exclusive, .sequenced: return nil
    }
  }

  /// Gives a machine a touch and returns what it says.
  mutating func receive(_ sample: TouchSample, by machine: MachineID) -> MachineAnswer {
    switch machine {
    case .tap(let place): taps[place].answer(sample)
    case .longPress(let place): longPresses[place].answer(sample)
    case .drag(let place): drags[place].answer(sample)
    case .swipe(let place): swipes[place].answer(sample)
    case .magnify(let place): magnifications[place].answer(sample)
    case .rotate(let place): rotations[place].answer(sample)
    case .press(let place): presses[place].answer(sample)
    case .custom(let place): customs[place].answer(sample)
    }
  }

  /// Resets a machine, gives it the first touch of a new sequence and returns what it says.
  mutating func receiveFirst(_ sample: TouchSample, by machine: MachineID) -> MachineAnswer {
    switch machine {
    case .tap(let place): taps[place].answerFirst(sample)
    case .longPress(let place): longPresses[place].answerFirst(sample)
    case .drag(let place): drags[place].answerFirst(sample)
    case .swipe(let place): swipes[place].answerFirst(sample)
    case .magnify(let place): magnifications[place].answerFirst(sample)
    case .rotate(let place): rotations[place].answerFirst(sample)
    case .press(let place): presses[place].answerFirst(sample)
    case .custom(let place): customs[place].answerFirst(sample)
    }
  }

  /// Lets a drag that is dragging follow its finger to a place that its trail counts, and returns its value; nil for one
  /// that is not dragging.
  @inline(__always)
  mutating func drag(_ place: Int, _ finger: Int, to location: ScenePoint, at time: Int64) -> GestureValue? {
    drags[place].goOn(finger, to: location, at: time)
  }

  /// Takes a move of which nothing comes, as of most while nothing is decided; false, and nothing done, if more may.
  @inline(__always)
  mutating func takeQuietly(_ move: TouchSample, by machine: MachineID) -> Bool {
    switch machine {
    case .tap(let place): taps[place].takeQuietly(move)
    case .longPress(let place): longPresses[place].takeQuietly(move)
    case .drag(let place): drags[place].takeQuietly(move)
    case .swipe, .magnify, .rotate, .press, .custom: false
    }
  }

  /// Lets a press that holds take a repeat that has fallen due, and returns its value and when the next one is due; nil
  /// for one that does not hold, or whose finger is outside.
  @inline(__always)
  mutating func repeatPress(_ place: Int) -> (value: GestureValue, due: Int64)? {
    presses[place].goOn()
  }

  /// Gives a machine an input that is no touch and returns what it says.
  mutating func take(_ input: MachineInput, by machine: MachineID) -> MachineAnswer {
    switch machine {
    case .tap(let place): taps[place].take(input)
    case .longPress(let place): longPresses[place].take(input)
    case .drag(let place): drags[place].take(input)
    case .swipe(let place): swipes[place].take(input)
    case .magnify(let place): magnifications[place].take(input)
    case .rotate(let place): rotations[place].take(input)
    case .press(let place): presses[place].take(input)
    case .custom(let place): customs[place].take(input)
    }
  }

  /// The value of a machine as it is now.
  @inline(__always)
  func value(of machine: MachineID) -> GestureValue {
    switch machine {
    case .tap(let place): taps[place].value
    case .longPress(let place): longPresses[place].value
    case .drag(let place): drags[place].value
    case .swipe(let place): swipes[place].value
    case .magnify(let place): magnifications[place].value
    case .rotate(let place): rotations[place].value
    case .press(let place): presses[place].value
    case .custom(let place): customs[place].value
    }
  }

  /// Why a machine failed by its own rules, if it did.
  func reason(of machine: MachineID) -> FailureReason? {
    switch machine {
    case .tap(let place): taps[place].reason
    case .longPress(let place): longPresses[place].reason
    case .drag(let place): drags[place].reason
    case .swipe(let place): swipes[place].reason
    case .magnify(let place): magnifications[place].reason
    case .rotate(let place): rotations[place].reason
    case .press(let place): presses[place].reason
    case .custom(let place): customs[place].reason
    }
  }
}

extension MachineStore {
  /// The velocity in points per second of a drag or swipe as it was at an update; zero for the others.
  func velocity(of machine: MachineID, upTo sample: Int64, at time: Timestamp) -> SceneVector {
    switch machine {
    case .drag(let place): drags[place].trail.velocity(upTo: sample, at: time)
    case .swipe(let place): swipes[place].trail.velocity(upTo: sample, at: time)
    case .tap, .longPress, .magnify, .rotate, .press, .custom: .zero
    }
  }
}

/// The kind of a machine and its place among those of its kind.
enum MachineID: Hashable, Sendable {
  case tap(Int)
  case longPress(Int)
  case drag(Int)
  case swipe(Int)
  case magnify(Int)
  case rotate(Int)
  case press(Int)
  case custom(Int)
}

/// What a machine can be told besides touches.
enum MachineInput {
  case deadline
  case abandon
  case reset
}

/// What a machine answers.
struct MachineAnswer {
  let signal: Signal
  /// When it wants to be woken, in nanoseconds; `Int64.max` for never.
  let due: Int64
  let isPressing: Bool
}

extension Machine {
  @inline(__always)
  fileprivate mutating func answer(_ sample: TouchSample) -> MachineAnswer {
    let signal = receive(sample)
    return MachineAnswer(signal: signal, due: due, isPressing: isPressing)
  }

  @inline(__always)
  fileprivate mutating func answerFirst(_ sample: TouchSample) -> MachineAnswer {
    reset()
    return answer(sample)
  }

  @inline(__always)
  fileprivate mutating func take(_ input: MachineInput) -> MachineAnswer {
    let signal: Signal
    switch input {
    case .deadline: signal = deadlinePassed()
    case .abandon:
      abandon()
      signal = .none
    case .reset:
      reset()
      signal = .none
    }
    return MachineAnswer(signal: signal, due: due, isPressing: isPressing)
  }
}
