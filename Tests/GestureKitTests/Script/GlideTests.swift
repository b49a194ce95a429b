import StepperCore
import Testing

@testable import GestureKit

/// When a glide is sampled, and where.
struct GlideTests {
  private let finger = Finger()

  /// Duration and interval in nanoseconds, and the times of the samples.
  private static let tables: [(Int64, Int64, [Int64])] = [
    (10, 3, [3, 6, 9, 10]),
    (9, 3, [3, 6, 9]),
    (3, 3, [3]),
    (4, 3, [3, 4]),
    (2, 3, [2]),
    (0, 3, [0]),
    (3, 1, [1, 2, 3]),
  ]

  @Test(arguments: tables)
  func `sample k is k intervals after the start, and the last at the end`(
    duration: Int64,
    interval: Int64,
    times: [Int64]
  ) throws {
    let script = TouchScript([
      finger.down(0, 0),
      finger.glide(to: 0, 0, over: .nanoseconds(duration), every: .nanoseconds(interval)),
    ])
    #expect(try script.touches().dropFirst().map(\.timestamp.nanoseconds) == times)
  }

  @Test func `a glide has 60 samples a second unless told otherwise`() throws {
    let script = TouchScript([finger.down(0, 0), finger.glide(to: 60, 0, over: .milliseconds(50))])
    #expect(
      try script.touches().map(\.timestamp.nanoseconds) == [0, 16_666_667, 33_333_334, 50_000_000]
    )
  }

  @Test(arguments: [ScenePoint(x: 0.1, y: 0.7), ScenePoint(x: -1e9, y: 3.3), ScenePoint(x: 1e-300, y: 5)])
  func `the last sample is exactly the target`(target: ScenePoint) throws {
    let steps = [finger.down(0.3, 1e6), finger.glide(to: target, over: .milliseconds(100))]
    #expect(try TouchScript(steps).touches().last?.location == target)
    let bent = [finger.down(0.3, 1e6), finger.glide(along: [.zero, target], over: .milliseconds(100))]
    #expect(try TouchScript(bent).touches().last?.location == target)
  }

  @Test func `a path is taken at one speed, corners between samples being cut`() throws {
    let corner = [ScenePoint(x: 30, y: 0), ScenePoint(x: 30, y: 0), ScenePoint(x: 30, y: 10)]
    let script = TouchScript([
      finger.down(0, 0), finger.glide(along: corner, over: .nanoseconds(8), every: .nanoseconds(2)),
    ])
    #expect(
      try script.lines() == ["0 1 down 0 0", "2 1 move 10 0", "4 1 move 20 0", "6 1 move 30 0", "8 1 move 30 10"]
    )
  }

  @Test func `a path that leads nowhere stays where it is`() throws {
    let script = TouchScript([
      finger.down(5, 5),
      finger.glide(
        along: [ScenePoint(x: 5, y: 5), ScenePoint(x: 5, y: 5)],
        over: .nanoseconds(2),
        every: .nanoseconds(1)
      ),
    ])
    #expect(try script.lines() == ["0 1 down 5 5", "1 1 move 5 5", "2 1 move 5 5"])
  }

  @Test func `as many touches as the limit are allowed, and not one more`() throws {
    let limit = Int64(TouchScript.maximumTouches)
    func script(_ samples: Int64) -> TouchScript {
      TouchScript([finger.down(0, 0), finger.glide(to: 1, 0, over: .nanoseconds(samples), every: .nanoseconds(1))])
    }
    #expect(try script(limit - 1).touches().count == Int(limit))
    #expect(script(limit).error?.reason == .tooManyTouches(limit: Int(limit)))
    #expect(TouchScript(script(limit - 1).steps + [finger.up()]).error?.reason == .tooManyTouches(limit: Int(limit)))
  }
}
