import Testing

@testable import GestureKit

struct SceneVectorTests {
  private static let lengths: [(Double, Double, Double)] = [
    (0.0, 0.0, 0.0), (3, 4, 5), (-6, 8, 10), (-5, -12, 13), (0, -7, 7),
    // Squares that would overflow, and the largest number of all.
    (0x3p1000, 0x4p1000, 0x5p1000), (.greatestFiniteMagnitude, 0, .greatestFiniteMagnitude),
    // Squares that would be rounded to almost nothing, or to nothing.
    (0x3p-515, 0x4p-515, 0x5p-515), (0x3p-538, 0x4p-538, 0x5p-538), (0x3p-1060, -0x4p-1060, 0x5p-1060),
    (0, .leastNonzeroMagnitude, .leastNonzeroMagnitude),
  ]

  @Test(arguments: lengths)
  func `a length is exact, however large or small`(dx: Double, dy: Double, length: Double) {
    #expect(SceneVector(dx: dx, dy: dy).length == length)
  }

  @Test func `a length is infinite or NaN only where nothing else is true`() {
    #expect(SceneVector(dx: .greatestFiniteMagnitude, dy: .greatestFiniteMagnitude).length == .infinity)
    #expect(SceneVector(dx: -.infinity, dy: 1).length == .infinity)
    #expect(SceneVector(dx: .nan, dy: 1).length.isNaN)
    #expect(SceneVector(dx: 1, dy: .nan).length.isNaN)
  }

  @Test func `vectors add, subtract, turn round and scale part by part`() {
    let vector = SceneVector(dx: 3, dy: -4)
    let other = SceneVector(dx: 10, dy: 20)
    #expect(vector + other == SceneVector(dx: 13, dy: 16))
    #expect(vector - other == SceneVector(dx: -7, dy: -24))
    #expect(-vector == SceneVector(dx: -3, dy: 4))
    #expect(vector * 0.5 == SceneVector(dx: 1.5, dy: -2))
  }

  @Test func `the scalar product tells directions apart`() {
    let right = SceneVector(dx: 2, dy: 0)
    #expect(right.dot(SceneVector(dx: 3, dy: 9)) == 6)
    #expect(right.dot(SceneVector(dx: 0, dy: 5)) == 0)
    #expect(right.dot(SceneVector(dx: -3, dy: 1)) == -6)
    #expect(SceneVector(dx: 2, dy: 3).dot(SceneVector(dx: 5, dy: 7)) == 31)
  }

  @Test func `points move by vectors, and a vector leads from one to the other`() {
    let start = ScenePoint(x: 10, y: 20)
    let step = SceneVector(dx: 1, dy: -2)
    #expect(start + step == ScenePoint(x: 11, y: 18))
    #expect(start - step == ScenePoint(x: 9, y: 22))
    #expect(ScenePoint(x: 13, y: 16) - start == SceneVector(dx: 3, dy: -4))
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `one number that is not finite spoils the value`(bad: Double) {
    #expect(!ScenePoint(x: bad, y: 0).isFinite)
    #expect(!ScenePoint(x: 0, y: bad).isFinite)
    #expect(!SceneVector(dx: bad, dy: 0).isFinite)
    #expect(!SceneVector(dx: 0, dy: bad).isFinite)
    #expect(!SceneSize(width: bad, height: 0).isFinite)
    #expect(!SceneSize(width: 0, height: bad).isFinite)
    #expect(!SceneRect(x: bad, y: 0, width: 0, height: 0).isFinite)
    #expect(!SceneRect(x: 0, y: 0, width: 0, height: bad).isFinite)
    for edge in [\Insets.top, \.leading, \.bottom, \.trailing] {
      var insets = Insets.zero
      insets[keyPath: edge] = bad
      #expect(!insets.isFinite)
    }
  }

  @Test func `the largest numbers are finite`() {
    let large = Double.greatestFiniteMagnitude
    #expect(ScenePoint(x: large, y: -large).isFinite)
    #expect(SceneVector(dx: large, dy: -large).isFinite)
    #expect(SceneRect(x: large, y: large, width: large, height: large).isFinite)
    #expect(Insets(-large).isFinite)
  }
}
