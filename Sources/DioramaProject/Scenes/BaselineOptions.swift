import DioramaCompiler
import DioramaSyntax
import DioramaTree
import SystemPackage

/// Which known diagnostics a run tolerates, and whether it writes them.
package struct BaselineOptions {
  /// The default name of a baseline.
  package static let fileName = "diorama-baseline.json"

  /// The maximum number of diagnostics to list that no longer occur.
  private static let listLimit = 100

  /// The baseline file; `nil` for the one that `diorama.yaml` names.
  package let baseline: String?
  /// Whether to write the diagnostics of the run to the baseline.
  package let isWriting: Bool

  package init(baseline: String? = nil, isWriting: Bool = false) {
    self.baseline = baseline
    self.isWriting = isWriting
  }

  /// A message about a baseline.
  package struct Note {
    package let path: FilePath
    package let text: String
    /// Whether the message reports that the baseline was written, as requested.
    package let isAboutWriting: Bool
  }

  /// A baseline in use.
  private struct Use {
    let path: FilePath
    /// The project that names it and must contain it.
    let project: Project?
    /// Whether it applies to all files, and not only to those of the project.
    let isForAll: Bool

    /// The absolute path of its folder.
    var folder: FilePath { path.inFolderFollowingLinks.removingLastComponent() }

    func note(_ text: String, isAboutWriting: Bool = false) -> Note {
      Note(path: path, text: text, isAboutWriting: isAboutWriting)
    }
  }

  /// Returns the baselines for a run: the named one, or those that the projects name.
  private func uses(in run: SceneRun) -> [Use] {
    if let baseline { return [Use(path: FilePath(baseline), project: nil, isForAll: true)] }
    let ofProjects = run.projects.compactMap { project -> Use? in
      project.configuration.baseline.map { Use(path: project.path($0), project: project, isForAll: false) }
    }
    let project = run.projects.first
    guard isWriting, ofProjects.isEmpty, project?.isBroken != true else { return ofProjects }
    return [
      Use(path: project?.path(Self.fileName) ?? FilePath(Self.fileName), project: project, isForAll: true)
    ]
  }

  /// Removes known diagnostics from the report of a run; or writes the run's diagnostics, and removes them all.
  ///
  /// - Parameter tree: The tree to read baselines from, from which the run read its files.
  package func apply(to run: inout SceneRun, from tree: any FileTree) -> [Note] {
    var notes: [Note] = []
    for use in uses(in: run) {
      do {
        let baseline = try read(use.path, from: tree)
        if isWriting {
          notes.append(try write(baseline, use, &run, tree))
        } else {
          notes += apply(baseline, use, &run, tree)
        }
      } catch {
        run.fail(FileFailure(error, at: use.path))
      }
    }
    return notes
  }

  /// Removes the diagnostics that the baselines of a run's projects contain from its report.
  static func removeKnownDiagnostics(from run: inout SceneRun) {
    let (options, tree) = (BaselineOptions(), WorkingTree())
    for use in options.uses(in: run) {
      do {
        let baseline = try options.read(use.path, from: tree)
        var matching = BaselineMatching(baseline, folder: use.folder, tree: tree)
        run.report.removeDiagnostics { matching.takes($1, in: $0) }
      } catch {
        run.fail(FileFailure(error, at: use.path))
      }
    }
  }

  private func read(_ path: FilePath, from tree: any FileTree) throws -> Baseline {
    if isWriting, !tree.exists(path) { return Baseline() }
    do {
      let bytes = try tree.read(path)
      guard bytes.count <= Limits.fileSize else { throw BaselineReader.Failure.tooLarge }
      return try BaselineReader.read(Array(bytes))
    } catch let failure as BaselineReader.Failure {
      throw FileFailure(path, failure.reason)
    } catch let failure as FileFailure where !tree.exists(path) {
      throw FileFailure(path, "\(failure.reason); write it with --write-baseline, or use no baseline")
    }
  }

  private func write(_ baseline: Baseline, _ use: Use, _ run: inout SceneRun, _ tree: any FileTree) throws
    -> Note
  {
    var matching = BaselineMatching(baseline, folder: use.folder, tree: tree)
    var report = run.report
    report.removeDiagnostics { source, diagnostic in
      let isMeant =
        use.isForAll
        || use.project.map { FilePath(source.path).absolute.starts(with: $0.absoluteRoot) } ?? true
      return isMeant && matching.record(diagnostic, in: source)
    }
    let written = matching.updated(afterChecking: run.paths)
    let bytes = written.json.serialized
    guard bytes.count <= Limits.fileSize else {
      throw FileFailure(use.path, "would be larger than 16 MiB; fix some warnings first, or exclude files")
    }
    try SourceWriter.write(bytes, to: use.path, below: use.project?.absoluteRoot)
    run.report = report
    let errors = run.report.count(of: .error)
    let others =
      errors == 0
      ? ""
      : ", but not \(plural(errors, "error")), which a baseline cannot contain; fix them"
    return use.note("wrote \(plural(written.count, "diagnostic"))\(others)", isAboutWriting: true)
  }

  private func apply(_ baseline: Baseline, _ use: Use, _ run: inout SceneRun, _ tree: any FileTree) -> [Note]
  {
    var matching = BaselineMatching(baseline, folder: use.folder, tree: tree)
    run.report.removeDiagnostics { matching.takes($1, in: $0) }
    let obsolete = matching.obsolete(afterChecking: run.paths)
    if obsolete.isEmpty { return [] }
    var notes = obsolete.prefix(Self.listLimit).map { known, count in
      let amount = count == 1 ? "" : " (\(count) times)"
      return use.note("'\(known.code)' no longer occurs in \(known.file)\(amount): \(known.line)")
    }
    if obsolete.count > Self.listLimit {
      notes.append(use.note("and \(obsolete.count - Self.listLimit) more no longer occur"))
    }
    return notes + [use.note("remove them with --write-baseline")]
  }
}
