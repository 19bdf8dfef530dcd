import DioramaSyntax

/// A value that is not of the type that its place expects.
public struct WrongType: DiagnosticMessage {
  /// The facts about the code.
  public static let kind = DiagnosticKind(
    "wrong-type",
    explanation: """
      The place where a value stands says what it must be, and only that reads it: a boolean is true or false and \
      nothing else, a number is written in decimal digits without quotes.
      """,
    example: .views(
      failing: "- likeButton: like\n  liked: no\n", passing: "- likeButton: like\n  liked: false\n"))

  let name: String
  let remedy: String
  /// The sentence.
  public var message: String { "'\(name)' \(remedy)" }

  /// Creates the message.
  public init(name: String, remedy: String) {
    self.name = name
    self.remedy = remedy
  }
}

/// A key with nothing behind its colon.
public struct MissingValue: DiagnosticMessage {
  /// The facts about the code.
  public static let kind = DiagnosticKind(
    "missing-value",
    explanation: """
      The key has no value. Write one behind the colon, or remove the key. An empty text is written "", and a colour \
      such as "#3366FF" needs its quotes, because ' #' begins a comment.
      """,
    example: .views(failing: "- label: greeting\n  text:\n", passing: "- label: greeting\n  text: \"\"\n"))

  let name: String
  let hint: String
  /// The sentence.
  public var message: String { "'\(name)' has no value; \(hint)" }

  /// Creates the message.
  public init(name: String, hint: String) {
    self.name = name
    self.hint = hint
  }
}

/// A number beyond what its attribute allows.
struct OutOfRange: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "out-of-range",
    explanation:
      "The grammar limits the numbers that make sense here; 'Grammar/Reference.md' lists the ranges.",
    example: .views(failing: "- label: greeting\n  alpha: 2\n", passing: "- label: greeting\n  alpha: 1\n"))

  let name: String
  let written: String
  let range: String
  var message: String { "\(written) is out of range for '\(name)'; write a number \(range)" }
}

/// A name that is no case of its enumeration.
struct UnknownCase: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unknown-case",
    explanation: "The value is one of a closed set of names, and this is none of them.",
    example: .views(
      failing: "- label: greeting\n  alignment: centre\n", passing: "- label: greeting\n  alignment: center\n"
    ))

  let name: String
  let written: String
  let suggestion: String?
  let cases: [String]
  var message: String {
    let remedy = suggestion.map { "did you mean '\($0)'?" } ?? "write \(alternatives(cases))"
    return "'\(name)' cannot be '\(written)'; \(remedy)"
  }
}

/// A colour name that UIKit does not have.
struct UnknownColor: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unknown-color",
    explanation: """
      A colour is one of UIKit's names such as systemBlue, "#RRGGBB" or "#RRGGBBAA" in quotes, \
      { light: …, dark: … }, or { asset: … } for one of the app's own.
      """,
    example: .views(
      failing: "- label: greeting\n  textColor: sytemBlue\n",
      passing: "- label: greeting\n  textColor: systemBlue\n"))

  let written: String
  let suggestion: String?
  var message: String {
    let remedy = suggestion.map { "did you mean '\($0)'?" }
    return "UIKit has no colour '\(written)'; "
      + (remedy ?? "write a name such as systemBlue, \"#RRGGBB\", or { asset: \(written) }")
  }
}

/// A hexadecimal colour with the wrong number or kind of digits.
struct InvalidColor: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "invalid-color",
    explanation:
      "A colour in hexadecimal has six digits, red, green and blue, or eight with the opacity last.",
    example: .views(
      failing: "- label: greeting\n  textColor: \"#36F\"\n",
      passing: "- label: greeting\n  textColor: \"#3366FF\"\n"))

  let written: String
  let suggestion: String?
  var message: String {
    let remedy =
      suggestion.map { "write \"\($0)\"" } ?? "write \"#RRGGBB\" or \"#RRGGBBAA\" in hexadecimal digits"
    return "'\(written)' is no colour; \(remedy)"
  }
}

/// A text that is no absolute URL.
struct InvalidURL: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "invalid-url",
    explanation: """
      A URL is absolute, as RFC 3986 defines it: a scheme such as https, mailto, tel or the app's own, a colon, and what \
      the scheme asks for. Blanks and letters beyond ASCII are percent-encoded.
      """,
    example: .views(
      failing: "- label: site\n  url: medium.com\n", passing: "- label: site\n  url: https://medium.com\n"))

  let written: String
  let reason: String
  var message: String { "'\(written)' is no absolute URL: \(reason)" }
}

/// A plain text followed by something that looks like more of it, but is a comment.
struct CommentInText: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "comment-in-text", .warning,
    explanation: """
      ' #' begins a comment, even in the middle of a text, so the text ends before it. If the '#' is part of the text, \
      put the text in quotes; if it is a comment, put a space behind the '#'.
      """,
    example: .views(
      failing: "- label: greeting\n  text: Ticket #12\n",
      passing: "- label: greeting\n  text: \"Ticket #12\"\n"))

  let comment: String
  var message: String {
    "'\(comment)' is a comment and not part of the text; put the text in quotes to keep it"
  }
}

/// Names as a person lists them: 'a', 'b' or 'c'. Of more than the limit, eight are written out, so those that are most
/// likely meant come first.
public func alternatives(_ names: [String], limit: Int = Limits.listedNames) -> String {
  let shown = names.count > limit ? names.prefix(8) : names[...]
  let quoted = shown.map { "'\($0)'" }
  guard shown.count == names.count else {
    return quoted.joined(separator: ", ")
      + " or one of the \(names.count - shown.count) others that 'Grammar/Reference.md' lists"
  }
  guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
  return quoted.dropLast().joined(separator: ", ") + " or " + last
}
