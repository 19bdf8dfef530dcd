import DioramaGrammar
import DioramaTree

/// A random theme, and what it declares.
package struct RandomTheme {
  /// The file's contents.
  package let file: String
  fileprivate let names: [ThemeNames.Kind: [String]]
  fileprivate let numbers: [String: Double]
  fileprivate let styles: [(name: String, attributes: [Attribute])]
}

extension SceneGenerator {
  /// A theme with names of every kind, a colour of the app, styles, and styles that all views of some elements have.
  package mutating func theme(named name: String) -> RandomTheme {
    // A theme cannot give these names to values.
    scope = SceneScope(names: Set(grammar.vocabulary.colors.cases + ["nil", "null"]))
    var entries: [SceneNode.Entry] = [("theme", .scalar(name))]
    var names: [ThemeNames.Kind: [String]] = [:]
    var numbers: [String: Double] = [:]
    for kind in ThemeNames.Kind.allCases {
      var values: [SceneNode] = (0..<3).map { _ in constant(of: kind.type) }
      if kind == .numbers { values = Self.themeNumbers.map { .scalar("\($0)") } }
      if kind == .colors { values.append(.mapping([("swift", .scalar("Brand.danger"))])) }
      let own = values.map { _ in newName(besides: []) }
      names[kind] = own
      if kind == .numbers { numbers = Dictionary(uniqueKeysWithValues: zip(own, Self.themeNumbers)) }
      entries.append((kind.rawValue, .block(Array(zip(own, values)).map { ($0.0, $0.1) })))
    }
    let elements = (elements[.view] ?? []) + (elements[.row] ?? [])
    let styles = (0..<6).map { _ in style(of: choices.element(of: elements)) }
    entries.append(("styles", .block(styles.map { ($0.name, .mapping($0.values)) })))
    let declared = styles.map { ($0.name, $0.attributes) }
    var defaults: [SceneNode.Entry] = []
    for element in choices.shuffled(elements) where defaults.count < 4 {
      if let style = declared.first(where: { element.mayHave($0.1) })?.0 {
        defaults.append((element.name, .scalar(style)))
      }
    }
    entries.append(("defaults", .block(defaults)))
    return RandomTheme(
      file: SceneNode.block(entries).file, names: names, numbers: numbers, styles: declared)
  }

  private static let themeNumbers = [0, 0.5, 12]

  /// Values for up to four attributes of an element that do not depend on others.
  private mutating func style(
    of element: ElementKind
  ) -> (name: String, attributes: [Attribute], values: [SceneNode.Entry]) {
    let free = element.attributes.filter { attribute in
      attribute.mayBeStyled && !element.constraints.contains { $0.names.contains(attribute.name) }
    }
    let attributes = Array(choices.shuffled(free).prefix(choices.number(in: 1...4)))
    return (newName(besides: []), attributes, attributes.map { ($0.name, constant(of: $0.type)) })
  }

  /// The name of a value of the theme, now and then.
  mutating func themeName(for type: ValueType) -> SceneNode? {
    guard let kind = ThemeNames.Kind.allCases.first(where: { $0.accepts(type) }),
      let names = theme?.names[kind], choices.chance(20)
    else { return nil }
    let fitting = names.filter { name in theme?.numbers[name].map(type.contains) ?? true }
    return fitting.isEmpty ? nil : .scalar(choices.name(of: fitting, for: "\(kind) of the theme"))
  }

  /// Some styles that an element can have, now and then.
  mutating func styles(of element: ElementKind) -> [SceneNode.Entry] {
    let fitting = theme?.styles.filter { element.mayHave($0.attributes) }.map(\.name) ?? []
    guard !fitting.isEmpty, choices.chance(25) else { return [] }
    let styles = choices.shuffled(fitting).prefix(choices.number(in: 1...2)).map(SceneNode.scalar)
    return [("styles", styles.count == 1 ? styles[0] : .list(styles))]
  }
}

extension ElementKind {
  /// Whether a style can give the element some attributes together with any others.
  fileprivate func mayHave(_ styled: [Attribute]) -> Bool {
    styled.allSatisfy { attribute in
      attributes.contains { $0.name == attribute.name && $0.type == attribute.type && $0.mayBeStyled }
        && !constraints.contains { $0.names.contains(attribute.name) }
    }
  }
}

extension ThemeNames.Kind {
  fileprivate func accepts(_ type: ValueType) -> Bool {
    if case .number = type { self == .numbers } else { self.type == type }
  }
}

extension ValueType {
  /// Whether a number is in the range, if there is one.
  fileprivate func contains(_ number: Double) -> Bool {
    if case .number(let range?) = self { range.contains(number) } else { true }
  }
}

extension Attribute {
  /// Whether random styles have the attribute: a value that no other attribute needs, and that does not change.
  fileprivate var mayBeStyled: Bool {
    guard !isRequired, !isInitial, needs == nil, edited == nil else { return false }
    return switch type {
    case .color, .font, .number, .integer, .insets, .enumeration: true
    default: false
    }
  }
}

extension Constraint {
  /// The parts that it is about.
  fileprivate var names: [String] {
    switch self {
    case .exactlyOneOf(let names), .atMostOneOf(let names), .ordered(let names), .increasing(let names),
      .ascending(let names):
      names
    case .needsOneOf(let groups): groups.flatMap(\.self)
    case .index(let index, of: let list), .steps(let index, of: let list): [index, list]
    }
  }
}
