import DioramaSyntax
import DioramaTree

/// The type of an attribute's value, which determines how it is read.
package enum ValueType: Hashable, Sendable {
  /// Any text.
  case string
  /// `true` or `false`.
  case boolean
  /// A whole number.
  case integer(NumberRange?)
  /// A decimal number.
  case number(NumberRange?)
  /// An absolute URL.
  case url
  /// A colour.
  case color
  /// A font.
  case font
  /// An image.
  case image
  /// A date, or a time with its UTC offset.
  case date
  /// Distances from the edges.
  case insets
  /// A width and a height.
  case size
  /// A distance to the right and a distance down.
  case offset
  /// A view of the same scene or component, by its id.
  case viewID
  /// One of the cases of an enumeration.
  case enumeration(Enumeration)
  /// A type of the app, by its Swift name.
  case swift(String)
  /// The state of a component, by the component's name.
  case component(String)
  /// A list of values.
  indirect case list(ValueType)

  /// The types that need no other name, with numbers unbounded: all except lists, enumerations, types of the app and
  /// components.
  package static let plain: [ValueType] = [
    .string, .boolean, .integer(nil), .number(nil), .url, .color, .font, .image, .date, .insets, .size,
    .offset, .viewID,
  ]

  /// The definition of the type.
  var definition: any ValueTypeDefinition {
    switch self {
    case .string: TextType()
    case .boolean: BooleanType()
    case .integer(let range): NumberType(range: range, isWhole: true)
    case .number(let range): NumberType(range: range, isWhole: false)
    case .url: URLType()
    case .color: ColorType()
    case .font: FontType()
    case .image: ImageType()
    case .date: DateType()
    case .insets: InsetsType()
    case .size: SizeType(isOffset: false)
    case .offset: SizeType(isOffset: true)
    case .viewID: ViewType()
    case .enumeration(let enumeration): EnumerationType(enumeration: enumeration)
    case .swift(let name): AppType(base: .swift(name))
    case .component(let name): AppType(base: .component(name))
    case .list(let element): ListType(element: element)
    }
  }

  /// The name in grammar files and messages.
  package var name: String { definition.name }

  /// The Swift type.
  package var swiftName: String { definition.swiftName }

  /// A description of valid values, for messages.
  package var phrase: String { definition.phrase }

  /// The type of parameters that a value can refer to, or `nil`.
  package var parameterType: ParameterType? {
    if case .list(let element) = self {
      return element.parameterType.flatMap { $0.isList ? nil : ParameterType($0.base, isList: true) }
    }
    return definition.parameter.map { ParameterType($0) }
  }

  /// Whether a value is a text or lists texts.
  var holdsTexts: Bool {
    switch self {
    case .string: true
    case .list(let element): element.holdsTexts
    default: false
    }
  }

  /// Whether a value is, has or lists URLs.
  var holdsURLs: Bool {
    switch self {
    case .url, .image: true
    case .list(let element): element.holdsURLs
    default: false
    }
  }

  /// Whether a value is a font.
  var isFont: Bool { if case .font = self { true } else { false } }

  /// The type of a list's elements, or the type itself.
  var element: ValueType {
    if case .list(let element) = self { element.element } else { self }
  }

  /// The names of the cases; `nil` for any other type.
  package var caseNames: NameIndex? {
    if case .enumeration(let enumeration) = element { enumeration.index } else { nil }
  }

  /// Whether values are numbers, whole or not.
  package var isNumber: Bool {
    switch self {
    case .integer, .number: true
    default: false
    }
  }

  /// The range of a number, or of the numbers in a list.
  package var numbers: NumberRange? {
    switch self {
    case .integer(let range), .number(let range): range
    case .list(let element): element.numbers
    default: nil
    }
  }
}

/// The definition of a value type: its names, the reading and reporting of its values, and its entries in the
/// reference and the schema. ``ValueType/definition`` returns it for each type.
protocol ValueTypeDefinition {
  /// The name in scenes and declarations.
  var name: String { get }
  /// The Swift type.
  var swiftName: String { get }
  /// Names of the type in other languages, for suggestions.
  var otherNames: [String] { get }
  /// The type of parameters that a value can refer to, or `nil`.
  var parameter: ParameterType.Base? { get }
  /// A description of valid values, for messages.
  var phrase: String { get }
  /// The notation of values, for the reference; `%` is replaced by the names of colours.
  var notation: String { get }
  /// Where names of themes can stand for a value or its parts; `nil` if they cannot.
  var themePlaces: ThemePlaces? { get }
  /// The keys of values that are mappings.
  var parts: NameIndex { get }

