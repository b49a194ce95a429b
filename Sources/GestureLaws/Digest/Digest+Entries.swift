import GestureKit
import StepperCore

// All of what a host reads. Cases have numbers of their own, so that the digest changes only with what is told.

extension Digest {
  package mutating func combine(_ entry: LawEntry) {
    combine(entry.time)
    combine(entry.node)
    combine(entry.event)
    combine(entry.value)
    combine(entry.velocity)
    combine(entry.origin)
    combine(entry.reason != nil)
    if let reason = entry.reason { combine(reason) }
    combine(entry.isHandedOver)
    combine(entry.memberCount)
  }

  package mutating func combine(_ diagnostic: TouchDiagnostic) {
    combine(diagnostic.touch)
    combine(diagnostic.time.nanoseconds)
    switch diagnostic.kind {
    case .unknownTouch: combine(0 as UInt8)
    case .duplicateTouch: combine(1 as UInt8)
    case .timeWentBack(let lag):
      combine(2 as UInt8)
      combine(lag)
    case .notFinite: combine(3 as UInt8)
    case .tooManyTouches: combine(4 as UInt8)
    }
  }

  private mutating func combine(_ event: GestureRecord.Event) {
    switch event {
    case .phase(let phase):
      combine(0 as UInt8)
      combine(number(of: phase))
    case .pressing(let isPressing):
      combine(1 as UInt8)
      combine(isPressing)
    case .member: combine(2 as UInt8)
    }
  }

  private func number(of phase: Phase) -> UInt8 {
    switch phase {
    case .possible: 0
    case .began: 1
    case .changed: 2
    case .ended: 3
    case .cancelled: 4
    case .failed: 5
    }
  }

  /// The ends of the host's numbers for fingers are the same ones, however wide those are.
  private mutating func combine(_ touch: TouchID) {
    switch touch.rawValue {
    case .min: combine(Int64.min)
    case .max: combine(Int64.max)
    case let number: combine(number)
    }
  }

  mutating func combine(_ point: ScenePoint) {
    combine(point.x)
    combine(point.y)
  }

  mutating func combine(_ vector: SceneVector) {
    combine(vector.dx)
    combine(vector.dy)
  }

  mutating func combine(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    combine(seconds)
    combine(attoseconds)
  }
}
