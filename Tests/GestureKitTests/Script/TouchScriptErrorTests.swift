import StepperCore
import Testing

@testable import GestureKit

/// A script that makes no sense is an error at the line of the step.
struct TouchScriptErrorTests {
  private static let finger = Finger()
  private static let hand = TwoFingers()
  private static let down: [TouchStep] = [finger.down(0, 0)]
  private static let bothDown: [TouchStep] = [hand.down(at: .zero, ScenePoint(x: 9, y: 0))]

  struct Case: Sendable, CustomTestStringConvertible {
    let before: [TouchStep]
    let step: TouchStep
    let line: Int
    let message: String

    init(_ before: [TouchStep], _ step: TouchStep, _ message: String, line: Int = #line) {
      (self.before, self.step, self.line, self.message) = (before, step, line, message)
    }

    var testDescription: String { message }
  }

  private static let cases: [Case] = [
    Case([], finger.move(to: 0, 0), "finger 1 cannot move: it is not down"),
    Case([], finger.glide(to: 0, 0, over: .zero), "finger 1 cannot glide: it is not down"),
    Case([], finger.hold(for: .zero), "finger 1 cannot hold: it is not down"),
    Case([], finger.up(), "finger 1 cannot lift: it is not down"),
    Case([], finger.cancel(), "finger 1 cannot be cancelled: it is not down"),
    Case(down + [finger.up()], finger.up(), "finger 1 cannot lift: it is not down"),
    Case(down, hand.pinch(by: 2, over: .zero), "finger 2 cannot pinch: it is not down"),
    Case(down, finger.tap(5, 5), "finger 1 cannot land: it is down already"),
    Case(down, hand.down(at: .zero, .zero), "finger 1 cannot land: it is down already"),
    Case([.wait(.milliseconds(2))], .at(.milliseconds(1.5)), "time cannot go back from 2 ms to 1.5 ms"),
    Case([], .wait(.milliseconds(-1)), "a duration cannot be negative: -1 ms"),
    Case(down, finger.hold(for: .nanoseconds(-1)), "a duration cannot be negative: -1e-06 ms"),
    Case(down, finger.glide(to: 0, 0, over: .seconds(-1)), "a duration cannot be negative: -1000 ms"),
    Case(down, finger.glide(to: 0, 0, over: .zero, every: .zero), "samples cannot be 0 ms apart"),
    Case(down, finger.glide(to: 0, 0, over: .zero, every: .seconds(-1)), "samples cannot be -1000 ms apart"),
    Case([], .wait(.seconds(1e11)), late),
    Case([.at(.max.advanced(by: .nanoseconds(-1)))], .wait(.nanoseconds(1)), late),
    Case([], .at(.max), late),
    Case([], .at(.min), late),
    Case([], finger.down(.nan, 0), "a coordinate cannot be nan"),
    Case(down, finger.move(to: 0, .infinity), "a coordinate cannot be inf"),
    Case(down, finger.up(at: ScenePoint(x: -.infinity, y: 0)), "a coordinate cannot be -inf"),
    Case([finger.down(-1e308, 0)], finger.glide(to: 1e308, 0, over: .seconds(1)), "a coordinate cannot be inf"),
    Case([finger.down(-1e308, 0)], far(), "a coordinate cannot be inf"),
    Case(down, finger.glide(along: [], over: .zero), "a glide needs a point to go to"),
    Case(bothDown, hand.pinch(by: 0, over: .zero), "the fingers cannot be 0 times as far apart"),
    Case(bothDown, hand.pinch(by: .infinity, over: .zero), "the fingers cannot be inf times as far apart"),
    Case(bothDown, hand.rotate(by: 10_001, over: .zero), "the fingers cannot turn by 10001 radians"),
    Case(bothDown, hand.rotate(by: .nan, over: .zero), "the fingers cannot turn by nan radians"),
    Case(down, TwoFingers(1, 1).pinch(by: 2, over: .zero), "two fingers cannot both be finger 1"),
    Case(down, finger.glide(to: 1, 1, over: .seconds(1), every: .nanoseconds(1)), many),
    Case(bothDown, hand.rotate(by: 1, over: .nanoseconds(500_000), every: .nanoseconds(1)), many),
  ]
  private static let late: String = "the time is beyond the latest one that can be told"
  private static let many: String = "the script comes to more than 1000000 touches"

  /// A path that is longer than any number.
  private static func far(line: Int = #line) -> TouchStep {
    let points = [ScenePoint(x: 1e308, y: 0), ScenePoint(x: -1e308, y: 0)]
    return finger.glide(along: points, over: .seconds(1), line: line)
  }

  @Test(arguments: cases)
  func `the error is at the step's own line and says why with the values`(example: Case) throws {
    let error = try #require(TouchScript(example.before + [example.step] + [.wait(.seconds(-9))]).error)
    #expect(error.description == "GestureKitTests/TouchScriptErrorTests.swift:\(example.line): \(example.message)")
  }

  @Test func `a script that is valid up to the last nanosecond is none`() throws {
    #expect(TouchScript(Self.bothDown + [Self.hand.rotate(by: -10_000, over: .zero)]).error == nil)
    #expect(TouchScript([.at(.max.advanced(by: .nanoseconds(-1)))] + Self.down).error == nil)
    #expect(TouchScript([.at(.nanoseconds(-5))] + Self.down).error == nil)
    #expect(TouchScript([.wait(.zero), .at(.nanoseconds(-5))]).error?.line == #line)
  }

  @Test func `a finger cannot be in two tracks, and the step is named that does it`() throws {
    let first = #line
    let script = TouchScript {
      Together {
        Track { Finger(1).tap(0, 0) }
        Track {
          Finger(2).tap(0, 0)
          Finger(1).tap(5, 5)
        }
      }
    }
    let error = try #require(script.error)
    #expect(error.reason == .fingerInTwoTracks(1))
    #expect(error.line == first + 6)
  }
}
