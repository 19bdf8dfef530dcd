import DioramaSyntax
import DioramaTree

/// A value of the wrong type.
package struct WrongType: DiagnosticMessage {
  package static let kind = DiagnosticKind(
    "wrong-type",
    explanation: """
      The key of a value determines its type, and the value is read as that type only: a boolean is true or false, \
      and a number is written in decimal digits without quotes.
      """,
    example: .views(
      failing: "- likeButton: like\n  liked: no\n", passing: "- likeButton: like\n  liked: false\n"))

  let name: String
  let remedy: String
  package var message: String { "'\(name)' \(remedy)" }

  package init(name: String, remedy: String) {
    self.name = name
    self.remedy = remedy
  }
}

/// A key without a value.
package struct MissingValue: DiagnosticMessage {
  package static let kind = DiagnosticKind(
    "missing-value",
    explanation: """
      The key has no value. Write one after the colon, or remove the key. An empty text is written "", and a colour \
      such as "#3366FF" needs its quotes, because ' #' begins a comment.
      """,
    example: .views(failing: "- label: greeting\n  text:\n", passing: "- label: greeting\n  text: \"\"\n"))

  let name: String
  let hint: String
  package var message: String { "'\(name)' has no value; \(hint)" }

  package init(name: String, hint: String) {
    self.name = name
    self.hint = hint
  }
}

/// A number that is out of the attribute's range.
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

/// A name that is not a case of the enumeration.
struct UnknownCase: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unknown-case",
    explanation: "The value must be one of a fixed set of names.",
    example: .views(
      failing: "- label: greeting\n  alignment: centre\n", passing: "- label: greeting\n  alignment: center\n"
    ))

  let name: String
  let written: String
  let suggestion: String?
  /// Whether the suggestion is what the written name means, and not only similar to it.
  var isMeant = false
  let cases: [String]
  var message: String {
    let remedy =
      suggestion.map { isMeant ? "write '\($0)'" : "did you mean '\($0)'?" } ?? "write \(alternatives(cases))"
    return "'\(name)' cannot be '\(written)'; \(remedy)"
  }
}

/// A colour name that is not in UIKit.
struct UnknownColor: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unknown-color",
    explanation: """
      A colour is one of UIKit's names such as systemBlue, a name that a theme declares, "#RRGGBB" or "#RRGGBBAA" in \
      quotes, { light: …, dark: … }, or { asset: … } for one of the app's own.
      """,
    example: .views(
      failing: "- label: greeting\n  textColor: sytemBlue\n",
      passing: "- label: greeting\n  textColor: systemBlue\n"))

  let written: String
  let suggestion: String?
  var message: String {
    if suggestion == written { return "'\(written)' is a colour of the theme; write its name without quotes" }
    let digits = written.contains("(") ? ", or \"#RRGGBB\"" : ", \"#RRGGBB\", or { asset: \(written) }"
    let remedy = suggestion.didYouMean(or: "write a name such as systemBlue" + digits)
    return "there is no colour '\(written)'; \(remedy)"
  }
}

/// A hexadecimal colour with the wrong number or kind of digits.
struct InvalidColor: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "invalid-color",
    explanation:
      "A hexadecimal colour has six digits for red, green and blue, or eight with the opacity last.",
    example: .views(
      failing: "- label: greeting\n  textColor: \"#36F\"\n",
      passing: "- label: greeting\n  textColor: \"#3366FF\"\n"))

  let written: String
  let suggestion: String?
  var message: String {
    let remedy =
      suggestion.map { "write \"\($0)\"" } ?? "write \"#RRGGBB\" or \"#RRGGBBAA\" in hexadecimal digits"
    return "'\(written)' is not a colour; \(remedy)"
  }
}

/// A text that is not an absolute URL.
struct InvalidURL: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "invalid-url",
    explanation: """
      A URL is absolute, as RFC 3986 defines it: a scheme such as https, mailto, tel or the app's own, a colon, and \
      what the scheme requires. Spaces and non-ASCII letters are percent-encoded.
      """,
    example: .views(
      failing: "- label: site\n  url: medium.com\n", passing: "- label: site\n  url: https://medium.com\n"))

  let written: String
  let reason: String
  var message: String { "'\(written)' is not an absolute URL: \(reason)" }
}

