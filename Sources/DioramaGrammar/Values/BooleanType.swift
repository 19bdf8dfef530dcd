import DioramaSyntax
import DioramaTree

struct BooleanType: ParameterValueType {
  var base: ParameterType.Base { .boolean }
  var otherNames: [String] { ["Bool", "bool"] }
  var phrase: String { "true or false" }
  var notation: String { "`true` or `false`" }

  func read(_ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader) -> Value? {
    if node.kind == .scalar, node.style == .plain {
      if node.hasText("true") { return .boolean(true) }
      if node.hasText("false") { return .boolean(false) }
    }
    if reader.scope.kind(of: node.text) != nil {
      if let type = reader.type(ofName: node.text), !type.canBeTrue {
        _ = reader.truth(of: node.text, type, at: node)
        return nil
      }
      let reference = "${\(node.text)}"
      reader.wrongType(
        node, key, "is true or false, or a reference; write '\(reference)'", writing: reference)
      return nil
    }
    let meant: String? =
      switch node.text.lowercased() {
      case "true", "yes", "on", "y", "1": "true"
      case "false", "no", "off", "n", "0": "false"
      default: nil
      }
    if meant == nil, let test = reader.truth(meantBy: node) {
      reader.wrongType(node, key, "is true or false, or a test; write \(test)", writing: test)
      return nil
    }
    reader.wrongType(
      node, key, "is true or false; write \(meant.map { "'\($0)'" } ?? "one of the two")", writing: meant)
    return nil
  }

  func schema(in schema: SceneSchema, mayBeReference: Bool) -> JSON {
    SceneSchema.scalar("boolean", nil, mayBeReference)
  }
}
