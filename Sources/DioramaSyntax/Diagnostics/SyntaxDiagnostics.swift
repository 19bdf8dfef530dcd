/// The diagnostics for syntax.
package enum SyntaxCatalogue {
  /// All kinds that ``YAMLReader`` can report.
  package static let kinds: [DiagnosticKind] = [
    FileTooLarge.kind, UnsupportedEncoding.kind, InvalidUTF8.kind, ForbiddenCharacter.kind,
    HiddenCharacter.kind,
    EmptyFile.kind, MultipleDocuments.kind, TextTooLong.kind, NestingLimit.kind, AliasLimit.kind,
    NodeLimit.kind, TooManySyntaxErrors.kind, DirectiveLimit.kind, TooManyDiagnostics.kind,
    DuplicateKey.kind, InvalidKey.kind, TagNotAllowed.kind, UndefinedAlias.kind, RecursiveAlias.kind,
    InvalidMerge.kind, TabIndentation.kind, BadIndentation.kind, MergeConflict.kind, MissingColon.kind,
    MissingSpace.kind,
    UnclosedQuote.kind, TextAfterQuote.kind, UnclosedBracket.kind, MissingComma.kind, UnquotedColon.kind,
    UnquotedReference.kind, MismatchedBracket.kind, SurplusMark.kind, CommentInBrackets.kind,
    ReservedCharacter.kind, InvalidEscape.kind, TextAfterComment.kind, MisplacedList.kind, InvalidSyntax.kind,
  ]
}

/// A tab where YAML counts spaces.
struct TabIndentation: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "tab-indentation",
    explanation:
      "YAML indents with spaces only, because the width of a tab varies. Set the editor to write spaces.",
    example: .views(
      failing: "- label: greeting\n\ttext: Hello\n", passing: "- label: greeting\n  text: Hello\n"))

  var message: String { "indentation must not contain tabs; write spaces" }
}

extension Diagnostic {
  /// Whether this is for a tab that indents a line. Its fix-it does not depend on anything else in the file.
  package var isTabIndentation: Bool { code == TabIndentation.kind.code }
}

/// A line whose first column does not match the lines around it.
struct BadIndentation: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "bad-indentation",
    explanation: """
      The keys of a view begin at the same column, and so do the dashes of a list. This line begins at another column, \
      so it is unclear what it belongs to.
      """,
    example: .views(
      failing: "- label: greeting\n   text: Hello\n", passing: "- label: greeting\n  text: Hello\n"))

  let found: Int
  /// The column in which the line would be right; `nil` if there is none.
  let expected: Int?
  /// What else may be wrong.
  var alternative: Alternative?
  var message: String {
    let place = found == 0 ? "not indented" : "indented by \(found) space\(found == 1 ? "" : "s")"
    switch (expected, alternative) {
    case (let expected?, _):
      let remedy = found == 0 ? "indent it by \(expected)" : "write \(expected)"
      let advice = "this line is \(place); \(remedy) to line it up with its neighbours"
      return alternative.map { "\(advice), or \($0.rawValue)" } ?? advice
    case (nil, .dash):
      return "other lines in this column begin with '- '; begin this one with it, too"
    case (nil, .key):
      return "this line begins with '- ', and the lines above it in this column do not; "
        + "remove the dash, or write the key of its list above it"
    case (nil, .dashAbove), (nil, nil):
      return "this line is \(place), which matches no line above it; line it up with its neighbours"
    }
  }

  /// What a line may lack, so that its column is right.
  enum Alternative: String {
    /// A dash, since those of a list are in its column.
    case dash = "begin it with '- '"
    /// A dash in the line above.
    case dashAbove = "begin the line above with '- '"
    /// The key of its list, since it is a list item where the keys of a mapping are.
    case key = "write the key of its list, such as 'children:', above it"
  }
}

/// A key without its colon.
enum MissingColon: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "missing-colon",
    explanation: "A key is followed by a colon and a space (or the end of the line), then its value.",
    example: .views(
      failing: "- label: greeting\n  text Hello\n  lines: 1\n",
      passing: "- label: greeting\n  text: Hello\n  lines: 1\n"))

  /// A name without a colon.
  case name(String)
  /// The beginning of a comment in another language.
  case comment
  /// A colon that is as wide as a Chinese character.
  case wideColon

  var message: String {
    switch self {
    case .name(let word): "the colon is missing; write '\(word): ' before the value"
    case .comment: "'//' does not begin a comment; write '#'"
    case .wideColon: "this wide colon does not end a key; write ': '"
    }
  }
}

