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

  /// What the velocities of drags and swipes are calculated from.
  private struct Trails: Sendable {
    let drags: [DragRecognizer]
    let swipes: [SwipeRecognizer]
  }

  /// What a composite's value is made of.
  private struct Group: Sendable {
    let records: EventBuffer<GestureRecord>
    /// The positions of the records of its members, and theirs.
    let range: Range<Int>
    let nodes: [GestureNode]
    let trails: Trails
  }

  /// What a value is made of besides the record: no more is held than that, as it is made for every update.
  private enum Source: Sendable {
    /// Nothing.
    case none
    /// A drag among all of them.
    case drag(Int, [DragRecognizer])
    /// A swipe, likewise.
    case swipe(Int, [SwipeRecognizer])
    case group(Group)

    @inline(__always)
    init(_ machine: MachineID, _ trails: Trails) {
      switch machine {
      case .drag(let place): self = .drag(place, trails.drags)
      case .swipe(let place): self = .swipe(place, trails.swipes)
      case .tap, .longPress, .magnify, .rotate, .press, .custom: self = .none
      }
    }
  }

  /// The update itself.
  public let record: GestureRecord

  private let source: Source

  @inline(__always)
  init(_ engine: Engine, at position: Int) {
    let trails = Trails(drags: engine.machines.drags, swipes: engine.machines.swipes)
    // The record comes last: it is copied once then.
    switch engine.nodes[Int(engine.records[position].node.index)].role {
    case .leaf(let machine): source = Source(machine, trails)
    case .composite:
      let first = position + 1
      let range = first..<first + engine.records[position].memberCount
      source = .group(Group(records: engine.records, range: range, nodes: engine.nodes, trails: trails))
    }
    record = engine.records[position]
  }

  private init(_ record: GestureRecord, in group: Group) {
    self.record = record
    switch group.nodes[Int(record.node.index)].role {
    case .leaf(let machine): source = Source(machine, group.trails)
    case .composite: source = .group(group)
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
    guard case .group(let group) = source,
      case .composite(_, let first, let second) = group.nodes[Int(record.node.index)].role
    else { return nil }
    return Members(first: member(first, of: group), second: member(second, of: group))
  }

  @inline(__always)
  private func velocity(upTo sample: Int64) -> SceneVector {
    switch source {
    case .drag(let place, let drags): drags[place].trail.velocity(upTo: sample, at: record.time)
    case .swipe(let place, let swipes): swipes[place].trail.velocity(upTo: sample, at: record.time)
    case .none, .group: .zero
    }
  }

  private func member(_ node: Int, of group: Group) -> UpdateReader? {
    group.range.first { Int(group.records[$0].node.index) == node }.map { UpdateReader(group.records[$0], in: group) }
  }
}
