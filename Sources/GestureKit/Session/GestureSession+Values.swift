import StepperCore

/// The values of records, in the coordinates of their gestures.
extension GestureSession {
  /// The value of a drag; nil if the record is of something else.
  ///
  /// The velocity is calculated here, from the samples up to the record's own.
  public func drag(_ record: GestureRecord) -> DragValue? {
    record.drag { velocity(of: record, upTo: $0) }
  }

  /// The value of a swipe; nil if the record is of something else.
  public func swipe(_ record: GestureRecord) -> SwipeValue? {
    record.swipe { velocity(of: record, upTo: $0) }
  }

  @inline(__always)
  private func velocity(of record: GestureRecord, upTo sample: Int64) -> SceneVector {
    guard contains(record.node), case .leaf(let machine) = engine.nodes[Int(record.node.index)].role else {
      return .zero
    }
    return engine.machines.velocity(of: machine, upTo: sample, at: record.time)
  }
}

extension GestureRecord {
  /// The value of a drag, given its velocity up to a sample; nil if the record is of something else.
  @inline(__always)
  func drag(_ velocity: (Int64) -> SceneVector) -> DragValue? {
    guard case .drag(let start, let location, let sample) = value else { return nil }
    return DragValue(
      startLocation: local(start),
      location: local(location),
      velocity: velocity(sample)
    )
  }

  /// The value of a swipe, given its velocity up to a sample; nil if the record is of something else.
  @inline(__always)
  func swipe(_ velocity: (Int64) -> SceneVector) -> SwipeValue? {
    guard case .swipe(let direction, let sample) = value else { return nil }
    return SwipeValue(direction: direction, velocity: velocity(sample))
  }

  /// A point of the record's value in the coordinates of its gesture.
  func local(_ point: ScenePoint) -> ScenePoint {
    ScenePoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// The value of a tap; nil if the record is of something else.
  public var tap: TapValue? {
    guard case .tap(let location, let count) = value else { return nil }
    return TapValue(location: local(location), count: count)
  }

  /// The value of a magnification; nil if the record is of something else.
  public var magnify: MagnifyValue? {
    guard case .magnify(let magnification, let velocity, let start) = value else { return nil }
    return MagnifyValue(magnification: magnification, velocity: velocity, startLocation: local(start))
  }

  /// The value of a rotation; nil if the record is of something else.
  public var rotate: RotateValue? {
    guard case .rotate(let rotation, let velocity, let start) = value else { return nil }
    return RotateValue(rotation: rotation, velocity: velocity, startLocation: local(start))
  }

  /// The value of a press; nil if the record is of something else.
  public var press: PressValue? {
    guard case .press(let location, let outcome, let repeats) = value else { return nil }
    return PressValue(location: local(location), outcome: outcome, repeats: repeats)
  }
}