/// `key:value` or `-item`.
package enum MissingSpace: DiagnosticMessage {
  package static let kind = DiagnosticKind(
    "missing-space",
    explanation: """
      The colon of a key and the dash of a list item need a space after them, and the '#' of a comment needs a space \
      before it.
      """,
    example: .views(
      failing: "- label: greeting\n  text:Hello\n  lines: 1\n",
      passing: "- label: greeting\n  text: Hello\n  lines: 1\n"))

  /// After a colon or a dash.
  case after(Character)
  /// Before the `#` of a comment.
  case beforeComment

  package var message: String {
    switch self {
    case .after(let mark): "a space is missing after '\(mark)'; write '\(mark) '"
    case .beforeComment: "a space is missing before the comment; write ' #'"
    }
  }
}

/// A plain text with a colon and a space in it.
enum UnquotedColon: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unquoted-colon",
    explanation: "A colon and a space end a key. Put a text that contains them in quotes.",
    example: .views(
      failing: "- label: greeting\n  text: Note: hello\n",
      passing: "- label: greeting\n  text: \"Note: hello\"\n"))

  /// An ordinary text.
  case text
  /// A text that means a choice in other languages.
  case choice(String)
  /// A text whose last word looks like the key of another line.
  case key(String)
  /// A word after a closed list or mapping.
  case keyAfterBracket(String)
  /// A text that means a mapping and only lacks its braces.
  case mapping(String)

  var message: String {
    let problem = "': ' inside a text makes it a key"
    return switch self {
    case .text: "\(problem); put the text in quotes"
    case .choice(let choice): "\(problem); write \(choice) for a choice, or put the text in quotes"
    case .key(let key): "\(problem); write '\(key): ' on the next line, or put the text in quotes"
    case .keyAfterBracket(let key): "'\(key)' begins another key; write '\(key): ' on the next line"
    case .mapping(let mapping):
      "': ' inside a value needs braces or quotes; write \(mapping), or put a text in quotes"
    }
  }
}

/// A plain text that begins with one of YAML's indicators.
package struct ReservedCharacter: DiagnosticMessage {
  package static let kind = DiagnosticKind(
    "reserved-character",
    explanation: """
      A text without quotes cannot begin with one of the characters that YAML reserves, such as @ ` % & * | > ] } and \
      ','. Put the text in quotes.
      """,
    example: .views(
      failing: "- label: greeting\n  text: @diorama\n", passing: "- label: greeting\n  text: \"@diorama\"\n"))

  let character: Character
  /// Where the character is not part of a text.
  var place: Place?
  package var message: String {
    switch place {
    case .afterList: "a list cannot be optional, since it can be empty; remove '\(character)'"
    case .afterType(let mapping): "'\(character)' is not part of a type; write \(mapping)"
    case .betweenTests: "two tests are a list; write { all: [first, second] }"
    case .beforeEntry: "an entry of a list begins with '- '; write '-' instead of '\(character)'"
    case nil: "a text cannot begin with '\(character)' unless it is quoted; put it in quotes"
    }
  }

  /// A place where the character means something in other languages.
  enum Place {
    /// After a list in brackets, like the mark of an optional type.
    case afterList
    /// After a type in brackets; a mapping gives a default value.
    case afterType(String)
    /// Twice between two tests.
    case betweenTests
    /// At the beginning of a line, like the bullet of a list.
    case beforeEntry
  }
}

/// A text that continues after a comment.
struct TextAfterComment: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "text-after-comment",
    explanation: """
      ' #' begins a comment, and a comment ends a text, so the lines below it cannot continue that text. Put the \
      text in quotes if the '#' is part of it.
      """,
    example: .views(
      failing: "- label: greeting\n  text: We are # 1\n    in town\n",
      passing: "- label: greeting\n  text: \"We are # 1\n    in town\"\n"))

  var message: String { "the comment above ended the text; put the whole text in quotes" }
}

/// Anything else that is not YAML.
struct InvalidSyntax: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "invalid-syntax",
    explanation:
      "The file is not valid YAML at this place. Look at the quotes, brackets and indentation around it.",
    example: DiagnosticKind.Example(
      failing: "%FOO bar\nscene: Example\n", passing: "scene: Example\nviews:\n- label: greeting\n"))

  let problem: String
  var message: String {
    "this is not valid YAML (\(problem)); look at the quotes and the indentation around it"
  }
}

/// A quote that is never closed.
struct UnclosedQuote: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unclosed-quote",
    explanation: "A text that begins with a quote ends with the same quote. Close it on its line.",
    example: .views(
      failing: "- label: greeting\n  text: \"Hello\n", passing: "- label: greeting\n  text: \"Hello\"\n"))

  let quote: Character
  var message: String { "this quote is never closed; write \(quote) at the end of the text" }
}

