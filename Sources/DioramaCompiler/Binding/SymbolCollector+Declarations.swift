import DioramaGrammar
import DioramaSyntax
import DioramaTree

extension SymbolCollector {
  /// Collects what an element's declaration declares and uses.
  mutating func collect(element root: SyntaxNode) {
    guard let name = root.entries.first?.value else { return }
    declare(.element, name)
    let owner = Symbol.Owner.element(name.text)
    let base = root.value(for: "extends")?.text ?? grammar.rootElement
    let elements = [name.text, base].compactMap { grammar.element(named: $0) }
    for entry in root.entries where entry.mergeSite == nil {
      switch entry.name {
      case "extends": use(.element, entry.value)
      case "without": for node in entry.value.items { use(part: node, in: elements, of: owner) }
      case "attributes": collect(attributes: entry.value, of: owner)
      case "events": collect(events: entry.value, of: owner)
      case "content": for slot in entry.value.entries { declare(.slot, slot.key, of: owner) }
      case "roles": for role in entry.value.entries { collect(role: role, of: owner) }
      case "contained": if let key = entry.value.value(for: "key") { declare(.attribute, key, of: owner) }
      default: break
      }
    }
    let mentions = PartMentions(in: root)
    for node in mentions.names { use(part: node, in: elements, of: owner) }
    for need in mentions.needs {
      guard let element = elements.first, let attribute = element.attribute(named: need.name) else {
        continue
      }
      let symbol = Symbol(.attribute, need.name, of: grammar.owner(ofPart: need.name, in: element))
      for node in need.value.items { collect(node, as: attribute.type, of: symbol) }
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
      case "initializer":
        for argument in entry.value.entries where argument.value.kind == .mapping {
          collect(type: argument.value, of: Symbol(.parameter, argument.name, of: file), mayBeComponent: true)
        }
      default: break
      }
    }
  }

  /// Collects what a decorator's declaration declares and uses.
  mutating func collect(decorator root: SyntaxNode) {
    guard let name = root.entries.first?.value else { return }
    declare(.decorator, name)
    let owner = Symbol.Owner.symbol(Symbol(.decorator, name.text))
    for entry in root.entries where entry.mergeSite == nil {
      switch entry.name {
      case "decorates": for node in entry.value.items { use(.element, node) }
      case "property":
        declare(.attribute, entry.value, of: owner)
        collect(type: root, of: Symbol(.attribute, entry.value.text, of: owner))
      case "properties": collect(attributes: entry.value, of: owner)
      case "events": collect(events: entry.value, of: owner)
      default: break
      }
    }
  }

  /// Collects what an enumeration's declaration declares.
  mutating func collect(enumeration root: SyntaxNode) {
    guard let name = root.entries.first?.value else { return }
    declare(.enumeration, name)
    let owner = Symbol.Owner.symbol(Symbol(.enumeration, name.text))
    for node in root.value(for: "cases")?.items ?? [] { declare(.enumerationCase, node, of: owner) }
    for entry in root.entries(under: "since") {
      use(.enumerationCase, entry.key, of: owner)
    }
    for entry in root.entries(under: "aliases") {
      for node in [entry.key, entry.value] { use(.enumerationCase, node, of: owner) }
    }
    for entry in root.entries(under: "synonyms") {
      use(.enumerationCase, entry.value, of: owner)
    }
  }

  private mutating func collect(
    attributes: SyntaxNode, of owner: Symbol.Owner, as kind: Symbol.Kind = .attribute
  ) {
    for entry in attributes.entries {
      declare(kind, entry.key, of: owner)
      collect(type: entry.value, of: Symbol(kind, entry.name, of: owner))
    }
  }

  /// Collects the type of an attribute or of a name that values can use, the cases that it declares itself, and those
  /// in its default.
  ///
  /// - Parameter node: The type, or a mapping with it.
  /// - Parameter mayBeComponent: Whether the type can be the state of a component.
  /// - Returns: What the cases of its values belong to; `nil` if they have none.
  @discardableResult
  mutating func collect(type node: SyntaxNode, of part: Symbol, mayBeComponent: Bool = false) -> Symbol.Owner?
  {
    let type = (node.kind == .mapping ? node.value(for: "type") : node).flatMap(WrittenType.init)
    var owner = type.flatMap { use($0, mayBeComponent: mayBeComponent) }.map(Symbol.Owner.symbol)
    if let value = node.value(for: "default"), let type,
      let valueType = grammar.type(type)?.valueType
    {
      collectThemeNames(in: value, as: valueType)
    }
    if let cases = node.value(for: "cases") {
      owner = .symbol(part)
      for node in cases.items { declare(.enumerationCase, node, of: owner) }
    }
    guard let owner else { return nil }
    for node in node.value(for: "default")?.items ?? [] { use(.enumerationCase, node, of: owner) }
    return owner
  }

  /// Collects the enumeration or the component that a type names; returns the enumeration.
  private mutating func use(_ type: WrittenType, mayBeComponent: Bool) -> Symbol? {
    if type.node.isAliasOrBroken { return nil }
    if mayBeComponent, grammar.component(named: type.name) != nil {
      note(Symbol(.element, type.name), at: type.range)
    } else if grammar.enumeration(named: type.name) != nil {
      let enumeration = Symbol(.enumeration, type.name)
      note(enumeration, at: type.range)
      return enumeration
    }
    return nil
  }

  /// Collects events, and the components whose states are arguments.
  mutating func collect(events: SyntaxNode, of owner: Symbol.Owner?) {
    for event in events.entries {
      declare(.event, event.key, of: owner)
      for argument in event.value.value(for: "arguments")?.elements.map({ $0 }) ?? [] {
        let type = argument.kind == .mapping ? argument.value(for: "type") : argument
        if let type, !type.isAliasOrBroken { collect(componentsIn: type) }
      }
    }
  }

  /// Collects the components whose states a Swift type names, as in `[Card.State]`.
  private mutating func collect(componentsIn type: SyntaxNode) {
    let text = type.text
    for name in text.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }) {
      let parts = name.split(separator: ".", maxSplits: 2)
      guard parts.count > 1, parts[1] == "State", grammar.component(named: String(parts[0])) != nil else {
        continue
      }
      let start = text.utf8.distance(from: text.startIndex, to: parts[0].startIndex)
      note(
        Symbol(.element, String(parts[0])), at: type.range(ofText: start..<start + parts[0].utf8.count))
    }
  }

  private mutating func collect(role entry: MappingEntry, of owner: Symbol.Owner) {
    declare(.role, entry.key, of: owner)
    let role = Symbol.Owner.symbol(Symbol(.role, entry.name, of: owner))
    if let list = entry.value.value(for: "members") { collect(attributes: list, of: role, as: .member) }
    for method in entry.value.entries(under: "methods") {
      declare(.member, method.key, of: role)
    }
  }

  /// Adds a use of a part of an element or of its supertype, or, if these cannot be read, of a part that the file
  /// declares.
  private mutating func use(part node: SyntaxNode, in elements: [ElementKind], of owner: Symbol.Owner) {
    for element in elements {
      guard let kind = element.kind(ofPart: node.text) else { continue }
      return use(kind, node, of: grammar.owner(ofPart: node.text, in: element))
    }
    let kinds: [Symbol.Kind] = [.attribute, .event, .role, .slot]
    if let kind = kinds.first(where: { declared.contains(Symbol($0, node.text, of: owner)) }) {
      use(kind, node, of: owner)
    }
  }
}

