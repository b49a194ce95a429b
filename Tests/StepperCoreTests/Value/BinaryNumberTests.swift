import Testing

@testable import StepperCore

/// Numbers without a short decimal text, or too large for one: they are calculated from the grid with one rounding.
@Suite struct BinaryNumberTests {
  private static let third: Double = 1.0 / 3
  static let doubles: [Double] = [third, 1.0 / 7, 1.0 / 13, 1.0 / 30, .pi, 0x1p-1074, 0x1p-1022, 0x1p60]
  static let floats: [Float] = [Float(third), 1.0 / 7, 1.0 / 11, 1.0 / 30, .pi, 0x1p-149, 0x1p-126, 0x1p60]

  @Test(arguments: doubles)
  func `Double steps of any length do not drift`(step: Double) throws {
    let range = try StepRange(step: step)
    var value = 0.0
    let up = (1...1000).map { place in
      value = range.step(value, by: 1).value
      return value == Double(place) * step
    }
    #expect(up.firstIndex(of: false) == nil)
    for _ in 0..<1000 { value = range.step(value, by: -1).value }
    #expect(value == 0 && value.sign == .plus)
  }

  @Test(arguments: floats)
  func `Float steps of any length do not drift`(step: Float) throws {
    let range = try StepRange(step: step)
    var value: Float = 0
    let up = (1...1000).map { place in
      value = range.step(value, by: 1).value
      return value == Float(Double(place) * Double(step))
    }
    #expect(up.firstIndex(of: false) == nil)
    for _ in 0..<1000 { value = range.step(value, by: -1).value }
    #expect(value == 0 && value.sign == .plus)
  }

  /// `Int` holds the sums exactly, and converting them rounds once.
  @Test func `whole numbers around 2 to the power of 53 are rounded once`() throws {
    var random = SplitMix64(seed: 53)
    for _ in 0..<2_000 {
      let start = (1 << Int.random(in: 51...54, using: &random)) + Int.random(in: -99...99, using: &random)
      let step = Int.random(in: 1...50, using: &random)
      let (value, count) = (Double(start), Int.random(in: -20...20, using: &random))
      let range = try StepRange(step: Double(step), origin: value)
      #expect(range.step(value, by: count).value == Double(Int(value) + count * step), "\(value) by \(count) × \(step)")
    }
  }

  @Test func `Float meets limits of its own`() throws {
    let ones = try StepRange<Float>(step: 1)
    #expect(ones.step(0x1p24, by: 1).value == 0x1p24)
    #expect(!ones.canIncrement(0x1p24) && ones.canDecrement(0x1p24))
    #expect(ones.step(0x1p24 - 1, by: 1).value == 0x1p24)
    let greatest = Float.greatestFiniteMagnitude
    let huge = try StepRange(step: greatest)
    #expect(huge.step(greatest, by: 1).value == greatest)
    #expect(huge.step(greatest, by: -3).value == -greatest)
    #expect(huge.step(greatest, by: -1).value == 0)
    #expect(!huge.canIncrement(greatest) && huge.canDecrement(greatest))
  }

  /// 2⁵¹ + 1, 2⁵² − 1, 2⁵² + 1 and 2⁵³ − 1.
  static let oddNumbers: [Double] = [
    2_251_799_813_685_249, 4_503_599_627_370_495, 4_503_599_627_370_497, 9_007_199_254_740_991,
  ]

  @Test(arguments: oddNumbers, [1.0, -1.0])
  func `odd whole numbers are found on the grid`(magnitude: Double, sign: Double) throws {
    let value = sign * magnitude
    #expect(try StepRange<Double>(step: 1, snap: .always).settled(value) == value)
    let twos = try StepRange(step: 2.0, snap: .onStep)
    #expect(twos.step(value, by: 1).value == value + 1)
    #expect(twos.step(value, by: -1).value == value - 1)
    let odd = try StepRange(step: 2.0, origin: 1, snap: .onStep)
    #expect(odd.step(value, by: -1).value == value - 2)
  }

  @Test func `beside a grid value a snapping step goes its own way`() throws {
    let thirds = try StepRange(step: Self.third, snap: .onStep)
    #expect(thirds.step(1.0.nextDown, by: -1).value == 2 * Self.third)
    #expect(thirds.step(1.0.nextDown, by: 1).value == 1)
    #expect(thirds.step(1.0.nextUp, by: -1).value == 1)
    #expect(thirds.step(1.0.nextUp, by: 1).value == 4 * Self.third)
  }

  @Test func `an origin too far away to tell its grid values apart is no obstacle`() throws {
    let snapping = try StepRange(step: 0.1, origin: 1e16, snap: .onStep)
    #expect(snapping.step(0.3, by: 1).value == 0.4)
    #expect(snapping.step(0.3, by: -1).value == 0.2)
  }

  @Test(arguments: [1e7, 1e10, 1e15, 1e16, 1e300])
  func `a bound far away leaves no trace in small values`(bound: Double) throws {
    let wide = try StepRange(-bound...bound, step: Self.third)
    #expect(wide.step(0, by: 1).value == Self.third)
    #expect(wide.step(0, by: -1).value == -Self.third)
  }

  @Test(arguments: [-1.0, 1, -1000, 1000, 1e9, -1e9])
  func `thirds from an origin come back to it`(origin: Double) throws {
    let range = try StepRange(lowerBound: origin, step: Self.third)
    var value = origin
    for _ in 1...300 { value = range.step(value, by: 1).value }
    #expect(value == origin + 100)
    for _ in 1...300 { value = range.step(value, by: -1).value }
    #expect(value == origin)
  }

  @Test func `as many steps as fit never pass the bound`() throws {
    let range = try StepRange(0...1.0.nextDown, step: Self.third, edge: .refuse)
    #expect(range.step(0, by: 3).value == 2 * Self.third)
    #expect(range.step(0, by: .max).value == 2 * Self.third)
    let mirrored = try StepRange(-1.0.nextDown...0, step: Self.third, origin: 0, edge: .refuse)
    #expect(mirrored.step(0, by: -3).value == -2 * Self.third)
  }

  @Test func `a circle is walked like a line up to its end`() throws {
    let line = try StepRange(0.1...5, step: Self.third)
    let circle = try StepRange(0.1...5, step: Self.third, wrap: .modulo)
    var value = 0.1
    for _ in 1...14 {
      #expect(circle.step(value, by: 1) == line.step(value, by: 1))
      value = circle.step(value, by: 1).value
    }
    #expect(circle.step(value, by: 1).wrapped)
  }

  @Test func `a circle whose length overflows is walked inside its bounds`() throws {
    let greatest = Double.greatestFiniteMagnitude
    let circle = try StepRange(-greatest...greatest, step: 1, wrap: .modulo)
    #expect(circle.step(0, by: 1) == StepResult(value: 1, wrapped: false))
    #expect(circle.step(0, by: -1) == StepResult(value: -1, wrapped: false))
  }

  @Test func `half-way between grid values the upper one is the nearest`() {
    #expect(0.5.aligned(.nearest, step: 1, origin: 0) == 1)
    #expect((-0.5).aligned(.nearest, step: 1, origin: 0) == 0)
    #expect(0.25.aligned(.nearest, step: 0.1, origin: 0) == 0.3)
    #expect((Double.pi / 2).aligned(.nearest, step: .pi, origin: 0) == .pi)
    #expect((-Double.pi / 2).aligned(.nearest, step: .pi, origin: 0) == 0)
  }
}
