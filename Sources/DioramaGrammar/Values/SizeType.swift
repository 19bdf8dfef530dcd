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

struct InsetsType: ValueTypeDefinition {
  private static let edges: NameIndex = ["top", "leading", "bottom", "trailing"]
  private static let synonyms: [String: KeyAdvice] = [
    "left": .key("leading"), "right": .key("trailing"), "horizontal": .keys(["leading", "trailing"]),
    "vertical": .keys(["top", "bottom"]), "all": .hint("write the number alone for all four edges"),
  ]

  var parts: NameIndex { Self.edges }
  var name: String { "insets" }
  var swiftName: String { "NSDirectionalEdgeInsets" }
  var otherNames: [String] { ["UIEdgeInsets", "NSDirectionalEdgeInsets"] }
  var phrase: String { "a number, or { top: …, leading: …, bottom: …, trailing: … }" }
  var themePlaces: ThemePlaces? { ThemePlaces(whole: .numbers, parts: (Self.edges.names, .numbers)) }
  var notation: String {
    "a number, or `{ top: …, leading: …, bottom: …, trailing: … }`, of which some may be left out"
  }

  /// Reads a number for all four edges, or a mapping of edges; missing edges are 0.
  func read(_ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader) -> Value? {
    if reader.rejectName(node, key) { return nil }
    if node.kind == .scalar {
      if node.containsByte(UInt8(ascii: " ")), let insets = Self.insets(meantBy: node.text) {
        reader.wrongType(node, key, "is \(phrase); write \(insets)", writing: insets)
        return nil
      }
      return reader.number(node, key, nil, phrase: phrase).map { .insets(Insets(all: $0)) }
    }
    if let all = node.value(for: "all")?.text, node.entries.count == 1, DecimalNumber.matches(all) {
      reader.wrongType(node, key, "is \(phrase); write '\(all)'", writing: all)
      return nil
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

  /// Returns the notation of insets that are written as in CSS: two numbers for the vertical and the horizontal edges,
  /// or four, clockwise from the top; `nil` for any other text.
  private static func insets(meantBy text: String) -> String? {
    let numbers = text.split { $0 == " " || $0 == "," }.map(String.init)
    guard numbers.allSatisfy(DecimalNumber.matches), numbers.count == 2 || numbers.count == 4,
      DecimalNumber.corrected(text) == nil
    else { return nil }
    let (top, trailing) = (numbers[0], numbers[1])
    let (bottom, leading) = numbers.count == 4 ? (numbers[2], numbers[3]) : (top, trailing)
    return "{ top: \(top), leading: \(leading), bottom: \(bottom), trailing: \(trailing) }"
  }

  func written(_ value: Value) -> JSON {
    if case .insets(let insets) = value, insets == Insets(all: insets.top) { return .number(insets.top) }
    return value.content
  }

  func schemaDefinitions(in schema: SceneSchema) -> [JSON.Member] {
    let number = schema.orThemeName(.numbers, ["type": "number"])
    let insets = JSON.mapping(
      "The distance from each edge; 0 where none is given.",
      Self.edges.names.map { JSON.Member($0, number) }, rules: [JSON.Member("minProperties", 1)])
    return [JSON.Member(name, ["anyOf": [number, insets]])]
  }
}
