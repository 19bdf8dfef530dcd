import DioramaSyntax

/// A file whose first key declares nothing.
struct UnknownDeclaration: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "unknown-declaration",
    explanation:
      "The first key of a file says what it declares: 'scene', 'element' or 'decorator', each followed by a name.",
    example: DiagnosticKind.Example(
      failing: "scen: Example\nviews:\n- label: greeting\n",
      passing: "scene: Example\nviews:\n- label: greeting\n"))

  let name: String?
  /// What the file should declare.
  let word: String
  let suggestion: String?
  var message: String {
    guard let name else { return "a file declares one thing; begin it with '\(word): ' and a name" }
    let remedy = suggestion.map { "did you mean '\($0)'?" } ?? "begin it with '\(word): ' and a name"
    return "a file cannot declare '\(name)'; \(remedy)"
  }
}

/// An element or decorator in a file that is named like a scene.
struct MisnamedFile: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "misnamed-file",
    explanation:
      "A file is named after what it declares: Profile.scene.yaml, rating.element.yaml, Badge.decorator.yaml.",
    example: DiagnosticKind.Example(
      failing: "element: rating\nswift: RatingView\n", passing: "scene: Example\nviews:\n- label: greeting\n")
  )

  let kind: String
  var message: String {
    "this file cannot declare '\(kind)'; give it a name that ends with '.\(kind).yaml'"
  }
}

/// The declaring key is not the first.
struct DeclarationNotFirst: DiagnosticMessage {
  static let kind = DiagnosticKind(
    "declaration-not-first",
    explanation: "The first key says what a file declares, so that readers know how to read the rest.",
    example: DiagnosticKind.Example(
      failing: "summary: Says hello.\nscene: Example\nviews:\n- label: greeting\n",
      passing: "scene: Example\nsummary: Says hello.\nviews:\n- label: greeting\n"))

  let name: String
  var message: String { "'\(name)' must be the first key of the file; move it to the top" }
}
