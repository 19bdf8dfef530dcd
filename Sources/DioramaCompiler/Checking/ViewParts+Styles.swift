import DioramaGrammar
import DioramaSyntax
import DioramaTree

extension ViewParts {
  /// Sets the attributes that the view does not set itself: first those of its styles, from the last to the first, then
  /// those of its element's default styles.
  mutating func giveStyles(at range: SourceRange) {
    if let styles {
      let names = StyleList.names(in: styles, context.diagnostics)
      for (name, node) in names.reversed() {
        context.give(style: name, named: node, to: &view, at: styles.key.range)
      }
    }
    context.giveDefaultStyles(to: &view, at: range)
  }
}

extension SceneContext {
  /// Sets the attributes of the element's default styles that the view does not set.
  func giveDefaultStyles(to view: inout SceneView, at range: SourceRange) {
    guard let defaults = grammar.defaultStyles(ofElement: view.element.name) else {
      diagnostics.lacksDeclaration = true
      return
    }
    for name in defaults.reversed() { give(style: name, named: nil, to: &view, at: range) }
  }

  fileprivate func give(
    style name: String, named node: SyntaxNode?, to view: inout SceneView, at range: SourceRange
  ) {
    styles.insert(name)
    switch grammar.fit(ofStyle: name, view.element) {
    case .fits(let parts):
      for part in parts where !view.parts.has(part.number) {
        view.parts.give(part.number, at: range, part.value)
      }
    case .misfit(let misfit):
      if let node { report(misfit, at: node.range) }
    case .broken: diagnostics.lacksDeclaration = true
    case nil:
      guard let node else { return }
      let suggestion = diagnostics.suggestions.closest(to: name) { grammar.styleNames }
      report(
        UnknownStyle(name: name.shortened, suggestion: suggestion), at: node.range,
        fixIts: renaming(node, to: suggestion, isClosest: true))
    }
  }
}
