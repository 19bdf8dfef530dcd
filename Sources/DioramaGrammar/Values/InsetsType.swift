import DioramaSyntax
import DioramaTree

struct InsetsType: ValueTypeDefinition {
  private static let edges: NameIndex = ["top", "leading", "bottom", "trailing"]
  private static let synonyms: [String: KeyAdvice] = [
    "left": .key("leading"), "right": .key("trailing"), "horizontal": .keys(["leading", "trailing"]),
    "vertical": .keys(["top", "bottom"]), "all": .hint("write the number alone for all four edges"),
  ]

  var name: String { "insets" }
  var swiftName: String { "NSDirectionalEdgeInsets" }
  var otherNames: [String] { ["UIEdgeInsets", "NSDirectionalEdgeInsets"] }
  var phrase: String { "a number, or { top: …, leading: …, bottom: …, trailing: … }" }
  var notation: String {
    "a number, or `{ top: …, leading: …, bottom: …, trailing: … }`, of which some may be left out"
  }

  /// Reads a number for all four edges, or a mapping of edges; missing edges are 0.
  func read(_ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader) -> Value? {
    if node.kind == .scalar {
      return reader.number(node, key, nil, phrase: phrase).map { .insets(Insets(all: $0)) }
    }
    var insets = Insets(all: 0)
    let isWhole = reader.readNumbers(
      node, key, .insets, Self.edges, range: nil, advice: { Self.synonyms[$0] }
    ) { edge, distance in
      switch edge {
      case 0: insets.top = distance
      case 1: insets.leading = distance
      case 2: insets.bottom = distance
      default: insets.trailing = distance
      }
    }
    return isWhole ? .insets(insets) : nil
  }

  func written(_ value: Value) -> JSON {
    if case .insets(let insets) = value, insets == Insets(all: insets.top) { return .number(insets.top) }
    return value.content
  }

  func schemaDefinitions(in schema: SceneSchema) -> [JSON.Member] {
    let number = schema.orThemeName(.numbers, ["type": "number"])
    let insets = SceneSchema.mapping(
      "The distance from each edge; 0 where none is given.",
      Self.edges.names.map { JSON.Member($0, number) }, rules: [JSON.Member("minProperties", 1)])
    return [JSON.Member(name, ["anyOf": [number, insets]])]
  }
}

/// A width and a height, or an offset, whose numbers may be negative.
struct SizeType: ValueTypeDefinition {
  private static let lengths: NameIndex = ["width", "height"]

  let name: String
  let summary: String
  let range: NumberRange?

  var swiftName: String { "CGSize" }
  var otherNames: [String] { [range == nil ? "UIOffset" : "CGSize"] }
  var phrase: String { "a number, or { width: …, height: … }" }
  var notation: String { "a number, or `{ width: …, height: … }`" }

  /// Reads a number for both dimensions, or a mapping with both.
  func read(_ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader) -> Value? {
    if node.kind == .scalar {
      return reader.number(node, key, range).map { .size(Size(width: $0, height: $0)) }
    }
    var (width, height): (Double?, Double?)
    let isWhole = reader.readNumbers(node, key, .size, Self.lengths, range: range) { index, length in
      if index == 0 { width = length } else { height = length }
    }
    guard isWhole else { return nil }
    guard let width, let height else {
      let missing = Self.lengths.names[width == nil ? 0 : 1]
      reader.diagnostics.add(
        MissingKey(name: missing, place: range == nil ? "an offset" : "a size"), at: node.headRange)
      return nil
    }
    return .size(Size(width: width, height: height))
  }

  func schemaDefinitions(in schema: SceneSchema) -> [JSON.Member] {
    let length = schema.orThemeName(.numbers, SceneSchema.scalar("number", range, false))
    let size = SceneSchema.mapping(
      summary, Self.lengths.names.map { JSON.Member($0, length) },
      required: Self.lengths.names)
    return [JSON.Member(name, ["anyOf": [length, size]])]
  }
}

extension ValueReader {
  /// Reads a mapping of numbers, some of which may be missing, and passes each with the index of its key.
  ///
  /// - Returns: Whether there was no error.
  fileprivate func readNumbers(
    _ node: SyntaxNode, _ key: SyntaxNode, _ type: ValueType, _ known: NameIndex, range: NumberRange?,
    advice: (String) -> KeyAdvice? = { _ in nil }, receive: (_ index: Int, _ number: Double) -> Void
  ) -> Bool {
    guard node.kind == .mapping, !node.entries.isEmpty else {
      wrongType(node, key, "is \(type.phrase)")
      return false
    }
    var isWhole = true
    var hasUnknownKey = false
    for entry in node.entries {
      if let index = known.index(ofKeyIn: entry) {
        if let number = number(entry, range) { receive(index, number) } else { isWhole = false }
      } else {
        hasUnknownKey = true
      }
    }
    if hasUnknownKey {
      // Reports the unknown keys.
      _ = FieldReader(
        node, place: "'\(key.text)'", known: known, diagnostics: diagnostics, advice: advice)
    }
    return isWhole && !hasUnknownKey
  }
}
