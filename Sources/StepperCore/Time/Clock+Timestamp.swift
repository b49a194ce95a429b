#if !hasFeature(Embedded)

extension Clock where Duration == Swift.Duration {
  /// The present instant, with an earlier one as the origin.
  func timestamp(since origin: Instant) -> Timestamp {
    Timestamp(origin.duration(to: now))
  }

  /// Sleeps until a deadline that is told, as the start is, from an earlier instant; returns at once if it has passed.
  ///
  /// Goes a day at a time, and not back before the origin: the instants of some clocks overflow at great distances.
  func sleep(from start: Timestamp, until deadline: Timestamp, since origin: Instant) async throws {
    var end = start
    repeat {
      end = min(deadline, end.advanced(by: .seconds(86_400)))
      let sinceOrigin = Timestamp.zero.duration(to: max(end, .zero))
      try await sleep(until: origin.advanced(by: sinceOrigin), tolerance: nil)
    } while end < deadline
  }
}

#endif
