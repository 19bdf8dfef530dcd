/// The file is too large.
struct FileTooLarge: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "file-too-large",
    explanation: """
      A scene file must not exceed 16 MiB. No handwritten screen needs more. Split it into scenes of one screen each.
      """,
    example: nil)

  var message: String { "the file is larger than 16 MiB; split it" }
}

/// A scalar is too long.
struct TextTooLong: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "text-too-long",
    explanation: """
      A value must not exceed 1 MiB of text. Put long texts into a resource of the app, and pass them as parameters.
      """,
    example: nil)

  let size: Int
  var message: String {
    "this value has \(size) bytes, more than the maximum of \(Limits.scalarSize); pass it as a parameter"
  }
}

/// Mappings and sequences are nested too deep.
struct NestingLimit: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "nesting-limit",
    explanation: """
      Views, lists and values may be nested \(Limits.nesting) levels deep, aliases expanded. No screen needs more.
      """,
    example: DiagnosticKind.Example(
      failing: "scene: Example\nviews: " + String(repeating: "[", count: Limits.nesting) + "\n",
      passing: "scene: Example\nviews:\n- label: greeting\n  text: Hello\n"))

  var message: String { "nested deeper than \(Limits.nesting) levels; flatten the scene" }
}

/// The targets of aliases have too many nodes.
struct AliasLimit: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "alias-limit",
    explanation: """
      All aliases of a file together may expand to \(Limits.aliasedNodes) nodes. Otherwise, a few lines of nested \
      aliases could exceed any memory. Use fewer aliases.
      """,
    example: DiagnosticKind.Example(
      failing: "scene: Example\nviews:\n"
        + "- &a [x, x, x, x, x, x, x, x, x, x]\n"
        + zip("abcd", "bcde").map { from, to in
          "- &\(to) [" + String(repeating: "*\(from), ", count: 10) + "x]\n"
        }.joined() + "- [*e, *e]\n",
      passing: "scene: Example\nviews:\n- label: greeting\n  text: Hello\n"))

  var message: String { "aliases expand to more than \(Limits.aliasedNodes) nodes here; use fewer of them" }
}

/// The file has too many nodes.
struct NodeLimit: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "node-limit",
    explanation: """
      A file may have \(Limits.nodes) values, lists, mappings and keys. No screen needs more, and each takes memory. \
      Split the scene, or pass long lists as parameters.
      """,
    example: nil)

  var message: String {
    "the file has more than \(Limits.nodes) values and keys; split the scene, or pass long lists as parameters"
  }
}

/// The file has too many errors to report them all.
struct TooManyDiagnostics: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "too-many-diagnostics",
    explanation: """
      At most \(Limits.diagnostics) diagnostics of a file are kept. A file with more is probably not a scene, or all \
      of them have one cause. Fix the first ones and check again. Diagnostics that a comment suppresses or a baseline \
      lists count as well. This one can be neither suppressed nor listed, because it replaces diagnostics that are \
      not reported.
      """,
    example: nil)

  var message: String { "too many diagnostics; fix these first" }
}

extension Diagnostic {
  /// Whether this replaces errors that are not reported. It can be neither suppressed nor in a baseline.
  package var replacesOthers: Bool { code == TooManyDiagnostics.kind.code }
}

/// The file has too many syntax errors to continue reading.
struct TooManySyntaxErrors: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "too-many-syntax-errors",
    explanation: """
      After \(Limits.syntaxErrors) syntax errors, the rest of the file is not read: a file with so many is probably \
      not a scene, or all of them have one cause. Fix the first ones and check again.
      """,
    example: nil)

  var message: String { "too many syntax errors; fix these first" }
}

extension Diagnostic {
  /// Whether the file was not read from here on, because of too many syntax errors.
  package var endsReading: Bool { code == TooManySyntaxErrors.kind.code }
}

/// The file has too many lines that look like directives.
struct DirectiveLimit: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "directive-limit",
    explanation: """
      A file may have \(Limits.directives) lines that begin with '%', as YAML's directives do. A scene needs none of \
      them.
      """,
    example: DiagnosticKind.Example(
      failing: String(repeating: "%TAG !a! b\n", count: Limits.directives + 2)
        + "---\nscene: Example\nviews: []\n",
      passing: "scene: Example\nviews: []\n"))

  var message: String {
    "more than \(Limits.directives) lines begin with '%'; remove them, because a scene needs no directives"
  }
}
