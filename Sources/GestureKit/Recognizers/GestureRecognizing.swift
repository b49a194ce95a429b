/// What a recognizer says after an input.
public enum RecognizerSignal: UInt8, Hashable, Sendable {
  /// Nothing changed that anybody needs to know.
  case none
  /// A continuous gesture is recognized.
  case began
  /// Its value changed.
  case changed
  /// The gesture succeeded.
  case ended
  /// It was recognized and is taken away.
  case cancelled
  /// It cannot be recognized any more.
  case failed
}

typealias Signal = RecognizerSignal

#if !hasFeature(Embedded)
public import StepperCore

/// A recognizer of one's own, to be attached to a region like any other gesture.
///
/// It is a value that is told what its fingers do and answers with a signal; the scene does the rest: hit testing, the
/// order of deadlines and touches, and who of several gestures may act. After a terminal signal it is told nothing more
/// until its reset. It is kept in a box, at about twice the cost of a built-in drag.
///
/// ```swift
/// struct Circle: GestureRecognizing { … }
/// region.gesture(Custom(Circle()).id("circle"))
/// ```
public protocol GestureRecognizing: Hashable, Sendable {
  /// Takes what a finger did, in root coordinates; the touches are well formed and begin with a landing in the region.
  mutating func receive(_ touch: Touch) -> RecognizerSignal

  /// Takes the passing of its deadline.
  mutating func deadlinePassed() -> RecognizerSignal

  /// Is as new, for other fingers; also told when another gesture has taken it out.
  mutating func reset()

  /// When it wants to be woken; nil for never.
  var deadline: Timestamp? { get }

  /// The value, in four numbers of its own meaning; asked for with every signal but `none` and `failed`.
  var value: SIMD4<Double> { get }

  /// Why it failed: a number of its own meaning, what was measured, and the limit.
  var failure: CustomFailure? { get }

  /// Whether, once recognized, it waits until every gesture of higher rank has failed, as a tap does.
  var waitsForHigherRanks: Bool { get }
}

extension GestureRecognizing {
  /// None, unless a recognizer says otherwise.
  public var failure: CustomFailure? { nil }

  /// False, unless a recognizer says otherwise.
  public var waitsForHigherRanks: Bool { false }
}

/// A gesture with a recognizer of one's own.
public struct Custom<Recognizer: GestureRecognizing>: GestureDefinition, Hashable {
  /// What the gesture reports: four numbers of the recognizer's own meaning.
  public typealias Value = SIMD4<Double>

  /// The recognizer as it is before any touch.
  public let recognizer: Recognizer

  /// What every gesture may be given.
  public var options: GestureOptions = GestureOptions()

  /// Creates the definition.
  public init(_ recognizer: Recognizer) {
    self.recognizer = recognizer
  }

  /// The gesture as plain data.
  public var spec: GestureSpec { .custom(CustomSpec(recognizer: recognizer, options: options)) }

  /// Returns the value at an update.
  public func value(of update: UpdateReader) -> Value? {
    guard case .custom(let x, let y, let z, let w) = update.record.value else { return nil }
    return SIMD4(x, y, z, w)
  }
}
#endif

/// Why a recognizer of one's own failed.
public struct CustomFailure: Hashable, Sendable {
  /// Which of its rules was broken, in numbers of its own.
  public let rule: Int

  /// What was measured.
  public let measured: Double

  /// The limit that it broke.
  public let limit: Double

  /// Creates the account of a failure.
  public init(rule: Int, measured: Double, limit: Double) {
    self.rule = rule
    self.measured = measured
    self.limit = limit
  }
}
