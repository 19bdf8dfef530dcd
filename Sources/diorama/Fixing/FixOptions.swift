import ArgumentParser
import DioramaCompiler
import DioramaProject
import DioramaSyntax
import SystemPackage

/// Whether and how files are mended.
struct FixOptions {
  /// Whether every safe fix-it is made.
  var fix = false
  /// Whether the changes are printed instead of written.
  var dryRun = false

  /// Throws if the options do not go together.
  func check(besides inputs: InputOptions) throws {
    if dryRun, !fix {
      throw ValidationError("There is nothing to try with --dry-run alone; write '--fix --dry-run'.")
    }
    guard fix, inputs.format != .text else { return }
    let format = inputs.format.rawValue
    if dryRun {
      throw ValidationError(
        "A diff and a report with '--format \(format)' cannot both go to standard output.")
    }
    if inputs.paths.contains("-") {
      throw ValidationError(
        "Mended standard input and a report with '--format \(format)' cannot both go to standard output.")
    }
  }

  /// Writes what was mended, or prints it as a diff; what cannot be written is reported, and the rest goes on.
  func finish(_ mending: Mending, reportingTo run: inout SceneRun, isSilent: Bool) {
    if !dryRun {
      SourceWriter.removeLeftOvers(of: mending.inputs.filter { $0.old != $0.new }.compactMap(\.path))
    }
    for input in mending.inputs where input.old != input.new || input.path == nil && !dryRun {
      do {
        if dryRun {
          try Console.write(Self.diff(of: input), to: .standardOutput)
        } else if let path = input.path {
          try SourceWriter.replace(input.old.bytes, with: input.new.bytes, at: path)
        } else {
          try Console.write(Array(input.new.bytes), to: .standardOutput)
        }
        guard !isSilent, input.fixItCount > 0 else { continue }
        let path = Visible.text(input.old.path)
        let verb = dryRun ? "would fix" : "fixed"
        Console.write("\(path): note: \(verb) \(plural(input.fixItCount, "problem"))\n")
      } catch let failure as FileFailure {
        run.fail(failure)
      } catch {
        run.fail(FileFailure(input.path ?? "-", error))
      }
    }
  }

  /// The change as a diff that can be applied in the working directory.
  private static func diff(of change: Mending.Change) -> [UInt8] {
    let name = change.path.map { $0.absolute.relative(to: .workingDirectory).string } ?? "-"
    return UnifiedDiff.bytes(from: SourceFile(path: name, bytes: change.old.bytes), to: change.new)
  }
}
