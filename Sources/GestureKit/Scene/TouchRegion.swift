/// A region of the screen that takes touches: a frame, the gestures attached to it, and the regions inside.
///
/// ```swift
/// let pin = TouchRegion("pin", frame: pinFrame).gesture(Tap().id("select"))
/// let map = TouchRegion("map", frame: screen, children: [pin]).gesture(Drag().id("pan"))
/// ```
public struct TouchRegion: Hashable, Sendable {
  /// The name of the region, unique in its scene.
  public var id: String

  /// The frame, half-open, in root coordinates, or in the parent's if so said.
  public var frame: SceneRect

  /// Whether the frame is in the parent's coordinates, so that it moves with the parent and its content.
  public var isFrameInParent: Bool = false

  /// By how much the content of the region is scrolled, in points; regions inside whose frame is in the parent move.
  public var contentOffset: SceneVector = .zero

  /// The part of the frame that takes touches.
  public var shape: HitShape = .rect

  /// By how much the area that takes touches is larger than the frame, in points.
  public var hitOutset: Insets = .zero

  /// Whether regions inside take touches only within the frame.
  public var clips: Bool = false

  /// Whether the region and all inside take no touches, as they are not there.
  public var isHidden: Bool = false

  /// Whether the region and all inside take touches.
  public var allowsHitTesting: Bool = true

  /// Whether the region takes touches though no gesture is attached to it.
  public var isOpaque: Bool = false

  /// The gestures, innermost first.
  public var attachments: [GestureAttachment] = []

  /// The regions inside; later ones lie in front.
  public var children: [TouchRegion] = []

  /// Creates a region.
  ///
  /// - Parameters:
  ///   - id: The name of the region, unique in its scene.
  ///   - frame: The frame, half-open, in root coordinates.
  ///   - children: The regions inside; later ones lie in front.
  public init(_ id: String, frame: SceneRect, children: [TouchRegion] = []) {
    self.id = id
    self.frame = frame
    self.children = children
  }

  /// Returns the region with a gesture that comes after all that are inside.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: Which gestures take part, the added one and those inside.
  ///   - isEnabled: Whether the gesture takes part; it can be switched later, as far as it is not disabled itself.
  /// - Returns: The region with the gesture.
  public func gesture(
    _ gesture: some GestureDefinition,
    including mask: GestureMask = .all,
    isEnabled: Bool = true
  ) -> TouchRegion {
    attaching(gesture, as: .plain, mask, isEnabled)
  }

  /// Returns the region with a gesture that stands beside all others.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: Which gestures take part, the added one and those inside.
  ///   - isEnabled: Whether the gesture takes part.
  /// - Returns: The region with the gesture.
  public func simultaneousGesture(
    _ gesture: some GestureDefinition,
    including mask: GestureMask = .all,
    isEnabled: Bool = true
  ) -> TouchRegion {
    attaching(gesture, as: .simultaneous, mask, isEnabled)
  }

  /// Returns the region with a gesture that comes before all that are inside.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: Which gestures take part, the added one and those inside.
  ///   - isEnabled: Whether the gesture takes part.
  /// - Returns: The region with the gesture.
  public func highPriorityGesture(
    _ gesture: some GestureDefinition,
    including mask: GestureMask = .all,
    isEnabled: Bool = true
  ) -> TouchRegion {
    attaching(gesture, as: .highPriority, mask, isEnabled)
  }

  private func attaching(
    _ gesture: some GestureDefinition,
    as policy: AttachmentPolicy,
    _ mask: GestureMask,
    _ isEnabled: Bool
  ) -> TouchRegion {
    var region = self
    let spec = isEnabled ? gesture.spec : gesture.disabled().spec
    region.attachments.append(GestureAttachment(spec, as: policy, mask: mask))
    return region
  }
}

/// A gesture on a region.
public struct GestureAttachment: Hashable, Sendable {
  /// The gesture.
  public var spec: GestureSpec

  /// Its standing towards other gestures.
  public var policy: AttachmentPolicy

  /// Which gestures take part.
  public var mask: GestureMask

  /// Creates an attachment.
  public init(_ spec: GestureSpec, as policy: AttachmentPolicy = .plain, mask: GestureMask = .all) {
    self.spec = spec
    self.policy = policy
    self.mask = mask
  }
}

/// The standing of an attached gesture towards others.
public enum AttachmentPolicy: String, Hashable, Sendable, CaseIterable {
  /// After all gestures inside.
  case plain = "gesture"
  /// Beside all others.
  case simultaneous = "simultaneousGesture"
  /// Before all gestures inside.
  case highPriority = "highPriorityGesture"
}

extension AttachmentPolicy {
  private var number: UInt8 {
    switch self {
    case .plain: 0
    case .simultaneous: 1
    case .highPriority: 2
    }
  }

  /// Tells whether two standings are the same; by number, as the texts would take longer than a touch may.
  public static func == (first: AttachmentPolicy, second: AttachmentPolicy) -> Bool {
    first.number == second.number
  }
}

#if !hasFeature(Embedded)
extension TouchRegion: Codable {}
extension GestureAttachment: Codable {}
extension AttachmentPolicy: Codable {}
#endif
