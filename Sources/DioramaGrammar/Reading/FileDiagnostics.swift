import DioramaSyntax

/// The diagnostics of one file, each once.
struct FileDiagnostics: Sendable {
  private(set) var all: Set<Diagnostic> = []

  mutating func add(_ diagnostics: [Diagnostic]) { all.formUnion(diagnostics) }

  /// What was added, sorted by place.
  var diagnostics: [Diagnostic] { all.sorted() }
}