  /// Reads a node that is neither empty nor a reference.
  ///
  /// - Returns: The value, or `nil` after reporting an error.
  func read(_ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader) -> Value?
  /// Returns the scene notation of a value, as JSON.
  func written(_ value: Value) -> JSON
  /// Returns the schema for a literal or, if allowed, a reference.
  func schema(in schema: SceneSchema, mayBeReference: Bool) -> JSON
  /// The named definitions that ``schema(in:mayBeReference:)`` refers to.
  func schemaDefinitions(in schema: SceneSchema) -> [JSON.Member]
}

extension ValueTypeDefinition {
  var otherNames: [String] { [] }
  var parameter: ParameterType.Base? { nil }
  var themePlaces: ThemePlaces? { nil }
  var parts: NameIndex { .empty }

  func written(_ value: Value) -> JSON { value.content }
  /// Returns a reference to the definition with the type's name.
  func schema(in schema: SceneSchema, mayBeReference: Bool) -> JSON {
    SceneSchema.orReference(.reference(name), mayBeReference && parameter != nil)
  }
  func schemaDefinitions(in schema: SceneSchema) -> [JSON.Member] { [] }
}

/// A value type that parameters can have.
protocol ParameterValueType: ValueTypeDefinition {
  /// The type of parameters that a value can refer to.
  var base: ParameterType.Base { get }
}

extension ParameterValueType {
  var parameter: ParameterType.Base? { base }
  var name: String { base.name }
  var swiftName: String { base.swiftName }
}

// MARK: Booleans, texts, enumerations and lists

private struct BooleanType: ParameterValueType {
  var base: ParameterType.Base { .boolean }
  var otherNames: [String] { ["Bool", "bool", "Boolean"] }
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
      _ = reader.reportName(node, key, "true or false")
      return nil
    }
    let meant: String? =
      switch node.text.lowercased() {
      case "true", "yes", "on", "y", "1": "true"
      case "false", "no", "off", "n", "0": "false"
      default: nil
      }
    // A name may be declared in lines that could not be read.
    if meant == nil, reader.scope.isOpen, NameForm.lowerCamelCase.matches(node) { return nil }
    if meant == nil, let test = reader.truth(meantBy: node) {
      reader.wrongType(node, key, "must be true, false or a test; write \(test.quotedName)", writing: test)
      return nil
    }
    if let tests = reader.tests(meantByList: node) {
      reader.wrongType(node, key, "must be true, false or a test; \(tests)")
      return nil
    }
    let isQuoted = meant != nil && node.inlineText != nil && node.style != .plain
    let remedy = meant.map { node.text == $0 ? "write it" : "write '\($0)'" } ?? "write one of the two"
    reader.wrongType(
      node, key, "must be true or false; \(remedy)\(isQuoted ? " without quotes" : "")", writing: meant)
    return nil
  }

  func schema(in schema: SceneSchema, mayBeReference: Bool) -> JSON {
    SceneSchema.scalar("boolean", nil, mayBeReference)
  }
}

struct TextType: ParameterValueType {
  var base: ParameterType.Base { .string }
  var otherNames: [String] { ["String", "text"] }
  var phrase: String { "a text" }
  var notation: String {
    "any scalar, in which `${parameter}` becomes a value; `{ localized: key, arguments: [name] }` looks the text up"
  }

  func read(_ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader) -> Value? { reader.text(node, key) }

  func written(_ value: Value) -> JSON {
    if case .localized = value { value.json } else { value.content }
  }

  func schema(in schema: SceneSchema, mayBeReference: Bool) -> JSON {
    .reference(mayBeReference ? "text" : "literalText")
  }

  func schemaDefinitions(in schema: SceneSchema) -> [JSON.Member] {
    let localized = JSON.mapping(
      "A text from the app's strings.",
      [
        "localized": .reference("plainName"),
        "arguments": .described(
          "The names of the values for the placeholders of the text.",
          .list(of: .reference("bareName"))),
        "comment": .described("A comment for translators.", .reference("sentence")),
      ],
      required: ["localized"])
    func either(_ name: String) -> JSON {
      ["anyOf": [.reference(name), .reference("localizedText")]]
    }
    return [
      JSON.Member("sentence", SceneSchema.scalar(SchemaPatterns.literalText)),
      JSON.Member("scalarText", SceneSchema.scalar(SchemaPatterns.text)),
      JSON.Member("localizedText", localized), JSON.Member("text", either("scalarText")),
      JSON.Member("literalText", either("sentence")),
    ]
  }
}

