import StepperCore
import Testing

@testable import GestureKit

/// A script as Swift, which is compiled here below as it is expected.
struct ScriptSourceTests {
  private let script = TouchScript {
    Finger(2, kind: .pencil).tap(1.5, -2)
    TouchStep.at(.seconds(1))
    TwoFingers(3, 4).down(at: .zero, ScenePoint(x: 10, y: 0))
    TwoFingers(3, 4).pinch(by: 2, over: .milliseconds(16))
    TwoFingers(3, 4).rotate(by: 0.1, over: .zero, every: .nanoseconds(3))
    TwoFingers(3, 4).glide(by: SceneVector(dx: 1, dy: 1e300), over: .zero)
    Together {
      Track { Finger(3).up(at: ScenePoint(x: 1, y: 2)) }
      Track {
        Finger(4).glide(to: 7, 8, over: .nanoseconds(5))
        Finger(4).glide(along: [.zero, ScenePoint(x: 1, y: -0.0)], over: .zero)
        Finger(4).move(to: 0, 0)
        Finger(4).cancel()
      }
      Track {}
    }
    TouchStep.wait(.nanoseconds(1))
  }

  private let printed = TouchScript {
    Finger(2, kind: .pencil).down(1.5, -2)
    Finger(2).hold(for: .milliseconds(50))
    Finger(2).up()
    TouchStep.at(.milliseconds(1000))
    Finger(3).down(0, 0)
    Finger(4).down(10, 0)
    TwoFingers(3, 4).pinch(by: 2, over: .milliseconds(16))
    TwoFingers(3, 4).rotate(by: 0.1, over: .milliseconds(0), every: .nanoseconds(3))
    TwoFingers(3, 4).glide(by: SceneVector(dx: 1, dy: 1e+300), over: .milliseconds(0))
    Together {
      Track {
        Finger(3).up(at: ScenePoint(x: 1, y: 2))
      }
      Track {
        Finger(4).glide(to: 7, 8, over: .nanoseconds(5))
        Finger(4).glide(along: [ScenePoint(x: 0, y: 0), ScenePoint(x: 1, y: -0.0)], over: .milliseconds(0))
        Finger(4).move(to: 0, 0)
        Finger(4).cancel()
      }
      Track {}
    }
    TouchStep.wait(.nanoseconds(1))
  }

  private let source = """
    TouchScript {
      Finger(2, kind: .pencil).down(1.5, -2)
      Finger(2).hold(for: .milliseconds(50))
      Finger(2).up()
      TouchStep.at(.milliseconds(1000))
      Finger(3).down(0, 0)
      Finger(4).down(10, 0)
      TwoFingers(3, 4).pinch(by: 2, over: .milliseconds(16))
      TwoFingers(3, 4).rotate(by: 0.1, over: .milliseconds(0), every: .nanoseconds(3))
      TwoFingers(3, 4).glide(by: SceneVector(dx: 1, dy: 1e+300), over: .milliseconds(0))
      Together {
        Track {
          Finger(3).up(at: ScenePoint(x: 1, y: 2))
        }
        Track {
          Finger(4).glide(to: 7, 8, over: .nanoseconds(5))
          Finger(4).glide(along: [ScenePoint(x: 0, y: 0), ScenePoint(x: 1, y: -0.0)], over: .milliseconds(0))
          Finger(4).move(to: 0, 0)
          Finger(4).cancel()
        }
        Track {}
      }
      TouchStep.wait(.nanoseconds(1))
    }
    """

  @Test func `a script prints itself as Swift`() {
    #expect(script.description == source)
    #expect(printed.description == source)
    #expect(TouchScript([]).description == "TouchScript([])")
  }

  @Test func `what it prints gives the same touches`() throws {
    #expect(try printed.touches() == script.touches())
  }

  @Test func `a number that is none is printed as Swift spells it`() {
    let script = TouchScript([Finger().move(to: .nan, -.infinity)])
    #expect(script.description == "TouchScript {\n  Finger(1).move(to: .nan, -.infinity)\n}")
  }

  @Test func `the script of one seed, the same everywhere`() {
    let script = TouchScript.random(seed: 1, in: SceneRect(x: 0, y: 0, width: 100, height: 100), length: 4)
    #expect(
      script.description == """
        TouchScript {
          Finger(1).down(74, 97)
          TouchStep.wait(.milliseconds(350))
          Finger(1).glide(to: 79, 40, over: .milliseconds(100))
          TouchStep.wait(.milliseconds(350))
          Finger(2).down(81, 68)
          TwoFingers(1, 2).pinch(by: 0.75, over: .milliseconds(0))
          TouchStep.wait(.milliseconds(10))
          Finger(1).up()
          Finger(2).up()
          TouchStep.wait(.milliseconds(1000))
        }
        """
    )
  }
}