/// A text that is not a date.
struct InvalidDate: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "invalid-date",
    explanation: """
      A date is an existing day, written 2026-11-22, or a time with seconds and an offset from UTC, written \
      2026-11-22T09:30:00Z or 2026-11-22T10:30:00+01:00. A day without a time means the start of that day in the \
      device's time zone.
      """,
    example: .views(
      failing: "- datePicker: birthday\n  maximumDate: 2026-02-29\n",
      passing: "- datePicker: birthday\n  maximumDate: 2026-02-28\n"))

  let written: String
  let reason: String
  var message: String { "'\(written)' is not a date: \(reason)" }
}

/// A plain text followed by a comment that looks like part of the text.
struct CommentInText: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "comment-in-text", .warning,
    explanation: """
      ' #' begins a comment, even in the middle of a text, so the text ends before it. If the '#' is part of the text, \
      put the text in quotes; if it is a comment, put a space after the '#'.
      """,
    example: .views(
      failing: "- label: greeting\n  text: Ticket #12\n",
      passing: "- label: greeting\n  text: \"Ticket #12\"\n"))

  let comment: String
  var message: String {
    "'\(comment)' is a comment and not part of the text; put the text in quotes to keep it"
  }
}

/// The escape for a new line in a text that is not in double quotes.
struct EscapeInText: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "escape-in-text", .warning,
    explanation: """
      Only a text in double quotes has escapes, such as \\n for a new line. In any other text, the backslash and the \
      letter are shown.
      """,
    example: .views(
      failing: "- label: greeting\n  text: Good\\nmorning!\n",
      passing: "- label: greeting\n  text: \"Good\\nmorning!\"\n"))

  var message: String { "'\\n' is shown literally; put the text in double quotes" }
}

/// Returns a list of quoted names for a message: 'a', 'b' or 'c'. If there are more than the limit, it lists only the
/// first eight, so the most likely must come first.
package func alternatives(_ names: [String], limit: Int = Limits.listedNames) -> String {
  let shown = names.count > limit ? names.prefix(8) : names[...]
  let quoted = shown.map { "'\($0)'" }
  guard shown.count == names.count else {
    return quoted.joined(separator: ", ")
      + " or one of \(names.count - shown.count) others"
  }
  return quoted.isEmpty ? "nothing" : quoted.joined(with: "or")
}

/// Returns a list of quoted names for a message, all of which are meant: 'a', 'b' and 'c'. If there are many, it lists
/// the first eight.
package func conjunction(_ names: [String]) -> String {
  let quoted = names.prefix(names.count > Limits.listedNames ? 8 : names.count).map { "'\($0)'" }
  if names.count > quoted.count {
    return "\(quoted.joined(separator: ", ")) and \(names.count - quoted.count) others"
  }
  return quoted.isEmpty ? "nothing" : quoted.joined(with: "and")
}

extension [String] {
  /// Returns the texts separated by commas, with a conjunction between the last two.
  package func joined(with conjunction: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(conjunction) \(last)"
  }
}

/// `${` that does not begin a reference.
struct MalformedReference: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "malformed-reference",
    explanation: """
      A reference is '${', one name, and '}': the name of a parameter, of a part of the state, of a condition or of a \
      derived value, or a name such as entry.title or screen.width. It computes nothing. Write '$${' for the two \
      characters themselves.
      """,
    example: DiagnosticKind.Example(
      failing:
        "scene: Example\nparameters:\n  name: string\nviews:\n- label: greeting\n  text: Hello, ${name\n",
      passing:
        "scene: Example\nparameters:\n  name: string\nviews:\n- label: greeting\n  text: Hello, ${name}\n"))

  let written: String
  /// What to write instead; `nil` if that is unclear.
  let remedy: String?
  var message: String {
    let standard = "write '${name}' with the name of a parameter, or '$${' for the characters themselves"
    return "'\(written)' is not a reference; \(remedy ?? standard)"
  }
}

