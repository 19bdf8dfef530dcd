import DioramaSyntax

/// The diagnostics of one file as a project wants to see them: with the severities that it has set, and without those
/// that a comment in the file asks not to report.
package struct Review: Sendable {
  /// What is reported, sorted by place.
  package private(set) var diagnostics: [Diagnostic]

  /// What a comment suppresses.
  package private(set) var suppressed: [Diagnostic] = []

  /// Everything that was found, before severities and suppressions were applied.
  let found: [Diagnostic]

  /// Whether there is an error, suppressed or not, that keeps the file from being compiled.
  package var hasErrors: Bool { (diagnostics + suppressed).contains(where: \.isUnconditional) }

  /// Everything that keeps the file from being compiled, with the rest of the report: a suppressed error counts, too.
  package var reasons: [Diagnostic] {
    suppressed.isEmpty ? diagnostics : (diagnostics + suppressed.filter(\.isUnconditional)).sorted()
  }

  /// Reviews what was found in a file.
  package init(of found: [Diagnostic], in tree: SyntaxTree, settings: RuleSettings = .standard) {
    self.found = found
    diagnostics = settings.levels.isEmpty ? found : found.compactMap { settings.applied(to: $0) }
    guard SuppressionReader.mayFindSomething(in: tree.source), tree.isComplete else { return }
    let lines = LineTable(tree.source)
    guard let comments = SuppressionReader(tree, lines: lines) else { return }
    let hasErrors = diagnostics.contains { $0.severity == .error }
    let asked = Set(comments.suppressions.map(\.target))
    var met: Set<Suppression.Target> = []
    var kept: [Diagnostic] = []
    for diagnostic in diagnostics {
      let line = lines.line(at: diagnostic.range.start)
      let targets = [line, nil].map { Suppression.Target(code: diagnostic.code, line: $0) }
      let matches = diagnostic.standsForOthers ? [] : asked.intersection(targets)
      met.formUnion(matches)
      if matches.isEmpty { kept.append(diagnostic) } else { suppressed.append(diagnostic) }
    }
    let unneeded = comments.suppressions.filter { suppression in
      !met.contains(suppression.target) && settings.looksFor(suppression.code, hasErrors: hasErrors)
    }
    let own = comments.diagnostics + unneeded.prefix(Limits.diagnostics).map(Self.diagnostic)
    diagnostics = (kept + own.compactMap { settings.applied(to: $0) }).sorted()
  }

  private static func diagnostic(for suppression: Suppression) -> Diagnostic {
    Diagnostic(
      UnneededSuppression(code: suppression.code, isForFile: suppression.line == nil), at: suppression.range,
      fixIts: [FixIt("remove '\(suppression.code)'", replacing: suppression.removal, with: "")])
  }
}

extension RuleSettings {
  /// A diagnostic with the severity that the project has set for it; `nil` if it is off.
  fileprivate func applied(to diagnostic: Diagnostic) -> Diagnostic? {
    guard diagnostic.severity == .warning, let level = levels[diagnostic.code] else { return diagnostic }
    switch level {
    case .off: return nil
    case .warning: return diagnostic
    case .error: return diagnostic.with(.error)
    }
  }

  /// Whether a code would have been reported if it were there: rules that are off do not run, and no rule runs
  /// in a file with errors.
  fileprivate func looksFor(_ code: String, hasErrors: Bool) -> Bool {
    guard let kind = DiagnosticCatalogue.kind(of: code), kind.severity == .warning else { return true }
    return !hasErrors && level(of: kind) != .off
  }
}

extension Diagnostic {
  /// Whether this is an error by itself, and not because a project made it one. Such a file cannot be compiled.
  package var isUnconditional: Bool {
    severity == .error && DiagnosticCatalogue.kind(of: code)?.severity != .warning
  }
}
