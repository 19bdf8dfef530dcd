import DioramaSyntax
import DioramaTree

/// What one theme file declares.
struct ThemeDeclaration: Sendable {
  /// A name for a value; the value is `nil` if it is invalid.
  struct Name: Sendable {
    let kind: ThemeNames.Kind
    let key: SyntaxNode
    let value: Value?
  }

  var names: [Name] = []
  /// The styles, each by its name.
  var styles: [MappingEntry] = []
  /// The styles of all views of an element, by the element's name.
  var defaults: [MappingEntry] = []
  /// Whether there may be names that could not be read.
  var isOpen = false
}

/// The names that a project's themes give to values. Scenes write such a name in place of the value.
package struct ThemeNames: Sendable {
  /// The kinds of values that can have names, by their keys in themes. Each kind has its own names.
  package enum Kind: String, Sendable, CaseIterable {
    case colors, fonts, numbers, images

    /// The type of the values.
    package var type: ValueType {
      switch self {
      case .colors: .color
      case .fonts: .font
      case .numbers: .number(nil)
      case .images: .image
      }
    }

    /// One name of the kind, for messages.
    var phrase: String {
      switch self {
      case .colors: "a colour"
      case .fonts: "a font"
      case .numbers: "a number"
      case .images: "an image"
      }
    }
  }

  /// The meaning of a text where a value of a kind is expected.
  enum Meaning {
    case known(Value)
    /// A name whose declaration has errors.
    case broken
    case unknown
  }

  /// The values; `nil` for one that could not be read.
  private var values: [Kind: [String: Value?]] = [:]
  /// Whether there may be names that could not be read.
  var isOpen = false

  /// Creates a collection without names.
  init() {}

  /// Adds a name.
  ///
  /// - Parameter value: Its value; `nil` if it is invalid.
  mutating func declare(_ name: String, as kind: Kind, _ value: Value?) {
    values[kind, default: [:]][name] = .some(value)
  }

  /// Returns the meaning of a name.
  func meaning(of name: String, as kind: Kind) -> Meaning {
    guard let value = values[kind]?[name] else {
      return isOpen && NameForm.lowerCamelCase.matches(name) ? .broken : .unknown
    }
    return value.map(Meaning.known) ?? .broken
  }

  /// Returns the names of a kind, sorted.
  package func names(_ kind: Kind) -> [String] { (values[kind] ?? [:]).keys.sorted() }
}

extension ValueVocabulary {
  /// Returns the names that themes declare for values of a kind, sorted.
  package func themeNames(_ kind: ThemeNames.Kind) -> [String] { theme?.names(kind) ?? [] }

  /// Returns the vocabulary with the names of themes.
  func adding(_ theme: ThemeNames) -> ValueVocabulary {
    ValueVocabulary(colors: colors, fontWeights: fontWeights, textStyles: textStyles, theme: theme)
  }
}

extension ValueReader {
  /// Returns what a scalar means if it is the name of a value in a theme. A name whose declaration has errors is not
  /// reported again.
  func themeValue(of node: SyntaxNode, _ kind: ThemeNames.Kind) -> ThemeNames.Meaning {
    guard let theme = vocabulary.theme, node.kind == .scalar, node.style == .plain else { return .unknown }
    let meaning = theme.meaning(of: node.text, as: kind)
    if case .broken = meaning { diagnostics.lacksDeclaration = true }
    return meaning
  }

  /// Reports a scalar that is close to a name of the themes; returns whether it is.
  func reportMisspelt(_ node: SyntaxNode, _ key: SyntaxNode, _ kind: ThemeNames.Kind) -> Bool {
    guard vocabulary.theme != nil, node.kind == .scalar,
      let name = diagnostics.suggestions.candidate(
        node.text.lastPathComponent, orClosestIn: vocabulary.themeNames(kind))
    else { return false }
    let remedy =
      node.text == name
      ? "write '\(name)' of the theme without quotes" : "did you mean '\(name)' of the theme?"
    diagnostics.add(
      WrongType(name: key.text, remedy: "must be \(kind.phrase); \(remedy)"),
      at: node.range, fixIts: renaming(node, to: name, isClosest: true))
    return true
  }
}

