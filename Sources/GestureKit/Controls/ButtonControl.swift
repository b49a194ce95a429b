public import StepperCore

/// A button: it looks pressed while a finger holds it, and says when its action is to be performed.
///
/// It is a plain value. It is told what the fingers do and answers with ``events``; it says when it wants to be woken
/// next in ``nextDeadline``. One finger presses at a time: others that land on the button are ignored, until their
/// lift.
///
/// ```
///           landed on it           lifted, long press failed, cancelled, disabled
///   idle ────────────────▶ held ──────────────────────────────────────────────────▶ idle
///                          │  ▲
///                          └──┘ due: triggered (long press or repeat)
/// ```
///
/// ```swift
/// var button = try ButtonControl(ButtonArea(frame: frame), trigger: .longPress())
/// button.handle(touch)
/// for event in button.events { … }
/// ```
///
/// *Timing.* Before an input at a time, every deadline up to and including that time is taken, at the time it was due.
/// A time before an earlier one counts as that one.
///
/// *Order.* A press tells how it ended before it tells that the button no longer looks pressed.
public struct ButtonControl: Hashable, Sendable {
  /// Where the button is; a finger that is down keeps the area it landed on.
  public var area: ButtonArea

  /// When the action is to be performed.
  public let trigger: ButtonTrigger

  /// Whether the button takes fingers and activations.
  public private(set) var isEnabled: Bool = true

  /// Whether the button looks pressed.
  ///
  /// That is while its finger is inside, in the area grown by its outset; with a long press from the landing to the
  /// lift or the failure, wherever the finger is.
  public private(set) var isPressed: Bool = false

  /// What followed from the last input or advance, in order; valid until the next one.
  public private(set) var events: EventBuffer<ButtonEvent> = EventBuffer()

  private var tracker: TouchTracker = TouchTracker()
  /// The finger that holds the button.
  private var finger: PressRecognizer?
  private var rule: TriggerRule

  /// Creates a button that no finger holds.
  ///
  /// - Throws: ``SceneError`` when a number of a long press makes no sense.
  public init(_ area: ButtonArea, trigger: ButtonTrigger = .release()) throws(SceneError) {
    self.area = area
    self.trigger = trigger
    rule = try TriggerRule(trigger)
  }

  /// When the button wants to be woken; nil while it does not wait for time to pass.
  public var nextDeadline: Timestamp? { finger == nil ? nil : rule.nextDeadline }

  /// Takes a touch, after every deadline up to and including its time.
  public mutating func handle(_ touch: Touch) {
    events.removeAll()
    let verdict = tracker.accept(touch)
    while takeDeadline(upTo: tracker.time) {}
    if let diagnostic = verdict.timeDiagnostic { emit(.ignored(.touch(diagnostic.kind))) }
    if let diagnostic = verdict.touchDiagnostic { emit(.ignored(.touch(diagnostic.kind))) }
    guard let touch = verdict.touch else { return }
    deliver(touch)
    // A deadline that is due at its own input belongs to it.
    while takeDeadline(upTo: tracker.time) {}
  }

  /// Triggers without a finger, for keyboards and assistive technologies; a finger that holds the button goes on.
  public mutating func activate(at time: Timestamp) {
    advance(to: time)
    emit(isEnabled ? .triggered(.activation) : .ignored(.disabled))
  }

  /// Enables or disables the button; disabling takes the press away without triggering.
  public mutating func setEnabled(_ isEnabled: Bool, at time: Timestamp) {
    advance(to: time)
    self.isEnabled = isEnabled
    if !isEnabled, finger != nil { finish(.cancelled(.disabled)) }
  }

  /// Takes all fingers away, as a system does that interrupts the app.
  public mutating func cancel(at time: Timestamp) {
    advance(to: time)
    while let touch = tracker.cancelFirst(at: time) { deliver(touch) }
  }

  /// Takes every deadline up to and including a time; an earlier time changes nothing.
  ///
  /// - Complexity: Proportional to the number of repeats that fell due; ``skipMissedRepeats(upTo:)`` leaves one at
  ///   most.
  public mutating func advance(to time: Timestamp) {
    events.removeAll()
    while takeDeadline(upTo: time) {}
    tracker.advance(to: time)
  }

  /// Takes the next deadline if it is not later than a time, and returns whether there was one.
  public mutating func advanceOneDeadline(upTo time: Timestamp) -> Bool {
    events.removeAll()
    return takeDeadline(upTo: time)
  }

  /// Drops every repeat that fell due by a time but the last, for hosts that would rather lose repeats than catch up.
  public mutating func skipMissedRepeats(upTo time: Timestamp) {
    rule.skipMissedRepeats(upTo: time)
  }
}

extension ButtonControl {
  private mutating func deliver(_ touch: Touch) {
    switch touch.phase {
    case .began: land(touch)
    case .moved, .ended, .cancelled:
      if let finger, finger.touch == touch.id { follow(touch, finger) }
    }
  }

  private mutating func land(_ touch: Touch) {
    guard let press = PressRecognizer(touch, on: area) else { return }
    guard isEnabled else { return emit(.ignored(.disabled)) }
    guard finger == nil else { return emit(.ignored(.busy)) }
    finger = press
    rule.begin(touch)
    setPressed(true)
  }

  private mutating func follow(_ touch: Touch, _ press: PressRecognizer) {
    var press = press
    let end = rule.receive(touch, &press)
    let hasLifted = touch.phase == .ended || touch.phase == .cancelled
    guard end == nil, !hasLifted else { return finish(end) }
    finger = press
    setPressed(rule.endsOutside ? press.isInside : true)
  }

  private mutating func finish(_ end: ButtonEvent.Kind?) {
    finger = nil
    if let end { emit(end) }
    setPressed(false)
  }

  private mutating func takeDeadline(upTo time: Timestamp) -> Bool {
    guard let due = nextDeadline, due <= time, let cause = rule.deadlinePassed() else { return false }
    tracker.advance(to: due)
    // The tracker may have been told of the touch that comes next already.
    events.append(ButtonEvent(time: due, kind: .triggered(cause)))
    return true
  }

  private mutating func setPressed(_ isPressed: Bool) {
    guard isPressed != self.isPressed else { return }
    self.isPressed = isPressed
    emit(.pressed(isPressed))
  }

  private mutating func emit(_ kind: ButtonEvent.Kind) {
    events.append(ButtonEvent(time: tracker.time, kind: kind))
  }
}
