import Foundation
import GestureKit

/// What came out of a scenario.
struct PlayedScenario {
  /// Nil if not even the name could be read.
  let name: String?
  let playback: Result<Playback, ScenarioError>

  init(_ job: PlayJob, _ decoder: JSONDecoder, isTracing: Bool) {
    guard let content = job.content else {
      name = nil
      playback = .failure(ScenarioError(path: "", message: "cannot be read"))
      return
    }
    do {
      let scenario = try decoder.decode(Scenario.self, from: content)
      name = scenario.name
      playback = Result { () throws(ScenarioError) in try ScenarioPlayer.play(scenario, isTracing: isTracing) }
    } catch {
      name = try? decoder.decode(Name.self, from: content).name
      playback = .failure(ScenarioError(error))
    }
  }

  /// The one thing that an error message wants of a scenario that cannot be read.
  private struct Name: Decodable {
    let name: String
  }
}

extension PlayedScenario {
  /// Plays the scenarios of a file one after the other and keeps the decisions of each, to be told or drawn.
  static func each(of file: String, _ take: (_ place: String, PlayedScenario) -> Void) {
    var reader = ScenarioReader(files: [file])
    let decoder = JSONDecoder()
    while let jobs = reader.next() {
      for job in jobs {
        releasingTemporaries { take(job.place, PlayedScenario(job, decoder, isTracing: true)) }
      }
    }
  }
}