extension ValueReader {
  /// Reads a case of a Swift enumeration, written as its raw value.
  package func choice<Choice: RawRepresentable & CaseIterable>(
    _ entry: MappingEntry, _ type: Choice.Type
  ) -> Choice? where Choice.RawValue == String {
    let cases = Enumeration(
      name: entry.name, summary: "", cases: type.allCases.map(\.rawValue))
    guard case .enumeration(let name)? = read(entry, as: .enumeration(cases)) else { return nil }
    return Choice(rawValue: name)
  }
}

private struct EnumerationType: ValueTypeDefinition {
  let enumeration: Enumeration

  var name: String { enumeration.name }
  var swiftName: String { enumeration.swiftType ?? "String" }
  var parameter: ParameterType.Base? { enumeration.parameterBase }
  var phrase: String { alternatives(enumeration.cases) }
  var notation: String { enumeration.cases.map(Markdown.code).joined(separator: " ") }

  func read(_ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader) -> Value? {
    if let number = enumeration.index.index(of: node) { return .enumeration(enumeration.cases[number]) }
    guard node.kind == .scalar else {
      reader.wrongType(node, key, "must be one name; write \(phrase)")
      return nil
    }
    let text = node.text
    let synonym = enumeration.synonyms[text]
    if synonym == nil, reader.reportName(node, key, "a case of its enumeration") { return nil }
    let suggestion = synonym ?? reader.caseNamed(text, enumeration.cases)
    reader.diagnostics.add(
      UnknownCase(
        name: key.text, written: text.shortened, suggestion: suggestion, isMeant: synonym != nil,
        cases: reader.diagnostics.suggestions.ranked(enumeration.cases, by: text)),
      at: node.range, fixIts: renaming(node, to: suggestion, isClosest: synonym == nil))
    return nil
  }

  func schema(in schema: SceneSchema, mayBeReference: Bool) -> JSON {
    SceneSchema.orReference(schema.cases(of: enumeration), mayBeReference && parameter != nil)
  }
}

private struct ListType: ValueTypeDefinition {
  let element: ValueType

  var name: String { "[\(element.name)]" }
  var swiftName: String { "[\(element.swiftName)]" }
  var phrase: String { "a list, each entry \(element.phrase)" }
  var notation: String { "a list; each entry is \(element.definition.notation)" }

  func read(_ node: SyntaxNode, _ key: SyntaxNode, _ reader: ValueReader) -> Value? {
    guard node.kind == .sequence else {
      let correction = correction(of: node, reader)
      reader.wrongType(node, key, correction.remedy, writing: correction.text)
      return nil
    }
    let elements = node.elements
    let values = elements.compactMap { reader.read($0, as: element, named: key) }
    return values.count == elements.count ? .list(values) : nil
  }

  /// Returns what to write instead of a value that is not a list, in words and, if it is clear, as text.
  private func correction(of node: SyntaxNode, _ reader: ValueReader) -> (remedy: String, text: String?) {
    let inBrackets = "must be a list; write it in brackets, or with one entry per line after '- '"
    if let type = reader.type(ofName: node.text) {
      let reference = reader.reference(to: node.text, inPlaceOf: node)
      return type.isList
        ? ("must be a list, or a reference; write \(reference.quotedName)", reference) : (inBrackets, nil)
    }
    return node.text == "none" ? ("must be a list; write [] for none", "[]") : (inBrackets, bracketed(node))
  }

  /// Returns comma-separated words as a list in brackets; `nil` for words that are not cases, and between braces, where
  /// a comma ends a value.
  private func bracketed(_ node: SyntaxNode) -> String? {
    guard node.kind == .scalar, node.style == .plain, node.byte(after: 0) != UInt8(ascii: ",") else {
      return nil
    }
    let words = node.text.split(separator: ",", omittingEmptySubsequences: false).map { String($0).trimmed }
    guard words.allSatisfy({ $0.split(separator: " ").allSatisfy { String($0).isPlainWord } && !$0.isEmpty })
    else { return nil }
    if let cases = element.caseNames, !words.allSatisfy(cases.contains) { return nil }
    return "[\(words.joined(separator: ", "))]"
  }

  func written(_ value: Value) -> JSON {
    guard case .list(let values) = value else { return value.content }
    return .array(values.map(element.definition.written))
  }

  func schema(in schema: SceneSchema, mayBeReference: Bool) -> JSON {
    let items = schema.value(element, mayBeReference: mayBeReference)
    return SceneSchema.orReference(
      .list(of: items), mayBeReference && ValueType.list(element).parameterType != nil)
  }
}
