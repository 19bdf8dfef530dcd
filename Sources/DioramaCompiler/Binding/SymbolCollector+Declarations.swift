import DioramaGrammar
import DioramaSyntax
import DioramaTree

extension SymbolCollector {
  /// Collects what an element's declaration declares and uses.
  mutating func collect(element root: SyntaxNode) {
    guard let name = root.entries.first?.value else { return }
    declare(.element, name)
    let owner = name.text
    for entry in root.entries where entry.mergeSite == nil {
      switch entry.name {
      case "extends": use(.element, entry.value)
      case "without": for node in entry.value.items { use(part: node, of: owner) }
      case "attributes": collect(attributes: entry.value, of: owner)
      case "events": for event in entry.value.entries { declare(.event, event.key, of: owner) }
      case "content": for slot in entry.value.entries { declare(.slot, slot.key, of: owner) }
      case "roles": for role in entry.value.entries { collect(role: role, of: owner) }
      case "constraints", "configurations", "accessibility": collect(partsIn: entry.value, of: owner)
      default: break
      }
    }
  }

  /// Collects what a controller's declaration declares and uses.
  mutating func collect(controller root: SyntaxNode) {
    guard let name = root.entries.first?.value else { return }
    declare(.controller, name)
    for entry in root.entries where entry.mergeSite == nil {
      switch entry.name {
      case "extends": use(.controller, entry.value)
      case "screen": use(.element, entry.value)
      default: break
      }
    }
  }

  /// Collects what a decorator's declaration declares and uses.
  mutating func collect(decorator root: SyntaxNode) {
    guard let name = root.entries.first?.value else { return }
    declare(.decorator, name)
    let owner = name.text
    for entry in root.entries where entry.mergeSite == nil {
      switch entry.name {
      case "decorates": for node in entry.value.items { use(.element, node) }
      case "property":
        declare(.attribute, entry.value, of: owner)
        collect(typeIn: root, ofAttribute: entry.value.text, in: owner)
      case "properties": collect(attributes: entry.value, of: owner)
      case "events": for event in entry.value.entries { declare(.event, event.key, of: owner) }
      default: break
      }
    }
  }

  /// Collects what an enumeration's declaration declares.
  mutating func collect(enumeration root: SyntaxNode) {
    guard let name = root.entries.first?.value else { return }
    declare(.enumeration, name)
    for node in root.value(for: "cases")?.items ?? [] { declare(.enumerationCase, node, of: name.text) }
    for entry in root.value(for: "since").map({ Array($0.entries) }) ?? [] {
      use(.enumerationCase, entry.key, of: name.text)
    }
    for entry in root.value(for: "aliases").map({ Array($0.entries) }) ?? [] {
      for node in [entry.key, entry.value] { use(.enumerationCase, node, of: name.text) }
    }
  }

  private mutating func collect(attributes: SyntaxNode, of owner: String, as kind: Symbol.Kind = .attribute) {
    for entry in attributes.entries {
      declare(kind, entry.key, of: owner)
      if entry.value.kind == .mapping {
        collect(typeIn: entry.value, ofAttribute: entry.name, in: owner)
      } else {
        use(type: entry.value)
      }
    }
  }

  /// Collects the enumeration that is an attribute's type, or the attribute's own cases.
  private mutating func collect(typeIn mapping: SyntaxNode, ofAttribute name: String, in owner: String) {
    if let type = mapping.value(for: "type") { use(type: type) }
    for node in mapping.value(for: "cases")?.items ?? [] {
      declare(.enumerationCase, node, of: "\(owner).\(name)")
    }
  }

  mutating func use(type: SyntaxNode) {
    for node in type.items where !node.isAliasOrBroken {
      let name = ParameterType(named: node.text).base.name
      let start = node.text.hasPrefix("[") ? 1 : 0
      let range = node.range(ofText: start..<start + name.utf8.count)
      if grammar.enumeration(named: name) != nil { note(Symbol(.enumeration, name), at: range) }
      if grammar.component(named: name) != nil { note(Symbol(.element, name), at: range) }
    }
  }

  private mutating func collect(role entry: MappingEntry, of owner: String) {
    declare(.role, entry.key, of: owner)
    let members = "\(owner).\(entry.name)"
    if let list = entry.value.value(for: "members") { collect(attributes: list, of: members, as: .member) }
    for method in entry.value.value(for: "methods").map({ Array($0.entries) }) ?? [] {
      declare(.member, method.key, of: members)
    }
    for node in entry.value.value(for: "fills")?.items ?? [] { use(part: node, of: owner) }
  }

  /// Collects the parts that constraints, calls and labels name.
  private mutating func collect(partsIn node: SyntaxNode, of owner: String) {
    if node.kind == .scalar { return use(part: node, of: owner) }
    for element in node.elements { collect(partsIn: element, of: owner) }
    for entry in node.entries {
      use(part: entry.key, of: owner)
      collect(partsIn: entry.value, of: owner)
    }
  }

  /// Adds a use of a name if the element has a part of that name.
  private mutating func use(part node: SyntaxNode, of name: String) {
    guard let element = grammar.element(named: name), let kind = element.kind(ofPart: node.text) else {
      return
    }
    use(kind, node, of: grammar.owner(ofPart: node.text, in: element))
  }
}

extension ElementKind {
  fileprivate func kind(ofPart name: String) -> Symbol.Kind? {
    if attribute(named: name) != nil { return .attribute }
    if event(named: name) != nil { return .event }
    if role(named: name) != nil { return .role }
    return slot(named: name) == nil ? nil : .slot
  }
}

extension Grammar {
  /// Returns the declaration that an event belongs to; for an event of the rows of a list, that may be the component.
  func owner(ofEvent name: String, in element: ElementKind) -> String {
    guard case .component(let component)? = element.list,
      self.element(named: component)?.declaredEvents(in: self).contains(where: { $0.name == name }) == true
    else { return owner(ofPart: name, in: element) }
    return component
  }

  /// Returns the declaration that a part belongs to: the outermost supertype that has it, or one of its decorators.
  func owner(ofPart name: String, in element: ElementKind) -> String {
    var owner = element
    while let base = owner.base.flatMap({ self.element(named: $0) }), base.shares(name, with: owner) {
      owner = base
    }
    if owner.list != nil { return treeName(of: owner) }
    let decorator = decorators.first { decorator in
      decorator.decorates.contains(owner.name)
        && (decorator.attributes.contains { $0.name == name }
          || decorator.events.contains { $0.name == name })
    }
    return decorator?.name ?? owner.name
  }
}

extension ElementKind {
  /// Returns whether an element that extends this one inherits a part from it. Subtypes can redeclare slots, and what
  /// they leave out.
  fileprivate func shares(_ name: String, with other: ElementKind) -> Bool {
    let isLeftOut = other.without.contains(name) && !without.contains(name)
    return partNumber(of: name) != nil && !isLeftOut && slot(named: name) == other.slot(named: name)
  }
}

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
