import DioramaGrammar

extension Grammar {
  /// The project's elements, sorted by name.
  package var projectElements: [ElementKind] { projectNames(of: .element).compactMap { element(named: $0) } }

  /// The project's controllers, sorted by name.
  package var projectControllers: [ControllerKind] {
    projectNames(of: .controller).compactMap { controller(named: $0) }
  }

  private func projectNames(of kind: DeclarationKind) -> [String] {
    projectFiles.compactMap { DeclarationKind.of(fileNamed: $0.name) }.filter { $0.kind == kind }.map(\.name)
      .sorted()
  }
}