/// Where a value of a type can be written as a name of a theme: those scalars that the type reads with
/// ``ValueReader/themeValue(of:_:)``.
struct ThemePlaces {
  /// The kind of names for whole values.
  let whole: ThemeNames.Kind
  /// The keys of the parts that can be names, and the kind of these names.
  var parts: (keys: [String], kind: ThemeNames.Kind)?
}

extension ValueType {
  /// Returns the scalars in a value that can be names of themes, each with the kind of its name.
  package func themeNames(in node: SyntaxNode) -> [(node: SyntaxNode, kind: ThemeNames.Kind)] {
    if case .list(let element) = self { return node.elements.flatMap { element.themeNames(in: $0) } }
    guard let places = definition.themePlaces else { return [] }
    var names = [(node, places.whole)]
    if let (keys, kind) = places.parts { names += keys.compactMap { node.value(for: $0) }.map { ($0, kind) } }
    return names.filter { $0.0.kind == .scalar && $0.0.style == .plain }
  }
}

extension SceneSchema {
  /// Returns a schema that also accepts the names that the project's themes declare for values of a kind.
  func orThemeName(_ kind: ThemeNames.Kind, _ schema: JSON) -> JSON {
    let names = grammar.vocabulary.themeNames(kind)
    return names.isEmpty ? schema : ["anyOf": [schema, ["enum": .array(names.map(JSON.string))]]]
  }
}

extension DeclarationReader {
  private static let themeKeys: NameIndex = [
    "theme", "summary", "colors", "fonts", "numbers", "images", "styles", "defaults",
  ]
  private static let themeSynonyms = [
    "colours": "colors", "palette": "colors", "typography": "fonts", "sizes": "numbers",
    "spacing": "numbers", "spacings": "numbers", "dimensions": "numbers", "icons": "images",
  ]
  static let themeSections: NameIndex = ["colors", "fonts", "numbers", "images", "styles"]
  private static let constantKeys: NameIndex = ["swift"]

  /// Reads a theme file whose root is a mapping. The attributes of its styles are read when the styles are used.
  func theme(_ root: SyntaxNode) -> ThemeDeclaration {
    let fields = FieldReader(
      root, place: "a theme", known: Self.themeKeys, diagnostics: diagnostics,
      advice: { Self.themeSynonyms[$0].map(KeyAdvice.key) })
    _ = fields["theme"].flatMap { name($0, .upperCamelCase, of: "a theme") }
    _ = fields["summary"].flatMap { text($0) }
    var theme = ThemeDeclaration()
    theme.isOpen = root.entries.contains { entry in
      entry.value.kind == .mapping
        ? !Self.themeKeys.contains(entry.key) && !entry.value.entries.isEmpty
        : Self.themeSections.contains(entry.key)
    }
    var reader = reader
    for kind in [ThemeNames.Kind.numbers, .colors, .fonts, .images] {
      if kind == .fonts { reader = self.reader(knowing: theme.names) }
      for entry in entries(fields[kind.rawValue], "names, each with \(kind.type.phrase)") {
        guard let name = checkedName(entry.key, .lowerCamelCase, of: kind.phrase, diagnostics) else {
          continue
        }
        let isNothing = [NameForm.null, "nil"].contains(name)
        if isNothing || kind == .colors && vocabulary.colors.cases.contains(name) {
          let message = BuiltInName(name: name, kind: isNothing ? nil : kind.phrase)
          diagnostics.add(message, at: entry.key.range)
          continue
        }
        let isReported = reportNames(in: entry, kind, of: root)
        theme.names.append(
          ThemeDeclaration.Name(
            kind: kind, key: entry.key, value: isReported ? nil : value(entry, kind, reader)))
      }
    }
    theme.styles = named(fields["styles"], "styles, each with its attributes", of: "a style")
    theme.defaults = entries(fields["defaults"], "elements, each with its styles")
    return theme
  }

  private func named(_ entry: MappingEntry?, _ what: String, of kind: String) -> [MappingEntry] {
    entries(entry, what).filter { checkedName($0.key, .lowerCamelCase, of: kind, diagnostics) != nil }
  }

  /// Returns a reader for fonts, whose sizes can be numbers of the same theme.
  private func reader(knowing names: [ThemeDeclaration.Name]) -> ValueReader {
    var known = ThemeNames()
    for number in names where number.kind == .numbers {
      known.declare(number.key.text, as: .numbers, number.value)
    }
    return ValueReader(vocabulary: vocabulary.adding(known), scope: NameScope(), diagnostics: diagnostics)
  }

