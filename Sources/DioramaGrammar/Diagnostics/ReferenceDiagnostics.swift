import DioramaSyntax

/// `${` that begins no reference.
struct MalformedReference: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "malformed-reference",
    explanation: """
      A reference is '${', the name of one parameter, and '}'. It calls nothing and reaches into nothing. Write '$${' \
      for the two characters themselves.
      """,
    example: DiagnosticKind.Example(
      failing:
        "scene: Example\nparameters:\n  name: string\nviews:\n- label: greeting\n  text: Hello, ${name\n",
      passing:
        "scene: Example\nparameters:\n  name: string\nviews:\n- label: greeting\n  text: Hello, ${name}\n"))

  let written: String
  var message: String {
    "'\(written)' is no reference; write '${name}' with the name of a parameter, or '$${' for the characters themselves"
  }
}

/// A reference to a parameter that the scene does not declare.
struct UnknownParameter: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unknown-parameter",
    explanation: "A reference names a parameter of the scene. Declare it under 'parameters', with its type.",
    example: DiagnosticKind.Example(
      failing: "scene: Example\nparameters:\n  name: string\nviews:\n- label: greeting\n  text: ${nmae}\n",
      passing: "scene: Example\nparameters:\n  name: string\nviews:\n- label: greeting\n  text: ${name}\n"))

  let name: String
  let suggestion: String?
  var message: String {
    let remedy = suggestion.map { "did you mean '\($0)'?" } ?? "declare it under 'parameters'"
    return "the scene has no parameter '\(name)'; \(remedy)"
  }
}

/// A parameter whose name differs a little from the one that references use.
struct MisspeltParameter: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "misspelt-parameter",
    explanation: "Nothing uses the parameter under its name, but several references use nearly that name.",
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

/// A reference to a parameter of another type.
struct ReferenceType: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "reference-type",
    explanation: """
      A reference that is the whole value has the parameter's type, which must be the type that is expected there; a \
      whole number may stand for a number. Inside a text, parameters of the types string, boolean, integer, number and \
      url can stand. An optional parameter can only fill what may be absent.
      """,
    example: DiagnosticKind.Example(
      failing: "scene: Example\nparameters:\n  count: integer\nviews:\n- label: total\n  text: ${count}\n",
      passing:
        "scene: Example\nparameters:\n  count: integer\nviews:\n- label: total\n  text: \"Total: ${count}\"\n"
    ))

  let name: String
  let type: String
  let expected: String
  let remedy: String
  var message: String { "parameter '\(name)' is '\(type)', but \(expected) is needed here; \(remedy)" }
}

/// A reference where only a written value can stand.
public struct MisplacedReference: DiagnosticMessage {
  /// The facts about the code.
  public static let kind = DiagnosticKind(
    "misplaced-reference",
    explanation: """
      Only a text can mix references with other characters; elsewhere a reference is the whole value. Enumerations, \
      insets, sizes and the parts of colours, fonts and images are written out, so that they can be checked.
      """,
    example: DiagnosticKind.Example(
      failing:
        "scene: Example\nparameters:\n  path: string\nviews:\n- label: site\n  url: https://example.com/${path}\n",
      passing: "scene: Example\nparameters:\n  address: url\nviews:\n- label: site\n  url: ${address}\n"))

  let name: String
  let remedy: String
  /// The sentence.
  public var message: String { "a reference cannot stand here: '\(name)' \(remedy)" }

  /// Creates the message.
  public init(name: String, remedy: String) {
    self.name = name
    self.remedy = remedy
  }
}
