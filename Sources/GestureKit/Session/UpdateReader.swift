import StepperCore

/// An update of one gesture in a session's records, with those of its members.
///
/// It holds what the update's value is made of, and is to be let go before the session takes its next input: what it
/// holds would have to be copied.
public struct UpdateReader: Sendable {
  /// The members of a composite that have a value.
  @usableFromInline
  struct Members: Sendable {
    @usableFromInline let first: UpdateReader?
    @usableFromInline let second: UpdateReader?
  }

  /// What a composite's value is made of.
  private struct Group: Sendable {
    let records: EventBuffer<GestureRecord>
    /// The positions of the records of its members, and theirs.
    let range: Range<Int>
    let nodes: [GestureNode]
    let machines: MachineStore
  }

  /// The update itself.
  public let record: GestureRecord

  /// What the velocity of a drag or swipe is calculated from.
  private let trail: FingerTrail?
  private let group: Group?

  @inline(__always)
  init(_ engine: Engine, at position: Int) {
    record = engine.records[position]
    switch engine.nodes[Int(record.node.index)].role {
    case .leaf(let machine):
      trail = engine.machines.trail(of: machine)
      group = nil
    case .composite:
      trail = nil
      let first = position + 1
      group = Group(
        records: engine.records,
        range: first..<first + record.memberCount,
        nodes: engine.nodes,
        machines: engine.machines
      )
    }
  }

  private init(_ record: GestureRecord, in group: Group) {
    self.record = record
    switch group.nodes[Int(record.node.index)].role {
    case .leaf(let machine):
      trail = group.machines.trail(of: machine)
      self.group = nil
    case .composite:
      trail = nil
      self.group = group
    }
  }

  /// The value of a drag; nil if the update is of something else.
  ///
  /// The velocity is calculated here.
  public var drag: DragValue? { record.drag(velocity) }

  /// The value of a swipe; nil if the update is of something else.
  ///
  /// The velocity is calculated here.
  public var swipe: SwipeValue? { record.swipe(velocity) }

  /// The members of a composite; nil for a gesture that is none.
  @usableFromInline
  var members: Members? {
    guard let group, case .composite(_, let first, let second) = group.nodes[Int(record.node.index)].role else {
      return nil
    }
    return Members(first: member(first, of: group), second: member(second, of: group))
  }

  private func velocity(upTo sample: Int64) -> SceneVector {
    trail?.velocity(upTo: sample, at: record.time) ?? .zero
  }

  private func member(_ node: Int, of group: Group) -> UpdateReader? {
    group.range.first { Int(group.records[$0].node.index) == node }.map { UpdateReader(group.records[$0], in: group) }
  }
}
