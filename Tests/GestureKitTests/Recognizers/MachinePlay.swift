@testable import GestureKit

/// Milliseconds as the nanoseconds of machines.
func ms(_ milliseconds: Int64) -> Int64 { milliseconds * 1_000_000 }

extension ScenePoint {
  init(_ x: Double, _ y: Double) {
    self.init(x: x, y: y)
  }
}

extension TouchSample {
  static func down(
    _ x: Double = 0,
    _ y: Double = 0,
    at time: Int64,
    finger: Int = 0,
    inside: Bool = true
  ) -> TouchSample {
    TouchSample(finger: finger, phase: .began, location: ScenePoint(x, y), time: time, isInside: inside)
  }

  static func move(
    _ x: Double = 0,
    _ y: Double = 0,
    at time: Int64,
    finger: Int = 0,
    inside: Bool = true
  ) -> TouchSample {
    TouchSample(finger: finger, phase: .moved, location: ScenePoint(x, y), time: time, isInside: inside)
  }

  static func up(
    _ x: Double = 0,
    _ y: Double = 0,
    at time: Int64,
    finger: Int = 0,
    inside: Bool = true
  ) -> TouchSample {
    TouchSample(finger: finger, phase: .ended, location: ScenePoint(x, y), time: time, isInside: inside)
  }

  static func cancel(at time: Int64, finger: Int = 0) -> TouchSample {
    TouchSample(finger: finger, phase: .cancelled, location: .zero, time: time, isInside: true)
  }
}

/// A signal that is not `none`, with its time.
struct Said: Hashable {
  let time: Int64
  let signal: Signal

  init(_ time: Int64, _ signal: Signal) {
    self.time = time
    self.signal = signal
  }
}

extension Machine {
  /// Does to the machine what a session does: every deadline up to a sample's time comes before it, and one that falls
  /// due with a sample right after it.
  mutating func play(_ samples: TouchSample..., until end: Int64? = nil) -> [Said] {
    var said: [Said] = []
    for sample in samples {
      wake(until: sample.time, &said)
      let signal = receive(sample)
      if signal != .none { said.append(Said(sample.time, signal)) }
      wake(until: sample.time, &said)
    }
    if let end { wake(until: end, &said) }
    return said
  }

  /// The machine after the samples, whatever it says.
  func after(_ samples: TouchSample...) -> Self {
    var copy = self
    for sample in samples { _ = copy.receive(sample) }
    return copy
  }

  private mutating func wake(until time: Int64, _ said: inout [Said]) {
    while due <= time, due < .max {
      let wakeUp = due
      let signal = deadlinePassed()
      if signal != .none { said.append(Said(wakeUp, signal)) }
    }
  }
}
