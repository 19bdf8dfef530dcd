/// How much a diagnostic matters.
package enum Severity: String, Sendable, Hashable {
  /// The file means nothing until this is fixed; no output is written.
  case error

  /// The file is valid, but probably not what its author wants.
  case warning
}

/// What is wrong, where, and how to fix it: a plain value, rendered elsewhere.
package struct Diagnostic: Sendable, Hashable {
  /// The stable name of what is wrong, in kebab case, such as `unknown-attribute`.
  package let code: String

  /// Whether this stops the compiler.
  package private(set) var severity: Severity

  /// One sentence in lower case without a final period, with names in single quotes.
  package let message: String

  /// The smallest range that shows the mistake.
  package let range: SourceRange

  /// Further places in the same file that explain the mistake.
  package let notes: [Note]

  /// Edits that remove the diagnostic; each alone is enough.
  package let fixIts: [FixIt]

  /// Creates a diagnostic from its typed message.
  package init<Message: DiagnosticMessage>(
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
  package func with(_ severity: Severity) -> Diagnostic {
    var diagnostic = self
    diagnostic.severity = severity
    return diagnostic
  }

  /// A further place, with what is to be seen there.
  package struct Note: Sendable, Hashable {
    /// What the place shows, worded like a message.
    package let message: String

    /// The place, in the file of the diagnostic.
    package let range: SourceRange

    /// Creates a note.
    package init(_ message: String, at range: SourceRange) {
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
  package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    if left.range != right.range { return left.range < right.range }
    return (left.code, left.message) < (right.code, right.message)
  }
}

/// A change to the source that removes a diagnostic.
package struct FixIt: Sendable, Hashable {
  /// What the change does, as an order: "write 'label'".
  package let message: String

  /// The replacements, in the order of their ranges, none overlapping another.
  package let edits: [TextEdit]

  /// Creates a fix-it of one replacement.
  package init(_ message: String, replacing range: SourceRange, with replacement: String) {
    self.init(message, edits: [TextEdit(range: range, replacement: replacement)])
  }

  /// Creates a fix-it of several replacements.
  package init(_ message: String, edits: [TextEdit]) {
    self.message = message
    self.edits = edits.sorted { $0.range < $1.range }
  }

  /// The file with the edits made.
  package func applied(to file: SourceFile) -> SourceFile {
    var bytes: [UInt8] = []
    var position = 0
    for edit in edits {
      bytes += file.bytes[position..<edit.range.start]
      bytes += Array(edit.replacement.utf8)
      position = edit.range.end
    }
    bytes += file.bytes[position...]
    return SourceFile(path: file.path, bytes: bytes)
  }
}

/// Bytes to take out and text to put in their place.
package struct TextEdit: Sendable, Hashable {
  /// The bytes to take out; empty for an insertion.
  package let range: SourceRange

  /// The text to put in.
  package let replacement: String

  /// Creates an edit.
  package init(range: SourceRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// One thing that can be wrong: a type per kind, whose stored properties are what the sentence speaks of.
package protocol DiagnosticMessage: Sendable {
  /// The facts that hold for every diagnostic of this kind.
  static var kind: DiagnosticKind { get }

  /// The sentence: lower case, no final period, names in single quotes, saying what to write instead.
  var message: String { get }
}

/// What `diorama explain` says about a diagnostic code.
package struct DiagnosticKind: Sendable, Hashable {
  /// The stable name in kebab case.
  package let code: String

  /// How much it matters.
  package let severity: Severity

  /// Whether nothing of the kind is reported unless a project asks for it.
  package let isOptional: Bool

  /// Why this is wrong and what to do, in whole sentences.
  package let explanation: String

  /// A file with the mistake, and the same file fixed; `nil` where the mistake cannot be shown as text.
  package let example: Example?

  /// Creates the facts about one code.
  package init(
    _ code: String, _ severity: Severity = .error, isOptional: Bool = false, explanation: String,
    example: Example?
  ) {
    self.code = code
    self.severity = severity
    self.isOptional = isOptional
    self.explanation = explanation
    self.example = example
  }

  /// A failing file and the same file fixed.
  package struct Example: Sendable, Hashable {
    /// What kind of file the example is.
    package let role: Role

    /// The file with the mistake.
    package let failing: String

    /// The same file without the mistake.
    package let passing: String

    /// What an example's text is a file of.
    package enum Role: String, Sendable, Hashable {
      /// A scene.
      case scene
      /// A declaration of an element.
      case element
      /// A declaration of a decorator.
      case decorator
      /// A project's configuration.
      case configuration
    }

    /// Creates an example of two whole files.
    package init(_ role: Role = .scene, failing: String, passing: String) {
      self.role = role
      self.failing = failing
      self.passing = passing
    }

    /// An example of a scene named `Example` whose views are given as text.
    package static func views(failing: String, passing: String) -> Example {
      func scene(_ views: String) -> String { "scene: Example\nviews:\n" + views }
      return Example(failing: scene(failing), passing: scene(passing))
    }
  }
}

/// Gathers the diagnostics of one file: each once, sorted by place. The readers of one file share a collector.
package final class DiagnosticCollector {
  private var seen: Set<Identity> = []
  private var list: [Diagnostic] = []
  /// What the words that mean nothing were probably meant to be.
  package var suggestions = Suggestions()

  /// Creates an empty collector.
  package init() {}

  /// Adds a diagnostic, unless the same one is there: an anchor that is used twice is wrong once. Beyond
  /// ``Limits/diagnostics``, one more says that the others are missing.
  package func add(_ diagnostic: Diagnostic) {
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
  package var count: Int { list.count }

  /// Adds a diagnostic made from its typed message.
  package func add<Message: DiagnosticMessage>(
    _ message: Message, at range: SourceRange, notes: [Diagnostic.Note] = [], fixIts: [FixIt] = []
  ) {
    add(Diagnostic(message, at: range, notes: notes, fixIts: fixIts))
  }

  /// Adds several diagnostics.
  package func add(contentsOf diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { add(diagnostic) }
  }

  /// Whether one of them is an error.
  package var hasErrors: Bool { list.contains { $0.severity == .error } }

  /// Everything that was added, sorted by place.
  package var diagnostics: [Diagnostic] { list.sorted() }
}

/// What was probably meant by the misspelt words of one file.
///
/// A file's words are compared with no more than ``Limits/comparisons`` others, so that a file full of mistakes stays
/// quick to check. The mistakes behind those do without a suggestion.
package struct Suggestions: Sendable {
  private var comparisons = Limits.comparisons

  /// Creates the suggestions of a file, none of them made yet.
  package init() {}

  /// The candidate that a word is most likely a misspelling of; see ``Spelling``.
  ///
  /// - Parameter candidates: The words that would have been right; not asked for once nothing more is suggested.
  package mutating func closest(to word: String, among candidates: () -> [String]) -> String? {
    guard comparisons > 0 else { return nil }
    let candidates = candidates()
    comparisons -= candidates.count
    return Spelling.closest(to: word, in: candidates)
  }

  /// More names than a message lists, with those in front that are nearest to a word, as far as words are still
  /// compared.
  package mutating func ranked(_ names: [String], by word: String) -> [String] {
    names.count > Limits.listedNames && allows(names.count) ? Spelling.ranked(names, by: word) : names
  }

  /// Whether so many words may be looked at, to find out in another way what was meant; then they count as compared.
  package mutating func allows(_ count: Int) -> Bool {
    guard comparisons > 0 else { return false }
    comparisons -= count
    return true
  }
}
