import DioramaGrammar
import DioramaSyntax

/// The top level of a scene as the grammar understands it.
struct BoundScene {
  /// The keys of a scene.
  enum Key: String, CaseIterable {
    case scene, diorama, summary, controller, parameters, layout, views, sections, rows
  }

  /// The names of the keys.
  static let keys = NameIndex(Key.allCases.map(\.rawValue))

  /// The mapping.
  let root: SyntaxNode
  /// The kind of scene: the one that the scene names, or the grammar's usual one; `nil` if it names none that there is.
  let controller: ControllerKind?

  init(_ root: SyntaxNode, in grammar: Grammar) {
    self.root = root
    let name = root.value(for: Key.controller.rawValue)?.text ?? grammar.defaultController
    controller = grammar.controller(named: name)
  }

  /// What a key of the scene is; `nil` for a key that scenes do not have.
  static func key(_ entry: MappingEntry) -> Key? {
    keys.index(of: entry.key).map { Key.allCases[$0] }
  }

  /// The attribute of the layout that a key names.
  func layoutAttribute(named key: SyntaxNode) -> Attribute? {
    guard let controller else { return nil }
    return controller.layoutNames.index(of: key).map { controller.layout[$0] }
  }
}
