import GestureKit
import Testing

/// A button that is triggered by a long press of 2 s and at most 3 points, in both profiles.
struct TriggeredButtonTests {
  /// P1, and up to the last nanosecond.
  @Test(arguments: ResolutionProfile.allCases, [1.99, 1.999_999_999])
  func `a press of less than 2 s triggers nothing`(profile: ResolutionProfile, end: Double) throws {
    let button = try TriggeredButton(profile: profile)
    try button.down(at: 0)
    try button.up(at: end)
    button.expect(["0: pressed", "\(Int(end * 1000)): released"])
  }

  /// P2: the button looks released while it is still held.
  @Test(arguments: ResolutionProfile.allCases)
  func `a press triggers once at 2 s, and shows no longer as pressed`(profile: ResolutionProfile) throws {
    let button = try TriggeredButton(profile: profile)
    try button.down(at: 0)
    try button.up(at: 5)
    button.expect(Self.triggered)
  }

  /// P3.
  @Test(arguments: ResolutionProfile.allCases)
  func `a lift at exactly 2 s triggers`(profile: ResolutionProfile) throws {
    let button = try TriggeredButton(profile: profile)
    try button.down(at: 0)
    try button.up(at: 2)
    button.expect(Self.triggered)
  }

  /// P4.
  @Test(arguments: ResolutionProfile.allCases)
  func `a move of exactly 3 points is allowed`(profile: ResolutionProfile) throws {
    let button = try TriggeredButton(profile: profile)
    try button.down(at: 0)
    try button.move(to: 3, at: 1)
    try button.up(from: 3, at: 3)
    button.expect(Self.triggered)
  }

  /// P5: only a new touch begins again.
  @Test(arguments: ResolutionProfile.allCases)
  func `a move of more than 3 points fails for good`(profile: ResolutionProfile) throws {
    let button = try TriggeredButton(profile: profile)
    try button.down(at: 0)
    try button.move(to: 3.01, at: 1)
    try button.move(to: 0, at: 1.2)
    try button.up(at: 4)
    try button.down(at: 5)
    try button.up(at: 7.5)
    button.expect(["0: pressed", "1000: released", "5000: pressed", "7000: released", "7000: triggered"])
  }

  /// P6: a way of 6 points, never farther than 2 from the start.
  @Test(arguments: ResolutionProfile.allCases)
  func `the distance from the start counts, not the way`(profile: ResolutionProfile) throws {
    let button = try TriggeredButton(profile: profile)
    try button.down(at: 0)
    try button.move(to: 2, at: 0.5)
    try button.move(to: 0, at: 1)
    try button.move(to: -2, at: 1.5)
    try button.up(from: -2, at: 3)
    button.expect(Self.triggered)
  }

  /// P7.
  @Test(arguments: ResolutionProfile.allCases)
  func `a move after the trigger changes nothing`(profile: ResolutionProfile) throws {
    let button = try TriggeredButton(profile: profile)
    try button.down(at: 0)
    try button.move(to: 50, at: 2.5)
    try button.up(from: 50, at: 6)
    button.expect(Self.triggered)
  }

  /// P8: the style has no tap any more.
  @Test(arguments: ResolutionProfile.allCases)
  func `a tap shows as pressed and triggers nothing`(profile: ResolutionProfile) throws {
    let button = try TriggeredButton(profile: profile)
    try button.down(at: 0)
    try button.up(at: 0.1)
    button.expect(["0: pressed", "100: released"])
  }

  /// P9.
  @Test(arguments: ResolutionProfile.allCases)
  func `a press that the system takes away is released and triggers nothing`(profile: ResolutionProfile) throws {
    let button = try TriggeredButton(profile: profile)
    try button.down(at: 0)
    try button.cancel(at: 1.5)
    button.expect(["0: pressed", "1500: released"])
  }

  /// P10.
  @Test(arguments: ResolutionProfile.allCases)
  func `two long presses trigger once each`(profile: ResolutionProfile) throws {
    let button = try TriggeredButton(profile: profile)
    try button.down(at: 0)
    try button.up(at: 5)
    try button.down(at: 6)
    try button.up(at: 10)
    button.expect(Self.triggered + ["6000: pressed", "8000: released", "8000: triggered"])
  }

  /// P11.
  @Test(arguments: ResolutionProfile.allCases)
  func `a disabled button does nothing`(profile: ResolutionProfile) throws {
    let button = try TriggeredButton(isDisabled: true, profile: profile)
    try button.down(at: 0)
    try button.up(at: 3)
    button.expect([])
  }

  private static let triggered: [String] = ["0: pressed", "2000: released", "2000: triggered"]
}
