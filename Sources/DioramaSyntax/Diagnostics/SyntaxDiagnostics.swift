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
  let expected: Int?
  /// Whether the line begins a list item where the keys of a mapping are, so that it may belong to a missing key.
  var isBesideKeys = false
  /// Whether the line may begin another entry of the list whose dashes are in its column; that is certain without an
  /// expected column.
  var lacksDash = false
  /// Whether the line above may begin a list item, so that this line would be right.
  var mayLackDashAbove = false
  var message: String {
    if lacksDash, expected == nil {
      return "other lines in this column begin with '- '; begin this one with it, too"
    }
    let place = found == 0 ? "not indented" : "indented by \(found) space\(found == 1 ? "" : "s")"
    if expected == nil, isBesideKeys {
      return "this line begins with '- ', and the lines above it in this column do not; "
        + "remove the dash, or write the key of its list above it"
    }
    guard let expected else {
      return
        "this line is \(place), which matches no line above it; line it up with its neighbours"
    }
    let remedy = found == 0 ? "indent it by \(expected)" : "write \(expected)"
    let advice = "this line is \(place); \(remedy) to line it up with its neighbours"
    if lacksDash { return advice + ", or begin it with '- '" }
    if mayLackDashAbove { return advice + ", or begin the line above with '- '" }
    return isBesideKeys ? advice + ", or write the key of its list, such as 'children:', above it" : advice
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
package struct MissingSpace: DiagnosticMessage {
  package static let kind = DiagnosticKind(
    "missing-space",
    explanation: """
      The colon of a key and the dash of a list item need a space after them, and the '#' of a comment needs a space \
      before it.
      """,
    example: .views(
      failing: "- label: greeting\n  text:Hello\n  lines: 1\n",
      passing: "- label: greeting\n  text: Hello\n  lines: 1\n"))

  let isAfter: Bool
  let mark: Character

  /// Creates the message for a colon or a dash.
  package init(mark: Character) {
    self.init(isAfter: true, mark: mark)
  }

  init(isAfter: Bool, mark: Character) {
    self.isAfter = isAfter
    self.mark = mark
  }

  package var message: String {
    isAfter
      ? "a space is missing after '\(mark)'; write '\(mark) '"
      : "a space is missing before the comment; write ' \(mark)'"
  }
}

/// A plain text with a colon and a space in it.
struct UnquotedColon: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unquoted-colon",
    explanation: "A colon and a space end a key. Put a text that contains them in quotes.",
    example: .views(
      failing: "- label: greeting\n  text: Note: hello\n",
      passing: "- label: greeting\n  text: \"Note: hello\"\n"))

  /// The choice that the text means in other languages, if it looks like one.
  var choice: String?
  /// The word before the colon, if it looks like the key of another line.
  var key: String?
  /// The mapping that the text means if it only lacks braces.
  var mapping: String?
  /// Whether the key follows a closed list or mapping.
  var isAfterBracket = false
  var message: String {
    if let key, isAfterBracket { return "'\(key)' begins another key; write '\(key): ' on the next line" }
    if let mapping {
      return "': ' inside a value needs braces or quotes; write \(mapping), or put a text in quotes"
    }
    let remedy = choice.map { "write \($0) for a choice" } ?? key.map { "write '\($0): ' on the next line" }
    return "': ' inside a text makes it a key; "
      + (remedy.map { "\($0), or put the text in quotes" } ?? "put the text in quotes")
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
struct MissingComma: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "missing-comma",
    explanation: "The entries of a list in brackets or a mapping in braces are separated by commas.",
    example: .views(
      failing: "- label: greeting\n  font: { system: 17 weight: bold }\n",
      passing: "- label: greeting\n  font: { system: 17, weight: bold }\n"))

  /// The type before `[]`, if a list of it was meant.
  var list: String?
  var message: String {
    list.map { "a list is written in brackets; write '[\($0)]'" }
      ?? "a comma is missing before this; write ', ' between the entries"
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
struct CommentInBrackets: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "comment-in-brackets",
    explanation: """
      ' #' begins a comment that extends to the end of the line, so the bracket after it is part of the comment. Put a \
      text or colour that begins with '#' in quotes.
      """,
    example: .views(
      failing: "- label: greeting\n  textColor: { light: #3366FF, dark: white }\n",
      passing: "- label: greeting\n  textColor: { light: \"#3366FF\", dark: white }\n"))

  let text: String
  let isText: Bool
  var message: String {
    let remedy = isText ? "put '\(text)' in quotes" : "close the bracket before it"
    return "' #' begins a comment, which includes the closing bracket; \(remedy)"
  }
}

/// A reference without quotes in a list in brackets or a mapping in braces.
struct UnquotedReference: DiagnosticMessage {
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

  /// The name in the reference, if it stands where a bare name is expected.
  var name: String?
  var message: String {
    name.map { "a bare name is needed here; write '\($0)'" }
      ?? "a reference between brackets or braces needs quotes; put the text in quotes"
  }
}
