import ArgumentParser
import DioramaCompiler
import DioramaProject
import DioramaSyntax
import SystemPackage

/// Checks scenes and declarations, and fixes them on request.
struct ValidateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "validate", _superCommandName: Diorama.name,
    abstract: "Check scenes and declarations.",
    discussion: """
      Errors and warnings are reported on standard error, each with its location and what to do about it. Without \
      --fix and --write-baseline, nothing is written. If the configuration of a project or one of its declarations is \
      named, the scenes of the project are checked as well.
      """)

  @OptionGroup var inputs: InputArguments

  @Flag(
    help: ArgumentHelp(
      "Check what is staged in git instead of the working tree.",
      discussion:
        "Without a path, the scenes and declarations that the next commit adds or changes are checked."))
  var staged = false

  @OptionGroup(title: "Fixes") var fixes: FixArguments
  @OptionGroup(title: "Known diagnostics") var knownDiagnostics: BaselineArguments

  /// The validation that the arguments specify.
  var validation: Validation {
    Validation(
      options: inputs.options, isStaged: staged, fixOptions: fixes.options,
      baselineOptions: knownDiagnostics.options)
  }

  func validate() throws { try validation.check() }

  func run() throws { try validation.run() }
}

/// One run of `validate`.
struct Validation {
  let options: InputOptions
  /// Whether to check the files that are staged in git instead of the working tree.
  var isStaged = false
  var fixOptions = FixOptions()
  var baselineOptions = BaselineOptions()

  /// Throws if the options cannot be combined.
  func check() throws {
    try fixOptions.check(besides: options)
    try baselineOptions.check(besides: options, fixOptions)
    if isStaged, fixOptions.fix {
      throw ValidationError("Staged files cannot be fixed; leave out --fix or --staged.")
    }
    if isStaged, baselineOptions.isWriting {
      throw ValidationError(
        "A baseline is for all files, and not only for staged ones; leave out --write-baseline or --staged.")
    }
    if isStaged, options.run.paths.contains("-") {
      throw ValidationError("Standard input cannot be staged; leave out '-' or --staged.")
    }
  }

  /// Checks everything, and performs the other actions that were requested.
  func run() throws {
    let isSilent = options.format != .text
    var run: SceneRun
    do {
      var tree: any FileTree = WorkingTree()
      if fixOptions.fix {
        let fixes = ProjectFixes(options.run)
        run = try fixes.check()
        fixOptions.finish(fixes, reportingTo: &run, isSilent: isSilent)
      } else if isStaged {
        let staged = try StagedTree()
        tree = staged
        run = try stagedRun(staged)
      } else {
        run = try SceneRun(checking: options.run)
      }
      for note in baselineOptions.apply(to: &run, from: tree) where !isSilent || note.isAboutWriting {
        Console.write("\(Visible.text(note.path.string)): note: \(Visible.text(note.text))\n")
      }
    } catch let failure as FileFailure {
      run = SceneRun(options.run, failure)
    }
    try run.report.finish("checked \(plural(run.sceneCount, "scene"))", options)
  }

  private func stagedRun(_ tree: StagedTree) throws -> SceneRun {
    guard options.run.paths.isEmpty else { return try SceneRun(checking: options.run, from: tree) }
    let changes = try tree.changes()
    return try SceneRun(
      checking: options.run, paths: changes.present, changed: changes.declarations, from: tree)
  }
}

/// The arguments for fixing files.
struct FixArguments: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      "Apply every safe fix-it, and report the rest.",
      discussion: """
        A fix-it is safe if it is the only one of its diagnostic, is not a guess, and causes no further errors. A \
        fix-it for a warning must not change the meaning of the scene, either. Fixed standard input goes to standard \
        output.
        """))
  var fix = false

  @Flag(help: "With --fix: write nothing, and print the changes as a unified diff.")
  var dryRun = false

  /// The options that the arguments specify.
  var options: FixOptions { FixOptions(fix: fix, dryRun: dryRun) }
}

/// Whether and how to fix files.
struct FixOptions {
  /// Whether to apply every safe fix-it.
  var fix = false
  /// Whether to print the changes instead of writing them.
  var dryRun = false

  /// Throws if the options cannot be combined.
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
    if inputs.run.paths.contains("-") {
      throw ValidationError(
        "Fixed standard input and a report with '--format \(format)' cannot both go to standard output.")
    }
  }

  /// Writes the changes, or prints them as a diff. Files that cannot be written are reported, and the others are still
  /// written.
  func finish(_ fixes: ProjectFixes, reportingTo run: inout SceneRun, isSilent: Bool) {
    if !dryRun {
      SourceWriter.removeLeftovers(of: fixes.files.filter { $0.old != $0.new }.compactMap(\.path))
    }
    for file in fixes.files where file.old != file.new || file.path == nil && !dryRun {
      do {
        try file.new.replace(file.old, at: file.path, isDiff: dryRun)
        guard !isSilent, file.fixItCount > 0 else { continue }
        let path = Visible.text(file.old.path)
        let verb = dryRun ? "would apply" : "applied"
        Console.write("\(path): note: \(verb) \(plural(file.fixItCount, "fix-it"))\n")
      } catch {
        run.fail(FileFailure(error, at: file.path ?? "-"))
      }
    }
  }
}

extension SourceFile {
  /// Writes this content of a file in place of an older one. That of standard input goes to standard output.
  ///
  /// - Parameters:
  ///   - path: The file's path; `nil` for standard input.
  ///   - isDiff: Whether to print the change instead, as a diff that can be applied in the working directory.
  func replace(_ old: SourceFile, at path: FilePath?, isDiff: Bool) throws {
    if isDiff {
      // git and patch do not change the target of a link.
      let name = path.map { $0.resolved.relative(to: .workingDirectory).string } ?? "-"
      let diff = UnifiedDiff.bytes(from: SourceFile(path: name, bytes: old.bytes), to: self)
      try Console.write(diff, to: .standardOutput)
    } else if let path {
      try SourceWriter.replace(old.bytes, with: bytes, at: path)
    } else {
      try Console.write(Array(bytes), to: .standardOutput)
    }
  }
}

/// The arguments for the baseline of known diagnostics.
struct BaselineArguments: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Do not report the warnings in this file; report only others, and all errors.",
      discussion: """
        A diagnostic is identified by its file, its code and the text of its line, even if the line moves. Diagnostics \
        that no longer occur are listed.
        """,
      valueName: "file"),
    completion: .file())
  var baseline: String?

  @Flag(
    help: ArgumentHelp(
      "Write the current warnings to the baseline.",
      discussion: """
        Errors are still reported, because a scene with an error has no output. Without --baseline, the file is the \
        one that diorama.yaml names, or \(BaselineOptions.fileName) in the project's folder. Entries for files that \
        this run does not check are kept.
        """
    ))
  var writeBaseline = false

  /// The options that the arguments specify.
  var options: BaselineOptions { BaselineOptions(baseline: baseline, isWriting: writeBaseline) }
}

extension BaselineOptions {
  /// Throws if the options cannot be combined.
  func check(besides inputs: InputOptions, _ fixes: FixOptions) throws {
    guard isWriting else { return }
    if fixes.dryRun {
      throw ValidationError("--dry-run writes nothing; leave out --dry-run or --write-baseline.")
    }
    if inputs.run.paths.contains("-") {
      throw ValidationError("A baseline is for files; leave out '-' or --write-baseline.")
    }
  }
}
