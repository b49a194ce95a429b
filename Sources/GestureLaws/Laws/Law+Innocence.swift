import GestureKit
import StepperCore

// Laws about gestures that are still possible.

extension Law {
  /// Nobody is prevented by a gesture that was not recognized, and only those wait that declare it.
  func innocence(_ subject: LawSubject) -> String? {
    subject.firstError(guilt)
  }

  private func guilt(_ before: Engine, _ after: Engine, _ entries: ArraySlice<LawEntry>) -> String? {
    for entry in entries {
      // A member in the value of its composite is no update: it may have lost long ago.
      guard entry.event != .member, case .prevented(let culprit) = entry.reason else { continue }
      let nodes = after.nodes
      let other = nodes[Int(culprit.index)].contestant
      guard other != nodes[entry.node].contestant else { continue }
      let isRecognized = [before, after].contains { $0.arena.contestants[other].standing == .admitted }
      let isTold = entries.contains { after.nodes[$0.node].contestant == other && $0.isRecognition }
      // At one input, what the culprit freed may have prevented the culprit in turn.
      let isPrevented = entries.contains { after.nodes[$0.node].contestant == other && $0.isPrevented }
      if !isRecognized && !isTold && !isPrevented { return "prevented by a gesture that was not recognized: \(entry)" }
    }
    let patient = after.arena.entered.first { contestant in
      after.arena.contestants[contestant].standing == .waiting && !mayWait(contestant, after)
    }
    return patient.map { "contestant \($0) waits" }
  }

  /// Whether one of its gestures declares that it waits: by a requirement, as a tap or press, or as a discrete gesture
  /// where gestures are nested.
  private func mayWait(_ contestant: Int, _ engine: Engine) -> Bool {
    engine.arena.contestants[contestant].nodes.contains { number in
      let node = engine.nodes[number]
      switch node.kind {
      case .tap, .press: return true
      case .longPress, .swipe:
        return engine.arena.relations.profile == .nested || !engine.arena.relations.requirements[number].isEmpty
      case .drag, .magnify, .rotate, .simultaneous, .exclusive, .sequenced, .custom:
        return !engine.arena.relations.requirements[number].isEmpty
      }
    }
  }

  /// A gesture that was never recognized might as well not have been there, as far as those go that wait for nobody.
  func idlers(_ subject: LawSubject) -> String? {
    var law = subject.law
    law.scene = law.scene.keeping { $0.spec.waitsForNobody }
    law.inputs = law.inputs.filter { !$0.isChange }
    guard let session = law.session else { return nil }
    let all = LawPlayer(session, playingAll: law.inputs)
    let names = session.engine.names.map { $0 ?? "" }
    let recognized = Set(all.log.filter(\.isRecognition).map { names[$0.node] })
    for idler in Set(names).subtracting(recognized).sorted() {
      law.scene = law.scene.keeping { $0.spec.options.id != idler }
      guard let session = law.session else { return "the scene without \(idler) is not allowed" }
      let rest = LawPlayer(session, playingAll: law.inputs)
      let restNames = session.engine.names.map { $0 ?? "" }
      let first = all.log.filter { names[$0.node] != idler }.filter(\.isRecognition)
      let second = rest.log.filter(\.isRecognition)
      let isSame =
        first.map { "\(names[$0.node]) \($0.event) \($0.time)" }
        == second.map { "\(restNames[$0.node]) \($0.event) \($0.time)" }
      if !isSame { return "without \(idler): \(second), with it: \(first)" }
      return nil
    }
    return nil
  }
}

extension LawEntry {
  fileprivate var isPrevented: Bool {
    if case .prevented = reason { true } else { false }
  }

  /// Whether a gesture was recognized, and nobody objected.
  var isRecognition: Bool { event == .phase(.began) || event == .phase(.ended) }
}

extension GestureSpec {
  /// Whether it is a continuous gesture without relations, and has a name.
  fileprivate var waitsForNobody: Bool {
    guard options.id != nil, options.requiresFailureOf.isEmpty, options.simultaneousWith.isEmpty else { return false }
    switch self {
    case .drag, .magnify, .rotate: return true
    case .tap, .longPress, .swipe, .press, .custom, .simultaneous, .exclusive, .sequenced: return false
    }
  }
}

extension TouchRegion {
  /// The region with some of its gestures; it takes the same touches without the others.
  fileprivate func keeping(_ isKept: (GestureAttachment) -> Bool) -> TouchRegion {
    var region = self
    region.isOpaque = isOpaque || !attachments.isEmpty
    region.attachments = attachments.filter(isKept).map { GestureAttachment($0.spec, as: $0.policy) }
    region.children = children.map { $0.keeping(isKept) }
    return region
  }
}
