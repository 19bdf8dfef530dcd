import DioramaSyntax
import SystemPackage

/// All inputs in the standard layout: scenes, declarations and the configurations of projects.
package struct ProjectFormatting {
  /// An input that could be formatted.
  package struct File: Sendable {
    /// Its path; `nil` for standard input.
    package let path: FilePath?
    package let old: SourceFile
    package let new: SourceFile

    /// Whether the input already had the standard layout.
    package var isFormatted: Bool { old.bytes == new.bytes }
  }

  package private(set) var files: [File] = []
  /// The errors of inputs that cannot be formatted.
  package private(set) var report = Report()

  /// Reads and formats all inputs, and writes nothing.
  ///
  /// - Throws: `SceneRun.NoInputs` if there is nothing to format.
  package init(_ options: RunOptions, from tree: any FileTree = WorkingTree()) throws {
    var finder = InputFinder(tree, options.workers)
    finder.add(options.paths)
    if options.paths.isEmpty {
      guard finder.addProject() else { throw SceneRun.NoInputs() }
      for project in finder.projects.all where !project.isBroken {
        finder.add(project.configuration.declarations.map { project.path($0).string }, mayBeEmpty: true)
      }
    }
    for failure in finder.failures + finder.projects.failures { report.add(failure) }
    for project in finder.projects.all where project.isBroken {
      report.add(project.diagnostics.filter { $0.severity == .error }, of: project.file)
    }
    let folders = options.paths.map { FilePath($0).absolute }
    let configurations = finder.projects.all.filter { project in
      options.paths.isEmpty || folders.contains { project.absoluteRoot.starts(with: $0) }
    }
    let named = finder.namedProjects().filter { project in !configurations.contains { $0 === project } }
    let found =
      (configurations + named).filter { !$0.file.bytes.isEmpty }.map { (FilePath($0.file.path), $0.file) }
      + finder.inputs.compactMap { input in input.source.map { (input.path, $0) } }
    for ((path, old), result) in zip(found, options.workers.map(found) { Formatting($0.1) }) {
      switch result {
      case .formatted(let bytes):
        files.append(File(path: path, old: old, new: SourceFile(path: old.path, bytes: bytes)))
      case .broken(let diagnostics):
        report.add(diagnostics, of: old)
      case .unsafe:
        let reason =
          "cannot be formatted without changing its meaning; indent it by hand"
        report.add(FileFailure(path ?? FilePath(old.path), reason))
      }
    }
  }

  /// Reports a file that is not formatted, or that could not be written.
  package mutating func fail(_ failure: FileFailure) { report.add(failure) }
}
