import DioramaSyntax
import DioramaTree

/// A width and a height, or an offset, whose numbers may be negative.
struct SizeType: ValueTypeDefinition {
  private static let lengths: NameIndex = ["width", "height"]
  private static let lengthRange = NumberRange(lowerBound: 0)

  let isOffset: Bool

  var parts: NameIndex { Self.lengths }
  var name: String { isOffset ? "offset" : "size" }
  var swiftName: String { "CGSize" }
  var otherNames: [String] { [isOffset ? "UIOffset" : "CGSize"] }
  var phrase: String { "a number, or { width: …, height: … }" }
  var notation: String { "a number, or `{ width: …, height: … }`" }
  var themePlaces: ThemePlaces? { ThemePlaces(whole: .numbers, parts: (Self.lengths.names, .numbers)) }
  private var range: NumberRange? { isOffset ? nil : Self.lengthRange }

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
        MissingKey(name: missing, place: isOffset ? "an offset" : "a size"), at: node.headRange)
      return nil
    }
    return .size(Size(width: width, height: height))
  }

  func schemaDefinitions(in schema: SceneSchema) -> [JSON.Member] {
    let length = schema.orThemeName(.numbers, SceneSchema.scalar("number", range, false))
    let size = JSON.mapping(
      isOffset ? "A distance to the right and a distance down." : "A width and a height.",
      Self.lengths.names.map { JSON.Member($0, length) },
      required: Self.lengths.names)
    return [JSON.Member(name, ["anyOf": [length, size]])]
  }
}
