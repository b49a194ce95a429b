import StepperCore

// All of what a host reads of a stepper. Cases with values of their own have numbers, as for gestures.

extension Digest {
  /// Takes in an event, and each of its values in the way that is said.
  mutating func combine<Value>(_ event: StepperEvent<Value>, _ combine: (inout Digest, Value) -> Void) {
    self.combine(event.time.nanoseconds)
    switch event.kind {
    case .changed(let old, let new, let reason):
      self.combine(0 as UInt8)
      combine(&self, old)
      combine(&self, new)
      self.combine(place(of: reason))
    case .hitBound(let direction):
      self.combine(1 as UInt8)
      self.combine(place(of: direction))
    case .blocked(let direction):
      self.combine(2 as UInt8)
      self.combine(place(of: direction))
    case .wrapped(let old, let new):
      self.combine(3 as UInt8)
      combine(&self, old)
      combine(&self, new)
    case .editingBegan: self.combine(4 as UInt8)
    case .editingEnded(let end):
      self.combine(5 as UInt8)
      self.combine(place(of: end))
    case .committed(let old, let new):
      self.combine(6 as UInt8)
      combine(&self, old)
      combine(&self, new)
    case .ignored(let reason):
      self.combine(7 as UInt8)
      self.combine(reason)
    case .rejected(let error):
      self.combine(8 as UInt8)
      self.combine(error, combine)
    }
  }

  private mutating func combine(_ reason: IgnoredReason) {
    switch reason {
    case .busy: combine(0 as UInt8)
    case .alreadyPressed: combine(1 as UInt8)
    case .notPressed: combine(2 as UInt8)
    case .alreadyOutside: combine(3 as UInt8)
    case .alreadyInside: combine(4 as UInt8)
    case .disabled: combine(5 as UInt8)
    case .tornDown: combine(6 as UInt8)
    case .notFinite: combine(7 as UInt8)
    case .noBound: combine(8 as UInt8)
    case .timeWentBack(let lag):
      combine(9 as UInt8)
      combine(lag)
    }
  }

  private mutating func combine<Value>(
    _ error: StepperConfigurationError<Value>,
    _ combine: (inout Digest, Value) -> Void
  ) {
    switch error {
    case .stepNotPositive(let step):
      self.combine(0 as UInt8)
      combine(&self, step)
    case .notFinite(let parameter, let value):
      self.combine(1 as UInt8)
      self.combine(number(of: parameter))
      combine(&self, value)
    case .lowerAboveUpper(let lower, let upper):
      self.combine(2 as UInt8)
      combine(&self, lower)
      combine(&self, upper)
    case .largeStepNotPositive(let count):
      self.combine(3 as UInt8)
      self.combine(count)
    }
  }

  private func number<Value>(of parameter: StepperConfigurationError<Value>.Parameter) -> UInt8 {
    switch parameter {
    case .lowerBound: 0
    case .upperBound: 1
    case .step: 2
    case .origin: 3
    case .value: 4
    }
  }

  private func place<Case: CaseIterable & Equatable>(of case: Case) -> UInt8 {
    var place: UInt8 = 0
    for other in Case.allCases {
      if other == `case` { return place }
      place += 1
    }
    return place
  }
}
