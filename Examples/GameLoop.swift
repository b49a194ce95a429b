// A game with a fixed step and without a clock. A file to copy and change, no part of the library.

import GestureKit
import StepperCore

/// A button that shoots at a tap, and charges its shot while a finger holds it.
///
/// The time of a frame is calculated from its number, so a recorded list of touches for each frame gives the same game.
struct ShootingGame: Hashable {
  /// What one frame came to.
  enum Outcome: Hashable {
    case shot(power: Int)
    case charged(to: Int)
    case cancelled
  }

  private(set) var frame: Int64 = 0
  private(set) var outcomes: [Outcome] = []
  private var session: GestureSession
  /// Held for 0.2 s it charges, and then grows every 0.1 s.
  private let fire: Press

  init(button: SceneRect) throws {
    let charging = try RepeatSchedule(delay: .milliseconds(200), interval: .milliseconds(100), first: .afterInterval)
    fire = Press(minimumDuration: .milliseconds(200), outset: 30, schedule: charging).id("fire")
    session = try GestureSession(TouchRegion("button", frame: button).gesture(fire))
  }

  /// The time at which a frame ends, at 60 frames a second.
  static func end(of frame: Int64) -> Timestamp {
    Timestamp(nanoseconds: frame * 1_000_000_000 / 60)
  }

  /// Plays one frame: the touches that came in since the last one, then the time up to its end.
  mutating func step(_ touches: [Touch]) {
    frame += 1
    outcomes.removeAll(keepingCapacity: true)
    for touch in touches {
      // One deadline at a time, so that the game can react to each before it takes the next.
      takeDeadlines(upTo: touch.timestamp)
      session.handle(touch)
      react()
    }
    takeDeadlines(upTo: Self.end(of: frame))
  }

  private mutating func takeDeadlines(upTo time: Timestamp) {
    while session.advanceOneDeadline(upTo: time) { react() }
  }

  private mutating func react() {
    for update in session.updates(of: fire) {
      switch (update.phase, update.value) {
      case (.began?, _): outcomes.append(.charged(to: 0))
      case (.changed?, let press?): outcomes.append(.charged(to: press.repeats))
      case (.ended?, let press?): outcomes.append(.shot(power: press.outcome == .hold ? press.repeats + 1 : 1))
      case (.cancelled?, _): outcomes.append(.cancelled)
      case (.possible?, _), (.changed?, nil), (.ended?, nil), (.failed?, _), (nil, _): break
      }
    }
  }
}
