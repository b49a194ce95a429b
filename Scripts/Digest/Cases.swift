import GestureLaws

/// What the host calls: the digest of the generated cases of seeds that follow each other.
@c(digest)
public func digest(firstSeed: UInt64, count: UInt64) -> UInt64 {
  CaseDigest(count: count, firstSeed: firstSeed).digest.value
}
