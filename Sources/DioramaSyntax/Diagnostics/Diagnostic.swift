/// An error or warning with its location and fixes: a plain value, rendered elsewhere.
package struct Diagnostic: Sendable, Hashable {
  /// The stable code in kebab case, such as `unknown-attribute`.
  package let code: String

  /// Whether the diagnostic is an error or a warning.
  package private(set) var severity: Severity

  /// One sentence in lower case without a final period, with names in single quotes.
  package let message: String

  /// The smallest range that shows the error.
  package let range: SourceRange

  /// Further locations in the same file that explain the error.
  package let notes: [Note]

  /// Alternative fixes, each of which removes the diagnostic.
  package let fixIts: [FixIt]

  /// Creates a diagnostic from its typed message.
  package init<Message: DiagnosticMessage>(
    _ message: Message, at range: SourceRange, notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    code = Message.kind.code
    severity = Message.kind.severity
    self.message = message.message.asMessage
    self.range = range
    self.notes = notes
    self.fixIts = fixIts
  }

  /// Returns the same diagnostic with another severity.
  package func with(_ severity: Severity) -> Diagnostic {
    var diagnostic = self
    diagnostic.severity = severity
    return diagnostic
  }

  /// A further location, and what it shows.
  package struct Note: Sendable, Hashable {
    /// The message, in the style of a diagnostic's message.
    package let message: String

    /// The location, in the file of the diagnostic.
    package let range: SourceRange

    package init(_ message: String, at range: SourceRange) {
      self.message = message.asMessage
      self.range = range
    }
  }
}

/// The severity of a diagnostic.
package enum Severity: String, Sendable, Hashable {
  /// The file is invalid, and no output is written until this is fixed. A project can also give this severity to a
  /// rule; then only the check of the file fails.
  case error

  /// The file is valid, but probably not what its author intended.
  case warning
}

extension String {
  /// The text shortened for a message: one line of at most 60 characters.
  package var shortened: String {
    let line = prefix { !$0.isNewline }
    return line.count > 60 || line.count < count ? line.prefix(60) + "…" : self
  }

  /// The text as a message: without its middle if it is too long, and with a code for each invisible character.
  fileprivate var asMessage: String {
    guard unicodeScalars.contains(where: \.isInvisible) else { return withoutExcess }
    let parts = unicodeScalars.map { $0.isInvisible ? "<U+\(hexadecimal($0.value, digits: 4))>" : String($0) }
    return parts.joined().withoutExcess
  }

  private var withoutExcess: String {
    guard utf8.count > Limits.messageSize else { return self }
    let half = Limits.messageSize / 2
    // Slices begin and end between characters of Unicode.
    let (head, tail) = (utf8.index(startIndex, offsetBy: half), utf8.index(endIndex, offsetBy: -half))
    return self[..<head] + "…" + self[tail...]
  }
}

extension String? {
  /// Returns the question whether this word is meant or, without a word, another remedy.
  package func didYouMean(or remedy: @autoclosure () -> String) -> String {
    map { "did you mean '\($0)'?" } ?? remedy()
  }
}

extension Diagnostic: Comparable {
  /// Orders by location, then by code and message, so that lists are deterministic.
  package static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    if left.range != right.range { return left.range < right.range }
    return (left.code, left.message) < (right.code, right.message)
  }
}