/// A reference to an undeclared name.
struct UnknownName: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unknown-name",
    explanation: """
      A reference names a parameter, a part of the state, a condition or a derived value of the scene, or a trait of \
      the screen. Declare it under 'parameters' or 'state', with its type.
      """,
    example: DiagnosticKind.Example(
      failing: "scene: Example\nparameters:\n  name: string\nviews:\n- label: greeting\n  text: ${nmae}\n",
      passing: "scene: Example\nparameters:\n  name: string\nviews:\n- label: greeting\n  text: ${name}\n"))

  let name: String
  let suggestion: String?
  /// The error in the name, if it was meant to be that of a part of an entry.
  var entry: Entry?
  /// Whether a component lacks the declaration, and not a scene.
  var isOfComponent = false
  var message: String {
    switch entry {
    case .unqualified: return "'\(name)' belongs to each entry, not to the scene; write 'entry.\(name)'"
    case .elsewhere:
      return
        "'\(name)' can be used only in rows, menus and swipe actions of a list of components"
    case .part(let component, _):
      let remedy = suggestion.didYouMean(or: "declare it there")
      return "the state of '\(component)' has no '\(name.dropFirst("entry.".count))'; \(remedy)"
    case .whole(let part?):
      return "'\(name)' is not a value by itself; write one of its parts, such as 'entry.\(part)'"
    case .whole(nil):
      return "an entry of a list of texts has no parts to refer to; show a list of the states of a component"
    case nil: break
    }
    let declaration = "declare it under \(isOfComponent ? "'state'" : "'parameters' or 'state'")"
    return "the \(isOfComponent ? "component" : "scene") declares no '\(name)'; "
      + suggestion.didYouMean(or: declaration)
  }

  /// An error in the name of a part of an entry.
  enum Entry {
    /// The name of a part lacks the prefix `entry.`.
    case unqualified
    /// There is no entry here.
    case elsewhere
    /// The entry itself, with the name of one of its parts; `nil` for a text.
    case whole(String?)
    /// The state of the component has no such part.
    case part(String, parts: [String])

    /// Returns the name that was probably meant.
    func suggestion(for name: String) -> String? {
      guard case .part(_, let parts) = self, let part = EntryName.part(name) else { return nil }
      return Spelling.closest(to: part, in: parts).map { "\(EntryName.word).\($0)" }
    }
  }
}

/// A parameter whose name differs slightly from the one in references.
struct MisspeltParameter: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "misspelt-parameter",
    explanation: "No reference uses the name of the parameter, but several use a similar name.",
    example: DiagnosticKind.Example(
      failing: """
        scene: Example
        parameters:
          nmae: string
        views:
        - label: greeting
          text: Hello, ${name}
        - label: farewell
          text: Goodbye, ${name}

        """,
      passing: """
        scene: Example
        parameters:
          name: string
        views:
        - label: greeting
          text: Hello, ${name}
        - label: farewell
          text: Goodbye, ${name}

        """))

  let name: String
  let used: String
  let count: Int
  var message: String { "nothing uses '\(name)', but \(count) references use '\(used)'; write '\(used)'" }
}

/// A reference to a parameter of the wrong type.
struct ReferenceType: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "reference-type",
    explanation: """
      A reference that is the whole value has the parameter's type, which must be the expected type; a whole number \
      can be used as a number. A text can contain any value except colours, fonts, images, lists and types of the app. \
      Elsewhere, an optional is only allowed where the value may be absent.
      """,
    example: DiagnosticKind.Example(
      failing:
        "scene: Example\nparameters:\n  accent: string\nviews:\n- label: total\n  textColor: ${accent}\n",
      passing:
        "scene: Example\nparameters:\n  accent: color\nviews:\n- label: total\n  textColor: ${accent}\n")
  )

  let kind: NameScope.Kind
  let name: String
  let type: String
  let expected: String
  let remedy: String
  var message: String {
    "\(kind.noun) '\(name)' has the type '\(type)', but \(expected) is needed here; \(remedy)"
  }
}

/// A reference where only a literal is allowed.
package struct MisplacedReference: DiagnosticMessage {
  package static let kind = DiagnosticKind(
    "misplaced-reference",
    explanation: """
      Only a text can mix references with other characters; elsewhere a reference is the whole value. Insets, sizes \
      and the parts of colours, fonts and images, except the 'url' of an image, must be literals, so that they can be \
      checked.
      """,
    example: DiagnosticKind.Example(
      failing:
        "scene: Example\nparameters:\n  path: string\nviews:\n- label: site\n  url: https://example.com/${path}\n",
      passing: "scene: Example\nparameters:\n  address: url\nviews:\n- label: site\n  url: ${address}\n"))

  let name: String
  let remedy: String
  package var message: String { "a reference is not allowed here: '\(name)' \(remedy)" }

  package init(name: String, remedy: String) {
    self.name = name
    self.remedy = remedy
  }
}

extension NameScope.Kind {
  /// The noun for such a name, in messages.
  fileprivate var noun: String {
    switch self {
    case .parameter: "parameter"
    case .state: "state"
    case .condition: "condition"
    case .derived: "derived value"
    case .trait: "trait"
    case .listEntryPart: "part of the entry"
    }
  }
}