/// Text after a closing quote.
struct TextAfterQuote: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "text-after-quote",
    explanation: """
      A quoted value ends at its closing quote. An apostrophe inside single quotes is written twice; a quote inside \
      double quotes is written \\".
      """,
    example: .views(
      failing: "- label: greeting\n  text: 'It's fine'\n",
      passing: "- label: greeting\n  text: 'It''s fine'\n"))

  let quote: Character
  var message: String {
    quote == "'"
      ? "the quote before this already ended the text; write '' for an apostrophe inside single quotes"
      : "the quote before this already ended the text; write \\\" for a quote inside double quotes"
  }
}

/// `[` or `{` that is never closed.
struct UnclosedBracket: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unclosed-bracket",
    explanation: "A list in brackets ends with ']' and a mapping in braces with '}'. Close it.",
    example: .views(
      failing: "- label: greeting\n  font: { system: 17\n  lines: 1\n",
      passing: "- label: greeting\n  font: { system: 17 }\n  lines: 1\n"))

  let bracket: Character
  var message: String { "'\(bracket)' is never closed; write '\(bracket.closingBracket)' at its end" }
}

/// A missing comma between two entries of a list in brackets or a mapping in braces.
enum MissingComma: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "missing-comma",
    explanation: "The entries of a list in brackets or a mapping in braces are separated by commas.",
    example: .views(
      failing: "- label: greeting\n  font: { system: 17 weight: bold }\n",
      passing: "- label: greeting\n  font: { system: 17, weight: bold }\n"))

  /// Between two entries.
  case betweenEntries
  /// Between a type and `[]`, which mean a list in other languages.
  case listType(String)

  var message: String {
    switch self {
    case .betweenEntries: "a comma is missing before this; write ', ' between the entries"
    case .listType(let type): "a list is written in brackets; write '[\(type)]'"
    }
  }
}

/// A closing bracket of the wrong kind.
struct MismatchedBracket: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "mismatched-bracket",
    explanation:
      "A list that begins with '[' ends with ']', and a mapping that begins with '{' ends with '}'.",
    example: .views(
      failing: "- segmentedControl: size\n  segments: [Small, Large}\n",
      passing: "- segmentedControl: size\n  segments: [Small, Large]\n"))

  let bracket: Character
  var message: String {
    "'\(bracket)' is closed by another kind of bracket; write '\(bracket.closingBracket)'"
  }
}

/// A surplus bracket or comma after a value.
struct SurplusMark: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "surplus-mark",
    explanation: "The list, mapping or text ends before this character, which has no meaning here.",
    example: .views(
      failing: "- segmentedControl: size\n  segments: [Small, Large]]\n",
      passing: "- segmentedControl: size\n  segments: [Small, Large]\n"))

  let mark: Character
  var message: String { "'\(mark)' comes after the end of the value; remove it" }
}

/// A comment between brackets that includes the closing bracket.
enum CommentInBrackets: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "comment-in-brackets",
    explanation: """
      ' #' begins a comment that extends to the end of the line, so the bracket after it is part of the comment. Put a \
      text or colour that begins with '#' in quotes.
      """,
    example: .views(
      failing: "- label: greeting\n  textColor: { light: #3366FF, dark: white }\n",
      passing: "- label: greeting\n  textColor: { light: \"#3366FF\", dark: white }\n"))

  /// A text or colour that begins with `#`.
  case text(String)
  /// A comment.
  case comment

  var message: String {
    let remedy =
      switch self {
      case .text(let text): "put '\(text)' in quotes"
      case .comment: "close the bracket before it"
      }
    return "'#' begins a comment here, which includes the closing bracket; \(remedy)"
  }
}

/// A reference without quotes in a list in brackets or a mapping in braces.
enum UnquotedReference: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unquoted-reference",
    explanation: """
      Between brackets or braces, a brace is always YAML's. There, a text with a reference must be in quotes.
      """,
    example: DiagnosticKind.Example(
      failing: """
        scene: Example
        parameters:
          small: string
        views:
        - segmentedControl: size
          segments: [${small}, Large]

        """,
      passing: """
        scene: Example
        parameters:
          small: string
        views:
        - segmentedControl: size
          segments: ["${small}", Large]

        """))

  /// In a text.
  case text
  /// Where a bare name is expected: the name in the reference.
  case name(String)

  var message: String {
    switch self {
    case .text: "a reference between brackets or braces needs quotes; put the text in quotes"
    case .name(let name): "a bare name is needed here; write '\(name)'"
    }
  }
}
