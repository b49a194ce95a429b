import Testing

@testable import StepperCore

/// What a range tells about its values, and how it changes in one respect.
@Suite struct StepRangeTests {
  @Test func `the grid starts at the origin, else at the lower bound, else at zero`() throws {
    #expect(try StepRange(3...10, step: 2, origin: 4).gridOrigin == 4)
    #expect(try StepRange(3...10, step: 2).gridOrigin == 3)
    #expect(try StepRange(lowerBound: nil, upperBound: 10, step: 2).gridOrigin == 0)
  }

  @Test func `only the grid rule moves the extremes inward`() throws {
    for edge in EdgeRule.allCases {
      let range = try StepRange(1...11, step: 4, origin: 0, edge: edge)
      #expect(range.minimum == (edge == .grid ? 4 : 1))
      #expect(range.maximum == (edge == .grid ? 8 : 11))
    }
    let open = try StepRange<Int>(step: 4, edge: .grid)
    #expect(open.minimum == nil)
    #expect(open.maximum == nil)
  }

  @Test(arguments: [(-1, 0), (0, 0), (1, 1), (9, 9), (10, 10), (11, 10)])
  func `a value is clamped to its bounds, both included`(value: Int, expected: Int) throws {
    #expect(try StepRange(0...10, step: 3).clamped(value) == expected)
  }

  @Test(arguments: SnapRule.allCases)
  func `only the rule always snaps values that are set`(snap: SnapRule) throws {
    #expect(try StepRange(0...100, step: 10, snap: snap).settled(54) == (snap == .always ? 50 : 54))
  }

  @Test(arguments: [(-3, 0), (4, 0), (5, 10), (6, 10), (34, 30), (35, 40), (36, 40), (42, 40), (43, 43), (99, 43)])
  func `with the clamp rule a bound may be set beside the grid`(value: Int, expected: Int) throws {
    #expect(try StepRange(0...43, step: 10, snap: .always).settled(value) == expected)
  }

  @Test(arguments: [EdgeRule.refuse, .grid], [(2, 10), (3, 10), (4, 10), (35, 40), (42, 40), (43, 40), (99, 40)])
  func `with the other rules the nearest grid value inside is set`(edge: EdgeRule, row: (value: Int, expected: Int))
    throws
  {
    let range = try StepRange(3...43, step: 10, origin: 0, edge: edge, snap: .always)
    #expect(range.settled(row.value) == row.expected)
  }

  @Test func `a value stays where no grid value lies inside the bounds`() throws {
    let range = try StepRange(1...8, step: 10, origin: 0, edge: .grid, snap: .always)
    #expect(range.settled(5) == 5)
    #expect(!range.canIncrement(5))
    #expect(!range.canDecrement(5))
  }

  @Test func `no step leaves a value where it is, inside the bounds`() throws {
    let range = try StepRange(0...10, step: 3, edge: .grid, wrap: .modulo, snap: .always)
    #expect(range.step(7, by: 0) == StepResult(value: 7, wrapped: false))
    #expect(range.step(12, by: 0) == StepResult(value: 10, wrapped: false))
  }

  @Test func `several steps count the way onto the grid as one`() throws {
    let range = try StepRange(0...100, step: 10, snap: .onStep)
    #expect(range.step(55, by: 3).value == 80)
    #expect(range.step(55, by: -3).value == 30)
    #expect(range.step(60, by: 3).value == 90)
  }

  @Test func `of several steps as many are made as fit unless the rule clamps`() throws {
    #expect(try StepRange(0...10, step: 3, edge: .clamp).step(2, by: 5).value == 10)
    #expect(try StepRange(0...10, step: 3, edge: .refuse).step(2, by: 5).value == 8)
    #expect(try StepRange(0...10, step: 3, edge: .grid).step(2, by: 5).value == 9)
    #expect(try StepRange(0...10, step: 3, edge: .refuse).step(9, by: -5).value == 0)
  }

  @Test(arguments: WrapRule.allCases)
  func `a range open on one side has nothing to wrap to`(wrap: WrapRule) throws {
    let above = try StepRange(lowerBound: 0, step: 5, wrap: wrap)
    #expect(above.step(3, by: -1) == StepResult(value: 0, wrapped: false))
    #expect(above.step(.max - 2, by: 1) == StepResult(value: .max, wrapped: false))
    let below = try StepRange(upperBound: 0, step: 5, wrap: wrap)
    #expect(below.step(-3, by: 1) == StepResult(value: 0, wrapped: false))
  }

  @Test func `on the grid a step goes round between grid values`() throws {
    for wrap in [WrapRule.jump, .pinThenJump, .modulo] {
      let range = try StepRange(1...11, step: 4, origin: 0, edge: .grid, wrap: wrap)
      #expect(range.step(8, by: 1) == StepResult(value: 4, wrapped: true))
      #expect(range.step(4, by: -1) == StepResult(value: 8, wrapped: true))
      #expect(range.step(11, by: 1) == StepResult(value: 4, wrapped: true))
      #expect(range.step(11, by: -1) == StepResult(value: 8, wrapped: false))
    }
  }

