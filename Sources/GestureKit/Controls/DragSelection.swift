public import StepperCore

/// A selection among cells, made by a finger that taps one or drags over several.
///
/// It is a plain value: it is told what the fingers do and answers with ``events``. A tap is a drag that does not move.
///
/// ```
///           landed on or among the cells            lifted: committed
///   idle ─────────────────────────────▶ dragging ──────────────────────▶ idle
///                                       │      ▲    cancelled: restored
///                                       └──────┘ moved: selected
/// ```
///
/// ```swift
/// var selection = DragSelection(SelectionCells(grid))
/// selection.handle(touch)
/// selection.selection   // the cell under the finger, or the one committed last
/// ```
///
/// *Order.* A lift at a new place selects there before it commits; a finger tells where it is before what it selects.
public struct DragSelection: Hashable, Sendable {
  /// A finger that drags.
  public struct Drag: Hashable, Sendable {
    /// The finger.
    public let touch: TouchID
    /// Where it is, in points of the root's coordinates.
    public fileprivate(set) var location: ScenePoint
    /// Where that lies among the cells.
    public fileprivate(set) var position: CellPosition
    /// The cell that it selects; nil for none.
    public fileprivate(set) var selection: Int?
  }

  /// The cells; those that moved count with the next touch.
  public var cells: SelectionCells

  /// How drags select.
  public let policy: SelectionPolicy

  /// The cell that was committed last, or given to begin with; nil for none.
  public private(set) var committed: Int?

  /// The fingers that drag, in the order of their landing; empty when idle.
  public private(set) var drags: [Drag] = []

  /// What followed from the last input, in order; valid until the next one.
  public private(set) var events: EventBuffer<SelectionEvent> = EventBuffer()

  private var tracker: TouchTracker = TouchTracker()

  /// Creates a selection; one of a cell that is not there is none.
  public init(_ cells: SelectionCells, policy: SelectionPolicy = SelectionPolicy(), selection: Int? = nil) {
    self.cells = cells
    self.policy = policy
    committed = selection.flatMap { $0 >= 0 && $0 < cells.count ? $0 : nil }
  }

  /// The cell that the first finger selects, or the one that was committed last when none drags; nil for none.
  public var selection: Int? { drags.first.map { $0.selection } ?? committed }

  /// Where the first finger is, in points of the root's coordinates; nil when none drags.
  public var location: ScenePoint? { drags.first?.location }

  /// Where the first finger lies among the cells; nil when none drags.
  public var position: CellPosition? { drags.first?.position }

  /// Takes a touch.
  ///
  /// - Complexity: For passed cells proportional to their number times that of the cells in the rows between two
  ///   samples.
  public mutating func handle(_ touch: Touch) {
    events.removeAll()
    let verdict = tracker.accept(touch)
    if let diagnostic = verdict.timeDiagnostic { emit(.ignored(.touch(diagnostic.kind)), touch.id) }
    if let diagnostic = verdict.touchDiagnostic { emit(.ignored(.touch(diagnostic.kind)), touch.id) }
    if let touch = verdict.touch { deliver(touch) }
  }

  /// Selects a cell, or none, and commits it without a finger, for keyboards and assistive technologies.
  ///
  /// It is ignored while a finger drags, and for a cell that is not there.
  public mutating func select(_ index: Int?, at time: Timestamp) {
    events.removeAll()
    tracker.advance(to: time)
    guard drags.isEmpty else { return emit(.ignored(.busy), nil) }
    if let index, index < 0 || index >= cells.count { return emit(.ignored(.noSuchCell(index)), nil) }
    if index != committed { emit(.selected(from: committed, to: index), nil) }
    commit(index, nil)
  }

  /// Takes all fingers away, as a system does that interrupts the app.
  public mutating func cancel(at time: Timestamp) {
    events.removeAll()
    tracker.advance(to: time)
    while let touch = tracker.cancelFirst(at: time) { deliver(touch) }
  }
}

extension DragSelection {
  private mutating func deliver(_ touch: Touch) {
    guard touch.phase != .began else { return land(touch) }
    guard let drag = drags.firstIndex(where: { $0.touch == touch.id }) else { return }
    switch touch.phase {
    case .began: break
    case .moved: move(drag, to: touch.location)
    case .ended:
      move(drag, to: touch.location)
      commit(drags.remove(at: drag).selection, touch.id)
    case .cancelled: restore(drag)
    }
  }

  private mutating func land(_ touch: Touch) {
    let position = cells.position(of: touch.location)
    guard position != .outside else { return }
    guard drags.isEmpty || policy.fingers == .each else { return emit(.ignored(.busy), touch.id) }
    // Outside until it has told where it is.
    drags.append(Drag(touch: touch.id, location: touch.location, position: .outside, selection: committed))
    enter(position, drags.count - 1)
  }

  private mutating func move(_ drag: Int, to location: ScenePoint) {
    let start = drags[drag].location
    drags[drag].location = location
    if policy.selectsPassedCells {
      var passage = CellPassage.start
      while let next = cells.next(after: passage, from: start, to: location) {
        enter(.cell(next.index), drag)
        passage = next
      }
    }
    enter(cells.position(of: location), drag)
  }

  private mutating func enter(_ position: CellPosition, _ drag: Int) {
    guard position != drags[drag].position else { return }
    drags[drag].position = position
    emit(.entered(position), drags[drag].touch)
    switch position {
    case .cell(let index): select(index, drag)
    case .gap: if policy.gap == .clear { select(nil, drag) }
    case .outside: if policy.outside == .clear { select(nil, drag) }
    }
  }

  private mutating func select(_ index: Int?, _ drag: Int) {
    let old = drags[drag].selection
    guard index != old else { return }
    drags[drag].selection = index
    emit(.selected(from: old, to: index), drags[drag].touch)
  }

  private mutating func commit(_ index: Int?, _ touch: TouchID?) {
    committed = index
    emit(.committed(index), touch)
  }

  private mutating func restore(_ drag: Int) {
    select(committed, drag)
    emit(.cancelled, drags.remove(at: drag).touch)
  }

  private mutating func emit(_ kind: SelectionEvent.Kind, _ touch: TouchID?) {
    events.append(SelectionEvent(time: tracker.time, touch: touch, kind: kind))
  }
}