extension SymbolCollector {
  /// Adds the use of an id: that of a view, or of a slot of the component.
  mutating func use(id node: SyntaxNode) {
    if case .symbol(let symbol)? = component,
      grammar.element(named: symbol.name)?.slot(named: node.text) != nil
    {
      use(.slot, node, of: component)
    } else {
      use(.view, node, of: file)
    }
  }

  /// Returns what the cases of the value with a name belong to; `nil` if it has none.
  func owner(ofCasesOf name: String) -> Symbol.Owner? {
    guard let part = EntryName.part(name), case .component(let component)? = scope.list?.entries else {
      return caseOwners[name]
    }
    let attribute = grammar.element(named: component)?.attribute(named: part)
    guard case .enumeration(let enumeration)? = attribute?.type else { return nil }
    return owner(ofCasesOf: enumeration, of: Symbol(.attribute, part, of: .element(component)))
  }

  /// Returns what the cases of an enumeration belong to: the enumeration, or the attribute that declares them.
  func owner(ofCasesOf enumeration: Enumeration, of attribute: Symbol?) -> Symbol.Owner? {
    grammar.enumeration(named: enumeration.name) == nil
      ? attribute.map(Symbol.Owner.symbol) : .symbol(Symbol(.enumeration, enumeration.name))
  }
}

extension SyntaxNode {
  /// The bytes of a name that is the whole scalar, without quotes.
  var nameRange: SourceRange { range(ofText: 0..<withTextBytes { $0.count }) }
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
  func owner(ofEvent name: String, in element: ElementKind) -> Symbol.Owner {
    guard case .component(let component)? = element.list,
      self.element(named: component)?.declaredEvents(in: self).contains(where: { $0.name == name }) == true
    else { return owner(ofPart: name, in: element) }
    return .element(component)
  }

  /// Returns the declaration that a part belongs to: the outermost supertype that has it, or one of its decorators.
  func owner(ofPart name: String, in element: ElementKind) -> Symbol.Owner {
    var owner = element
    while let base = owner.base.flatMap({ self.element(named: $0) }), base.shares(name, with: owner) {
      owner = base
    }
    if owner.list != nil { return .element(treeName(of: owner)) }
    let decorator = decorators.first { decorator in
      decorator.decorates.contains(owner.name)
        && (decorator.attributes.contains { $0.name == name }
          || decorator.events.contains { $0.name == name })
    }
    return decorator.map { .symbol(Symbol(.decorator, $0.name)) } ?? .element(owner.name)
  }

  /// Returns the declaration that the layout of a controller belongs to: that of the outermost controller that it
  /// extends.
  func owner(ofLayoutOf controller: ControllerKind) -> Symbol.Owner {
    var owner = controller
    while let base = owner.base.flatMap({ self.controller(named: $0) }) { owner = base }
    return .symbol(Symbol(.controller, owner.name))
  }
}

extension ControllerKind {
  /// The owners of the cases that the parameters of the controller's scenes can have.
  var caseOwners: [String: Symbol.Owner] {
    var owners: [String: Symbol.Owner] = [:]
    for parameter in parameters {
      if case .enumeration(let cases) = parameter.type.base {
        owners[parameter.name] = .symbol(Symbol(.enumeration, cases.name))
      }
    }
    return owners
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
      collect(entry.value, as: attribute.type, of: Symbol(.attribute, entry.name, of: owner))
    }
  }

  /// Collects the names of one style, or of several in a list.
  mutating func collect(styles node: SyntaxNode) {
    if node.isAliasOrBroken { return }
    for name in node.items { use(.style, name) }
  }

  /// Collects the theme names in a value or its parts.
  mutating func collectThemeNames(in node: SyntaxNode, as type: ValueType) {
    if node.isAliasOrBroken || !grammar.hasThemes { return }
    for (name, kind) in type.themeNames(in: node)
    where grammar.vocabulary.themeNames(kind).contains(name.text) {
      use(kind.symbol, name)
    }
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
}
