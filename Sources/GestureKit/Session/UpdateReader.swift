import StepperCore

/// An update of one gesture in a session's records, with those of its members.
///
/// It looks into the session, and is to be let go before the session takes its next input: a session that is looked
/// into would have to be copied.
public struct UpdateReader: Sendable {
  /// The members of a composite that have a value.
  struct Members {
    let first: UpdateReader?
    let second: UpdateReader?
  }

  /// The update itself.
  public let record: GestureRecord

  private let session: GestureSession
  /// The positions of the records of its members, and theirs.
  private let range: Range<Int>

  init(_ session: GestureSession, at position: Int) {
    self.session = session
    record = session.records[position]
    range = (position + 1)..<(position + 1 + record.memberCount)
  }

  private init(_ session: GestureSession, _ record: GestureRecord, _ range: Range<Int>) {
    self.session = session
    self.record = record
    self.range = range
  }

  /// The value of a drag; nil if the update is of something else.
  public var drag: DragValue? { session.drag(record) }

  /// The value of a swipe; nil if the update is of something else.
  public var swipe: SwipeValue? { session.swipe(record) }

  /// The members of a composite; nil for a gesture that is none.
  var members: Members? {
    guard case .composite(_, let first, let second) = session.engine.nodes[Int(record.node.index)].role else {
      return nil
    }
    return Members(first: member(first), second: member(second))
  }

  private func member(_ node: Int) -> UpdateReader? {
    let position = range.first { Int(session.records[$0].node.index) == node }
    return position.map { UpdateReader(session, session.records[$0], range) }
  }
}
