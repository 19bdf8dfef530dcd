import DioramaSyntax
import SystemPackage

/// What a run has found.
package struct Report {
  /// A file with what is wrong with it.
  package struct File {
    package let source: SourceFile
    /// Sorted by place; never empty.
    package let diagnostics: [Diagnostic]
    /// Whether warnings in it fail the run.
    package let isStrict: Bool

    package init(source: SourceFile, diagnostics: [Diagnostic], isStrict: Bool) {
      self.source = source
      self.diagnostics = diagnostics
      self.isStrict = isStrict
    }
  }

  /// The files with diagnostics, in the order of the inputs.
  package private(set) var files: [File] = []
  /// What could not be read or written.
  package private(set) var failures: [FileFailure] = []
  private var seen: [FilePath: Set<Diagnostic>] = [:]
  private var failed: [FilePath: Set<String>] = [:]

  /// Adds what is wrong with a file, except what was reported before.
  ///
  /// - Parameter isStrict: Whether warnings fail the run.
  package mutating func add(_ diagnostics: [Diagnostic], of file: SourceFile, isStrict: Bool = false) {
    guard !diagnostics.isEmpty else { return }
    let path = FilePath(file.path).lexicallyNormalized()
    var reported = seen.removeValue(forKey: path) ?? []
    let new = diagnostics.filter { reported.insert($0).inserted }
    seen[path] = reported
    if !new.isEmpty { files.append(File(source: file, diagnostics: new, isStrict: isStrict)) }
  }

  /// Removes diagnostics.
  mutating func removeDiagnostics(where isUnwanted: (SourceFile, Diagnostic) -> Bool) {
    files = files.compactMap { file in
      let kept = file.diagnostics.filter { !isUnwanted(file.source, $0) }
      return kept.isEmpty ? nil : File(source: file.source, diagnostics: kept, isStrict: file.isStrict)
    }
  }

  /// Adds a file or folder that could not be read or written, unless the same was reported before.
  package mutating func add(_ failure: FileFailure) {
    if failed[failure.path, default: []].insert(failure.reason).inserted { failures.append(failure) }
  }

  /// How many diagnostics there are of a severity.
  package func count(of severity: Severity) -> Int {
    files.reduce(0) { $0 + $1.diagnostics.count { $0.severity == severity } }
  }

  package init() {}
}
