import ArgumentParser
import DioramaCompiler
import DioramaProject
import DioramaSyntax
import SystemPackage

/// The arguments that say whether and how files are fixed.
struct FixArguments: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Apply every safe fix-it, and report what is left.",
      discussion: """
        A fix-it is safe if it is the only one of its diagnostic and causes no further errors. A fix-it for a \
        warning must not change the meaning of the scene, either. Fixed standard input goes to standard output.
        """))
  var fix = false

  @Flag(help: "With --fix: write nothing, and print the changes as a unified diff.")
  var dryRun = false

  /// What the arguments say.
  var options: FixOptions { FixOptions(fix: fix, dryRun: dryRun) }
}

/// Whether and how files are fixed.
struct FixOptions {
  /// Whether every safe fix-it is applied.
  var fix = false
  /// Whether the changes are printed instead of written.
  var dryRun = false

  /// Throws if the options do not go together.
  func check(besides inputs: InputOptions) throws {
    if dryRun, !fix {
      throw ValidationError("--dry-run alone does nothing; write '--fix --dry-run'.")
    }
    guard fix, inputs.format != .text else { return }
    let format = inputs.format.rawValue
    if dryRun {
      throw ValidationError(
        "A diff and a report with '--format \(format)' cannot both go to standard output.")
    }
    if inputs.paths.contains("-") {
      throw ValidationError(
        "Fixed standard input and a report with '--format \(format)' cannot both go to standard output.")
    }
  }

  /// Writes the changes, or prints them as a diff. What cannot be written is reported, and the others are still
  /// written.
  func finish(_ fixes: ProjectFixes, reportingTo run: inout SceneRun, isSilent: Bool) {
    if !dryRun {
      SourceWriter.removeLeftovers(of: fixes.changes.filter { $0.old != $0.new }.compactMap(\.path))
    }
    for change in fixes.changes where change.old != change.new || change.path == nil && !dryRun {
      do {
        if dryRun {
          try Console.write(Self.diff(of: change), to: .standardOutput)
        } else if let path = change.path {
          try SourceWriter.replace(change.old.bytes, with: change.new.bytes, at: path)
        } else {
          try Console.write(Array(change.new.bytes), to: .standardOutput)
        }
        guard !isSilent, change.fixItCount > 0 else { continue }
        let path = Visible.text(change.old.path)
        let verb = dryRun ? "would fix" : "fixed"
        Console.write("\(path): note: \(verb) \(plural(change.fixItCount, "problem"))\n")
      } catch {
        run.fail(FileFailure(error, at: change.path ?? "-"))
      }
    }
  }

  /// The change as a diff that can be applied in the working directory.
  private static func diff(of change: ProjectFixes.Change) -> [UInt8] {
    let name = change.path.map { $0.absolute.relative(to: .workingDirectory).string } ?? "-"
    return UnifiedDiff.bytes(from: SourceFile(path: name, bytes: change.old.bytes), to: change.new)
  }
}