  @Test func `a step that snaps goes round to where the grid goes on`() throws {
    let minutes = try StepRange(0...59, step: 10, wrap: .modulo, snap: .onStep)
    #expect(minutes.step(55, by: 1) == StepResult(value: 0, wrapped: true))
    #expect(minutes.step(55, by: 2) == StepResult(value: 10, wrapped: true))
    #expect(minutes.step(55, by: -1) == StepResult(value: 50, wrapped: false))
    let shifted = try StepRange(0...59, step: 10, origin: 5, wrap: .modulo, snap: .onStep)
    #expect(shifted.step(3, by: -1) == StepResult(value: 55, wrapped: true))
    let decimal = try StepRange(0...6.2, step: 0.5, wrap: .modulo, snap: .onStep)
    #expect(decimal.step(6.1, by: 1) == StepResult(value: 0.3, wrapped: true))
    let gridless = try StepRange(1...8, step: 10, origin: 0, wrap: .modulo, snap: .onStep)
    #expect(gridless.step(5, by: 1) == StepResult(value: 7, wrapped: true))
  }

  @Test func `the upper bound of a floating-point circle is the lower one again`() throws {
    let degrees = try StepRange(0.0...360, step: 20, wrap: .modulo)
    #expect(degrees.step(340, by: 1) == StepResult(value: 0, wrapped: true))
    #expect(degrees.step(360, by: 1) == StepResult(value: 20, wrapped: true))
    #expect(degrees.step(360, by: -1) == StepResult(value: 340, wrapped: false))
    #expect(degrees.step(0, by: 18) == StepResult(value: 0, wrapped: false))
    let thirds = try StepRange(0...1, step: 1.0 / 3, wrap: .modulo)
    #expect(thirds.step(2.0 / 3, by: 1) == StepResult(value: 0, wrapped: true))
    let grid = try StepRange(0.0...360, step: 20, edge: .grid, wrap: .modulo)
    #expect(grid.step(340, by: 1) == StepResult(value: 360, wrapped: false))
    #expect(grid.step(360, by: 1) == StepResult(value: 0, wrapped: true))
  }

  @Test func `without a grid value inside, both ends are the bounds, and nothing goes round`() throws {
    for wrap in WrapRule.allCases {
      let range = try StepRange(1...2, step: 10, origin: 0, edge: .grid, wrap: wrap)
      #expect(range.minimum == 1)
      #expect(range.maximum == 2)
      for (value, count) in [(1, 1), (1, -1), (2, 1), (2, -1), (2, 7)] {
        #expect(range.step(value, by: count) == StepResult(value: value, wrapped: false))
      }
      #expect(!range.canIncrement(1) && !range.canDecrement(2))
    }
  }

  @Test func `a grid value beyond the type is no end of a range`() throws {
    let top = try StepRange<Int8>(lowerBound: 126, step: 10, origin: 5, edge: .grid)
    #expect(top.minimum == 126)
    #expect(top.maximum == nil)
    let bottom = try StepRange<UInt8>(upperBound: 4, step: 10, origin: 5, edge: .grid)
    #expect(bottom.minimum == nil)
    #expect(bottom.maximum == 4)
  }

  @Test func `no number of a range is a negative zero`() throws {
    let range = try StepRange(lowerBound: -0.0, upperBound: -0.0, step: 1, origin: -0.0)
    let open = try StepRange<Float>(step: 1, origin: -0.0, snap: .always)
    for number in [range.lowerBound, range.upperBound, range.origin, range.minimum, range.step(-0.0, by: -1).value] {
      #expect(number?.sign == .plus)
    }
    #expect(open.gridOrigin.sign == .plus)
    #expect(open.clamped(-0.0).sign == .plus)
    #expect(open.settled(-0.0).sign == .plus)
    #expect(open.settled(-0.25).sign == .plus)
    #expect(open.step(-0.0, by: 0).value.sign == .plus)
    #expect(open.step(-1, by: 1).value.sign == .plus)
    #expect(try open.with(lowerBound: -0.0).lowerBound?.sign == .plus)
  }

  @Test func `another step leaves the rest`() throws {
    let range = try StepRange(0...10, step: 3, origin: 1, edge: .refuse, wrap: .jump, snap: .onStep)
    let expected = try StepRange(0...10, step: 4, origin: 1, edge: .refuse, wrap: .jump, snap: .onStep)
    #expect(try range.with(step: 4) == expected)
  }

  @Test func `other bounds leave the rest`() throws {
    let range = try StepRange(0...10, step: 3, origin: 1, edge: .grid, wrap: .modulo, snap: .always)
    let expected = try StepRange(2...20, step: 3, origin: 1, edge: .grid, wrap: .modulo, snap: .always)
    #expect(try range.with(lowerBound: 2, upperBound: 20) == expected)
    #expect(try range.with(upperBound: 20).with(lowerBound: 2) == expected)
    #expect(try range.with(lowerBound: nil).lowerBound == nil)
    #expect(try range.with(upperBound: nil).upperBound == nil)
  }

  @Test(arguments: [(9, 9, 10), (10, 10, 10), (11, 11, 11)])
  func `a lower bound takes a lesser upper bound along`(bound: Int, lower: Int, upper: Int) throws {
    #expect(try StepRange(0...10, step: 1).with(lowerBound: bound) == (try StepRange(lower...upper, step: 1)))
  }

  @Test(arguments: [(1, 0, 1), (0, 0, 0), (-1, -1, -1)])
  func `an upper bound takes a greater lower bound along`(bound: Int, lower: Int, upper: Int) throws {
    #expect(try StepRange(0...10, step: 1).with(upperBound: bound) == (try StepRange(lower...upper, step: 1)))
  }
}
