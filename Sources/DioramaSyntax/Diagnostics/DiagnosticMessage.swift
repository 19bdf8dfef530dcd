/// One thing that can be wrong: a type per kind, whose stored properties are what the sentence speaks of.
public protocol DiagnosticMessage: Sendable {
  /// The facts that hold for every diagnostic of this kind.
  static var kind: DiagnosticKind { get }

  /// The sentence: lower case, no final period, names in single quotes, saying what to write instead.
  var message: String { get }
}

/// What `diorama explain` says about a diagnostic code.
public struct DiagnosticKind: Sendable, Hashable {
  /// The stable name in kebab case.
  public let code: String

  /// How much it matters.
  public let severity: Severity

  /// Whether nothing of the kind is reported unless a project asks for it.
  public let isOptional: Bool

  /// Why this is wrong and what to do, in whole sentences.
  public let explanation: String

  /// A file with the mistake, and the same file fixed; `nil` where the mistake cannot be shown as text.
  public let example: Example?

  /// Creates the facts about one code.
  public init(
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
  public struct Example: Sendable, Hashable {
    /// What kind of file the example is.
    public let role: Role

    /// The file with the mistake.
    public let failing: String

    /// The same file without the mistake.
    public let passing: String

    /// What an example's text is a file of.
    public enum Role: String, Sendable, Hashable {
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
    public init(_ role: Role = .scene, failing: String, passing: String) {
      self.role = role
      self.failing = failing
      self.passing = passing
    }

    /// An example of a scene named `Example` whose views are given as text.
    public static func views(failing: String, passing: String) -> Example {
      func scene(_ views: String) -> String { "scene: Example\nviews:\n" + views }
      return Example(failing: scene(failing), passing: scene(passing))
    }
  }
}

/// The diagnostics of reading.
public enum SyntaxCatalogue {
  /// Every kind that ``YAMLReader`` can report.
  public static let kinds: [DiagnosticKind] = [
    FileTooLarge.kind, UnsupportedEncoding.kind, InvalidUTF8.kind, ForbiddenCharacter.kind,
    EmptyFile.kind, MultipleDocuments.kind, TextTooLong.kind, NestingLimit.kind, AliasLimit.kind,
    NodeLimit.kind, TooManySyntaxErrors.kind, DirectiveLimit.kind, TooManyMistakes.kind,
    DuplicateKey.kind, InvalidKey.kind, TagNotAllowed.kind, UndefinedAlias.kind, RecursiveAlias.kind,
    InvalidMerge.kind, TabIndentation.kind, BadIndentation.kind, MergeConflict.kind, MissingColon.kind,
    MissingSpace.kind,
    UnclosedQuote.kind, TextAfterQuote.kind, UnclosedBracket.kind, MissingComma.kind, UnquotedColon.kind,
    UnquotedReference.kind, MismatchedBracket.kind, SurplusMark.kind, CommentInBrackets.kind,
    ReservedCharacter.kind, InvalidEscape.kind, TextAfterComment.kind, MisplacedList.kind, InvalidSyntax.kind,
  ]
}
