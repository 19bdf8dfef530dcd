import ArgumentParser
import DioramaProject
import DioramaSyntax
import DioramaTree
import SystemPackage

/// Which problems are known and tolerated.
struct BaselineOptions {
  /// The baseline's name where the command line names none.
  static let fileName = "diorama-baseline.json"

  /// The file that knows problems; what `diorama.yaml` names if `nil`.
  var baseline: String?
  /// Whether the problems that there are become known.
  var writeBaseline = false

  /// Throws if the options do not go together.
  func check(besides inputs: InputOptions, _ fixes: FixOptions) throws {
    guard writeBaseline else { return }
    if fixes.dryRun { throw ValidationError("--dry-run writes nothing; leave it out, or --write-baseline.") }
    if inputs.paths.contains("-") {
      throw ValidationError("A baseline knows problems of files; leave out '-' or --write-baseline.")
    }
  }

  /// A baseline in use: its path, and the folder that it is for; everything if `nil`.
  private typealias Use = (path: FilePath, folder: FilePath?)

  /// The baselines for a run: the one that the command line names, or those that the projects name.
  private func uses(in run: SceneRun) -> [Use] {
    if let baseline { return [(FilePath(baseline), nil)] }
    let ofProjects = run.projects.compactMap { project -> Use? in
      project.configuration.baseline.map { (project.path($0), project.absoluteRoot) }
    }
    guard writeBaseline, ofProjects.isEmpty else { return ofProjects }
    return [(run.projects.first?.path(Self.fileName) ?? FilePath(Self.fileName), nil)]
  }

  /// Takes what baselines know out of a run, and tells what is gone; or writes the run's problems and takes them all out.
  ///
  /// - Parameter tree: Where baselines are read from.
  func apply(to run: inout SceneRun, from tree: any FileTree, isSilent: Bool) {
    for use in uses(in: run) {
      do {
        var baseline = try read(use.path, from: tree)
        let errors = baseline.removeErrors()
        if errors > 0, !writeBaseline, !isSilent {
          tell(
            "\(plural(errors, "problem")) in it can no longer be tolerated, since a scene with an error has no output; "
              + "fix what is reported, and remove the rest with --write-baseline", of: use.path)
        }
        try writeBaseline ? write(baseline, use, &run) : apply(baseline, use, &run, isSilent: isSilent)
      } catch let failure as FileFailure {
        run.fail(failure)
      } catch {
        run.fail(FileFailure(use.path, error))
      }
    }
  }

  private func read(_ path: FilePath, from tree: any FileTree) throws -> Baseline {
    if writeBaseline, !tree.exists(path) { return Baseline() }
    do {
      let bytes = try tree.read(path)
      guard bytes.count <= Limits.fileSize else { throw BaselineReader.Failure.tooLarge }
      return try BaselineReader.read(Array(bytes))
    } catch let failure as BaselineReader.Failure {
      throw FileFailure(path, failure.reason)
    } catch let failure as FileFailure where !tree.exists(path) {
      throw FileFailure(path, "\(failure.reason); write it with --write-baseline, or do without a baseline")
    }
  }

  private func write(_ baseline: Baseline, _ use: Use, _ run: inout SceneRun) throws {
    var matching = BaselineMatching(baseline, folder: use.path.inFolderFollowingLinks.removingLastComponent())
    run.leaveOut { source, diagnostic in
      let isMeant = use.folder.map { FilePath(source.path).absolute.starts(with: $0) } ?? true
      return isMeant && matching.record(diagnostic, in: source)
    }
    let written = matching.updated(afterChecking: run.paths)
    let bytes = written.json.serialized
    guard bytes.count <= Limits.fileSize else {
      throw FileFailure(use.path, "would have more than 16 MiB; fix some problems, or exclude files, first")
    }
    try SourceWriter.write(bytes, to: use.path)
    let errors = run.report.count(of: .error)
    let others =
      errors == 0
      ? ""
      : ", and left out \(plural(errors, "error")): a scene with an error has no output, so fix what is reported"
    tell("wrote \(plural(written.count, "problem"))\(others)", of: use.path)
  }

  private func apply(_ baseline: Baseline, _ use: Use, _ run: inout SceneRun, isSilent: Bool) {
    var matching = BaselineMatching(baseline, folder: use.path.inFolderFollowingLinks.removingLastComponent())
    run.leaveOut { matching.takes($1, in: $0) }
    let gone = matching.gone(afterChecking: run.paths)
    guard !isSilent, !gone.isEmpty else { return }
    for (problem, count) in gone.prefix(Report.File.textLimit) {
      let amount = count == 1 ? "" : " (\(count) times)"
      tell("'\(problem.code)' is gone from \(problem.file)\(amount): \(problem.line)", of: use.path)
    }
    if gone.count > Report.File.textLimit {
      tell("and \(gone.count - Report.File.textLimit) more are gone", of: use.path)
    }
    tell("--write-baseline removes what is gone", of: use.path)
  }

  private func tell(_ text: String, of path: FilePath) {
    Console.write("\(Visible.text(path.string)): note: \(Visible.text(text))\n")
  }
}
