import Foundation
import Testing

@testable import GestureKit

/// The sine and cosine of our own, against those of the system's library, which is exact to the last bit or two.
struct PlaneRotationTests {
  @Test func `both are within 2 to the power of minus 52 of the system's`() {
    var random = SplitMix64(seed: 1)
    for round in 0..<200_000 {
      let range = [0.8, 7, 100, PlaneRotation.limit][round % 4]
      let angle = Double.random(in: -range...range, using: &random)
      let rotation = PlaneRotation(by: angle)
      // 2⁻⁵² for ours, and 2⁻⁵³ for the rounding of theirs.
      #expect(abs(rotation.cosine - cos(angle)) <= 1.5 * 0x1p-52)
      #expect(abs(rotation.sine - sin(angle)) <= 1.5 * 0x1p-52)
    }
  }

  @Test(arguments: [(0.0, 1.0, 0.0), (.pi / 2, 0, 1), (.pi, -1, 0), (-.pi / 2, 0, -1), (1.5 * .pi, 0, -1)])
  func `quarters of a turn hit the axes`(angle: Double, cosine: Double, sine: Double) {
    let rotation = PlaneRotation(by: angle)
    #expect(abs(rotation.cosine - cosine) <= 0x1p-52)
    #expect(abs(rotation.sine - sine) <= 0x1p-52)
  }

  @Test func `the limit is included, and beyond it nothing turns`() {
    #expect(abs(PlaneRotation(by: 10_000).sine - sin(10_000)) <= 0x1p-52)
    #expect(PlaneRotation(by: 10_000.0.nextUp).sine == 0)
    #expect(PlaneRotation(by: .nan).cosine == 1)
  }

  @Test func `the bits are the same everywhere`() {
    // The true values, rounded: sin 1 and cos 1 to 53 bits.
    #expect(abs(PlaneRotation(by: 1).sine - 0.8414709848078965) <= 0x1p-53)
    #expect(abs(PlaneRotation(by: 1).cosine - 0.5403023058681398) <= 0x1p-53)
  }
}
