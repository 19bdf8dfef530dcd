import ArgumentParser
import DioramaSyntax
import SystemPackage

/// What a run has found: the material of every format.
struct Report {
  /// A file with what is wrong in it.
  struct File {
    let source: SourceFile
    /// Sorted by place; never empty.
    let diagnostics: [Diagnostic]
    /// Whether warnings in it fail the run.
    let isStrict: Bool

    /// How many diagnostics of a file a person is shown.
    static let textLimit = 100

    /// How many diagnostics of a file a program is told of.
    static let machineLimit = 1000

    /// The first diagnostics of the file, and in words how many more there are; `nil` if those are all.
    func first(_ limit: Int) -> (file: File, others: String?) {
      guard diagnostics.count > limit else { return (self, nil) }
      let counts = [Severity.error, .warning].compactMap { severity -> String? in
        let count = diagnostics[limit...].count { $0.severity == severity }
        return count == 0 ? nil : plural(count, "more \(severity.rawValue)")
      }
      return (
        File(source: source, diagnostics: Array(diagnostics[..<limit]), isStrict: isStrict),
        "and \(counts.joined(separator: " and "))"
      )
    }
  }

  /// The files that something is wrong with, in the order of the inputs.
  private(set) var files: [File] = []
  /// What could not be read or written.
  private(set) var failures: [FileFailure] = []
  private var seen: [FilePath: Set<Diagnostic>] = [:]
  private var failed: [FilePath: Set<String>] = [:]

  /// Adds what is wrong with a file; what has been told of it before is left out.
  ///
  /// - Parameter isStrict: Whether warnings fail the run.
  mutating func add(_ diagnostics: [Diagnostic], of file: SourceFile, isStrict: Bool = false) {
    guard !diagnostics.isEmpty else { return }
    let path = FilePath(file.path).lexicallyNormalized()
    var told = seen.removeValue(forKey: path) ?? []
    let new = diagnostics.filter { told.insert($0).inserted }
    seen[path] = told
    if !new.isEmpty { files.append(File(source: file, diagnostics: new, isStrict: isStrict)) }
  }

  /// Takes diagnostics out.
  mutating func leaveOut(_ isUnwanted: (SourceFile, Diagnostic) -> Bool) {
    files = files.compactMap { file in
      let kept = file.diagnostics.filter { !isUnwanted(file.source, $0) }
      return kept.isEmpty ? nil : File(source: file.source, diagnostics: kept, isStrict: file.isStrict)
    }
  }

  /// Adds a file or folder that could not be read or written; what has been told of it before is left out.
  mutating func add(_ failure: FileFailure) {
    if failed[failure.path, default: []].insert(failure.reason).inserted { failures.append(failure) }
  }

  /// How many diagnostics there are of a severity.
  func count(of severity: Severity) -> Int {
    files.reduce(0) { $0 + $1.diagnostics.count { $0.severity == severity } }
  }

  /// How the run ends: the worst of what happened.
  var exitCode: ExitCode {
    let hasMistakes = files.contains { file in
      file.isStrict || file.diagnostics.contains { $0.severity == .error }
    }
    let codes = failures.map(\.status.rawValue) + (hasMistakes ? [ExitCode.mistakes.rawValue] : [])
    return codes.max().map { ExitCode($0) } ?? .success
  }
}
