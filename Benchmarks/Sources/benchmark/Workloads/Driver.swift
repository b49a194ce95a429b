import GestureKit
import StepperCore

/// What a callback adds up.
final class Heard {
  private(set) var updates: Int = 0
  private(set) var sum: Double = 0

  func add(_ number: Double) {
    updates += 1
    sum += number
  }
}

/// A session on a clock, with one typed callback.
struct DriverWorkload<WorkloadClock: PlayedClock>: Workload {
  private let clock: WorkloadClock
  private let driver: GestureDriver<WorkloadClock>
  private let heard: Heard
  private let steps: [Step]
  private let period: Int64
  /// How many updates and which sum a cycle gives.
  private let expected: (updates: Int, sum: Double)
  private var start: Int64 = 0
  private var cycles: Int = 0

  init(
    _ scene: TouchRegion,
    _ steps: [Step],
    everyMilliseconds period: Int64,
    expected: (updates: Int, sum: Double),
    listen: (GestureDriver<WorkloadClock>, Heard) -> Void
  ) throws {
    clock = WorkloadClock()
    driver = GestureDriver(try GestureSession(scene), clock: clock)
    heard = Heard()
    self.steps = steps
    self.period = period * 1_000_000
    self.expected = expected
    listen(driver, heard)
  }

  mutating func run(cycles: Int) throws {
    for _ in 0..<cycles {
      for step in steps {
        switch step {
        case .touch(let touch):
          let touch = touch.later(by: start)
          try clock.move(to: touch.timestamp)
          driver.send(touch)
        case .tick(let time): try clock.move(to: time.later(by: start))
        }
      }
      start += period
    }
    self.cycles += cycles
  }

  func check() throws {
    try expect(heard.updates, expected.updates * cycles)
    try expect(heard.sum, expected.sum * Double(cycles))
  }
}
