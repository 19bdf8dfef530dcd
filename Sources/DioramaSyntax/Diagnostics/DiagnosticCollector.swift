/// Gathers the diagnostics of one file: each once, sorted by place. The readers of one file share a collector.
public final class DiagnosticCollector {
  private var seen: Set<Identity> = []
  private var list: [Diagnostic] = []
  /// What the words that mean nothing were probably meant to be.
  public var suggestions = Suggestions()

  /// Creates an empty collector.
  public init() {}

  /// Adds a diagnostic, unless the same one is there: an anchor that is used twice is wrong once. Beyond
  /// ``Limits/diagnostics``, one more says that the others are missing.
  public func add(_ diagnostic: Diagnostic) {
    guard list.count < Limits.diagnostics else {
      if list.count == Limits.diagnostics {
        list.append(Diagnostic(TooManyMistakes(), at: SourceRange(0, 0)))
      }
      return
    }
    let identity = Identity(code: diagnostic.code, message: diagnostic.message, range: diagnostic.range)
    if seen.insert(identity).inserted { list.append(diagnostic) }
  }

  /// What makes two diagnostics the same, whatever notes they bring.
  private struct Identity: Hashable {
    let code: String
    let message: String
    let range: SourceRange
  }

  /// How many diagnostics there are.
  public var count: Int { list.count }

  /// Adds a diagnostic made from its typed message.
  public func add<Message: DiagnosticMessage>(
    _ message: Message, at range: SourceRange, notes: [Diagnostic.Note] = [], fixIts: [FixIt] = []
  ) {
    add(Diagnostic(message, at: range, notes: notes, fixIts: fixIts))
  }

  /// Adds several diagnostics.
  public func add(contentsOf diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { add(diagnostic) }
  }

  /// Whether one of them is an error.
  public var hasErrors: Bool { list.contains { $0.severity == .error } }

  /// Everything that was added, sorted by place.
  public var diagnostics: [Diagnostic] { list.sorted() }
}
