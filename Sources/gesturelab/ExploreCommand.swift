import GestureLaws

/// Tries every sequence of a few inputs on small scenes and steppers.
struct ExploreCommand: Command {
  static let name: String = "explore"
  static let synopsis: String = "[--depth N]"
  static let summary: String = "Tries every sequence of a few inputs on small scenes, and checks that all laws hold."

  static let options: [Option] = [
    Option(
      "--depth",
      .number(1...9),
      "At most so many inputs in a sequence; otherwise each scene has a depth of its own."
    )
  ]

  static let notes: String = """
    A sequence that leads to a state that is known already is checked, but not continued. An abstract state is one
    without times, places and values.

    EXIT STATUS
      0 when every law holds; 2 when one is broken, which standard error tells with the shortest sequence, or an
      argument is wrong.
    """

  private let depth: Int?

  init(_ arguments: Arguments) throws(ArgumentError) {
    guard arguments.files.isEmpty else { throw ArgumentError("explore takes no file") }
    depth = arguments.number("--depth")
  }

  func run(_ output: Output) -> Bool {
    var survey = ExplorationSurvey()
    output.write(ExplorationSurvey.heading + "\n")
    for scene in ExploredScene.all { output.write(survey.explore(scene, upTo: depth) + "\n") }
    for stepper in ExploredStepper.all { output.write(survey.explore(stepper, upTo: depth) + "\n") }
    output.write(survey.summary + "\n")
    for breach in survey.breaches { output.complain(breach) }
    return survey.breaches.isEmpty
  }
}
