/// Lowers a tree of regions and specs into the flat lists that an engine works on.
struct SceneBuilder {
  private var tree: RegionTree = RegionTree()
  private var nodes: [GestureNode] = []
  private var names: [String?] = []
  private var machines: MachineStore = MachineStore()
  private var contestants: [Contestant] = []
  private var relations: Relations
  /// What each node was given, until its relations are known.
  private var options: [GestureOptions] = []
  private var regionNumbers: [String: Int] = [:]
  private var nodeNumbers: [String: Int] = [:]

  /// Builds the engine of a scene.
  static func engine(_ root: TouchRegion, _ profile: ResolutionProfile) throws(SceneError) -> Engine {
    var builder = SceneBuilder(relations: Relations(profile: profile))
    // All regions first, so that gestures can speak of regions anywhere.
    let number = try builder.addRegion(root, parent: nil)
    try builder.addGestures(root, number)
    builder.tree.place()
    try builder.relate()
    builder.findSoles()
    try WaitGraph(builder.nodes, builder.names, builder.contestants, builder.relations).check()
    var engine = Engine(
      nodes: builder.nodes,
      names: builder.names,
      machines: builder.machines,
      arena: Arena(contestants: builder.contestants, relations: builder.relations),
      tree: builder.tree
    )
    engine.findOrigins()
    return engine
  }

  private init(relations: Relations) {
    self.relations = relations
  }

  private mutating func addRegion(_ region: TouchRegion, parent: Int?) throws(SceneError) -> Int {
    guard regionNumbers[region.id] == nil else { throw .duplicateID(region.id) }
    guard region.isFinite else { throw .geometryNotFinite(region: region.id) }
    let number = tree.append(SceneRegion(region, parent: parent))
    regionNumbers[region.id] = number
    for child in region.children { _ = try addRegion(child, parent: number) }
    return number
  }

  /// Numbers contestants from the inside to the outside and from the front to the back.
  private mutating func addGestures(_ region: TouchRegion, _ number: Int) throws(SceneError) {
    let innermost = contestants.count
    for (child, childNumber) in zip(region.children.reversed(), tree.children(of: number)) {
      try addGestures(child, childNumber)
    }
    let first = contestants.count
    for attachment in region.attachments {
      let low = nodes.count
      let root = try addNode(attachment.spec, region: number, isAsleep: false)
      contestants.append(
        Contestant(
          region: number,
          nodes: low...root,
          innermost: innermost,
          policy: attachment.policy,
          mask: attachment.mask
        )
      )
    }
    tree.attach(first..<contestants.count, to: number)
  }

  private mutating func addNode(_ spec: GestureSpec, region: Int, isAsleep: Bool) throws(SceneError) -> Int {
    try spec.check()
    let low = nodes.count
    let role = try role(of: spec, region: region, isAsleep: isAsleep)
    let number = nodes.count
    if case .composite(_, let first, let second) = role {
      nodes[first].parent = number
      nodes[second].parent = number
    }
    if let id = spec.options.id, nodeNumbers.updateValue(number, forKey: id) != nil { throw .duplicateID(id) }
    nodes.append(
      GestureNode(
        role: role,
        kind: spec.kind,
        low: low,
        contestant: contestants.count,
        space: try space(spec, region),
        tapCount: spec.tapCount,
        yields: spec.yields,
        outset: spec.outset,
        isEnabled: spec.options.isEnabled,
        startsAsleep: isAsleep
      )
    )
    names.append(spec.options.id)
    relations.requirements.append([])
    options.append(spec.options)
    return number
  }

  private mutating func role(
    of spec: GestureSpec,
    region: Int,
    isAsleep: Bool
  ) throws(SceneError) -> GestureNode.Role {
    if let machine = machines.add(spec) { return .leaf(machine) }
    switch spec {
    case .tap, .longPress, .drag, .swipe, .magnify, .rotate, .press, .custom:
      preconditionFailure("every leaf has a machine")
    case .simultaneous(let first, let second, _):
      return .composite(
        .simultaneous,
        first: try addNode(first, region: region, isAsleep: isAsleep),
        second: try addNode(second, region: region, isAsleep: isAsleep)
      )
    case .exclusive(let first, let second, _):
      return .composite(
        .exclusive,
        first: try addNode(first, region: region, isAsleep: isAsleep),
        second: try addNode(second, region: region, isAsleep: isAsleep)
      )
    case .sequenced(let first, let second, _):
      return .composite(
        .sequenced,
        first: try addNode(first, region: region, isAsleep: isAsleep),
        second: try addNode(second, region: region, isAsleep: true)
      )
    }
  }

  private func space(_ spec: GestureSpec, _ region: Int) throws(SceneError) -> SpaceOrigin {
    switch spec.options.coordinateSpace {
    case .local: return .region(region)
    case .global: return .root
    case .named(let id):
      guard let number = regionNumbers[id] else { throw .unknownID(id, in: spec.options.id ?? spec.kind.rawValue) }
      return .region(number)
    }
  }

  /// Finds the gestures that others speak of.
  private mutating func relate() throws(SceneError) {
    for node in nodes.indices {
      for other in try selected(options[node].requiresFailureOf, by: node) {
        relations.require(other, before: node, .init(nodes[node].contestant, nodes[other].contestant))
      }
      for other in try selected(options[node].simultaneousWith, by: node) {
        relations.companions.insert(.init(nodes[node].contestant, nodes[other].contestant))
      }
    }
  }

  /// Finds the gestures that have no competitor at their regions; one that requires another to fail has.
  private mutating func findSoles() {
    guard relations.isFree else { return }
    tree.findSoles { [contestants] in !contestants[$0].isComposite }
  }

  private func selected(_ selectors: [GestureSelector], by node: Int) throws(SceneError) -> [Int] {
    var all: [Int] = []
    for selector in selectors {
      switch selector {
      case .id(let id):
        guard let other = nodeNumbers[id] else {
          throw .unknownID(id, in: names[node] ?? nodes[node].kind.rawValue)
        }
        all.append(other)
      case .kind(let kind):
        all += nodes.indices.filter { nodes[$0].kind == kind && nodes[$0].contestant != nodes[node].contestant }
      }
    }
    return all
  }
}

extension TouchRegion {
  /// Whether all numbers of the region itself are finite.
  fileprivate var isFinite: Bool {
    guard frame.isFinite, contentOffset.isFinite, hitOutset.isFinite else { return false }
    switch shape {
    case .rect, .circle, .capsule: return true
    case .roundedRect(let radius): return radius.isFinite
    }
  }
}
