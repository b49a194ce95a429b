#if !hasFeature(Embedded)
/// The stretches of time that a drawing shows; what lies between two of them is left out, as nothing happens there.
struct TimeScale {
  /// A stretch of time, in nanoseconds.
  struct Piece: Equatable {
    let start: Int64
    let end: Int64

    var length: Int64 { end - start }
  }

  /// The stretches, in order; at least one.
  let pieces: [Piece]

  /// How long all that is shown is, in nanoseconds.
  var length: Int64 { pieces.reduce(0) { $0 + $1.length } }

  /// When the first thing happens, in nanoseconds.
  var start: Int64 { pieces.first?.start ?? 0 }

  /// When the last thing happens, in nanoseconds.
  var end: Int64 { pieces.last?.end ?? 0 }

  private static let maximumCuts: Int = 6

  /// Cuts out where nothing happens for long, compared with the rest.
  ///
  /// - Parameters:
  ///   - times: When something happens.
  ///   - busy: Where something lasts, which is cut out only if it would leave no room for anything else.
  init(times: [Int64], busy: [Piece]) {
    let sorted = times.sorted()
    var pieces = [Piece(start: sorted.first ?? 0, end: sorted.last ?? 0)]
    var gaps = zip(sorted, sorted.dropFirst()).filter { $0 < $1 }.map { Piece(start: $0, end: $1) }
    for _ in 0..<Self.maximumCuts {
      let length = pieces.reduce(0) { $0 + $1.length }
      guard
        let cut = gaps.indices.filter({ Self.isCut(gaps[$0], of: length, busy) })
          .max(by: { gaps[$0].length < gaps[$1].length })
      else { break }
      let gap = gaps.remove(at: cut)
      pieces = pieces.flatMap { piece in
        piece.start <= gap.start && gap.end <= piece.end
          ? [Piece(start: piece.start, end: gap.start), Piece(start: gap.end, end: piece.end)] : [piece]
      }
    }
    self.pieces = pieces
  }

  private static func isCut(_ gap: Piece, of length: Int64, _ busy: [Piece]) -> Bool {
    // In hundredths of the length; lengths are at most 10¹⁸, so the quotient comes first.
    let share = gap.length / max(1, length / 100)
    if gap.length >= 2_000_000_000, share >= 75 { return true }
    guard gap.length >= 300_000_000, share >= 25 else { return false }
    return !busy.contains { $0.start < gap.end && gap.start < $0.end }
  }
}
#endif
