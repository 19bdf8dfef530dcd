import DioramaSyntax
import SystemPackage

/// The results of a run.
package struct Report {
  /// A file with its diagnostics.
  package struct File {
    package let source: SourceFile
    /// The diagnostics, sorted by position; never empty.
    package let diagnostics: [Diagnostic]
    /// Whether the file's warnings fail the run.
    package let isStrict: Bool

    package init(source: SourceFile, diagnostics: [Diagnostic], isStrict: Bool) {
      self.source = source
      self.diagnostics = diagnostics
      self.isStrict = isStrict
    }
  }

  /// The diagnostics that were already reported for a file. Most files are reported once, so their diagnostics need no
  /// hashing.
  private struct Seen {
    private var first: [Diagnostic] = []
    private var all: Set<Diagnostic> = []

    /// Adds diagnostics.
    ///
    /// - Returns: Those that are new.
    mutating func add(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
      let areDifferent = zip(diagnostics, diagnostics.dropFirst()).allSatisfy {
        $0.range.start < $1.range.start
      }
      if first.isEmpty, areDifferent {
        first = diagnostics
        return diagnostics
      }
      if all.isEmpty { all = Set(first) }
      let new = diagnostics.filter { all.insert($0).inserted }
      if first.isEmpty { first = new }
      return new
    }
  }

  /// The files with diagnostics, each once, in the order of the inputs.
  package private(set) var files: [File] = []
  /// The files and folders that could not be read or written.
  package private(set) var failures: [FileFailure] = []
  private var seen: [FilePath: Seen] = [:]
  /// The places of files among ``files``.
  private var places: [FilePath: Int] = [:]
  private var failed: [FilePath: Set<String>] = [:]

  /// Adds the diagnostics of a file, except those that were already reported.
  ///
  /// - Parameter isStrict: Whether warnings fail the run.
  package mutating func add(_ diagnostics: [Diagnostic], of file: SourceFile, isStrict: Bool = false) {
    guard !diagnostics.isEmpty else { return }
    let path = FilePath(file.path).lexicallyNormalized()
    let new = seen[path, default: Seen()].add(diagnostics)
    if new.isEmpty { return }
    guard let place = places[path] else {
      places[path] = files.count
      return files.append(File(source: file, diagnostics: new, isStrict: isStrict))
    }
    let known = files[place]
    files[place] = File(
      source: known.source, diagnostics: (known.diagnostics + new).sorted(),
      isStrict: known.isStrict || isStrict)
  }

  /// Removes diagnostics.
  mutating func removeDiagnostics(where isUnwanted: (SourceFile, Diagnostic) -> Bool) {
    files = files.compactMap { file in
      let kept = file.diagnostics.filter { !isUnwanted(file.source, $0) }
      return kept.isEmpty ? nil : File(source: file.source, diagnostics: kept, isStrict: file.isStrict)
    }
    places = [:]
    for (place, file) in files.enumerated() {
      places[FilePath(file.source.path).lexicallyNormalized()] = place
    }
  }

  /// Adds a file or folder that could not be read or written, unless this was already reported.
  package mutating func add(_ failure: FileFailure) {
    if failed[failure.path, default: []].insert(failure.reason).inserted { failures.append(failure) }
  }

  /// Whether there is nothing to report.
  package var isEmpty: Bool { files.isEmpty && failures.isEmpty }

  /// Returns the number of diagnostics of a severity.
  package func count(of severity: Severity) -> Int {
    files.reduce(0) { $0 + $1.diagnostics.count { $0.severity == severity } }
  }

  package init() {}
}

/// Returns a number with its noun.
package func plural(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
