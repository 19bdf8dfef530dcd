import DioramaCompiler
import DioramaTree

/// The problems that a project knows of and tolerates, with how many there are of each. Errors are not among them: a scene with one
/// has no output.
package struct Baseline: Equatable {
  /// The version of the form that this tool reads and writes.
  static let version = 1

  /// How often a problem may be known: more than any run finds, and few enough to add up.
  static let largestCount = 1_000_000

  var counts: [KnownProblem: Int] = [:]

  package init() {}

  init(counts: [KnownProblem: Int]) { self.counts = counts }

  /// Takes out what an earlier version of the command has written down: problems that are errors.
  ///
  /// - Returns: How many there were.
  package mutating func removeErrors() -> Int {
    let errors = counts.filter { DiagnosticCatalogue.kind(of: $0.key.code)?.severity == .error }
    for problem in errors.keys { counts[problem] = nil }
    return errors.values.reduce(0, +)
  }

  /// How many problems there are.
  package var count: Int { counts.values.reduce(0, +) }

  /// The baseline as JSON: sorted, an object for each kind of problem, so that two people's additions can be merged.
  package var json: JSON {
    let problems = counts.sorted { $0.key < $1.key }.map { problem, count in
      JSON.object([
        JSON.Member("file", .string(problem.file)), JSON.Member("code", .string(problem.code)),
        JSON.Member("line", .string(problem.line)), JSON.Member("text", .string(problem.text)),
        JSON.Member("count", .integer(count)),
      ])
    }
    return ["version": .integer(Self.version), "problems": .array(problems)]
  }
}
