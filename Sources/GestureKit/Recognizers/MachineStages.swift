#if !hasFeature(Embedded)
// The states of machines by name, without what they carry: what an exploration of all states counts.

extension Engine {
  /// The state of a gesture's machine; nil for a composite and for a recognizer of the user's own.
  package func stage(of node: Int) -> String? {
    switch nodes[node].role {
    case .leaf(let machine): machines.stage(of: machine)
    case .composite: nil
    }
  }
}

extension GestureKind {
  /// All states of its machine; none for composites and recognizers of the user's own.
  package var stages: [String] {
    switch self {
    case .tap: TapRecognizer.Stage.allCases.map(\.rawValue)
    case .longPress: LongPressRecognizer.Stage.allCases.map(\.rawValue)
    case .drag: DragRecognizer.Stage.allCases.map(\.rawValue)
    case .swipe: SwipeRecognizer.Stage.allCases.map(\.rawValue)
    case .magnify: MagnifyRecognizer.Stage.allCases.map(\.rawValue)
    case .rotate: RotateRecognizer.Stage.allCases.map(\.rawValue)
    case .press: ButtonPressRecognizer.Stage.allCases.map(\.rawValue)
    case .simultaneous, .exclusive, .sequenced, .custom: []
    }
  }
}

extension MachineStore {
  fileprivate func stage(of machine: MachineID) -> String? {
    switch machine {
    case .tap(let place): taps[place].stage.rawValue
    case .longPress(let place): longPresses[place].stage.rawValue
    case .drag(let place): drags[place].stage.rawValue
    case .swipe(let place): swipes[place].stage.rawValue
    case .magnify(let place): magnifications[place].stage.rawValue
    case .rotate(let place): rotations[place].stage.rawValue
    case .press(let place): presses[place].stage.rawValue
    case .custom: nil
    }
  }
}
#endif
