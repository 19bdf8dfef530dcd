import DioramaGrammar
import DioramaSyntax

/// Collects every name that a file declares or uses.
struct SymbolCollector {
  let grammar: Grammar
  /// The file's path, which owns the names of its scene.
  let path: String
  private var occurrences: [Occurrence] = []
  private var declared: Set<Symbol> = []
  private var seen: Set<Place> = []
  /// The names that values can use, with their kinds.
  private var names: [String: Symbol.Kind] = [:]
  /// The component that the file declares. Its state, events and slots belong to it, since other files use them.
  private var component: String?
  /// The entries of the lists in the state, by their names.
  private var lists: [String: ListEntries] = [:]

  /// Returns the symbols of a file of any kind.
  static func symbols(of model: SemanticModel) -> SymbolIndex {
    var collector = SymbolCollector(grammar: model.grammar, path: model.tree.source.path)
    if let root = model.tree.root {
      switch DeclarationKind.of(model.tree) {
      case .element: collector.collect(element: root)
      case .decorator: collector.collect(decorator: root)
      case .enumeration: collector.collect(enumeration: root)
      case .theme: collector.collect(theme: root)
      case .controller: collector.collect(controller: root)
      default: collector.collect(scene: BoundScene(root, in: model.grammar))
      }
    }
    return SymbolIndex(collector.occurrences)
  }

  private init(grammar: Grammar, path: String) {
    self.grammar = grammar
    self.path = path
  }

  // MARK: Adding symbols

  /// Adds a declaration. If a symbol is declared twice, the first declaration counts, and the second is a use.
  mutating func declare(_ kind: Symbol.Kind, _ node: SyntaxNode, of owner: String? = nil) {
    let symbol = Symbol(kind, node.text, of: owner)
    if !node.isAliasOrBroken { note(symbol, at: node.range, isDeclaration: !declared.contains(symbol)) }
  }

  /// Adds a name under `handlers`: a method of the owner, or an event of the component.
  mutating func declare(handler node: SyntaxNode) {
    if let component { use(.event, node, of: component) } else { declare(.handler, node, of: path) }
  }

  mutating func use(_ kind: Symbol.Kind, _ node: SyntaxNode, of owner: String? = nil) {
    if !node.isAliasOrBroken { note(Symbol(kind, node.text, of: owner), at: node.range) }
  }

  /// Adds a name once, even if a merge key adds it to several views.
  mutating func note(_ symbol: Symbol, at range: SourceRange, isDeclaration: Bool = false) {
    guard !symbol.name.isEmpty, seen.insert(Place(symbol: symbol, range: range)).inserted else { return }
    if isDeclaration { declared.insert(symbol) }
    occurrences.append(Occurrence(symbol: symbol, range: range, isDeclaration: isDeclaration))
  }

  private struct Place: Hashable {
    let symbol: Symbol
    let range: SourceRange
  }

  // MARK: Values

  /// Collects the names in a value of a type.
  mutating func collect(_ node: SyntaxNode, as type: ValueType, ofAttribute name: String, in owner: String) {
    if node.isAliasOrBroken { return }
    if let word = ValueReader.formKey(of: node) {
      return collect(form: node, word) { $0.collect($1, as: type, ofAttribute: name, in: owner) }
    }
    switch type {
    case .list(let element) where node.kind == .sequence:
      for child in node.elements { collect(child, as: element, ofAttribute: name, in: owner) }
    case .enumeration(let enumeration) where enumeration.cases.contains(node.text):
      let isNamed = grammar.enumeration(named: enumeration.name) != nil
      use(.enumerationCase, node, of: isNamed ? enumeration.name : "\(owner).\(name)")
    case .viewID where NameForm.lowerCamelCase.matches(node): use(.view, node, of: path)
    case .string where node.kind == .mapping:
      collectReferences(in: node)
      for argument in node.value(for: "arguments")?.elements.map({ $0 }) ?? [] {
        collect(condition: argument)
      }
    default:
      if grammar.hasThemes { collectThemeNames(in: node, as: type) }
      collectReferences(in: node)
    }
  }

  /// Collects the parameters that a value of any form names.
  mutating func collectReferences(in node: SyntaxNode) {
    if node.isAliasOrBroken { return }
    for entry in node.entries where entry.mergeSite == nil { collectReferences(in: entry.value) }
    for element in node.elements { collectReferences(in: element) }
    for (name, range) in TextTemplate.references(in: node) { use(name, at: range) }
  }

  /// Adds a use of a name that values can use.
  private mutating func use(_ name: String, at range: SourceRange) {
    let kind = names[name] ?? .parameter
    note(Symbol(kind, name, of: kind == .attribute ? component : path), at: range)
  }

