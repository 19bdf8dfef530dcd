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

  /// What a file's name says that it declares: `Profile.scene.yaml`, `rating.element.yml`.
  public static func of(fileNamed name: String) -> (kind: DeclarationKind, name: String)? {
    guard let ending = [".yaml", ".yml"].first(where: name.hasSuffix) else { return nil }
    let stem = name.utf8.dropLast(ending.utf8.count)
    guard let dot = stem.lastIndex(of: UInt8(ascii: ".")),
      let word = String(stem[stem.index(after: dot)...]), let kind = DeclarationKind(rawValue: word)
    else { return nil }
    return (kind, String(name[..<dot]))
  }
}
