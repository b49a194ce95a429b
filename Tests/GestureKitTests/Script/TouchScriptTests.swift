import StepperCore
import Testing

@testable import GestureKit

/// What the steps of a script come to.
struct TouchScriptTests {
  private let finger = Finger()
  private let other = Finger(2)

  @Test func `each step starts when the one before is over`() throws {
    let script = TouchScript {
      finger.down(10, 20)
      finger.hold(for: .milliseconds(5))
      finger.move(to: 30, 20)
      TouchStep.wait(.nanoseconds(1))
      finger.up()
      TouchStep.at(.milliseconds(8))
      finger.down(at: ScenePoint(x: 1, y: 2))
      finger.cancel(at: ScenePoint(x: 3, y: 4))
    }
    #expect(
      try script.lines() == [
        "0 1 down 10 20", "5000000 1 move 30 20", "5000001 1 up 30 20", "8000000 1 down 1 2", "8000000 1 cancel 3 4",
      ]
    )
  }

  @Test func `a tap, a double tap and a flick are made of the other verbs`() throws {
    let script = TouchScript {
      finger.tap(1, 2)
      finger.doubleTap(3, 4)
      finger.flick(from: ScenePoint(x: 0, y: 0), to: ScenePoint(x: 10, y: 0), over: .milliseconds(20))
    }
    #expect(
      try script.lines() == [
        "0 1 down 1 2", "50000000 1 up 1 2",
        "50000000 1 down 3 4", "100000000 1 up 3 4", "200000000 1 down 3 4", "250000000 1 up 3 4",
        "250000000 1 down 0 0", "266666667 1 move 8.3333335 0", "270000000 1 move 10 0", "270000000 1 up 10 0",
      ]
    )
  }

  @Test func `a finger keeps its kind`() throws {
    let pencil = Finger(7, kind: .pencil)
    let touches = try TouchScript([pencil.down(0, 0), pencil.move(to: 1, 1), pencil.up()]).touches()
    #expect(touches.map(\.kind) == [.pencil, .pencil, .pencil])
    #expect(touches.map(\.id) == [7, 7, 7])
  }

  @Test func `lines may be chosen and repeated`() throws {
    func script(_ isLong: Bool) -> TouchScript {
      TouchScript {
        for place in 1...2 { finger.tap(at: ScenePoint(x: Double(place), y: 0), for: .nanoseconds(1)) }
        if isLong {
          finger.down(9, 9)
          finger.up()
        } else {
          finger.tap(at: ScenePoint(x: 8, y: 8), for: .zero)
        }
        if isLong { TouchStep.wait(.zero) }
        [finger.down(7, 7), finger.up()]
      }
    }
    let taps = ["0 1 down 1 0", "1 1 up 1 0", "1 1 down 2 0", "2 1 up 2 0"]
    let end = ["2 1 down 7 7", "2 1 up 7 7"]
    #expect(try script(true).lines() == taps + ["2 1 down 9 9", "2 1 up 9 9"] + end)
    #expect(try script(false).lines() == taps + ["2 1 down 8 8", "2 1 up 8 8"] + end)
  }

  @Test func `scripts are equal that do the same, wherever they are written`() {
    let one = TouchScript { finger.tap(1, 1) }
    let same = TouchScript([finger.tap(1, 1)])
    #expect(one == same)
    #expect(one.hashValue == same.hashValue)
    #expect(one != TouchScript([finger.tap(1, 2)]))
  }

  // MARK: Together

  @Test func `tracks play at the same time, the earlier one first, and the longest ends them`() throws {
    let script = TouchScript {
      finger.down(0, 0)
      Together {
        Track {
          finger.glide(to: 30, 0, over: .nanoseconds(30), every: .nanoseconds(10))
        }
        Track {
          TouchStep.wait(.nanoseconds(10))
          other.down(5, 5)
          other.hold(for: .nanoseconds(40))
          other.up()
        }
      }
      finger.up()
    }
    #expect(
      try script.lines() == [
        "0 1 down 0 0", "10 1 move 10 0", "10 2 down 5 5", "20 1 move 20 0", "30 1 move 30 0", "50 2 up 5 5",
        "50 1 up 30 0",
      ]
    )
  }

  @Test func `tracks may be given as lists, chosen, repeated and nested`() throws {
    let tracks = [[finger.tap(at: .zero, for: .nanoseconds(2))], [TouchStep.wait(.nanoseconds(1)), other.tap(1, 1)]]
    let listed = TouchScript([.together(tracks)])
    #expect(try listed.lines() == ["0 1 down 0 0", "1 2 down 1 1", "2 1 up 0 0", "50000001 2 up 1 1"])
    let nested = TouchScript {
      Together {
        Track { Together { for id in 1...2 { Track { Finger(TouchID(rawValue: id)).down(0, 0) } } } }
        if true { Track { Finger(3).down(3, 3) } }
      }
    }
    #expect(try nested.lines() == ["0 1 down 0 0", "0 2 down 0 0", "0 3 down 3 3"])
  }

  // MARK: Two fingers

  @Test func `two fingers pinch around the point between them`() throws {
    let hand = TwoFingers()
    let script = TouchScript {
      hand.down(at: ScenePoint(x: 40, y: 50), ScenePoint(x: 60, y: 50))
      hand.pinch(by: 3, over: .nanoseconds(4), every: .nanoseconds(2))
      hand.glide(by: SceneVector(dx: 0, dy: 8), over: .nanoseconds(1))
      hand.up()
    }
    #expect(
      try script.lines() == [
        "0 1 down 40 50", "0 2 down 60 50", "2 1 move 30 50", "2 2 move 70 50", "4 1 move 20 50", "4 2 move 80 50",
        "5 1 move 20 58", "5 2 move 80 58", "5 1 up 20 58", "5 2 up 80 58",
      ]
    )
  }

  @Test func `two fingers rotate clockwise by a positive angle, where y grows downwards`() throws {
    let hand = TwoFingers(8, 9, kind: .pencil)
    let script = TouchScript {
      hand.down(at: ScenePoint(x: 90, y: 100), ScenePoint(x: 110, y: 100))
      hand.rotate(by: .pi, over: .nanoseconds(2), every: .nanoseconds(1))
      hand.cancel()
    }
    #expect(
      try script.lines() == [
        "0 8 down 90 100", "0 9 down 110 100", "1 8 move 100 90", "1 9 move 100 110", "2 8 move 110 100",
        "2 9 move 90 100", "2 8 cancel 110 100", "2 9 cancel 90 100",
      ]
    )
  }
}
