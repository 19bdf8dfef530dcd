import DioramaSyntax
import DioramaTree

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
