import DioramaSyntax
import DioramaTree

/// The ids of views. Values of this type never depend on names.
struct ViewType: ValueTypeDefinition {
  var name: String { "viewID" }
  var swiftName: String { "UIView" }
  var phrase: String { "the id of a view" }
  var notation: String { "the id of a view, such as `title`" }

  func read(_ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader) -> Value? {
    guard reader.scope.hasNames else {
      reader.wrongType(node, key, "names views, which only a scene or a component has; write it there")
      return nil
    }
    guard let id = checkedName(node, .lowerCamelCase, of: "a view", reader.diagnostics) else { return nil }
    reader.namedViews.append(ValueReader.NamedView(id: id, node: node))
    return .view(id)
  }

  func schema(in schema: SceneSchema, mayBeReference: Bool) -> JSON { .reference("name") }
}

extension ValueReader {
  /// An id in a value.
  package struct NamedView {
    /// The id.
    package let id: String
    /// The node with the id.
    package let node: SyntaxNode
  }
}
