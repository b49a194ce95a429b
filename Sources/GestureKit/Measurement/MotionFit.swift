/// The least-squares line or parabola through samples of a moving point, and its slope at the newest of them.
///
/// The curve is built from three functions of a sample's age *a* (nanoseconds before the newest sample): 1, *a*, and
/// the bend *a(a − span)*, where the span is the oldest age. The bend vanishes at both ends, and this makes the method
/// sound where the usual powers of *a* are not: it keeps its full precision when samples crowd together, and it is zero
/// throughout exactly when the samples lie on two instants, which no parabola can be fitted to.
///
/// Only sums are kept. Ages and offsets count from the newest sample, which itself adds nothing to them; so what is
/// lost when the means are taken off is at most a factor of the number of samples. Only `+ − × ÷` in a fixed order: the
/// same bits on every platform.
struct MotionFit {
  private let span: Double
  private let count: Double
  private var age = 0.0
  private var bend = 0.0
  private var ageAge = 0.0
  private var ageBend = 0.0
  private var bendBend = 0.0
  private var offset = SIMD2<Double>.zero
  private var offsetOffset = SIMD2<Double>.zero
  private var ageOffset = SIMD2<Double>.zero
  private var bendOffset = SIMD2<Double>.zero

  /// Starts with the newest sample alone; `span` is the age of the oldest one to come, and `count` that of all.
  init(span: Double, count: Int) {
    self.span = span
    self.count = Double(count)
  }

  /// Adds an older sample.
  ///
  /// Inlined, so that the loop around it keeps all sums in registers.
  @inline(__always)
  mutating func add(age sampleAge: Double, offset sampleOffset: SIMD2<Double>) {
    let sampleBend = sampleAge * (sampleAge - span)
    age += sampleAge
    bend += sampleBend
    ageAge += sampleAge * sampleAge
    ageBend += sampleAge * sampleBend
    bendBend += sampleBend * sampleBend
    offset += sampleOffset
    ageOffset += sampleAge * sampleOffset
    bendOffset += sampleBend * sampleOffset
  }

  /// Adds an older sample to what the curve has to explain, which only its confidence asks for.
  @inline(__always)
  mutating func addToSpread(_ sampleOffset: SIMD2<Double>) {
    offsetOffset += sampleOffset * sampleOffset
  }

  /// The velocity at the newest sample in points per second, and what the curve explains of the spread.
  ///
  /// Zero when all samples were taken at one instant. A line takes the place of the parabola when there are two.
  @inline(__always)
  func solved(degree: Int) -> (velocity: SIMD2<Double>, explained: SIMD2<Double>) {
    // The sums around the means. Those with positions are scaled before any division, which keeps round numbers round:
    // 10 points in 10 ms are 1,000 points per second and not a bit less.
    let meanAge = age / count
    let meanBend = bend / count
    let ageAge = ageAge - meanAge * age
    let ageBend = ageBend - meanAge * bend
    let ageOffset = (ageOffset - meanAge * offset) * Self.perSecond
    guard ageAge > 0 else { return (.zero, .zero) }
    let slope = ageOffset / ageAge
    let lineExplains = slope * ageOffset

    // The bend made orthogonal to the age, so that the parabola adds to the line and does not change it.
    let lean = ageBend / ageAge
    let bendBend = bendBend - meanBend * bend - lean * ageBend
    guard degree > 1, bendBend > 0 else { return (-slope, lineExplains) }
    let bendOffset = (bendOffset - meanBend * offset) * Self.perSecond - lean * ageOffset
    let curvature = bendOffset / bendBend
    return (curvature * (span + lean) - slope, lineExplains + curvature * bendOffset)
  }

  /// The product of both axes' r².
  func confidence(explained: SIMD2<Double>) -> Double {
    let total = offsetOffset - offset / count * offset
    let explained = explained / (Self.perSecond * Self.perSecond)
    return Self.determination(explained.x, of: total.x) * Self.determination(explained.y, of: total.y)
  }

  private static func determination(_ explained: Double, of total: Double) -> Double {
    total > 0 ? min(max(explained / total, 0), 1) : 1
  }

  /// Ages are in nanoseconds, velocities per second.
  private static let perSecond = 1e9
}
