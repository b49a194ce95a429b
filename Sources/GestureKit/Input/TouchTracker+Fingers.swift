import StepperCore

/// The fingers that are down, as a session sees them.
///
/// The first one stands beside the list of the others, so that its touches look nothing up.
extension TouchTracker {
  /// Takes in a touch that is as it should be, and returns its finger's seat; nil for any other, which changes nothing.
  ///
  /// Almost every touch is, and then there is nothing to be said of it.
  @inline(__always)
  mutating func takeProper(_ touch: Touch) -> Seat? {
    guard touch.timestamp >= time, touch.location.isFinite else { return nil }
    guard let finger = first else { return takeProperLanding(touch) }
    guard finger.touch.id == touch.id else { return takeProperOther(touch) }
    switch touch.phase {
    case .began: return nil
    case .moved: first?.touch.location = touch.location
    case .ended, .cancelled: removeFirst()
    }
    time = touch.timestamp
    return finger.seat
  }

  /// The same where no finger is down: it must land.
  @inline(__always)
  private mutating func takeProperLanding(_ touch: Touch) -> Seat? {
    guard touch.phase == .began else { return nil }
    first = SeatedTouch(touch: LiveTouch(began: touch), seat: .none)
    time = touch.timestamp
    return Seat.none
  }

  /// The same for a finger that is not the first.
  private mutating func takeProperOther(_ touch: Touch) -> Seat? {
    var seat = Seat.none
    switch (touch.phase, index(of: touch.id)) {
    case (.began, nil):
      guard others.count + 1 < capacity else { return nil }
      others.append(SeatedTouch(touch: LiveTouch(began: touch), seat: .none))
    case (.moved, let index?):
      others[index].touch.location = touch.location
      seat = others[index].seat
    case (.ended, let index?), (.cancelled, let index?): seat = others.remove(at: index).seat
    case (.began, .some), (.moved, nil), (.ended, nil), (.cancelled, nil): return nil
    }
    time = touch.timestamp
    return seat
  }

  /// How many fingers are down.
  var count: Int { first == nil ? 0 : others.count + 1 }

  /// The finger that landed first but so many, and its seat; nil if fewer are down.
  func finger(_ number: Int) -> SeatedTouch? {
    number == 0 ? first : number <= others.count ? others[number - 1] : nil
  }

  /// The place of a finger among those that are not the first.
  func index(of id: TouchID) -> Int? {
    others.firstIndex { $0.touch.id == id }
  }

  mutating func remove(_ id: TouchID) {
    if let index = index(of: id) { others.remove(at: index) } else { removeFirst() }
  }

  @inline(__always)
  mutating func removeFirst() {
    first = others.isEmpty ? nil : others.removeFirst()
  }
}

/// Where they sit.
extension TouchTracker {
  /// Where a finger sits; nowhere if it is not down.
  func seat(of id: TouchID) -> Seat {
    if let first, first.touch.id == id { return first.seat }
    return index(of: id).map { others[$0].seat } ?? .none
  }

  /// The seat of the finger that landed first, if a touch is one of its moves and in time; nil for any other.
  @inline(__always)
  func seat(ofFirstMovedBy touch: Touch) -> Seat? {
    guard touch.phase == .moved, touch.timestamp >= time, let finger = first, finger.touch.id == touch.id else {
      return nil
    }
    return finger.seat
  }

  /// Takes in a proper move of the finger that landed first.
  @inline(__always)
  mutating func moveFirst(_ touch: Touch) {
    first?.touch.location = touch.location
    time = touch.timestamp
  }

  /// Gives the finger that landed last a seat.
  @inline(__always)
  mutating func seatNewest(_ seat: Seat) {
    if others.isEmpty { first?.seat = seat } else { others[others.count - 1].seat = seat }
  }

  /// Lets a gesture, or none, follow the fingers that have one of some places, given as a mask.
  mutating func setFollower(_ follower: Follower?, of places: UInt64) {
    guard var finger = first else { return }
    finger.seat.setFollower(follower, in: places)
    first = finger
    for index in others.indices { others[index].seat.setFollower(follower, in: places) }
  }
}
