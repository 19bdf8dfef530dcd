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
    let bytes = name.utf8
    guard let end = bytes.lastIndex(of: UInt8(ascii: ".")),
      bytes[end...].elementsEqual(".yaml".utf8) || bytes[end...].elementsEqual(".yml".utf8),
      let dot = bytes[..<end].lastIndex(of: UInt8(ascii: "."))
    else { return nil }
    let word = bytes[bytes.index(after: dot)..<end]
    return allCases.first { word.elementsEqual($0.rawValue.utf8) }.map { ($0, String(name[..<dot])) }
  }
}
