import StepperCore

/// What holds for every step, whatever the type and the rules.
enum StepLaw: String {
  case insideBounds = "the value is outside its bounds"
  case wrapsOnlyIfRuled = "it wraps though the rule or an open side forbids it"
  case wrapChangesValue = "it wraps to the value it had"
  case keepsDirection = "it goes against its direction without wrapping"

  /// The first law that the result of a step breaks, if any.
  static func broken<Value>(
    by result: StepResult<Value>,
    from start: Value,
    _ count: Int,
    in range: StepRange<Value>
  ) -> StepLaw? {
    let (before, after) = (range.clamped(start), result.value)
    if let lower = range.lowerBound, !(after >= lower) { return .insideBounds }
    if let upper = range.upperBound, !(after <= upper) { return .insideBounds }
    if result.wrapped {
      let isRuled = range.wrap != .none && range.lowerBound != nil && range.upperBound != nil
      return !isRuled ? .wrapsOnlyIfRuled : after == before ? .wrapChangesValue : nil
    }
    let isKept = count > 0 ? after >= before : count < 0 ? after <= before : after == before
    return isKept ? nil : .keepsDirection
  }
}
