import DioramaSyntax
import DioramaTree

struct ImageType: ParameterValueType {
  private static let keys: NameIndex = ["symbol", "asset"]
  private static let synonyms = [
    "systemName": "symbol", "systemImage": "symbol", "sfSymbol": "symbol", "name": "asset", "named": "asset",
  ]

  var base: ParameterType.Base { .image }
  var otherNames: [String] { ["UIImage"] }
  var phrase: String { "an image such as { symbol: heart } or { asset: logo }" }
  var notation: String { "`{ symbol: heart.fill }` or `{ asset: logo }`" }

  /// Reads `{ symbol: … }` or `{ asset: … }`.
  func read(_ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader) -> Value? {
    guard node.kind == .mapping else {
      switch reader.themeValue(of: node, .images) {
      case .known(let image): return image
      case .unknown: reportShorthand(node, key, reader)
      case .broken: break
      }
      return nil
    }
    let fields = FieldReader(
      node, place: "an image", known: Self.keys, diagnostics: reader.diagnostics,
      advice: { Self.synonyms[$0].map(KeyAdvice.key) })
    guard let kind = fields.only(of: Self.keys.names) else {
      if !fields.has("symbol"), !fields.has("asset"), !node.hasUnknownKey(Self.keys) {
        reader.wrongType(node, key, "does not say which image; write \(phrase)")
      }
      return nil
    }
    guard let text = reader.plainText(kind) else { return nil }
    return .image(kind.key.hasText("symbol") ? .symbol(text) : .asset(text))
  }

  /// Reports a value that is not a mapping, as an image must be. A name may be that of a symbol or an asset, unless
  /// only one of them can have its form.
  private func reportShorthand(_ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader) {
    let text = node.text
    if reader.reportMisspelt(node, key, .images) { return }
    guard node.kind == .scalar, text.isPlainWord else {
      let isAddress = node.kind == .scalar && text.contains("://")
      reader.wrongType(
        node, key,
        isAddress
          ? "is an image of the app, not an address; write \(phrase)"
          : "is an image; write \(phrase)")
      return
    }
    let (symbol, asset) = ("{ symbol: \(text) }", "{ asset: \(text) }")
    if let ending = ["png", "jpg", "jpeg", "pdf", "svg", "heic"].first(where: { text.hasSuffix("." + $0) }) {
      let asset = "{ asset: \(text.dropLast(ending.count + 1)) }"
      reader.wrongType(node, key, "is an image; write \(asset)", writing: asset)
    } else if text.contains(".") {
      reader.wrongType(node, key, "is an image; write \(symbol)", writing: symbol)
    } else {
      reader.diagnostics.add(
        WrongType(name: key.text, remedy: "is an image; write \(symbol) or \(asset)"), at: node.range,
        fixIts: renaming(node, to: symbol) + renaming(node, to: asset))
    }
  }

  func schemaDefinitions(in schema: SceneSchema) -> [JSON.Member] {
    let kinds = [("symbol", "An SF Symbol."), ("asset", "A picture of the asset catalogue.")]
    let images = kinds.map { kind, summary in
      SceneSchema.mapping(
        summary, [JSON.Member(kind, SceneSchema.reference("plainName"))], required: [kind])
    }
    return [JSON.Member(name, schema.orThemeName(.images, ["anyOf": .array(images)]))]
  }
}
