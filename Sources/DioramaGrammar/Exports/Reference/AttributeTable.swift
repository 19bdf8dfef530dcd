/// The rows that tell of attributes.
enum AttributeTable {
  /// The head above attributes of some kind.
  static func head(_ kind: String) -> [String] { [kind, "type", "default", "what it does"] }

  /// All about one attribute.
  static func row(_ attribute: Attribute, in grammar: Grammar) -> [String] {
    let carrier = attribute.decorator.map { " Added by \(Markdown.link($0, to: "Decorators"))." } ?? ""
    return [
      Markdown.code(attribute.name), ValueTypeText.link(to: attribute.type, in: grammar), standard(attribute),
      attribute.summary + carrier,
    ]
  }

  private static func standard(_ attribute: Attribute) -> String {
    if attribute.isRequired { return "**required**" }
    return switch attribute.defaultValue {
    case .value(let value)?: Markdown.code(SceneNotation.text(of: value))
    case .identifier?: Markdown.code("<Scene>.<id>")
    case nil: ""
    }
  }
}
