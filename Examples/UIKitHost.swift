// A view of UIKit that feeds its touches to a scene of gestures. A file to copy and change, no part of the library.

#if canImport(UIKit) && !os(watchOS)
import GestureKit
import StepperCore
import UIKit

/// A photo that is selected by a tap, zoomed by a double tap or a pinch, and moved by a drag.
///
/// The view stays where it is and moves what it shows, so that its coordinates do not move with the finger.
final class PhotoView: UIView {
  private let select = Tap().id("select")
  private let zoom = Tap(count: 2).id("zoom")
  private let move = Drag().simultaneously(with: Magnify()).id("move")

  private let driver: GestureDriver<MainClock<SuspendingClock>>
  /// The time of the system at which the clock started: touches count from the start of the system, as it does.
  private let start: TimeInterval

  init(frame: CGRect, clock: MainClock<SuspendingClock> = MainClock(SuspendingClock())) throws {
    start = ProcessInfo.processInfo.systemUptime - clock.now.seconds
    let photo = TouchRegion("photo", frame: SceneRect(x: 0, y: 0, width: frame.width, height: frame.height))
      .gesture(zoom)
      .gesture(select)
      .simultaneousGesture(move)
    driver = GestureDriver(try GestureSession(photo), clock: clock)
    super.init(frame: frame)
    isMultipleTouchEnabled = true
    observe()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    nil
  }

  private func observe() {
    driver.on(select) { [weak self] update in
      if update.phase == .ended { self?.layer.borderWidth = 2 }
    }
    driver.on(zoom) { [weak self] update in
      if update.phase == .ended { self?.show(scale: 2, offset: .zero) }
    }
    driver.on(move) { [weak self] update in
      guard let value = update.value else { return }
      self?.show(scale: value.second?.magnification ?? 1, offset: value.first?.translation ?? .zero)
    }
  }

  private func show(scale: Double, offset: SceneVector) {
    let moved = CATransform3DMakeTranslation(offset.dx, offset.dy, 0)
    layer.sublayerTransform = CATransform3DScale(moved, scale, scale, 1)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    driver.setFrame(SceneRect(x: 0, y: 0, width: bounds.width, height: bounds.height), ofRegion: "photo")
  }

  override func willMove(toWindow newWindow: UIWindow?) {
    super.willMove(toWindow: newWindow)
    if newWindow == nil { driver.cancel() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { send(touches, .began) }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { send(touches, .moved) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { send(touches, .ended) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { send(touches, .cancelled) }

  private func send(_ touches: Set<UITouch>, _ phase: TouchPhase) {
    // A set has no order of its own, and the order of fingers must not hang on chance.
    for touch in touches.sorted(by: { ($0.timestamp, id(of: $0)) < ($1.timestamp, id(of: $1)) }) {
      let point = touch.location(in: self)
      driver.send(
        Touch(
          id: id(of: touch),
          phase: phase,
          location: ScenePoint(x: point.x, y: point.y),
          timestamp: Timestamp(.seconds(touch.timestamp - start)),
          kind: kind(of: touch)
        )
      )
    }
  }

  /// A touch is one object from its landing to its lift.
  private func id(of touch: UITouch) -> TouchID {
    TouchID(rawValue: Int(bitPattern: ObjectIdentifier(touch)))
  }

  private func kind(of touch: UITouch) -> TouchKind {
    switch touch.type {
    case .direct: .direct
    case .indirect: .indirect
    case .pencil: .pencil
    case .indirectPointer: .pointer
    @unknown default: .direct
    }
  }
}

extension Timestamp {
  fileprivate var seconds: TimeInterval { TimeInterval(nanoseconds) / 1_000_000_000 }
}
#endif
