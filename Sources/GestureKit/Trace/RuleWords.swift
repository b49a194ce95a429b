#if !hasFeature(Embedded)
/// The rules in words, as they go on behind the name of the gesture that prevented another one.
extension PrecedenceRule {
  var words: String {
    switch self {
    case .succeededBefore: "which had succeeded with the same finger before"
    case .inner: "which lies inside"
    case .attachedBefore: "which is attached before it"
    case .highPriority: "which has high priority"
    case .outerHighPriority: "which has high priority further out"
    case .requirement: "whose failure it waited for"
    case .exclusivePair: "of the two only one may succeed"
    }
  }
}

/// The rules in words, as they go on behind the name of the gesture that is waited for.
extension WaitingRule {
  var words: String {
    switch self {
    case .requirement: "that is required"
    case .moreTaps: "more taps may come"
    case .precedence: "it comes first by its place or priority"
    case .exclusivePair: "it is the first of the two, of which only one may succeed"
    }
  }
}
#endif
