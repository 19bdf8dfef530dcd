/// How much a diagnostic matters.
public enum Severity: String, Sendable, Hashable {
  /// The file means nothing until this is fixed; no output is written.
  case error

  /// The file is valid, but probably not what its author wants.
  case warning
}

/// What is wrong, where, and how to fix it: a plain value, rendered elsewhere.
public struct Diagnostic: Sendable, Hashable {
  /// The stable name of what is wrong, in kebab case, such as `unknown-attribute`.
  public let code: String

  /// Whether this stops the compiler.
  public private(set) var severity: Severity

  /// One sentence in lower case without a final period, with names in single quotes.
  public let message: String

  /// The smallest range that shows the mistake.
  public let range: SourceRange

  /// Further places in the same file that explain the mistake.
  public let notes: [Note]

  /// Edits that remove the diagnostic; each alone is enough.
  public let fixIts: [FixIt]

  /// Creates a diagnostic from its typed message.
  public init<Message: DiagnosticMessage>(
    _ message: Message, at range: SourceRange, notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    code = Message.kind.code
    severity = Message.kind.severity
    self.message = message.message.withoutExcess
    self.range = range
    self.notes = notes
    self.fixIts = fixIts
  }

  /// The same diagnostic with another severity.
  public func with(_ severity: Severity) -> Diagnostic {
    var diagnostic = self
    diagnostic.severity = severity
    return diagnostic
  }

  /// A further place, with what is to be seen there.
  public struct Note: Sendable, Hashable {
    /// What the place shows, worded like a message.
    public let message: String

    /// The place, in the file of the diagnostic.
    public let range: SourceRange

    /// Creates a note.
    public init(_ message: String, at range: SourceRange) {
      self.message = message.withoutExcess
      self.range = range
    }
  }
}

extension String {
  /// The text for use in a message: one line of at most 60 characters.
  package var shortened: String {
    let line = prefix { !$0.isNewline }
    return line.count > 60 || line.count < count ? line.prefix(60) + "…" : self
  }

  /// The text without its middle if it is longer than a message may be.
  fileprivate var withoutExcess: String {
    guard utf8.count > Limits.messageSize else { return self }
    let half = Limits.messageSize / 2
    return String(decoding: utf8.prefix(half), as: UTF8.self) + "…"
      + String(decoding: utf8.suffix(half), as: UTF8.self)
  }
}

extension Diagnostic: Comparable {
  /// Orders by place, then by code and message, so that a list of them is deterministic.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    if left.range != right.range { return left.range < right.range }
    return (left.code, left.message) < (right.code, right.message)
  }
}
