/// The sizes beyond which a file is refused, so that no input makes the compiler slow or large.
package enum Limits {
  /// The longest file, in bytes.
  package static let fileSize = 16 << 20

  /// The deepest nesting of mappings and sequences, aliases expanded.
  package static let nesting = 128

  /// The most nodes that all aliases of a file may stand for.
  package static let aliasedNodes = 100_000

  /// The longest scalar, in bytes of its decoded text.
  package static let scalarSize = 1 << 20

  /// The most values, lists, mappings and keys that a file may have.
  package static let nodes = 500_000

  /// How many syntax errors of a file are reported; what follows the last of them is not read.
  package static let syntaxErrors = 20

  /// How many bytes of lines that were not understood are searched for a name; any name may be in more.
  package static let searchedBytes = 65_536

  /// The most lines that begin with a percent sign, as YAML's directives do.
  package static let directives = 100

  /// The longest message of a diagnostic, in bytes; of a longer one, which quotes what is written, the middle is left
  /// out.
  package static let messageSize = 1000

  /// The longest name of a scene or of anything in it, in bytes.
  package static let nameSize = 200

  /// The longest name of a file, in bytes. File systems allow 255; an output has more to it than the scene that it is
  /// made of, and still more while it is written.
  package static let fileNameSize = 220

  /// With how many words those of a file are compared, to find out what was meant; then nothing more is suggested.
  package static let comparisons = 1_000_000

  /// How many diagnostics of a file are kept; further ones are not reported.
  package static let diagnostics = 50_000

  /// How many names a message lists; of more, it lists fewer and says how many others there are.
  package static let listedNames = 10

  /// How many elements one may build upon, each upon the next.
  package static let inheritance = 32

  /// Among how many words one that was meant is looked for; where there are more, none is suggested.
  package static let candidates = 1000

  /// The most values, lists, mappings and keys that the declaration of an element or a decorator may have.
  package static let declarationNodes = 10_000

  /// The most attributes, events, roles and slots that an element may take over from the one that it extends.
  package static let inheritedParts = 500

  /// The most decorators that a project may declare.
  package static let decorators = 200

  /// The most paths that a list of a configuration may have.
  package static let paths = 1000

  /// The longest path that a configuration may have, in bytes.
  package static let pathSize = 4096
}

/// The file is larger than any scene can be.
struct FileTooLarge: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "file-too-large",
    explanation: """
      A scene file may have 16 MiB. A larger one is not a screen that a person wrote. Split it into scenes of one \
      screen each.
      """,
    example: nil)

  var message: String { "the file has more than 16 MiB, which is as much as one may have; split it" }
}

/// A scalar is larger than any text on a screen.
struct TextTooLong: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "text-too-long",
    explanation: """
      A single value may have 1 MiB of text. Put long texts into a resource of the app and pass them as a parameter.
      """,
    example: nil)

  let size: Int
  var message: String {
    "this value has \(size) bytes, more than the \(Limits.scalarSize) that a value may have; pass it as a parameter"
  }
}

/// Mappings and sequences are nested too deep.
struct NestingLimit: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "nesting-limit",
    explanation: """
      Views, lists and values may be nested \(Limits.nesting) levels deep, aliases counted as what they stand for. \
      Nothing that fits a screen needs more.
      """,
    example: DiagnosticKind.Example(
      failing: "scene: Example\nviews: " + String(repeating: "[", count: Limits.nesting) + "\n",
      passing: "scene: Example\nviews:\n- label: greeting\n  text: Hello\n"))

  var message: String { "nested deeper than \(Limits.nesting) levels; flatten the scene" }
}

/// Aliases stand for too many nodes.
struct AliasLimit: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "alias-limit",
    explanation: """
      All aliases of a file together may stand for \(Limits.aliasedNodes) nodes. A few lines of aliases of aliases can \
      otherwise stand for more than any memory holds. Write less with aliases.
      """,
    example: DiagnosticKind.Example(
      failing: "scene: Example\nviews:\n"
        + "- &a [x, x, x, x, x, x, x, x, x, x]\n"
        + zip("abcd", "bcde").map { from, to in
          "- &\(to) [" + String(repeating: "*\(from), ", count: 10) + "x]\n"
        }.joined() + "- [*e, *e]\n",
      passing: "scene: Example\nviews:\n- label: greeting\n  text: Hello\n"))

  var message: String { "aliases stand for more than \(Limits.aliasedNodes) nodes here; use fewer of them" }
}

/// There are too many nodes.
struct NodeLimit: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "node-limit",
    explanation: """
      A file may have \(Limits.nodes) values, lists, mappings and keys. Nothing that fits a screen needs more, and \
      memory is spent on each. Split the scene, or pass long lists as parameters.
      """,
    example: nil)

  var message: String {
    "the file has more than \(Limits.nodes) values and keys; split the scene, or pass long lists as parameters"
  }
}

/// There are more mistakes than are reported.
struct TooManyMistakes: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "too-many-mistakes",
    explanation: """
      At most \(Limits.diagnostics) diagnostics of a file are kept. A file with more is probably not a scene, or all \
      of them have one cause. Fix the first ones and check again. Diagnostics that a comment suppresses or a baseline \
      lists count as well. This one can be neither suppressed nor listed, since it stands for mistakes that have not \
      been reported.
      """,
    example: nil)

  var message: String {
    "more than \(Limits.diagnostics) mistakes; fix these first, the others are not reported"
  }
}

extension Diagnostic {
  /// Whether this stands for mistakes that are not reported, and so can be neither suppressed nor in a baseline.
  package var standsForOthers: Bool { code == TooManyMistakes.kind.code }
}

/// There are too many syntax errors to read on.
struct TooManySyntaxErrors: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "too-many-syntax-errors",
    explanation: """
      After \(Limits.syntaxErrors) syntax errors, the rest of the file is not read: a file with so many is probably \
      not a scene, or all of them have one cause. Fix the first ones and check again.
      """,
    example: nil)

  var message: String {
    "more than \(Limits.syntaxErrors) syntax errors; fix these first, the rest of the file was not read"
  }
}

/// There are too many lines like directives.
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
    "more than \(Limits.directives) lines begin with '%'; a scene needs no directive, remove them"
  }
}
