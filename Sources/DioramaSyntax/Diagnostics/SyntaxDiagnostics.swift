/// A tab where YAML counts spaces.
struct TabIndentation: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "tab-indentation",
    explanation:
      "YAML indents with spaces only, because the width of a tab varies. Set the editor to write spaces.",
    example: .views(
      failing: "- label: greeting\n\ttext: Hello\n", passing: "- label: greeting\n  text: Hello\n"))

  var message: String { "a tab cannot indent; write spaces" }
}

/// A line whose first column matches nothing around it.
struct BadIndentation: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "bad-indentation",
    explanation: """
      The keys of one view stand exactly below each other, and so do the dashes of one list. This line begins at a \
      column where nothing can continue, so YAML cannot tell what it belongs to.
      """,
    example: .views(
      failing: "- label: greeting\n   text: Hello\n", passing: "- label: greeting\n  text: Hello\n"))

  let found: Int
  let expected: Int?
  var message: String {
    let spaces = "\(found) space\(found == 1 ? "" : "s")"
    return expected.map {
      "this line is indented by \(spaces); write \($0) to line it up with its neighbours"
    }
      ?? "this line is indented by \(spaces), which fits nothing above it; line it up with its neighbours"
  }
}

/// A key without its colon.
struct MissingColon: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "missing-colon",
    explanation: "A key is followed by a colon and a space (or the end of the line), then its value.",
    example: .views(
      failing: "- label: greeting\n  text Hello\n  lines: 1\n",
      passing: "- label: greeting\n  text: Hello\n  lines: 1\n"))

  let word: String
  var message: String { "no colon here; write '\(word): ' before the value" }
}

/// The marks of an unfinished merge.
struct MergeConflict: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "merge-conflict",
    explanation: "Two people changed the same lines, and git has left both versions between its marks.",
    example: .views(
      failing: "<<<<<<< HEAD\n- label: greeting\n=======\n- label: welcome\n>>>>>>> other\n",
      passing: "- label: greeting\n"))

  var message: String {
    "a merge has left both of its sides here; keep what is right, and remove git's marks"
  }
}

/// `key:value` or `-item`.
public struct MissingSpace: DiagnosticMessage {
  /// The facts about the code.
  public static let kind = DiagnosticKind(
    "missing-space",
    explanation: """
      The colon of a key and the dash of a list item count only with a space behind them, and the '#' of a comment \
      only with a space before it.
      """,
    example: .views(
      failing: "- label: greeting\n  text:Hello\n  lines: 1\n",
      passing: "- label: greeting\n  text: Hello\n  lines: 1\n"))

  let isBehind: Bool
  let mark: Character

  /// Creates the message for a colon or a dash.
  public init(mark: Character) {
    self.init(isBehind: true, mark: mark)
  }

  init(isBehind: Bool, mark: Character) {
    self.isBehind = isBehind
    self.mark = mark
  }

  /// The sentence.
  public var message: String {
    isBehind
      ? "a space is missing behind '\(mark)'; write '\(mark) '"
      : "a space is missing before the comment; write ' \(mark)'"
  }
}

/// A plain text with a colon and a space in it.
struct UnquotedColon: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unquoted-colon",
    explanation: "A colon and a space make a key. A text that holds them is written in quotes.",
    example: .views(
      failing: "- label: greeting\n  text: Note: hello\n",
      passing: "- label: greeting\n  text: \"Note: hello\"\n"))

  var message: String { "': ' inside a text makes it a key; put the text in quotes" }
}

/// A plain text that begins with a character that means something to YAML.
struct ReservedCharacter: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "reserved-character",
    explanation: """
      A text without quotes cannot begin with one of the characters that YAML keeps for itself, such as @ ` % & * | > \
      ] } and ','. Put the text in quotes.
      """,
    example: .views(
      failing: "- label: greeting\n  text: @diorama\n", passing: "- label: greeting\n  text: \"@diorama\"\n"))

  let character: Character
  var message: String { "a text cannot begin with '\(character)' unless it is quoted; put it in quotes" }
}

/// A text that continues behind a comment.
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

/// A list that begins behind a key.
struct MisplacedList: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "misplaced-list",
    explanation:
      "A list of dashes begins on the line below its key. On the line of the key it is written in brackets.",
    example: .views(
      failing: "- segmentedControl: size\n  segments: - Small\n",
      passing: "- segmentedControl: size\n  segments:\n  - Small\n"))

  var message: String { "a list cannot begin on the line of its key; put '- ' on the next line" }
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
