import GestureLaws

/// What hash tables are seeded with: no result may hang on their order, so the host gives another one in each run.
nonisolated(unsafe) private var hashSeed: UInt64 = 0

/// What the host calls first.
@c(seed_hash_tables)
public func seedHashTables(_ seed: UInt64) {
  hashSeed = seed
}

/// The digest of the generated scenes of seeds that follow each other.
@c(digest_of_scenes)
public func digestOfScenes(firstSeed: UInt64, count: UInt64) -> UInt64 {
  CaseDigest(of: .scenes, count: count, firstSeed: firstSeed).digest.value
}

/// The digest of the generated steppers of seeds that follow each other.
@c(digest_of_steppers)
public func digestOfSteppers(firstSeed: UInt64, count: UInt64) -> UInt64 {
  CaseDigest(of: .steppers, count: count, firstSeed: firstSeed).digest.value
}

/// Where the standard library takes the seed of its hash tables from; it would have to be imported otherwise.
@c(arc4random_buf)
public func fillWithSeed(_ buffer: UnsafeMutableRawPointer, _ count: Int) {
  for place in 0..<count {
    let byte = UInt8(truncatingIfNeeded: hashSeed &>> UInt64(place % 8 * 8))
    buffer.storeBytes(of: byte, toByteOffset: place, as: UInt8.self)
  }
}
