import ArgumentParser
import DioramaTree
import SystemPackage

/// Which problems are known and tolerated.
struct BaselineOptions: ParsableArguments {
  /// The baseline's name where the command line names none.
  static let fileName = "diorama-baseline.json"

  @Option(
    help: ArgumentHelp(
      "Tolerate the problems that this file knows; only others are reported.",
      discussion: """
        A problem is known by its file, its code and the text of its line, wherever that line stands. Problems that are gone \
        are told, so that they can be removed.
        """,
      valueName: "file"),
    completion: .file())
  var baseline: String?

  @Flag(
    help: ArgumentHelp(
      "Write the problems that there are to the baseline.",
      discussion:
        "Without --baseline, it is \(fileName). What it knows of files that are not checked in this run stays."
    ))
  var writeBaseline = false

  /// The path of the baseline.
  private var path: FilePath { FilePath(baseline ?? Self.fileName) }

  /// Throws if the options do not go together.
  func check(besides inputs: InputOptions, _ fixes: FixOptions) throws {
    guard writeBaseline else { return }
    if fixes.dryRun { throw ValidationError("--dry-run writes nothing; leave it out, or --write-baseline.") }
    if inputs.paths.contains("-") {
      throw ValidationError("A baseline knows problems of files; leave out '-' or --write-baseline.")
    }
  }

  /// The baseline; `nil` if none is asked for.
  func read() throws -> Baseline? {
    guard baseline != nil || writeBaseline else { return nil }
    if writeBaseline, (try? path.stat()) == nil { return Baseline() }
    do {
      return try BaselineReader.read(FileReader.read(path))
    } catch let failure as BaselineReader.Failure {
      throw FileFailure(path, failure.reason)
    } catch let failure as FileFailure where (try? path.stat()) == nil {
      throw FileFailure(path, "\(failure.reason); write it with --write-baseline, or leave out --baseline")
    }
  }

  /// Takes what the baseline knows out of a run, and tells what is gone; or writes the run's problems and takes them all out.
  func apply(_ baseline: Baseline, to run: inout SceneRun, isSilent: Bool) {
    let folder = path.inFolderFollowingLinks.removingLastComponent()
    var matching = BaselineMatching(baseline, folder: folder)
    if writeBaseline {
      run.leaveOut { matching.record($1, in: $0) }
      let written = matching.updated(afterChecking: run.paths)
      do {
        try SourceWriter.write(written.json.serialized, to: path)
        tell("wrote \(plural(written.count, "problem"))")
      } catch let failure as FileFailure {
        run.fail(failure)
      } catch {
        run.fail(FileFailure(path, error))
      }
      return
    }
    run.leaveOut { matching.takes($1, in: $0) }
    let gone = matching.gone(afterChecking: run.paths)
    guard !isSilent, !gone.isEmpty else { return }
    for (problem, count) in gone {
      let amount = count == 1 ? "" : " (\(count) times)"
      tell("'\(problem.code)' is gone from \(problem.file)\(amount): \(problem.line)")
    }
    tell("--write-baseline removes what is gone")
  }

  private func tell(_ text: String) {
    Console.write("\(Visible.text(path.string)): note: \(Visible.text(text))\n")
  }
}
