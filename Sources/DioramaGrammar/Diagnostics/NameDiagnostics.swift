import DioramaSyntax

/// A name that does not have the form that its place asks for.
public struct InvalidName: DiagnosticMessage {
  /// The facts about the code.
  public static let kind = DiagnosticKind(
    "invalid-name",
    explanation: """
      Ids, parameters and handlers become Swift names in lowerCamelCase, scenes and types become names in \
      UpperCamelCase: letters a to z, digits and nothing else, not beginning with a digit. Swift's own words are fine; \
      they are escaped.
      """,
    example: .views(
      failing: "- label: user-name\n  text: Hello\n", passing: "- label: userName\n  text: Hello\n"))

  let what: String
  let written: String
  let form: NameForm
  let suggestion: String?
  /// The sentence.
  public var message: String {
    let remedy = suggestion.map { "write '\($0)'" } ?? "write a name such as '\(form.sample)'"
    return "'\(written)' is not a name for \(what); \(remedy)"
  }
}

/// A name that is too long for the files that are named after it.
enum NameLimit: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "name-limit",
    explanation: """
      A name may have \(Limits.nameSize) letters and digits, and that of a file \(Limits.fileNameSize) bytes: outputs are named after \
      scenes and their files, and file systems refuse names that are longer than 255 bytes.
      """,
    example: .views(
      failing: "- label: \(String(repeating: "a", count: Limits.nameSize + 1))\n",
      passing: "- label: \(String(repeating: "a", count: Limits.nameSize))\n"))

  case name
  case file

  var message: String {
    switch self {
    case .name: "a name has no more than \(Limits.nameSize) letters and digits; shorten it"
    case .file: "the name of this file has more than \(Limits.fileNameSize) bytes; shorten it"
    }
  }
}

/// A Swift type that cannot be one.
public struct InvalidType: DiagnosticMessage {
  /// The facts about the code.
  public static let kind = DiagnosticKind(
    "invalid-type",
    explanation: """
      A type is one of the value types (string, boolean, integer, number, url, color, font, image), one of them with \
      '?' behind it or in brackets for a list, or the UpperCamelCase name of a Swift type that is passed through.
      """,
    example: DiagnosticKind.Example(
      failing: "scene: Example\nparameters:\n  name: String\nviews:\n- label: greeting\n  text: ${name}\n",
      passing: "scene: Example\nparameters:\n  name: string\nviews:\n- label: greeting\n  text: ${name}\n"))

  let written: String
  let suggestion: String?
  /// The sentence.
  public var message: String {
    let remedy =
      suggestion.map { "write '\($0)'" } ?? "write a value type such as 'string', or a Swift type's name"
    return "'\(written)' is not a type that can stand here; \(remedy)"
  }

  /// Creates the message.
  public init(written: String, suggestion: String?) {
    self.written = written
    self.suggestion = suggestion
  }
}
