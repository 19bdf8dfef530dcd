import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import SystemPackage

/// The styles of themes that no view of a run has.
///
/// They are known only if the run has all files that can use them: those of a theme's whole project or, without a
/// project, of the named folder.
struct UnusedStyles {
  private var found: [(file: SourceFile, diagnostics: [Diagnostic])] = []

  /// Finds the styles that are unused.
  ///
  /// - Parameters:
  ///   - outcomes: The outcomes of the scenes and components, in their order.
  ///   - isWhole: Whether all files and declarations could be read.
  init(in finder: InputFinder, _ scenes: [PendingScene], _ outcomes: [SceneOutcome], isWhole: Bool) {
    guard isWhole, scenes.contains(where: { $0.compiler.grammar.hasThemes }),
      outcomes.allSatisfy({ $0.checked.map { !$0.review.hasErrors } ?? false })
    else { return }
    var used: [ObjectIdentifier: Set<String>] = [:]
    var grammars: [Grammar] = []
    for (scene, outcome) in zip(scenes, outcomes) where scene.compiler.grammar.hasThemes {
      let grammar = scene.compiler.grammar
      if used[ObjectIdentifier(grammar)] == nil { grammars.append(grammar) }
      used[ObjectIdentifier(grammar), default: []].formUnion(outcome.checked?.styles ?? [])
    }
    let projects = scenes.compactMap(\.input.project)
    var seen: Set<String> = []
    for theme in grammars.flatMap(\.themeFiles) where seen.insert(theme.path).inserted {
      guard finder.hasAllUses(ofDeclarationAt: FilePath(theme.path), projects) else { continue }
      let visible = grammars.filter { $0.themeFiles.contains { $0.path == theme.path } }
      let names = visible.reduce(into: Set<String>()) { $0.formUnion(used[ObjectIdentifier($1)] ?? []) }
      let styles = visible[0].optionalStyles(inFile: theme.path).filter { !names.contains($0.name) }
      if styles.isEmpty { continue }
      found.append((theme, styles.map { Diagnostic(UnusedStyle(name: $0.name), at: $0.range) }))
    }
  }

  /// Returns the problems of declarations together with the unused styles.
  func added(
    to problems: [(file: SourceFile, diagnostics: [Diagnostic])]
  ) -> [(file: SourceFile, diagnostics: [Diagnostic])] {
    var problems = problems
    for (file, diagnostics) in found {
      if let index = problems.firstIndex(where: { $0.file.path == file.path }) {
        problems[index].diagnostics = (problems[index].diagnostics + diagnostics).sorted()
      } else {
        problems.append((file, diagnostics))
      }
    }
    return problems
  }
}

extension Grammar {
  /// The files of the project's themes.
  fileprivate var themeFiles: [SourceFile] {
    hasThemes ? projectFiles.filter { DeclarationKind.kind(ofFileNamed: $0.name) == .theme } : []
  }
}
