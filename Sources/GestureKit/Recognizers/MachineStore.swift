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

  /// Gives a machine an input and returns what it says.
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

  /// What a machine has to tell besides its signal.
  func reading(of machine: MachineID) -> MachineReading {
    switch machine {
    case .tap(let place): taps[place].reading
    case .longPress(let place): longPresses[place].reading
    case .drag(let place): drags[place].reading
    case .swipe(let place): swipes[place].reading
    case .magnify(let place): magnifications[place].reading
    case .rotate(let place): rotations[place].reading
    case .press(let place): presses[place].reading
    case .custom(let place): customs[place].reading
    }
  }
}

extension MachineStore {
  /// The velocity in points per second of a drag or swipe as it was at an update; zero for the others.
  func velocity(of machine: MachineID, upTo sample: Int64, at time: Timestamp) -> SceneVector {
    switch machine {
    case .drag(let place): drags[place].velocity(upTo: sample, at: time)
    case .swipe(let place): swipes[place].velocity(upTo: sample, at: time)
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

/// What a machine can be told.
enum MachineInput {
  case touch(TouchSample)
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

/// What a machine has to tell besides its signal.
struct MachineReading {
  let value: GestureValue
  let reason: FailureReason?
}

extension Machine {
  fileprivate mutating func take(_ input: MachineInput) -> MachineAnswer {
    let signal: Signal
    switch input {
    case .touch(let sample): signal = receive(sample)
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

  fileprivate var reading: MachineReading { MachineReading(value: value, reason: reason) }
}
