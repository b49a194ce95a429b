import Foundation
import Testing

@testable import GestureKit

/// The worst vectors of five million: one for each part of the method, half plane and steepness.
///
/// The true angle is the sum of the last two numbers, computed with 130 bits.
private let worstVectors: [(x: Double, y: Double, high: Double, low: Double)] = [
  (1.0588338138139812, 0.16528925309163692, 0.15485519500691133, 1.3139237669716482e-17),
  (0.08215431781459748, 0.012834422885094472, 0.154970728600108, -1.3423458793978163e-17),
  (0.04491581580344266, 0.2875954703417203, 1.4158707847062537, -1.1079718872062732e-16),
  (-0.035404897362096066, -0.005531768717196081, -2.9866027079388675, 2.2190614645937105e-16),
  (-0.022665176075838192, -0.14508478161438731, -1.7257639954399568, -1.1085071987024663e-16),
  (0.12210890098991267, 0.019084746294092677, 0.15503855563481253, 1.3756999620855509e-17),
  (0.1138088820621809, 0.30363568991688594, 1.2121830329311265, -1.10745358768579e-16),
  (-0.42488808206307715, -0.15931159328706465, -2.782866218074997, -2.22024559711093e-16),
  (-0.14596653379561994, -0.38933904515888995, -1.9294868123692244, -1.1089891769445668e-16),
  (0.2766502464998032, 0.19876749552701087, 0.6230208637197968, 5.512307774922753e-17),
  (0.17380071680054712, 0.24181328274292502, 0.9476040324265166, -5.51176472324988e-17),
  (-0.16162838186089812, -0.11614335008912166, -2.5185036813275903, 2.2162012232879903e-16),
  (-0.11136024670262201, -0.15499798292656541, -2.1938060980408456, -2.2155022988817234e-16),
  (0.3343164802040204, 0.24030739618771765, 0.6232336982870554, -5.519993972810603e-17),
  (0.07298831761663203, 0.10150350509429007, 0.9473847825790889, 5.5076148405328924e-17),
  (-0.03906514669360972, -0.028086695606085062, -2.518247820496628, -2.212482960741817e-16),
  (-0.21793263421014655, -0.3030945639961232, -2.194177101654638, -2.2172769388224758e-16),
  // And those that tell most when a correction, a constant's second half or a term of the series is missing.
  (0.4987476058264557, 0.07794008716570318, 0.15501782865804078, -6.116542034299183e-18),
  (727.008286597006, 91.1809198024951, 0.1247678893514947, 3.4532053792390155e-18),
  (0.40571938561707066, 0.10146921763253092, 0.24506999331419024, -3.1832060168030184e-18),
  (535.6421580394648, -210.5859713134488, -0.37458447377346427, 4.9871956629498124e-18),
  (0.39429603142789604, 0.2834327300580161, 0.6232536054306975, -2.4470375824867756e-17),
  (332.46252975332237, 500.27304284772225, 0.9842521107215482, 5.737583372179663e-18),
  (-104.03300186688425, 921.9843851507452, 1.6831570472531125, 1.1357635408542312e-17),
  (0.3711363142481534, 0.057983060434891855, 0.15497836018582836, -1.1009965112597973e-17),
  (1.8045087474481085e+31, 1.1999663423940265e+23, 6.649822806849726e-09, 3.1681094418748006e-25),
]

