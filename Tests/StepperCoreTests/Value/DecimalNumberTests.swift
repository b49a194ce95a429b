import Testing

@testable import StepperCore

/// A number read at a guessed scale is the one that is read at the smallest scale, whatever the guess.
@Suite struct DecimalNumberTests {
  @Test func `a guess of the scale changes nothing for Double`() {
    var random = SplitMix64(seed: 61)
    expectSameReadings(.double) {
      let digits = Int.random(in: 0...9, using: &random)
      let integer = Int.random(in: -Self.limit(1 << 55, &random)...Self.limit(1 << 55, &random), using: &random)
      let literal = DecimalText.double(integer, digits)
      return random.pick([literal, literal.nextUp, literal + 0.1, literal / 3])
    }
  }

  @Test func `a guess of the scale changes nothing for Float`() {
    var random = SplitMix64(seed: 62)
    expectSameReadings(.float) {
      let digits = Int.random(in: 0...6, using: &random)
      let integer = Int.random(in: -Self.limit(1 << 26, &random)...Self.limit(1 << 26, &random), using: &random)
      let literal = DecimalText.float(integer, digits)
      return Double(random.pick([literal, literal.nextUp, literal + 0.1, literal / 3]))
    }
  }

  @Test func `a number is read at the scale that was guessed, or at the smallest one`() throws {
    let finer = try #require(DecimalNumber(2.5, likelyAt: 100, .double))
    #expect(finer.integer == 250)
    #expect(finer.scale == 100)
    let coarse = try #require(DecimalNumber(2.25, likelyAt: 10, .double))
    #expect(coarse.integer == 225)
    #expect(coarse.scale == 100)
    #expect(DecimalNumber(1e300, likelyAt: 10, .double) == nil)
  }

  /// At a scale of 10⁶ the nearest integer, which has ten digits, stands for the same `Float`, but is not its text.
  @Test func `digits that Float does not keep are not read into it`() throws {
    let number = try #require(DecimalNumber(Double(1234.1 as Float), likelyAt: 1_000_000, .float))
    #expect(number.integer == 12_341)
    #expect(number.scale == 10)
  }

  /// Numbers of all lengths, and not nearly only the longest.
  private static func limit(_ greatest: Int, _ random: inout SplitMix64) -> Int {
    greatest >> Int.random(in: 0...20, using: &random)
  }

  private func expectSameReadings(_ arithmetic: DecimalArithmetic, of number: () -> Double) {
    var differences: [String] = []
    for _ in 0..<2_000 {
      let number = number()
      let smallest = DecimalNumber(number, arithmetic)
      for digits in 0...arithmetic.maximumFractionDigits {
        let scale = Double("1e\(digits)") ?? .nan
        let guess = DecimalNumber(number, likelyAt: scale, arithmetic)
        let found = guess.flatMap { $0.integer(at: max(scale, $0.scale)) }
        let expected = smallest.flatMap { $0.integer(at: max(scale, $0.scale)) }
        if found != expected { differences.append("\(number) at \(scale)") }
      }
    }
    #expect(differences.first == nil)
  }
}
