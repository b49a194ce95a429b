// Polls the panel of the examples, and fails if anything is allocated after the first presses.

import GestureKit
import StepperCore

@_silgen_name("allocations") func allocations() -> Int

/// A finger that holds plus for a second, which makes five steps, after a pause minus, and so on.
struct Bench: PanelHardware {
  var poll: Int64 = 0
  var steps: Int = 0

  mutating func now() -> Int64 {
    poll += 1
    return poll * 5_000_000
  }

  mutating func touchedPoint() -> ScenePoint? {
    switch poll / 200 % 4 {
    case 0: ScenePoint(x: 200, y: 100)
    case 2: ScenePoint(x: 100, y: 100)
    default: nil
    }
  }

  mutating func show(_ value: Int) { steps += 1 }
}

var thermostat = try Thermostat(hardware: Bench())
for _ in 0..<800 { thermostat.poll() }
let (before, stepsBefore) = (allocations(), thermostat.hardware.steps)
for _ in 0..<8_000 { thermostat.poll() }
let (allocated, steps) = (allocations() - before, thermostat.hardware.steps - stepsBefore)
guard before > 0, allocated == 0, steps == 100 else { fatalError("\(allocated) allocations in \(steps) steps") }
print("samples: the panel makes \(steps) steps in 8000 polls and allocates nothing")