struct ArcTangentTests {
  @Test func `special vectors have exact angles`() {
    let infinity = Double.infinity
    let tiniest = Double.leastNonzeroMagnitude
    let table: [(y: Double, x: Double, angle: Double)] = [
      (0, 0, 0), (-0.0, 0, 0), (0, -0.0, 0), (-0.0, -0.0, 0),
      (0, 1, 0), (-0.0, 1, 0), (0, -1, .pi), (-0.0, -1, .pi), (1, 0, .pi / 2), (1, -0.0, .pi / 2), (-1, 0, -.pi / 2),
      (1, 1, .pi / 4), (1, -1, 3 * .pi / 4), (-1, 1, -.pi / 4), (-1, -1, -3 * .pi / 4),
      (0, infinity, 0), (5, infinity, 0), (5, -infinity, .pi), (-5, -infinity, -.pi), (infinity, 5, .pi / 2),
      (-infinity, -5, -.pi / 2), (infinity, infinity, .pi / 4), (infinity, -infinity, 3 * .pi / 4),
      (-infinity, infinity, -.pi / 4), (-infinity, -infinity, -3 * .pi / 4),
      (tiniest, tiniest, .pi / 4), (tiniest, -1e300, .pi), (-tiniest, -1e300, -.pi), (1e300, tiniest, .pi / 2),
      (tiniest, 1, tiniest), (1e-300, 1e300, 0),
      (.greatestFiniteMagnitude, -.greatestFiniteMagnitude, 3 * .pi / 4),
    ]
    for entry in table { #expect(arctangent(y: entry.y, x: entry.x) == entry.angle, "\(entry)") }
  }

  @Test(arguments: [(.nan, 1), (1, .nan), (.nan, .nan), (.nan, 0), (.infinity, .nan)] as [(Double, Double)])
  func `what is not a number has no angle`(y: Double, x: Double) {
    #expect(arctangent(y: y, x: x).isNaN)
  }

  @Test(arguments: worstVectors)
  func `the error is at most 0.53 units in the last place`(x: Double, y: Double, high: Double, low: Double) {
    let error = (arctangent(y: y, x: x) - high) - low
    #expect(abs(error) <= 0.53 * high.ulp)
  }

  @Test(arguments: Vectors.allCases)
  func `the angle differs from the system's by at most one unit`(in vectors: Vectors) {
    // The system's own is nearly exact as well, so each of the two is a neighbor of the true angle.
    var noise = MeasurementNoise(seed: 8)
    var worst = 0.0
    for _ in 0..<300_000 {
      let (x, y) = vectors.next(&noise)
      let expected = atan2(y, x)
      let difference = abs(arctangent(y: y, x: x) - expected) / expected.ulp
      worst = difference > worst || difference.isNaN ? difference : worst
    }
    #expect(worst <= 1)
  }

  #if arch(x86_64) && !os(Windows) && !os(Android)
  @Test(arguments: Vectors.allCases)
  func `the error is at most 0.53 units in the last place for any vector`(in vectors: Vectors) {
    // The reference has eleven bits more, so that its own error is a thousandth of a unit at most.
    var noise = MeasurementNoise(seed: 10)
    var octants: Set<[Bool]> = []
    var worst: Float80 = 0
    for _ in 0..<300_000 {
      let (x, y) = vectors.next(&noise)
      let expected = atan2(Float80(y), Float80(x))
      let error = abs(Float80(arctangent(y: y, x: x)) - expected) / Float80(Double(expected).ulp)
      worst = error > worst || error.isNaN ? error : worst
      octants.insert([x < 0, y < 0, abs(y) > abs(x)])
    }
    #expect(worst <= 0.53)
    #expect(octants.count == 8)
  }
  #endif

  @Test func `mirroring a vector mirrors its angle to the bit, and its length has no influence`() {
    var noise = MeasurementNoise(seed: 9)
    for _ in 0..<20_000 {
      let (x, y) = Vectors.similar.next(&noise)
      let angle = arctangent(y: y, x: x)
      let (mirrored, scaled) = (arctangent(y: -y, x: x), arctangent(y: 4 * y, x: 4 * x))
      #expect(mirrored == -angle && scaled == angle && abs(angle) <= .pi, "\((x, y))")
    }
  }

  enum Vectors: CaseIterable {
    /// On a screen.
    case plain
    /// From one whole point to another.
    case whole
    /// Of any two magnitudes.
    case any
    /// Of any one magnitude, with quotients from 2⁻⁴⁰ to 2⁴⁰.
    case similar
    /// With quotients beside those at which the method changes.
    case seams

    func next(_ noise: inout MeasurementNoise) -> (x: Double, y: Double) {
      switch self {
      case .plain:
        return (.random(in: -1_000...1_000, using: &noise), .random(in: -1_000...1_000, using: &noise))
      case .whole:
        return (
          Double(Int.random(in: -1_000...1_000, using: &noise)), Double(Int.random(in: -1_000...1_000, using: &noise))
        )
      case .any:
        return (noise.anyFinite(), noise.anyFinite())
      case .similar:
        let x = noise.anyFinite() / 0x1p42
        let y = x * exp2(Double.random(in: -40...40, using: &noise)) * (Bool.random(using: &noise) ? 1 : -1)
        // The smallest of them may have vanished, and here zeros have no sign.
        return y == 0 ? next(&noise) : (x, y)
      case .seams:
        let seams = [0x1p-30, 0.15625, 0.25, 0.375, 0.5, 0.71875, 1]
        let x = Double.random(in: -1...1, using: &noise)
        let seam = seams.randomElement(using: &noise) ?? 1
        let y =
          x * seam * (1 + Double.random(in: -0x1p-12...0x1p-12, using: &noise))
          * (Bool.random(using: &noise) ? 1 : -1)
        return Bool.random(using: &noise) ? (x, y) : (y, x)
      }
    }
  }
}
