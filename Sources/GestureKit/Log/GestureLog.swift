#if !hasFeature(Embedded)
import StepperCore

/// The values, reasons and phases of records as they stand in a log.
struct GestureLog {
  let session: GestureSession

  /// The entry of a record at a position; nil if it is no update, or its gesture has no id.
  func entry(at position: Int) -> LogEntry? {
    let record = session.records[position]
    guard let id = session.id(of: record.node) else { return nil }
    switch record.event {
    case .member, .phase(.possible): return nil
    case .pressing(let isPressing):
      return LogEntry(time: record.time, kind: .gesture(id, "pressing", value: .bool(isPressing), reason: nil))
    case .phase(let phase):
      let value = phase == .failed ? nil : self.value(at: position)
      return LogEntry(
        time: record.time,
        kind: .gesture(
          id,
          phase.name,
          value: value,
          reason: record.reason.map { LoggedReason(text: $0.description(calling: name), json: json(of: $0)) }
        )
      )
    }
  }

  /// The value of a record at a position: that of a composite is made of the records behind it.
  func value(at position: Int) -> JSONValue {
    let record = session.records[position]
    let members = session.records[(position + 1)..<(position + 1 + record.memberCount)]
    return value(Int(record.node.index), record, members)
  }

  private func value(_ node: Int, _ record: GestureRecord, _ members: Slice<EventBuffer<GestureRecord>>) -> JSONValue {
    guard case .composite(let combinator, let first, let second) = session.engine.nodes[node].role else {
      return leaf(record)
    }
    let (a, b) = (member(first, members), member(second, members))
    switch combinator {
    case .simultaneous: return .fields(["first": a ?? .null, "second": b ?? .null])
    case .exclusive: return a.map { .fields(["first": $0]) } ?? .fields(["second": b ?? .null])
    case .sequenced:
      let value = a ?? .null
      return record.isHandedOver ? .fields(["first": value, "second": b ?? .null]) : .fields(["first": value])
    }
  }

  private func member(_ node: Int, _ members: Slice<EventBuffer<GestureRecord>>) -> JSONValue? {
    members.first { Int($0.node.index) == node }.map { value(node, $0, members) }
  }

  private func leaf(_ record: GestureRecord) -> JSONValue {
    switch record.value {
    case .none: return .null
    case .tap(let location, let count):
      return .fields(["location": record.local(location).json, "count": .number(Double(count))])
    case .longPress: return .bool(true)
    case .drag: return session.drag(record).map(\.json) ?? .null
    case .swipe:
      guard let swipe = session.swipe(record) else { return .null }
      return .fields(["direction": .text(swipe.direction.rawValue), "velocity": swipe.velocity.json])
    case .custom(let x, let y, let z, let w):
      return .list([.number(x), .number(y), .number(z), .number(w)])
    case .magnify(let magnification, let velocity, let start):
      return .fields([
        "magnification": .number(magnification), "velocity": .number(velocity),
        "startLocation": record.local(start).json,
      ])
    case .rotate(let rotation, let velocity, let start):
      return .fields([
        "degrees": .number(rotation * 180 / .pi), "velocity": .number(velocity * 180 / .pi),
        "startLocation": record.local(start).json,
      ])
    case .press(let location, let outcome, let repeats):
      return .fields([
        "location": record.local(location).json, "outcome": .text(outcome.rawValue),
        "repeats": .number(Double(repeats)),
      ])
    }
  }

  private func json(of reason: FailureReason) -> JSONValue {
    switch reason {
    case .movedTooFar(let distance, let limit): .kind("movedTooFar", ["by": distance, "limit": limit])
    case .movedTooLittle(let distance, let minimum): .kind("movedTooLittle", ["by": distance, "minimum": minimum])
    case .wrongDirection(let along, let across): .kind("wrongDirection", ["along": along, "across": across])
    case .tooSlow(let limit): .kind("tooSlow", ["limit": limit.inSeconds])
    case .noFurtherTap(let limit): .kind("noFurtherTap", ["limit": limit.inSeconds])
    case .tapsTooFarApart(let distance, let limit): .kind("tapsTooFarApart", ["by": distance, "limit": limit])
    case .liftedTooEarly(let after, let minimum):
      .kind("liftedTooEarly", ["after": after.inSeconds, "minimum": minimum.inSeconds])
    case .liftedOutside: .kind("liftedOutside", [:])
    case .tooManyTouches(let limit): .kind("tooManyTouches", ["limit": Double(limit)])
    case .tooFewTouches(let count, let needed):
      .kind("tooFewTouches", ["count": Double(count), "needed": Double(needed)])
    case .system: .kind("system", [:])
    case .disabled: .kind("disabled", [:])
    case .removed: .kind("removed", [:])
    case .custom(let failure):
      .kind("custom", ["rule": Double(failure.rule), "by": failure.measured, "limit": failure.limit])
    case .prevented(let node): .fields(["kind": .text("prevented"), "by": .text(name(node))])
    case .member(let node): .fields(["kind": .text("member"), "of": .text(name(node))])
    }
  }

  /// A gesture without an id is called by its kind.
  private func name(_ node: GestureNodeID) -> String {
    session.id(of: node) ?? session.engine.nodes[Int(node.index)].kind.rawValue
  }
}

extension JSONValue {
  fileprivate static func kind(_ kind: String, _ numbers: KeyValuePairs<String, Double>) -> JSONValue {
    .object([Member(key: "kind", value: .text(kind))] + numbers.map { Member(key: $0.key, value: .number($0.value)) })
  }
}

extension Phase {
  fileprivate var name: String {
    switch self {
    case .possible: "possible"
    case .began: "began"
    case .changed: "changed"
    case .ended: "ended"
    case .cancelled: "cancelled"
    case .failed: "failed"
    }
  }
}

extension ScenePoint {
  fileprivate var json: JSONValue { .list([.number(x), .number(y)]) }
}

extension SceneVector {
  fileprivate var json: JSONValue { .list([.number(dx), .number(dy)]) }
}

extension DragValue {
  fileprivate var json: JSONValue {
    .fields([
      "startLocation": startLocation.json, "location": location.json, "translation": translation.json,
      "velocity": velocity.json, "predictedEndLocation": predictedEndLocation.json,
      "predictedEndTranslation": predictedEndTranslation.json,
    ])
  }
}
#endif
