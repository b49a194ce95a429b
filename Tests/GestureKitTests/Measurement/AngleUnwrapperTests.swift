import Testing

@testable import GestureKit

struct AngleUnwrapperTests {
  private func following(_ start: Double, _ angles: Double...) -> AngleUnwrapper {
    var unwrapper = AngleUnwrapper(start: start)
    for angle in angles { unwrapper.follow(angle) }
    return unwrapper
  }

  @Test func `within the seam an angle is what it is told`() {
    let unwrapper = following(0.5, 1, -0.25)
    #expect(unwrapper.angle == -0.25)
    #expect(unwrapper.rotation == -0.75)
  }

  @Test func `crossing the seam goes on, both ways`() {
    let tenth = Double.pi / 10
    #expect(abs(following(9 * tenth, -9 * tenth).angle - 11 * tenth) < 1e-15)
    #expect(abs(following(9 * tenth, -9 * tenth).rotation - 2 * tenth) < 1e-15)
    #expect(abs(following(-9 * tenth, 9 * tenth).angle + 11 * tenth) < 1e-15)
    #expect(abs(following(-9 * tenth, 9 * tenth).rotation + 2 * tenth) < 1e-15)
  }

  @Test func `half a turn goes as told and a little more the other way`() {
    #expect(following(0, .pi).rotation == .pi)
    #expect(following(.pi, 0).rotation == -.pi)
    #expect(following(-.pi / 2, .pi / 2).rotation == .pi)
    // One unit in the last place of π more.
    #expect(abs(following(-.pi / 2, (.pi / 2).nextUp.nextUp).rotation + .pi) < 1e-15)
    #expect(abs(following(.pi / 2, (-.pi / 2).nextDown.nextDown).rotation - .pi) < 1e-15)
  }

  @Test func `an angle that is none is ignored`() {
    #expect(following(1, .nan, .infinity, 1.5).rotation == 0.5)
    #expect(following(.nan, 1).rotation == 1)
  }

  @Test(arguments: [0.01, -0.01, 0.3, -2.9, 3.1])
  func `many turns add up without an error that grows`(step: Double) {
    var unwrapper = AngleUnwrapper(start: 0)
    var worst = 0.0
    for count in 1...100_000 {
      let told = step * Double(count)
      unwrapper.follow(told.remainder(dividingBy: 2 * .pi))
      worst = max(worst, abs(unwrapper.rotation - told) / (abs(told) + 4))
    }
    #expect(worst <= 1e-15)
  }
}
