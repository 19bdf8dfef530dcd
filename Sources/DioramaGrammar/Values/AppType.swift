import DioramaSyntax
import DioramaTree

/// A Swift type of the app, which has no literals.
struct AppType: ValueTypeDefinition {
  let name: String

  var swiftName: String { name }
  var parameter: ParameterType.Base? { .swift(name) }
  var phrase: String { "a reference to a '\(name)'" }
  var notation: String { "`${name}`, a reference to a value of the app's type" }

  func read(_ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader) -> Value? {
    reader.wrongType(node, key, "is a '\(name)', which has no literals; write a reference such as '${name}'")
    return nil
  }

  func schema(in schema: SceneSchema, mayBeReference: Bool) -> JSON { SceneSchema.reference("reference") }
}
