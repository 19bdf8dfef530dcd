import DioramaSyntax

/// What a file can declare; its first key says which.
public enum DeclarationKind: String, Sendable, CaseIterable {
  /// A screen.
  case scene
  /// A kind of view.
  case element
  /// A property that a decorator adds to views.
  case decorator
  /// A closed set of names; the language's own only.
  case enumeration
  /// A kind of scene; the language's own only.
  case controller

  /// The kinds that a project can declare.
  public static let ofProjects: [DeclarationKind] = [.scene, .element, .decorator]

  /// What the first key of a document says that the file declares; `nil` if it says none of the known words.
  public static func of(_ tree: SyntaxTree) -> DeclarationKind? {
    tree.root?.entries.first.flatMap { DeclarationKind(rawValue: $0.name) }
  }

  /// The name that a document gives to what it declares: the value of its first key.
  public static func name(in tree: SyntaxTree) -> String? {
    tree.root?.entries.first?.value.text
  }

  private static let words = NameIndex(allCases.map(\.rawValue))
  private static let endings: NameIndex = [".yaml", ".yml"]

  /// What a file's name says that it declares: `Profile.scene.yaml`, `rating.element.yml`.
  public static func of(fileNamed name: String) -> (kind: DeclarationKind, name: String)? {
    var name = name
    return name.withUTF8 { bytes in
      let dot = UInt8(ascii: ".")
      guard let end = bytes.lastIndex(of: dot), let start = bytes[..<end].lastIndex(of: dot),
        endings.contains(UnsafeBufferPointer(rebasing: bytes[end...])),
        let kind = words.index(of: UnsafeBufferPointer(rebasing: bytes[(start + 1)..<end]))
      else { return nil }
      return (allCases[kind], String(decoding: bytes[..<start], as: UTF8.self))
    }
  }
}

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
