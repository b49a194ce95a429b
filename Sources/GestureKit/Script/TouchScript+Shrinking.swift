extension TouchScript {
  /// Makes a script that fails as small as it gets: fewer fingers and steps, shorter times, rounder places.
  ///
  /// What comes out fails, is valid, and no single step, stroke or finger can be left out of it, if the tries were
  /// enough. A script that does not fail comes out as it is.
  ///
  /// - Parameters:
  ///   - maximumTries: How often the question is asked at most.
  ///   - fails: Whether a script fails; the same answer for the same script.
  /// - Returns: The smallest script found.
  /// - Throws: What the question throws, at once.
  public func shrunk<Failure: Error>(
    maximumTries: Int = 10_000,
    where fails: @escaping (TouchScript) throws(Failure) -> Bool
  ) throws(Failure) -> TouchScript {
    var shrinker = ScriptShrinker(self, maximumTries: maximumTries, fails)
    guard try shrinker.isWorthShrinking() else { return self }
    try shrinker.run()
    return shrinker.smallest
  }

  /// Looks for a random script for which something does not hold, and makes it as small as it gets.
  ///
  /// ```swift
  /// let failure = TouchScript.firstFailure(seeds: 0..<500, in: frame) { script in
  ///   var session = fresh
  ///   let log = try? session.play(script)
  ///   return log != nil && session.residue.isEmpty
  /// }
  /// #expect(failure == nil)
  /// ```
  ///
  /// - Parameters:
  ///   - seeds: The seeds to try, in order.
  ///   - area: Where fingers land, in points of the root's coordinates.
  ///   - fingers: The most fingers that are down at once.
  ///   - length: How many steps a script has before it is made smaller.
  ///   - holds: Whether all is well with a script; the same answer for the same script.
  /// - Returns: The first seed that fails, with the smallest script; nil if there is none.
  /// - Throws: What the question throws, at once.
  public static func firstFailure<Failure: Error>(
    seeds: Range<UInt64>,
    in area: SceneRect,
    fingers: Int = 2,
    length: Int = 12,
    holds: @escaping (TouchScript) throws(Failure) -> Bool
  ) throws(Failure) -> TouchScriptFailure? {
    for seed in seeds {
      let script = random(seed: seed, in: area, fingers: fingers, length: length)
      guard try !holds(script) else { continue }
      let smallest = try script.shrunk { (candidate) throws(Failure) in try !holds(candidate) }
      return TouchScriptFailure(seed: seed, script: smallest)
    }
    return nil
  }
}

/// A script for which something does not hold, and the seed it was found with.
public struct TouchScriptFailure: Hashable, Sendable {
  /// The seed of the random script.
  public let seed: UInt64

  /// The smallest script that was made of it.
  public let script: TouchScript
}

#if !hasFeature(Embedded)
extension TouchScriptFailure: CustomStringConvertible {
  /// The seed, and the script as Swift.
  public var description: String { "seed \(seed): \(script)" }
}
#endif