  /// Collects the names in a choice, a selection or a test.
  private mutating func collect(
    form node: SyntaxNode, _ word: String, _ branch: (inout Self, SyntaxNode) -> Void
  ) {
    for entry in node.entries where entry.mergeSite == nil {
      switch (word, entry.name) {
      case ("if", "if"), ("not", _), ("all", _), ("any", _): collect(condition: entry.value)
      case ("switch", "switch"), ("when", "when"): collect(condition: entry.value)
      case ("if", _), ("switch", _): branch(&self, entry.value)
      default: break
      }
    }
  }

  /// Collects the names in a condition, where they are bare.
  mutating func collect(condition node: SyntaxNode) {
    if node.isAliasOrBroken { return }
    if node.kind == .scalar, TextTemplate.isName(node.text) { use(node.text, at: node.range) }
    for element in node.elements { collect(condition: element) }
    if let word = ValueReader.formKey(of: node) { collect(form: node, word) { $0.collect(condition: $1) } }
  }
}

extension SymbolCollector {
  /// Collects what a scene declares and uses.
  mutating func collect(scene: BoundScene) {
    component = scene.root.value(for: BoundScene.Key.component.rawValue)?.text
    let state = component == nil ? Symbol.Kind.state : .attribute
    for (key, kind) in zip(BoundScene.names, [Symbol.Kind.parameter, state, .condition, .derived]) {
      guard let mapping = scene.root.value(for: key.rawValue) else { continue }
      for entry in mapping.entries where names[entry.name] == nil { names[entry.name] = kind }
    }
    for key in [BoundScene.Key.state, .derived] {
      lists.merge(grammar.lists(in: scene.root.value(for: key.rawValue))) { first, _ in first }
    }
    for entry in scene.root.entries where entry.mergeSite == nil {
      switch BoundScene.key(entry) {
      case .scene: declare(.scene, entry.value)
      case .controller: use(.controller, entry.value)
      case .parameters: collect(.parameter, entry)
      case .component: declare(.element, entry.value)
      case .events: for event in entry.value.entries { declare(.event, event.key, of: component) }
      case .state: collect(state, entry)
      case .derived: collect(.derived, entry)
      case .conditions:
        collect(.condition, entry)
        for condition in entry.value.entries { collect(condition: condition.value) }
      case .layout: collect(layout: entry.value, of: scene)
      case .screen: collect(part: entry, as: scene.controller?.screen)
      case .table: collect(part: entry, as: scene.controller?.table)
      case .views, .rows, .empty: collect(list: entry.value)
      case .sections: for section in entry.value.elements { collect(section: section) }
      case .diorama, .summary, nil: collectReferences(in: entry.value)
      }
    }
  }

  private mutating func collect(_ kind: Symbol.Kind, _ entry: MappingEntry) {
    for name in entry.value.entries {
      declare(kind, name.key, of: kind == .attribute ? component : path)
      if let type = name.value.kind == .mapping ? name.value.value(for: "type") : name.value {
        use(type: type)
      }
    }
  }

  private mutating func collect(layout: SyntaxNode, of scene: BoundScene) {
    for entry in layout.entries {
      guard let controller = scene.controller, let attribute = scene.layoutAttribute(named: entry.key) else {
        collectReferences(in: entry.value)
        continue
      }
      use(.attribute, entry.key, of: controller.name)
      collect(entry.value, as: attribute.type, ofAttribute: attribute.name, in: controller.name)
    }
  }

  /// Collects the names in a scene's `screen` or `table`.
  private mutating func collect(part entry: MappingEntry, as name: String?) {
    guard let element = name.flatMap({ grammar.element(named: $0) }),
      !entry.value.isAliasOrBroken,
      let view = BoundView(entry, as: element, in: grammar)
    else { return collectReferences(in: entry.value) }
    for part in view.parts { collect(part, view.meaning(of: part, in: element), in: element) }
  }

  private mutating func collect(section: SyntaxNode) {
    for entry in section.entries {
      if entry.value.kind == .sequence {
        collect(list: entry.value)
      } else {
        collectReferences(in: entry.value)
      }
    }
  }

  /// Collects the names in a list of views, or of entries without names and ids.
  private mutating func collect(list: SyntaxNode, of unnamed: ElementKind? = nil) {
    guard list.kind == .sequence, !list.isAliasOrBroken else { return collectReferences(in: list) }
    for node in list.elements where !node.isAliasOrBroken {
      if let unnamed, let view = BoundView(unnamed: node, as: unnamed, in: grammar) {
        for part in view.parts { collect(part, view.meaning(of: part, in: unnamed), in: unnamed) }
      } else if !ValueReader.isText(node), let view = BoundView(node, in: grammar) {
        collect(view)
      } else {
        collectReferences(in: node)
      }
    }
  }

  // MARK: Views

