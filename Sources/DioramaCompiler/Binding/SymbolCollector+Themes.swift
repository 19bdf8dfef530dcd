import DioramaGrammar
import DioramaSyntax

extension SymbolCollector {
  /// Collects what a theme declares and uses.
  mutating func collect(theme root: SyntaxNode) {
    for entry in root.entries where entry.mergeSite == nil {
      if entry.name == "theme" { declare(.theme, entry.value) }
      if let kind = ThemeNames.Kind(rawValue: entry.name) {
        for name in entry.value.entries {
          declare(kind.symbol, name.key)
          collectThemeNames(in: name.value, as: kind.type)
        }
      }
      guard entry.name == "styles" || entry.name == "defaults" else { continue }
      for named in entry.value.entries {
        if entry.name == "styles" {
          collect(style: named)
        } else {
          use(.element, named.key)
          collect(styles: named.value)
        }
      }
    }
  }

  private mutating func collect(style: MappingEntry) {
    declare(.style, style.key)
    guard let element = grammar.sampleElement(ofStyle: style.name) else { return }
    for entry in style.value.entries {
      guard let attribute = element.attribute(named: entry.name) else { continue }
      let owner = grammar.owner(ofPart: entry.name, in: element)
      use(.attribute, entry.key, of: owner)
      collect(entry.value, as: attribute.type, ofAttribute: entry.name, in: owner)
    }
  }

  /// Collects the names of one style, or of several in a list.
  mutating func collect(styles node: SyntaxNode) {
    if node.isAliasOrBroken { return }
    for name in node.kind == .sequence ? Array(node.elements) : [node] { use(.style, name) }
  }

  /// Collects the theme names in a value or its parts.
  mutating func collectThemeNames(in node: SyntaxNode, as type: ValueType) {
    if node.isAliasOrBroken { return }
    for element in node.elements { collectThemeNames(in: element, as: type) }
    for entry in node.entries where entry.mergeSite == nil {
      collectThemeNames(in: entry.value, as: type == .font ? .number(nil) : type)
    }
    guard node.kind == .scalar, let kind = ThemeNames.Kind.allCases.first(where: { $0.isFound(in: type) }),
      grammar.vocabulary.themeNames(kind).contains(node.text)
    else { return }
    use(kind.symbol, node)
  }
}

extension ThemeNames.Kind {
  fileprivate var symbol: Symbol.Kind {
    switch self {
    case .colors: .color
    case .fonts: .font
    case .numbers: .number
    case .images: .image
    }
  }

  /// Returns whether values of a type are, or consist of, values of this kind.
  fileprivate func isFound(in type: ValueType) -> Bool {
    switch type {
    case .color: self == .colors
    case .font: self == .fonts
    case .image: self == .images
    case .integer, .number, .insets, .size, .offset: self == .numbers
    default: false
    }
  }
}
