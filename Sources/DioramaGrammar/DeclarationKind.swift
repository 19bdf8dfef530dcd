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
