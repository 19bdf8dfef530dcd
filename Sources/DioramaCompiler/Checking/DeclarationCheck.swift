import DioramaGrammar
import DioramaSyntax

/// Says what is wrong with a file that does not begin with the key of a declaration.
enum DeclarationCheck {
  static func report(_ root: SyntaxNode, _ context: SceneContext) {
    guard root.kind == .mapping, let first = root.entries.first else {
      if !root.isEmptyPlain, root.kind != .brokenAlias {
        context.report(UnknownDeclaration(name: nil, suggestion: nil), at: root.headRange)
      }
      return
    }
    let kinds = DeclarationKind.ofProjects.map(\.rawValue)
    if let later = root.entries.first(where: { kinds.contains($0.name) }) {
      if later.nameRange == first.nameRange {
        context.report(MisnamedFile(kind: first.name), at: first.nameRange)
      } else {
        context.report(DeclarationNotFirst(name: later.name), at: later.nameRange)
      }
      return
    }
    let suggestion = Spelling.closest(to: first.name, in: kinds)
    context.report(
      UnknownDeclaration(name: first.name, suggestion: suggestion), at: first.nameRange,
      fixIts: renaming(first.key, to: suggestion))
  }
}
