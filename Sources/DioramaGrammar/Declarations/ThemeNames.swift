import DioramaSyntax
import DioramaTree

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
      WrongType(name: key.text, remedy: "is \(kind.phrase); \(remedy)"),
      at: node.range, fixIts: renaming(node, to: name, isClosest: true))
    return true
  }
}

extension SceneSchema {
  /// Returns a schema that also accepts the names that the project's themes declare for values of a kind.
  func orThemeName(_ kind: ThemeNames.Kind, _ schema: JSON) -> JSON {
    let names = grammar.vocabulary.themeNames(kind)
    return names.isEmpty ? schema : ["anyOf": [schema, ["enum": .array(names.map(JSON.string))]]]
  }
}
