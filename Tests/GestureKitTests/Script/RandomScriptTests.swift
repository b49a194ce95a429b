import StepperCore
import Testing

@testable import GestureKit

/// Random scripts, and what is left of those that fail.
struct RandomScriptTests {
  private static let area = SceneRect(x: 10, y: 20, width: 300, height: 200)

  @Test func `random scripts are valid, end with all fingers up, and land in the area`() throws {
    for seed in 0..<500 as Range<UInt64> {
      let touches = try TouchScript.random(seed: seed, in: Self.area, fingers: 3, length: 30).touches()
      var tracker = TouchTracker()
      var most = 0
      for touch in touches {
        let verdict = tracker.accept(touch)
        #expect(verdict == TouchVerdict(touch: touch))
        if touch.phase == .began { #expect(Self.area.contains(touch.location)) }
        most = max(most, tracker.liveTouches.count)
      }
      #expect(tracker.liveTouches.isEmpty)
      #expect(most <= 3)
    }
  }

  @Test(arguments: [
    SceneRect(x: .nan, y: .infinity, width: .infinity, height: .nan),
    SceneRect(x: -1e308, y: 0, width: -5, height: 1e300), SceneRect(x: 0, y: 0, width: 0, height: 0.5),
  ])
  func `an area that makes no sense is no trap`(area: SceneRect) {
    for seed in 0..<50 as Range<UInt64> {
      #expect(TouchScript.random(seed: seed, in: area, fingers: -3, length: -1).error == nil)
      _ = TouchScript.random(seed: seed, in: area, fingers: 9).error
    }
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `a random script of no steps or fewer has no touches`(seed: UInt64) throws {
    #expect(try TouchScript.random(seed: seed, in: Self.area, length: 0).touches().isEmpty)
    #expect(try TouchScript.random(seed: seed, in: Self.area, length: -1).touches().isEmpty)
    #expect(try !TouchScript.random(seed: seed, in: Self.area, length: 1).touches().isEmpty)
  }

  @Test func `a finger that lifts is simpler than one that is taken away`() {
    #expect(TouchStep.Kind.lift(1, .cancelled, nil).simpler == [.lift(1, .ended, nil)])
    #expect(TouchStep.Kind.lift(1, .ended, nil).simpler == [])
  }

  @Test func `the same seed gives the same script, another one another`() {
    let script = TouchScript.random(seed: 7, in: Self.area)
    #expect(script == TouchScript.random(seed: 7, in: Self.area))
    #expect(script != TouchScript.random(seed: 8, in: Self.area))
  }

  // MARK: Shrinking

  @Test func `a script in which a finger moves shrinks to a landing and a move`() throws {
    for seed in 0..<40 as Range<UInt64> {
      let script = TouchScript.random(seed: seed, in: Self.area, fingers: 3, length: 20)
      guard try script.touches().contains(where: { $0.phase == .moved }) else { continue }
      let smallest = script.shrunk { (try? $0.touches())?.contains { $0.phase == .moved } ?? false }
      #expect(try smallest.touches().map(\.phase) == [.began, .moved])
      #expect(try smallest.touches().allSatisfy { $0.timestamp == .zero && $0.location == .zero })
      #expect(smallest.steps.count == 2)
    }
  }

  @Test func `a finger that is down for long shrinks to the shortest time, to the nanosecond`() throws {
    let script = TouchScript([Finger().down(37, 1234.5), Finger().hold(for: .seconds(3)), Finger().up()])
    let smallest = try script.shrunk { (candidate) throws(TouchScriptError) in
      let touches = try candidate.touches()
      guard let down = touches.first(where: { $0.phase == .began }),
        let up = touches.last(where: { $0.phase == .ended })
      else { return false }
      return down.timestamp.duration(to: up.timestamp) >= .milliseconds(700) && down.location.y > 1210
    }
    #expect(try smallest.lines() == ["0 1 down 0 1230", "700000000 1 up 0 1230"])
  }

  @Test func `two fingers that move together shrink to the shortest time as well`() throws {
    let pair = TwoFingers(1, 2)
    let glide = pair.glide(by: SceneVector(dx: 60, dy: 0), over: .seconds(1))
    let script = TouchScript([pair.down(at: .zero, ScenePoint(x: 50, y: 0)), glide, pair.up()])
    let smallest = script.shrunk { candidate in
      let moves = ((try? candidate.touches()) ?? []).filter { $0.phase == .moved }
      return Set(moves.map(\.id)).count == 2 && moves.contains { $0.timestamp >= Timestamp(.milliseconds(100)) }
    }
    #expect(try smallest.touches().last?.timestamp == Timestamp(.milliseconds(100)))
    #expect(smallest.steps.count == 3)
  }

  @Test func `a lift at a place of its own shrinks to a rounder one if the place matters`() throws {
    let script = TouchScript([Finger().down(5, 5), Finger().up(at: ScenePoint(x: 37, y: 1234.5))])
    let smallest = script.shrunk { candidate in
      ((try? candidate.touches()) ?? []).contains { $0.phase == .ended && $0.location.y > 1210 }
    }
    #expect(try smallest.lines() == ["0 1 down 0 0", "0 1 up 0 1230"])
  }

  @Test func `what shrinks keeps failing, and loses nothing that it needs`() throws {
    func fails(_ script: TouchScript) -> Bool {
      let touches = (try? script.touches()) ?? []
      return Set(touches.filter { $0.phase == .cancelled }.map(\.id)).count >= 2
    }
    var found = 0
    for seed in 0..<400 as Range<UInt64> {
      let script = TouchScript.random(seed: seed, in: Self.area, fingers: 3, length: 20)
      guard fails(script) else { continue }
      found += 1
      let smallest = script.shrunk(where: fails)
      #expect(fails(smallest))
      #expect(try smallest.touches().count == 4)
    }
    #expect(found > 10)
  }

  @Test func `tracks are played one after the other, or made smaller as they are`() throws {
    let script = TouchScript {
      Together {
        Track {
          Finger(1).tap(33, 1); Finger(1).tap(0, 0)
        }
        Track { Finger(2).tap(55, 2) }
      }
    }
    let apart = script.shrunk { (try? $0.touches())?.contains { $0.id == 2 } ?? false }
    #expect(try apart.lines() == ["0 2 down 0 0"])
    let beside = script.shrunk { candidate in
      var tracker = TouchTracker()
      return ((try? candidate.touches()) ?? []).contains { touch in
        _ = tracker.accept(touch)
        return tracker.liveTouches.count == 2
      }
    }
    #expect(try Set(beside.lines()) == ["0 1 down 0 0", "0 2 down 0 0"])
  }

  @Test func `a script that does not fail, or may not be tried, stays as it is`() {
    let script = TouchScript { Finger().doubleTap(5, 5) }
    var tries = 0
    #expect(
      script.shrunk { _ in
        tries += 1; return false
      } == script
    )
    #expect(tries == 1)
    #expect(script.shrunk(maximumTries: 0) { _ in true } == script)
    tries = 0
    _ = TouchScript.random(seed: 1, in: Self.area).shrunk(maximumTries: 17) { _ in
      tries += 1; return tries == 1
    }
    #expect(tries == 17)
  }

  @Test func `the first seed that fails is told with the smallest script`() throws {
    let failure = TouchScript.firstFailure(seeds: 0..<50, in: Self.area) { script in
      !((try? script.touches()) ?? []).contains { $0.phase == .cancelled }
    }
    let found = try #require(failure)
    #expect(
      found.script
        == TouchScript {
          Finger().down(0, 0); Finger().cancel()
        }
    )
    #expect(
      found.description == """
        seed \(found.seed): TouchScript {
          Finger(1).down(0, 0)
          Finger(1).cancel()
        }
        """
    )
    #expect(TouchScript.firstFailure(seeds: 0..<50, in: Self.area) { _ in true } == nil)
  }
}
