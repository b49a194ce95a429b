import GestureKit

/// Makes a case that breaks a law as small as it gets.
struct LawShrinker {
  let law: Law
  private(set) var smallest: LawCase
  private(set) var report: String

  /// Nil if the law holds.
  init?(_ law: Law, _ original: LawCase) {
    guard let report = law.violation(by: original) else { return nil }
    self.law = law
    self.report = report
    smallest = original
    while dropInputs() || simplifyScene() {}
  }

  private mutating func accept(_ candidate: LawCase) -> Bool {
    guard let report = law.violation(by: candidate) else { return false }
    self.report = report
    smallest = candidate
    return true
  }

  private mutating func dropInputs() -> Bool {
    var candidate = smallest
    candidate.inputs = smallest.inputs.withoutRuns { inputs in
      var tried = smallest
      tried.inputs = inputs
      return law.violation(by: tried) != nil
    }
    return candidate.inputs.count < smallest.inputs.count && accept(candidate)
  }

  private mutating func simplifyScene() -> Bool {
    for scene in smallest.scene.simpler {
      var candidate = smallest
      candidate.scene = scene
      if accept(candidate) { return true }
    }
    return false
  }
}

extension TouchRegion {
  /// The same region with one thing less.
  fileprivate var simpler: [TouchRegion] {
    var all: [TouchRegion] = []
    for place in children.indices {
      var region = self
      region.children.remove(at: place)
      all.append(region)
    }
    for place in attachments.indices {
      var region = self
      region.attachments.remove(at: place)
      all.append(region)
      all += attachments[place].simpler.map { attachment in
        region = self
        region.attachments[place] = attachment
        return region
      }
    }
    for place in children.indices {
      all += children[place].simpler.map { child in
        var region = self
        region.children[place] = child
        return region
      }
    }
    return all + plainer
  }

  private var plainer: [TouchRegion] {
    var plain = self
    plain.shape = .rect
    plain.hitOutset = .zero
    plain.contentOffset = .zero
    plain.clips = false
    plain.isFrameInParent = false
    plain.isOpaque = false
    return plain == self ? [] : [plain]
  }
}

extension GestureAttachment {
  fileprivate var simpler: [GestureAttachment] {
    var all = spec.simpler.map { GestureAttachment($0, as: policy, mask: mask) }
    if policy != .plain { all.append(GestureAttachment(spec, mask: mask)) }
    if mask != .all { all.append(GestureAttachment(spec, as: policy)) }
    return all
  }
}

extension GestureSpec {
  /// Its members, and itself with one of them simplified or without its relations.
  fileprivate var simpler: [GestureSpec] {
    var bare = options
    bare.requiresFailureOf = []
    bare.simultaneousWith = []
    switch self {
    case .tap(var tap):
      tap.options = bare
      return tap.options == options ? [] : [.tap(tap)]
    case .drag(var drag):
      drag.options = bare
      return drag.options == options ? [] : [.drag(drag)]
    case .longPress, .swipe, .magnify, .rotate, .press, .custom: return []
    case .simultaneous(let first, let second, _):
      return members(first, second, bare) { .simultaneous($0, $1, $2) }
    case .exclusive(let first, let second, _):
      return members(first, second, bare) { .exclusive($0, $1, $2) }
    case .sequenced(let first, let second, _):
      return members(first, second, bare) { .sequenced($0, $1, $2) }
    }
  }

  private func members(
    _ first: GestureSpec,
    _ second: GestureSpec,
    _ bare: GestureOptions,
    _ make: (GestureSpec, GestureSpec, GestureOptions) -> GestureSpec
  ) -> [GestureSpec] {
    [first, second] + first.simpler.map { make($0, second, options) } + second.simpler.map { make(first, $0, options) }
      + (bare == options ? [] : [make(first, second, bare)])
  }
}