/// A change to the source that removes a diagnostic.
package struct FixIt: Sendable, Hashable {
  /// The change, as an imperative: "write 'label'".
  package let message: String

  /// The replacements, in order.
  package let edits: [TextEdit]

  /// Whether the user may have meant something else.
  package let isGuess: Bool

  /// Creates a fix-it with one replacement.
  package init(
    _ message: String, replacing range: SourceRange, with replacement: String, isGuess: Bool = false
  ) {
    self.init(message, edits: [TextEdit(range: range, replacement: replacement)], isGuess: isGuess)
  }

  /// Creates a fix-it with several replacements, given in any order.
  package init(_ message: String, edits: [TextEdit], isGuess: Bool = false) {
    self.message = message
    self.isGuess = isGuess
    self.edits = edits.sorted { $0.range < $1.range }
  }

  /// Returns whether the edits are within a file and do not overlap.
  package func fits(_ file: SourceFile) -> Bool {
    !edits.isEmpty && edits.allSatisfy { $0.range.start >= 0 && $0.range.end <= file.bytes.count }
      && zip(edits, edits.dropFirst()).allSatisfy { $0.range.end <= $1.range.start }
  }

  /// Returns the file with the fix-it applied, or `nil` if the fix-it does not fit it.
  package func applied(to file: SourceFile) -> SourceFile? {
    guard fits(file) else { return nil }
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

/// A replacement of bytes with text.
package struct TextEdit: Sendable, Hashable {
  /// The bytes to replace; empty for an insertion.
  package let range: SourceRange

  /// The new text.
  package let replacement: String

  package init(range: SourceRange, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// The message of a diagnostic: one type per kind, with the message's details as stored properties.
package protocol DiagnosticMessage: Sendable {
  /// The kind of diagnostics with this message.
  static var kind: DiagnosticKind { get }

  /// The message: lower case, no final period, names in single quotes. It says what to write instead.
  var message: String { get }
}

/// The documentation of a diagnostic code, for `diorama explain`.
package struct DiagnosticKind: Sendable, Hashable {
  /// The stable code in kebab case.
  package let code: String

  /// The default severity.
  package let severity: Severity

  /// Whether projects must enable diagnostics of this kind.
  package let isOptional: Bool

  /// What is wrong and how to fix it, in whole sentences.
  package let explanation: String

  /// A file with the error, and the same file fixed; `nil` if the error cannot be shown as text.
  package let example: Example?

  /// Creates the kind with a code.
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

  /// A file with an error, and the same file fixed.
  package struct Example: Sendable, Hashable {
    /// The kind of file that the example shows.
    package let role: Role

    /// The file with the error.
    package let failing: String

    /// The same file without the error.
    package let passing: String

    /// The kinds of files that an example can show.
    package enum Role: String, Sendable, Hashable {
      /// A scene.
      case scene
      /// A declaration of an element.
      case element
      /// A declaration of a controller.
      case controller
      /// A declaration of a decorator.
      case decorator
      /// A component.
      case component
      /// A theme.
      case theme
      /// A project's configuration.
      case configuration
    }

    /// Creates an example from two whole files.
    package init(_ role: Role = .scene, failing: String, passing: String) {
      self.role = role
      self.failing = failing
      self.passing = passing
    }

    /// Returns an example of a scene named `Example` with the given views.
    package static func views(failing: String, passing: String) -> Example {
      func scene(_ views: String) -> String { "scene: Example\nviews:\n" + views }
      return Example(failing: scene(failing), passing: scene(passing))
    }
  }
}

/// Collects the diagnostics of one file, without duplicates and in document order. All readers of a file share a
/// collector.
package final class DiagnosticCollector {
  private var seen: Set<Identity> = []
  private var list: [Diagnostic] = []
  /// The suggestions for unknown words.
  package var suggestions = Suggestions()
  /// Whether something was skipped because its declaration has errors, which are reported there.
  package var lacksDeclaration = false

  /// Creates an empty collector.
  package init() {}

  /// Adds a diagnostic, unless it is a duplicate: an error in an anchor that is used twice is reported once. When
  /// ``Limits/diagnostics`` is reached, adds one more, which says that others are missing.
  package func add(_ diagnostic: Diagnostic) {
    guard list.count < Limits.diagnostics else {
      if list.count == Limits.diagnostics {
        list.append(Diagnostic(TooManyDiagnostics(), at: SourceRange(0, 0)))
      }
      return
    }
    let identity = Identity(code: diagnostic.code, message: diagnostic.message, range: diagnostic.range)
    if seen.insert(identity).inserted { list.append(diagnostic) }
  }

  /// The parts of a diagnostic that identify duplicates, which excludes notes.
  private struct Identity: Hashable {
    let code: String
    let message: String
    let range: SourceRange
  }

  /// Adds a diagnostic with a typed message.
  package func add<Message: DiagnosticMessage>(
    _ message: Message, at range: SourceRange, notes: [Diagnostic.Note] = [], fixIts: [FixIt] = []
  ) {
    add(Diagnostic(message, at: range, notes: notes, fixIts: fixIts))
  }

  /// Adds several diagnostics.
  package func add(contentsOf diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics { add(diagnostic) }
  }

  /// Whether any of them is an error.
  package var hasErrors: Bool { list.contains { $0.severity == .error } }

  /// All diagnostics, in document order.
  package var diagnostics: [Diagnostic] { list.sorted() }
}

/// The suggestions for the misspelt words of one file.
///
/// A file's words are compared with at most ``Limits/comparisons`` others, so that a file full of errors does not
/// take long to check. Further errors have no suggestion.
package struct Suggestions: Sendable {
  private var comparisons = Limits.comparisons

  /// Creates the suggestions for a file.
  package init() {}

  /// Returns the candidate that a word most likely misspells; see ``Spelling``.
  ///
  /// - Parameter candidates: Returns the valid words; not called once the limit is reached.
  package mutating func closest(to word: String, among candidates: () -> [String]) -> String? {
    guard comparisons > 0 else { return nil }
    let candidates = candidates()
    comparisons -= candidates.count
    return Spelling.closest(to: word, in: candidates)
  }

  /// Returns the names. If there are too many for a message, those closest to a word come first, unless the limit is
  /// reached.
  package mutating func ranked(_ names: [String], by word: String) -> [String] {
    names.count > Limits.listedNames && spend(names.count) ? Spelling.ranked(names, by: word) : names
  }

  /// Counts comparisons of words, and returns whether the limit had not been reached before.
  package mutating func spend(_ count: Int) -> Bool {
    guard comparisons > 0 else { return false }
    comparisons -= count
    return true
  }
}
