import DioramaSyntax
import DioramaTree

struct URLType: ParameterValueType {
  var base: ParameterType.Base { .url }
  var otherNames: [String] { ["URL", "NSURL", "uri"] }
  var phrase: String { "a URL such as https://example.com" }
  var notation: String { "an absolute URL, such as `https://example.com` or `mailto:hello@example.com`" }

  func read(_ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader) -> Value? {
    guard node.kind == .scalar else {
      reader.wrongType(node, key, "is a URL; write one such as https://example.com")
      return nil
    }
    let text = node.text
    guard let problem = node.withTextBytes({ AbsoluteURL.problem(with: $0) }) else { return .url(text) }
    if reader.reportName(node, key, "a URL") { return nil }
    let remedy = URLRemedy(of: problem, in: text)
    let suggestion = remedy.suggestion.map { node.style == .plain ? $0 : "\"\($0)\"" }
    reader.diagnostics.add(
      InvalidURL(written: text.shortened, reason: remedy.reason), at: node.range,
      fixIts: renaming(node, to: suggestion))
    return nil
  }

  func schemaDefinitions(in schema: SceneSchema) -> [JSON.Member] {
    let characters = #"(?:[A-Za-z0-9._~:/?#\[\]@!$&'()*+,;=-]|%[0-9A-Fa-f]{2})+"#
    let webScheme = "^[Hh][Tt][Tt][Pp][Ss]?:"
    let url: JSON = [
      "type": "string", "pattern": .string("^[A-Za-z][A-Za-z0-9+.-]*:" + characters + "$"),
      "if": ["pattern": .string(webScheme)],
      "then": ["pattern": .string(webScheme + "//[^/?#]")],
    ]
    return [JSON.Member(name, url)]
  }
}
