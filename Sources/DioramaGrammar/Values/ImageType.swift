import DioramaSyntax
import DioramaTree

struct ImageType: ParameterValueType {
  private static let keys: NameIndex = ["symbol", "asset", "url", "placeholder", "failure"]
  private static let kinds = ["symbol", "asset", "url"]
  private static let extras = ["placeholder", "failure"]
  private static let synonyms = [
    "systemName": "symbol", "systemImage": "symbol", "sfSymbol": "symbol", "name": "asset", "named": "asset",
    "address": "url", "src": "url", "error": "failure",
  ]
  /// What to write in place of keys that say how a symbol is drawn.
  private static let remedies = [
    "size": "write 'symbolFont'", "pointSize": "write 'symbolFont'", "weight": "write 'symbolWeight'",
    "scale": "write 'symbolScale'",
  ]

  var base: ParameterType.Base { .image }
  var parts: NameIndex { Self.keys }
  var otherNames: [String] { ["UIImage", "picture", "icon"] }
  var phrase: String { "an image such as { symbol: heart } or { asset: logo }" }
  var themePlaces: ThemePlaces? { ThemePlaces(whole: .images, parts: (Self.extras, .images)) }
  var notation: String {
    "`{ symbol: heart.fill }`, `{ asset: logo }` or `{ url: …, placeholder: { symbol: photo }, failure: … }`"
  }

  /// Returns the notation of an image with a part.
  static func notation(forPart part: String, _ value: String, _ loadsAddress: Bool) -> String? {
    switch part {
    case "symbol", "systemName", "systemImage", "sfSymbol": "{ symbol: \(value) }"
    case "asset", "imageName", "named", "drawable": "{ asset: \(value) }"
    case "url", "address", "src", "uri", "imageURL": loadsAddress ? "{ url: \(value) }" : nil
    default: nil
    }
  }

  /// Reads `{ symbol: … }`, `{ asset: … }` or `{ url: … }`.
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
      advice: { part in
        Self.remedies[part].map { .hint("\($0) next to '\(key.text)', for an element that has it") }
          ?? Self.synonyms[part].map(KeyAdvice.key)
      })
    guard let kind = fields.only(of: Self.kinds) else {
      if !Self.kinds.contains(where: fields.has), !node.hasUnknownKey(Self.keys) {
        reader.wrongType(node, key, "does not say which image; write \(phrase)")
      }
      return nil
    }
    if kind.key.hasText("url") { return remote(kind, fields, key, reader) }
    for extra in Self.extras { fields.reject(extra, besides: kind.name) }
    if ValueReader.formKey(of: kind.value) != nil {
      reader.wrongType(kind.value, kind.key, "must be a plain text; write the choice around the image")
      return nil
    }
    guard let text = reader.plainText(kind) else { return nil }
    return .image(kind.key.hasText("symbol") ? .symbol(text) : .asset(text))
  }

  private func remote(
    _ entry: MappingEntry, _ fields: FieldReader, _ key: SyntaxNode, _ reader: ValueReader
  ) -> Value? {
    guard reader.readsAddresses else {
      reader.diagnostics.add(
        WrongType(name: key.text, remedy: "must be an image of the app here; write \(phrase)"),
        at: entry.key.range
      )
      return nil
    }
    reader.readsAddresses = false
    defer { reader.readsAddresses = true }
    let address = reader.read(entry, as: .url, isOptional: true)
    let images = Self.extras.map { fields.optional($0) { image($0, reader) } }
    switch address {
    case .url, .parameter, .state: break
    case nil: return nil
    default:
      reader.wrongType(
        entry.value, entry.key, "must be an address or a reference; write the choice around the image")
      return nil
    }
    guard let address, !images.contains(where: \.isInvalid) else { return nil }
    return .remoteImage(
      RemoteImage(address: address, placeholder: images[0].value, failure: images[1].value))
  }

  /// Reads an image of the app.
  private func image(_ entry: MappingEntry, _ reader: ValueReader) -> Image? {
    guard let value = reader.read(entry, as: .image) else { return nil }
    if case .image(let image) = value { return image }
    reader.diagnostics.add(
      MisplacedReference(name: entry.name, remedy: "must be a literal"), at: entry.value.headRange)
    return nil
  }

  /// Reports a value that is not a mapping, as an image must be. A name may be that of a symbol or an asset, unless
  /// only one of them can have its form.
  private func reportShorthand(_ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader) {
    let text = node.text
    if reader.reportName(node, key, "an image") || reader.reportMisspelt(node, key, .images) { return }
    guard node.kind == .scalar, text.isPlainWord else {
      let isAddress = node.kind == .scalar && text.contains("://")
      reader.wrongType(
        node, key,
        isAddress
          ? "must be an image, not an address; write \(reader.readsAddresses ? "{ url: \(text) }" : phrase)"
          : "must be an image; write \(phrase)")
      return
    }
    let (symbol, asset) = ("{ symbol: \(text) }", "{ asset: \(text) }")
    if let ending = ["png", "jpg", "jpeg", "pdf", "svg", "heic"].first(where: { text.hasSuffix("." + $0) }) {
      let asset = "{ asset: \(text.dropLast(ending.count + 1)) }"
      reader.wrongType(node, key, "must be an image; write \(asset)", writing: asset)
    } else if text.contains(".") {
      reader.wrongType(node, key, "must be an image; write \(symbol)", writing: symbol)
    } else {
      reader.diagnostics.add(
        WrongType(name: key.text, remedy: "must be an image; write \(symbol) or \(asset)"), at: node.range,
        fixIts: renaming(node, to: symbol) + renaming(node, to: asset))
    }
  }

  func schema(in schema: SceneSchema, mayBeReference: Bool) -> JSON {
    SceneSchema.orReference(
      .reference(mayBeReference ? name : "plainImage"), mayBeReference)
  }

  func schemaDefinitions(in schema: SceneSchema) -> [JSON.Member] {
    let kinds = [("symbol", "An SF Symbol."), ("asset", "A picture of the asset catalogue.")]
    let images = kinds.map { kind, summary in
      JSON.mapping(
        summary, [kind: .reference("plainName")], required: [kind])
    }
    let plain = JSON.reference("plainImage")
    let remote = JSON.mapping(
      "A picture that is loaded from an address.",
      [
        "url": URLType().schema(in: schema, mayBeReference: true),
        "placeholder": .described("What is shown until then.", plain),
        "failure": .described("What is shown if the address has no picture.", plain),
      ],
      required: ["url"])
    return [
      JSON.Member("plainImage", schema.orThemeName(.images, ["anyOf": .array(images)])),
      JSON.Member(name, ["anyOf": [plain, remote]]),
    ]
  }
}
