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

/// Something behind the closing quote.
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
      ? "the text ended at the quote before this; write '' for an apostrophe inside single quotes"
      : "the text ended at the quote before this; write \\\" for a quote inside double quotes"
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
  var closing: Character { bracket == "[" ? "]" : "}" }
  var message: String { "'\(bracket)' is never closed; write '\(closing)' at its end" }
}

/// Two entries of a list or mapping in brackets without a comma.
struct MissingComma: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "missing-comma",
    explanation: "The entries of a list in brackets or a mapping in braces are separated by commas.",
    example: .views(
      failing: "- label: greeting\n  font: { system: 17 weight: bold }\n",
      passing: "- label: greeting\n  font: { system: 17, weight: bold }\n"))

  var message: String { "a comma is missing before this; write ', ' between the entries" }
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
  var closing: Character { bracket == "[" ? "]" : "}" }
  var message: String { "'\(bracket)' is closed by another kind of bracket; write '\(closing)'" }
}

/// A bracket or comma behind the end of a value.
struct SurplusMark: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "surplus-mark",
    explanation: "The list or mapping has ended before this mark, which therefore belongs to nothing.",
    example: .views(
      failing: "- segmentedControl: size\n  segments: [Small, Large]]\n",
      passing: "- segmentedControl: size\n  segments: [Small, Large]\n"))

  let mark: Character
  var message: String { "'\(mark)' stands behind the end of the value; remove it" }
}

/// A comment between brackets that takes the closing bracket with it.
struct CommentInBrackets: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "comment-in-brackets",
    explanation: """
      ' #' begins a comment that extends to the end of the line, so the bracket behind it closes nothing. Put a text \
      or colour that begins with '#' in quotes.
      """,
    example: .views(
      failing: "- label: greeting\n  textColor: { light: #3366FF, dark: white }\n",
      passing: "- label: greeting\n  textColor: { light: \"#3366FF\", dark: white }\n"))

  let text: String
  let isText: Bool
  var message: String {
    let remedy = isText ? "put '\(text)' in quotes" : "close the bracket before it"
    return "' #' begins a comment, which takes the closing bracket with it; \(remedy)"
  }
}

/// A reference without quotes in a list in brackets or a mapping in braces.
struct UnquotedReference: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unquoted-reference",
    explanation: """
      Between brackets or braces, a brace always belongs to YAML. There, a text with a reference is written in quotes.
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

  var message: String { "a reference between brackets or braces needs quotes; put the text in quotes" }
}

/// An escape that double quotes do not know.
struct InvalidEscape: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "invalid-escape",
    explanation: """
      In double quotes a backslash begins an escape such as \\n, \\t, \\" or \\u00E9. A backslash itself is written \
      \\\\; in single quotes it needs nothing.
      """,
    example: .views(
      failing: "- label: greeting\n  text: \"50\\% off\"\n",
      passing: "- label: greeting\n  text: \"50% off\"\n"))

  let escape: String
  let isCode: Bool
  var message: String {
    isCode
      ? "'\(escape)' stands for no character; write the character itself, or \\u and four digits, or \\U and eight"
      : "'\(escape)' is not an escape; write '\\\\' for a backslash"
  }
}
