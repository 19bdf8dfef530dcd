import DioramaGrammar

/// An element of a project, with its file and the grammar that knows it.
struct ProjectElement {
  let input: Input
  let kind: ElementKind
  let grammar: Grammar

  /// The elements that some inputs without errors declare.
  static func all(in inputs: [Input], _ declarations: inout Declarations) -> [ProjectElement] {
    var elements: [ProjectElement] = []
    for input in inputs where input.kind == .element {
      let grammar = declarations.grammar(for: input)
      guard let name = input.declaredName, let kind = grammar.element(named: name) else { continue }
      elements.append(ProjectElement(input: input, kind: kind, grammar: grammar))
    }
    return elements
  }

  /// Whether no declaration among some inputs has an error.
  ///
  /// - Parameter broken: The paths of the files with errors.
  static func areDeclarationsComplete(
    among inputs: [Input], _ broken: Set<String>
  ) -> Bool {
    inputs.allSatisfy { input in
      let named = DeclarationKind.of(fileNamed: input.fileName)?.kind ?? input.kind
      guard input.isDeclaration || named == .element || named == .decorator else { return true }
      return input.kind == named && input.source.map { !broken.contains($0.path) } ?? false
    }
  }
}
