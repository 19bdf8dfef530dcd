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

/// A Swift type of the app, or the state of a component. Neither has literals.
struct AppType: ValueTypeDefinition {
  let base: ParameterType.Base

  var name: String { base.name }
  var swiftName: String { base.swiftName }
  var parameter: ParameterType.Base? { base }
  var phrase: String { "a reference to a '\(name)'" }
  var notation: String { "`${name}`, a reference to a value of the app's type" }

  func read(_ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader) -> Value? {
    reader.wrongType(node, key, "is a '\(name)', which has no literals; write a reference such as '${name}'")
    return nil
  }

  func schema(in schema: SceneSchema, mayBeReference: Bool) -> JSON { .reference("reference") }
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