  /// Reports a value that depends on names, which themes do not have, or that a constant of the app was meant to be;
  /// returns whether it did.
  private func reportNames(in entry: MappingEntry, _ kind: ThemeNames.Kind, of root: SyntaxNode) -> Bool {
    let node = entry.value
    var literal: String?
    let remedy: String
    if node.kind == .mapping, ValueReader.formKey(of: node) != nil {
      let isColor = kind == .colors && node.value(for: "dark") != nil
      remedy =
        isColor
        ? "has a colour for each appearance; write 'light' and 'dark'"
        : "must be a literal, like everything in a theme; write the choice in the scene"
    } else if node.kind == .scalar, kind != .images, NameForm.lowerCamelCase.matches(node),
      !vocabulary.colors.index.contains(node.text),
      root.value(for: kind.rawValue)?.value(for: node.text) != nil
    {
      remedy = "cannot name another entry of the theme; repeat the value of '\(node.text)'"
    } else if node.kind == .scalar, kind == .colors, let type = node.text.split(separator: ".").first,
      !["UIColor", "Color"].contains(type), node.text.contains("."), SwiftForm.constant.matches(node.text)
    {
      literal = "{ swift: \(node.text) }"
      remedy = "must be a colour; write { swift: \(node.text) }"
    } else {
      return false
    }
    diagnostics.add(
      WrongType(name: entry.name, remedy: remedy), at: node.headRange, fixIts: renaming(node, to: literal))
    return true
  }

  /// Reads the value of a name.
  private func value(_ entry: MappingEntry, _ kind: ThemeNames.Kind, _ reader: ValueReader) -> Value? {
    guard kind == .colors, entry.value.kind == .mapping, entry.value.value(for: "swift") != nil else {
      return reader.read(entry, as: kind.type)
    }
    let fields = fields(entry.value, "a constant", Self.constantKeys)
    return swift(fields["swift"], .constant).map { .color(.constant($0)) }
  }
}

/// The themes of a project.
struct ReadThemes: Sendable {
  /// A declaration, and the name of its theme.
  struct Place: Sendable {
    let theme: String
    let declaration: MappingEntry
  }

  var names = ThemeNames()
  /// The styles, by their names.
  var styles: [String: Place] = [:]
  /// The styles of all views of an element, by the element's name.
  var defaults: [String: Place] = [:]
}

extension GrammarState {
  /// The themes of the project.
  mutating func themes() -> ReadThemes {
    if let known = readThemes { return known }
    var themes = ReadThemes()
    themes.names.isOpen = hasUnknownTheme
    var places: [String: String] = [:]
    let names = names(of: .theme).sorted { (number(ofTheme: $0) ?? 0) < (number(ofTheme: $1) ?? 0) }
    for name in names {
      guard let theme = read(.theme, name, { reader, root in reader.theme(root) }) else { continue }
      if theme.isOpen || isBroken(.theme, name) && hasSyntaxErrors(.theme, name) {
        themes.names.isOpen = true
      }
      for declared in theme.names
      where isNew(declared.key, among: declared.kind.rawValue, in: name, &places) {
        themes.names.declare(declared.key.text, as: declared.kind, declared.value)
      }
      for entry in theme.styles where isNew(entry.key, among: "styles", in: name, &places) {
        themes.styles[entry.name] = ReadThemes.Place(theme: name, declaration: entry)
      }
      for entry in theme.defaults where isNew(entry.key, among: "defaults", in: name, &places) {
        themes.defaults[entry.name] = ReadThemes.Place(theme: name, declaration: entry)
      }
    }
    readThemes = themes
    return themes
  }

  private func number(ofTheme name: String) -> Int? { index[Key(kind: .theme, name: name)] }

  /// Returns whether no other theme declares a name; otherwise reports it.
  private mutating func isNew(
    _ key: SyntaxNode, among list: String, in theme: String, _ places: inout [String: String]
  ) -> Bool {
    guard let other = places.updateValue(theme, forKey: "\(list).\(key.text)") else { return true }
    places["\(list).\(key.text)"] = other
    if other == theme { return false }
    let place = number(ofTheme: other).map { files[$0].path } ?? other
    report([Diagnostic(DuplicateDeclaration(name: key.text, place: place), at: key.range)], in: .theme, theme)
    return false
  }
}
