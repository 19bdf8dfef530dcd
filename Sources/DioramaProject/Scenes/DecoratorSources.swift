import DioramaGrammar
import DioramaSyntax

/// Tells whether everything is known that the properties of a project's decorators are made from. Otherwise some of them would
/// get lost with the file that holds them all.
struct DecoratorSources {
  private let inputs: [Input]

  /// The decorators among some inputs.
  init(among inputs: [Input]) {
    self.inputs = inputs.filter { input in
      input.kind == .decorator || DeclarationKind.of(fileNamed: input.fileName)?.kind == .decorator
    }
  }

  /// Whether no decorator has a mistake, and none of the elements that they decorate.
  func areWhole(
    _ decorators: [(input: Input, kind: DecoratorKind, grammar: Grammar)],
    _ problems: [(file: SourceFile, diagnostics: [Diagnostic])]
  ) -> Bool {
    let broken = Self.broken(problems)
    return inputs.allSatisfy { input in
      input.kind == .decorator && input.source.map { !broken.contains($0.path) } ?? false
    }
      && decorators.allSatisfy { decorator in
        !decorator.kind.decorates.contains { decorator.grammar.isBroken(elementNamed: $0) }
      }
  }

  /// Whether no declaration among some inputs has a mistake.
  static func areWhole(
    allOf inputs: [Input], _ problems: [(file: SourceFile, diagnostics: [Diagnostic])]
  ) -> Bool {
    let broken = broken(problems)
    return inputs.allSatisfy { input in
      let named = DeclarationKind.of(fileNamed: input.fileName)?.kind ?? input.kind
      guard input.isDeclaration || named == .element || named == .decorator else { return true }
      return input.kind == named && input.source.map { !broken.contains($0.path) } ?? false
    }
  }

  private static func broken(
    _ problems: [(file: SourceFile, diagnostics: [Diagnostic])]
  ) -> Set<String> {
    Set(problems.lazy.filter { $0.diagnostics.contains { $0.severity == .error } }.map(\.file.path))
  }
}