  private mutating func collect(_ view: borrowing BoundView) {
    var line = view.first
    var element: ElementKind?
    switch view.element {
    case .known(let kind): element = kind
    case .later(let later, let kind): (line, element) = (later, kind)
    case .broken(let kind): element = kind
    case .unknown: break
    }
    collect(line: line)
    if line.key.hasText(grammar.rowList), let entries = lists[line.value.text] {
      element = grammar.list(of: entries, in: .row) ?? element
    }
    for entry in view.entries where entry.key.range != line.key.range {
      guard let known = element else {
        collect(entry, in: nil)
        continue
      }
      if case .anotherView = view.meaning(of: entry, in: known) {
        collect(line: entry)
        element = grammar.element(named: entry.key)
      } else {
        collect(entry, view.meaning(of: entry, in: known), in: known)
      }
    }
  }

  /// Collects the names in the line with a view's element and id.
  private mutating func collect(line: MappingEntry) {
    use(.element, line.key)
    if line.key.hasText(grammar.rowList) { return collect(condition: line.value) }
    guard NameForm.lowerCamelCase.matches(line.value) else { return }
    if let component, line.key.hasText(grammar.slotElement) {
      declare(.slot, line.value, of: component)
    } else {
      declare(.view, line.value, of: path)
    }
  }

  private mutating func collect(_ entry: MappingEntry, _ meaning: BoundView.Key, in element: ElementKind) {
    switch meaning {
    case .part(_, let part): collect(entry, as: part, in: element)
    case .handlers: for handler in entry.value.entries { collect(handler: handler, in: element) }
    case .edits: collect(edits: entry, in: element)
    case .styles: collect(styles: entry.value)
    case .fallback:
      if let view = BoundView(entry.value, in: grammar), !entry.value.isAliasOrBroken {
        collect(view)
      } else {
        collectReferences(in: entry.value)
      }
    case .contained, .managed, .anotherView, .broken, .unknown: collect(entry, in: element)
    }
  }

  /// Collects the parts of the state that the user changes.
  private mutating func collect(edits entry: MappingEntry, in element: ElementKind) {
    collect(condition: entry.value)
    for edit in entry.value.entries {
      if element.attribute(named: edit.name) != nil {
        use(.attribute, edit.key, of: grammar.owner(ofPart: edit.name, in: element))
      }
      collect(condition: edit.value)
    }
  }

  /// Collects what can be determined about a key that is unknown in its view.
  private mutating func collect(_ entry: MappingEntry, in element: ElementKind?) {
    if entry.key.hasText(BoundView.handlersKey) {
      for handler in entry.value.entries { declare(handler: handler.value) }
    } else {
      collectReferences(in: entry.value)
    }
  }

  private mutating func collect(_ entry: MappingEntry, as part: ElementKind.Part, in element: ElementKind) {
    let owner = grammar.owner(ofPart: entry.name, in: element)
    switch part {
    case .attribute(let index):
      use(.attribute, entry.key, of: owner)
      if element.attribute(named: entry.name)?.dimension != nil, !entry.value.isAliasOrBroken,
        let view = ValueReader.view(ofSize: entry.value)
      {
        use(.view, view, of: path)
      }
      if element.content.contains(where: { $0.under == entry.name }), grammar.isListOfViews(entry.value) {
        return collect(list: entry.value)
      }
      collect(entry.value, as: element.attributes[index].type, ofAttribute: entry.name, in: owner)
    case .slot(let slot):
      use(.slot, entry.key, of: owner)
      collect(list: entry.value, of: grammar.unnamedElement(in: element.content[slot].accepts))
    case .role(let index):
      use(.role, entry.key, of: owner)
      collect(entry.value, fillingRole: element.roles[index], of: element)
    case .event:
      use(.event, entry.key, of: owner)
      declare(handler: entry.value)
    }
  }

  private mutating func collect(handler entry: MappingEntry, in element: ElementKind) {
    if element.eventIndex(of: entry) != nil {
      use(.event, entry.key, of: grammar.owner(ofEvent: entry.name, in: element))
    }
    declare(handler: entry.value)
  }

  private mutating func collect(_ node: SyntaxNode, fillingRole role: Role, of element: ElementKind) {
    guard node.kind == .mapping, !node.isAliasOrBroken else { return collectReferences(in: node) }
    let bound = BoundRole(role, of: element)
    for entry in node.entries {
      let role = bound.role(having: entry.name) ?? role
      let owner = "\(grammar.owner(ofPart: role.name, in: element)).\(role.name)"
      switch bound.meaning(of: entry.key) {
      case .member(let member):
        use(.member, entry.key, of: owner)
        collect(entry.value, as: member.type, ofAttribute: member.name, in: owner)
      case .method:
        use(.member, entry.key, of: owner)
        declare(handler: entry.value)
      case .unknown: collectReferences(in: entry.value)
      }
    }
  }
}
