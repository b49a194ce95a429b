public import StepperCore

/// A button: pressed, held, repeated and released, with one result.
///
/// A lift inside before the minimum duration is a tap; reaching it is a hold, whose repeats follow the schedule and
/// which ends with the lift. With a minimum duration of zero there is no hold.
public struct Press: GestureDefinition, Hashable {
  /// What the gesture reports.
  public typealias Value = PressValue

  /// How long the finger must be down for a hold; zero for none.
  public var minimumDuration: Duration

  /// How far a finger that is down may stray from the region and still be inside, in points; UIKit uses 70.
  public var outset: Double

  /// When a hold repeats, counted from touch-down.
  public var schedule: RepeatSchedule

  /// What every gesture may be given.
  public var options: GestureOptions = GestureOptions()

  /// Creates the definition; its numbers are checked when the scene is built.
  public init(minimumDuration: Duration = .zero, outset: Double = 0, schedule: RepeatSchedule = .none) {
    self.minimumDuration = minimumDuration
    self.outset = outset
    self.schedule = schedule
  }

  /// The gesture as plain data.
  public var spec: GestureSpec { .press(self) }

  /// Returns the value at an update.
  @inlinable
  public func value(of update: UpdateReader) -> Value? { update.record.press }
}

#if !hasFeature(Embedded)
extension Press: Codable {}
#endif
