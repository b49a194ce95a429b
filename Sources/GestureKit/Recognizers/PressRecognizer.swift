/// Follows one finger that went down on a button: inside, outside, and up again.
///
/// ```
///               leaves the grown area
///   began ─▶ inside ─────────────────▶ outside
///              ▲ │ ◀───────────────────  │
///              │ └ comes back            │
///              └── ended or cancelled ends it from both
/// ```
///
/// A finger begins a press in the button's own area; from then on the area counts that is grown by its outset. A lift
/// at a place where the finger was not seen before crosses the edge first. Whether a press steps, repeats or fails is
/// not its business.
public struct PressRecognizer: Hashable, Sendable {
  /// What the finger does after it went down.
  public enum Signal: Hashable, Sendable, CaseIterable {
    /// It left the grown area.
    case exited
    /// It came back.
    case entered
    /// It lifted.
    case released
    /// The system took it away.
    case cancelled
  }

  /// The finger.
  public let touch: TouchID

  /// Whether the finger is in the grown area of the button.
  public private(set) var isInside: Bool = true

  private let button: ButtonArea

  /// Begins to follow a finger; nil if it did not go down on the button.
  public init?(_ touch: Touch, on button: ButtonArea) {
    guard touch.phase == .began, button.contains(touch.location) else { return nil }
    self.touch = touch.id
    self.button = button
  }

  /// Takes what the finger did next and tells, in order, what it means for the press: at most two signals.
  public mutating func receive(_ touch: Touch, _ tell: (Signal) -> Void) {
    switch touch.phase {
    case .began: break
    case .moved: cross(to: touch.location, tell)
    case .ended:
      cross(to: touch.location, tell)
      tell(.released)
    case .cancelled: tell(.cancelled)
    }
  }

  private mutating func cross(to location: ScenePoint, _ tell: (Signal) -> Void) {
    let wasInside = isInside
    isInside = button.tracks(location)
    if wasInside != isInside { tell(isInside ? .entered : .exited) }
  }
}

/// Where a button takes presses, in points of the root's coordinates.
public struct ButtonArea: Hashable, Sendable {
  /// The frame of the button; half-open.
  public var frame: SceneRect

  /// The part of the frame that takes touches.
  public var shape: HitShape

  /// How far a finger that is down may stray beyond the frame and still be inside, in points.
  public var outset: Insets

  /// Creates the area of a button.
  ///
  /// - Parameters:
  ///   - frame: The frame of the button; half-open.
  ///   - shape: The part of the frame that takes touches.
  ///   - outset: How far a finger that is down may stray beyond the frame. UIKit's buttons allow 70 points.
  public init(frame: SceneRect, shape: HitShape = .rect, outset: Insets = .zero) {
    self.frame = frame
    self.shape = shape
    self.outset = outset
  }

  /// Tells whether a finger that goes down there presses the button.
  public func contains(_ point: ScenePoint) -> Bool {
    shape.contains(point, in: frame)
  }

  /// Tells whether a finger that is down stays inside there.
  public func tracks(_ point: ScenePoint) -> Bool {
    shape.contains(point, in: frame, outset: outset)
  }
}
