import GestureKit

extension Digest {
  mutating func combine(_ value: GestureValue) {
    switch value {
    case .none: combine(0 as UInt8)
    case .tap(let location, let count):
      combine(1 as UInt8)
      combine(location)
      combine(count)
    case .longPress(let location):
      combine(2 as UInt8)
      combine(location)
    case .drag(let start, let location, let sample):
      combine(3 as UInt8)
      combine(start)
      combine(location)
      combine(sample)
    case .swipe(let direction, let sample):
      combine(4 as UInt8)
      combine(number(of: direction))
      combine(sample)
    case .magnify(let magnification, let velocity, let start): combine(5, magnification, velocity, start)
    case .rotate(let rotation, let velocity, let start): combine(6, rotation, velocity, start)
    case .press(let location, let outcome, let repeats):
      combine(7 as UInt8)
      combine(location)
      combine(number(of: outcome))
      combine(repeats)
    case .custom(let x, let y, let z, let w):
      combine(8 as UInt8)
      combine(x)
      combine(y)
      combine(z)
      combine(w)
    }
  }

  private mutating func combine(_ number: UInt8, _ amount: Double, _ velocity: Double, _ start: ScenePoint) {
    combine(number)
    combine(amount)
    combine(velocity)
    combine(start)
  }

  private func number(of direction: SwipeDirection) -> UInt8 {
    switch direction {
    case .left: 0
    case .right: 1
    case .up: 2
    case .down: 3
    }
  }

  private func number(of outcome: PressOutcome) -> UInt8 {
    switch outcome {
    case .tap: 0
    case .hold: 1
    }
  }
}
