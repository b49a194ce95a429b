import GestureKit

extension Digest {
  mutating func combine(_ reason: FailureReason) {
    switch reason {
    case .movedTooFar(let distance, let limit): combine(0, distance, limit)
    case .movedTooLittle(let distance, let minimum): combine(1, distance, minimum)
    case .wrongDirection(let along, let across): combine(2, along, across)
    case .tooSlow(let limit): combine(3, limit)
    case .noFurtherTap(let limit): combine(4, limit)
    case .tapsTooFarApart(let distance, let limit): combine(5, distance, limit)
    case .liftedTooEarly(let after, let minimum):
      combine(6, after)
      combine(minimum)
    case .liftedOutside: combine(7 as UInt8)
    case .tooManyTouches(let limit): combine(8, limit)
    case .tooFewTouches(let count, let needed):
      combine(9, count)
      combine(needed)
    case .system: combine(10 as UInt8)
    case .disabled: combine(11 as UInt8)
    case .removed: combine(12 as UInt8)
    case .prevented(let winner): combine(13, Int(winner.index))
    case .custom(let failure):
      combine(14, failure.rule)
      combine(failure.measured)
      combine(failure.limit)
    case .member(let member): combine(15, Int(member.index))
    }
  }

  private mutating func combine(_ number: UInt8, _ first: Double, _ second: Double) {
    combine(number)
    combine(first)
    combine(second)
  }

  private mutating func combine(_ number: UInt8, _ duration: Duration) {
    combine(number)
    combine(duration)
  }

  private mutating func combine(_ number: UInt8, _ count: Int) {
    combine(number)
    combine(count)
  }
}
