import ArgumentParser
import DioramaProject
import DioramaSyntax
import SystemPackage

/// Writes files in the standard layout.
struct FormatCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "format", _superCommandName: Diorama.name,
    abstract: "Write scenes, components, declarations and diorama.yaml in the standard layout.",
    discussion: """
      Only indentation, blanks and empty lines change. Lines are not joined or broken, keys keep their order, and \
      comments stay where they are. A file keeps its meaning: before it is written, its new content is read and \
      compared with the old. A file with syntax errors is reported and not changed.
      """)

  @Argument(
    help: ArgumentHelp(
      "Files, folders to search for them, or '-' for standard input.",
      discussion: """
        In a folder, scenes, declarations and configurations are found at any depth. Without a path, the command \
        works on the project that the working directory belongs to. Formatted standard input goes to standard output.
        """,
      valueName: "path"),
    completion: .file())
  var paths: [String] = []

  @Flag(help: "Write nothing, and report which files are not formatted.")
  var check = false

  @Flag(help: "Write nothing, and print the changes as a unified diff.")
  var dryRun = false

  func validate() throws {
    if check, dryRun {
      throw ValidationError("--check prints no changes; leave out --check or --dry-run.")
    }
    if paths.filter({ $0 == "-" }).count > 1 {
      throw ValidationError("Standard input can be read only once.")
    }
  }

  func run() throws {
    let options = InputOptions(run: RunOptions(paths: paths, progress: Progress()))
    var formatting = try ProjectFormatting(options.run)
    let changed = formatting.files.filter { !$0.isFormatted }
    if !check, !dryRun { SourceWriter.removeLeftovers(of: changed.compactMap(\.path)) }
    for file in formatting.files where !file.isFormatted || file.path == nil {
      do {
        try finish(file)
      } catch {
        formatting.fail(FileFailure(error, at: file.path ?? FilePath(file.old.path)))
      }
    }
    let summary = "\(plural(formatting.files.count, "file")): \(changed.count) not formatted"
    try formatting.report.finish(
      check || dryRun ? summary : "formatted \(plural(changed.count, "file"))", options)
  }

  /// Writes a file, or reports that it is not formatted.
  private func finish(_ file: ProjectFormatting.File) throws {
    if check {
      guard !file.isFormatted else { return }
      let path = file.path ?? FilePath(file.old.path)
      throw FileFailure(path, "is not formatted; run 'diorama format'", kind: .outOfDate)
    }
    try file.new.replace(file.old, at: file.path, isDiff: dryRun)
    if !dryRun, file.path != nil { Console.write("\(Visible.text(file.old.path)): note: formatted\n") }
  }
}
