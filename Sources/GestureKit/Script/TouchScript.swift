/// A script of what fingers do, and when: the input of a test.
///
/// ```swift
/// let finger = Finger()
/// let script = TouchScript {
///   finger.tap(100, 100)
///   TouchStep.wait(.seconds(1))
///   finger.down(100, 100)
///   finger.glide(to: 180, 100, over: .milliseconds(150))
///   finger.up()
/// }
/// ```
///
/// A script is a value: a list of steps, each of which starts when the one before is over; the first starts at zero.
/// What it comes to depends on nothing but the steps: times are whole nanoseconds, and places are calculated the same
/// way on every platform.
public struct TouchScript: Hashable, Sendable {
  /// The most touches that a script may come to.
  public static let maximumTouches: Int = 1_000_000

  /// The steps, in order.
  public var steps: [TouchStep]

  /// Creates a script of steps.
  public init(_ steps: [TouchStep]) {
    self.steps = steps
  }

  /// Creates a script of steps that are written a line each.
  public init(@TouchScriptBuilder _ steps: () -> [TouchStep]) {
    self.steps = steps()
  }

  /// Works out the touches, in order.
  ///
  /// - Returns: The touches; time never goes back in them, and every finger lands before it does anything else.
  /// - Throws: ``TouchScriptError`` at the first step that makes no sense.
  public func touches() throws(TouchScriptError) -> [Touch] {
    try resolved().touches
  }

  /// The touches, and when the last step is over.
  func resolved() throws(TouchScriptError) -> ScriptResolver {
    var resolver = ScriptResolver()
    try resolver.run(steps)
    return resolver
  }
}
