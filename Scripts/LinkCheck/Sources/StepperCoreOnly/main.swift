import StepperCore

// Thirds have no short decimal text, so that this step is rounded by the maths library.
let thirds = try StepRange(0...1, step: 1.0 / 3)
print(thirds.step(1.0 / 3, by: 2).value)
