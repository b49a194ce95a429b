import Testing
@testable import StepperCore
