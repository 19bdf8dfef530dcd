import DioramaSyntax

/// Says what is wrong with a file that does not begin with the key of what it should declare.
public enum DeclarationCheck {
  /// Whether a document declares one of some kinds; what is wrong is reported otherwise, unless a syntax error says it.
  public static func declares(
    _ kinds: [DeclarationKind], _ root: SyntaxNode, _ diagnostics: DiagnosticCollector
  ) -> Bool {
    guard root.kind == .mapping, let first = root.entries.first else {
      if !root.isEmptyPlain, root.kind != .broken, root.tree.isComplete {
        diagnostics.add(
          UnknownDeclaration(name: nil, word: root.tree.source.declaredWord, suggestion: nil),
          at: root.headRange)
      }
      return false
    }
    let file = root.tree.source
    if kinds.contains(where: { first.key.hasText($0.rawValue) }) {
      if file.name.utf8.count > Limits.fileNameSize {
        diagnostics.add(NameLimit.file, at: first.key.range)
      }
      return true
    }
    if kinds.contains(where: { root.tree.mayHaveLost($0.rawValue) }) { return true }
    let names = DeclarationKind.ofProjects.map(\.rawValue)
    if names.contains(first.name) {
      diagnostics.add(MisnamedFile(kind: first.name), at: first.key.range)
    } else if let later = root.entries.first(where: { names.contains($0.name) }) {
      diagnostics.add(DeclarationNotFirst(name: later.name), at: later.key.range)
    } else {
      let suggestion = Spelling.closest(to: first.name, in: kinds.map(\.rawValue))
      diagnostics.add(
        UnknownDeclaration(name: first.name.shortened, word: file.declaredWord, suggestion: suggestion),
        at: first.key.range,
        fixIts: renaming(first.key, to: suggestion))
    }
    return false
  }
}
