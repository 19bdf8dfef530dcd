import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// Collects every name that a file declares or uses.
struct SymbolCollector {
  let grammar: Grammar
  /// The file, which owns the names of its scene.
  let file: Symbol.Owner
  private var occurrences: [Occurrence] = []
  private(set) var declared: Set<Symbol> = []
  private var seen: Set<Place> = []
  /// The names that values can use.
  private(set) var scope = NameScope()
  /// The component that the file declares. Its state, events and slots belong to it, since other files use them.
  private(set) var component: Symbol.Owner?
  /// The owner of the cases of each name's enumeration.
  private(set) var caseOwners: [String: Symbol.Owner] = [:]

  /// Returns the symbols of a file of any kind.
  static func symbols(of model: SemanticModel) -> SymbolIndex {
    var collector = SymbolCollector(grammar: model.grammar, file: .file(model.tree.source.path))
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

  private init(grammar: Grammar, file: Symbol.Owner) {
    self.grammar = grammar
    self.file = file
  }

  // MARK: Adding symbols

  /// Adds a declaration. If a symbol is declared twice, the first declaration counts, and the second is a use.
  mutating func declare(_ kind: Symbol.Kind, _ node: SyntaxNode, of owner: Symbol.Owner? = nil) {
    use(kind, node, of: owner, isDeclaration: !declared.contains(Symbol(kind, node.text, of: owner)))
  }

  /// Adds a name under `handlers`: a method of the owner, or an event of the component.
  mutating func declare(handler node: SyntaxNode) {
    if let component { use(.event, node, of: component) } else { declare(.handler, node, of: file) }
  }

  /// Adds the use of a name that is a whole scalar.
  mutating func use(
    _ kind: Symbol.Kind, _ node: SyntaxNode, of owner: Symbol.Owner? = nil, isDeclaration: Bool = false
  ) {
    if node.isAliasOrBroken { return }
    note(Symbol(kind, node.text, of: owner), at: node.nameRange, isDeclaration: isDeclaration)
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

  /// Collects the names in a value of a type, whose own cases belong to an attribute.
  mutating func collect(_ node: SyntaxNode, as type: ValueType, of attribute: Symbol? = nil) {
    if node.isAliasOrBroken { return }
    if let word = ValueReader.formKey(of: node) {
      return collect(form: node, word) { $0.collect($1, as: type, of: attribute) }
    }
    switch type {
    case .list(let element) where node.kind == .sequence:
      for child in node.elements { collect(child, as: element, of: attribute) }
    case .enumeration(let enumeration) where enumeration.cases.contains(node.text):
      use(.enumerationCase, node, of: owner(ofCasesOf: enumeration, of: attribute))
    case .viewID where NameForm.lowerCamelCase.matches(node): use(id: node)
    case .string where node.kind == .mapping:
      collectReferences(in: node)
      for argument in node.value(for: "arguments")?.elements.map({ $0 }) ?? [] {
        collect(condition: argument)
      }
    default:
      collectThemeNames(in: node, as: type)
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

  /// Adds a use of a name that values can use. A part of the entry of a list belongs to the list's component, and
  /// traits of the screen are not declared anywhere.
  private mutating func use(_ name: String, at range: SourceRange) {
    if let part = EntryName.part(name) {
      let isEscaped = range.end - range.start != name.utf8.count
      let start = isEscaped ? range.start : range.end - part.utf8.count
      if case .component(let component)? = scope.list?.entries {
        note(Symbol(.attribute, part, of: .element(component)), at: SourceRange(start, range.end))
      }
      return
    }
    switch scope.kind(of: name) {
    case .state where component != nil: note(Symbol(.attribute, name, of: component), at: range)
    case .state: note(Symbol(.state, name, of: file), at: range)
    case .condition: note(Symbol(.condition, name, of: file), at: range)
    case .derived: note(Symbol(.derived, name, of: file), at: range)
    case .parameter, nil: note(Symbol(.parameter, name, of: file), at: range)
    case .trait, .listEntryPart: break
    }
  }

  /// Collects the names in a choice, a selection or a test, and the cases that it compares with.
  private mutating func collect(
    form node: SyntaxNode, _ word: FormWord, _ branch: (inout Self, SyntaxNode) -> Void
  ) {
    let cases = node.value(for: word.rawValue).flatMap { owner(ofCasesOf: $0.text) }
    for entry in node.entries where entry.mergeSite == nil {
      let isOther = !entry.key.hasText(word.rawValue)
      switch word {
      case .switch where isOther:
        if let cases, !entry.key.hasText("else") { use(.enumerationCase, entry.key, of: cases) }
        branch(&self, entry.value)
      case .if where isOther: branch(&self, entry.value)
      case .when where isOther:
        if let cases { for node in entry.value.items { use(.enumerationCase, node, of: cases) } }
        if !entry.key.hasText("is") { collectThemeNames(in: entry.value, as: .number(nil)) }
      case .if, .switch, .not, .all, .any, .when: collect(condition: entry.value)
      }
    }
  }

  /// Collects the names in a condition, where they are bare.
  mutating func collect(condition node: SyntaxNode) {
    if node.isAliasOrBroken { return }
    if node.kind == .scalar, TextTemplate.isName(node.text) { use(node.text, at: node.nameRange) }
    for element in node.elements { collect(condition: element) }
    if let word = ValueReader.formKey(of: node) { collect(form: node, word) { $0.collect(condition: $1) } }
  }
}

extension SymbolCollector {
  /// Collects what a scene declares and uses.
  mutating func collect(scene: BoundScene) {
    component = scene.root.value(for: BoundScene.Key.component.rawValue).map { .element($0.text) }
    scope = scene.scope(in: grammar)
    let kinds: [(BoundScene.Key, Symbol.Kind)] = [
      (.parameters, .parameter), (.state, component == nil ? .state : .attribute), (.derived, .derived),
      (.conditions, .condition),
    ]
    caseOwners = scene.controller?.caseOwners ?? [:]
    // These come first, since a scene can use a name before it declares it.
    for (key, kind) in kinds {
      if let names = scene.root.value(for: key.rawValue) { collect(names, as: kind) }
    }
    for entry in scene.root.entries where entry.mergeSite == nil {
      switch BoundScene.key(entry) {
      case .scene: declare(.scene, entry.value)
      case .controller: use(.controller, entry.value)
      case .component: declare(.element, entry.value)
      case .events: collect(events: entry.value, of: component)
      case .conditions: for condition in entry.value.entries { collect(condition: condition.value) }
      case .layout: collect(layout: entry.value, of: scene)
      case .screen: collect(part: entry, as: scene.controller?.screen)
      case .table: collect(part: entry, as: scene.controller?.table)
      case .views, .empty: collect(list: entry.value, in: .view)
      case .rows: collect(list: entry.value, in: .row, acceptsText: true)
      case .sections: for section in entry.value.elements { collect(section: section) }
      case .parameters, .state, .derived: break
      case .diorama, .summary, nil: collectReferences(in: entry.value)
      }
    }
  }

  private mutating func collect(_ names: SyntaxNode, as kind: Symbol.Kind) {
    for name in names.entries {
      let owner = kind == .attribute ? component : file
      declare(kind, name.key, of: owner)
      if kind == .condition { continue }
      caseOwners[name.name] = collect(
        type: name.value, of: Symbol(kind, name.name, of: owner), mayBeComponent: true)
    }
  }

  private mutating func collect(layout: SyntaxNode, of scene: BoundScene) {
    for entry in layout.entries {
      guard let controller = scene.controller, let attribute = scene.layoutAttribute(named: entry.key) else {
        collectReferences(in: entry.value)
        continue
      }
      let owner = grammar.owner(ofLayoutOf: controller)
      use(.attribute, entry.key, of: owner)
      collect(entry.value, as: attribute.type, of: Symbol(.attribute, attribute.name, of: owner))
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
    for entry in section.entries where entry.mergeSite == nil {
      switch BoundScene.sectionKey(entry) {
      case .header, .footer:
        if grammar.isListOfViews(entry.value) {
          collect(list: entry.value, in: .view)
        } else {
          collect(entry.value, as: .string)
        }
      case .shown: collect(entry.value, as: .boolean)
      case .rows: collect(list: entry.value, in: .row, acceptsText: true)
      case nil: collectReferences(in: entry.value)
      }
    }
  }

  /// Collects the names in a list of views, or of entries without names and ids.
  private mutating func collect(
    list: SyntaxNode, in placement: ElementKind.Placement, acceptsText: Bool = false
  ) {
    guard list.kind == .sequence, !list.isAliasOrBroken else { return collectReferences(in: list) }
    let unnamed = grammar.unnamedElement(in: placement)
    for node in list.elements where !node.isAliasOrBroken {
      if let unnamed, let view = BoundView(unnamed: node, as: unnamed, in: grammar) {
        for part in view.parts { collect(part, view.meaning(of: part, in: unnamed), in: unnamed) }
      } else if acceptsText, scope.isText(node, in: grammar) {
        collect(node, as: .string)
      } else if let view = BoundView(node, in: grammar) {
        collect(view, in: placement)
      } else {
        collectReferences(in: node)
      }
    }
  }

  // MARK: Views

  private mutating func collect(_ view: borrowing BoundView, in placement: ElementKind.Placement) {
    let outer = scope.list
    defer { scope.list = outer }
    var line = view.first
    var element: ElementKind?
    switch view.element {
    case .known(let kind): element = kind
    case .later(let later, let kind): (line, element) = (later, kind)
    case .broken(let kind): element = kind
    case .unknown: break
    }
    collect(line: line, &element, in: placement)
    for entry in view.entries where entry.key.range != line.key.range {
      guard let known = element else {
        collect(entry, in: nil)
        continue
      }
      if case .anotherView = view.meaning(of: entry, in: known) {
        scope.list = outer
        element = grammar.element(named: entry.key)
        collect(line: entry, &element, in: placement)
      } else {
        collect(entry, view.meaning(of: entry, in: known), in: known)
      }
    }
  }

  /// Collects the names in the line with a view's element and its id or the name of a list, on which the element
  /// depends.
  private mutating func collect(
    line: MappingEntry, _ element: inout ElementKind?, in placement: ElementKind.Placement
  ) {
    use(.element, line.key)
    if line.key.hasText(grammar.rowList) {
      let entries = scope.type(of: line.value.text).flatMap { ListEntries($0) }
      element =
        entries.flatMap { grammar.list(of: $0, in: placement) }
        ?? grammar.element(named: grammar.listElement(in: placement))
      if let list = element?.list { scope.enter(list, in: grammar) }
      return collect(condition: line.value)
    }
    guard NameForm.lowerCamelCase.matches(line.value) else { return }
    if let component, line.key.hasText(grammar.slotElement) {
      declare(.slot, line.value, of: component)
    } else {
      declare(.view, line.value, of: file)
    }
  }

  private mutating func collect(_ entry: MappingEntry, _ meaning: BoundView.Key, in element: ElementKind) {
    switch meaning {
    case .part(_, let part): collect(entry, as: part, in: element)
    case .ofAnyView(.handlers): for handler in entry.value.entries { collect(handler: handler, in: element) }
    case .ofAnyView(.edits): collect(edits: entry, in: element)
    case .ofAnyView(.styles): collect(styles: entry.value)
    case .ofAnyView(.fallback):
      guard let view = BoundView(entry.value, in: grammar), !entry.value.isAliasOrBroken else {
        return collectReferences(in: entry.value)
      }
      let list = scope.list
      defer { scope.list = list }
      if element.list != nil { scope.list = nil }
      collect(view, in: element.placement)
    case .contained:
      use(.attribute, entry.key, of: .element(element.name))
      collect(entry, in: element)
    case .managed, .anotherView, .broken, .unknown: collect(entry, in: element)
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
    if entry.key.hasText(ViewKey.handlers.rawValue) {
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
        use(id: view)
      }
      if let (slot, _) = element.slot(under: index, at: entry, in: grammar) {
        return collect(list: entry.value, in: element.content[slot].accepts)
      }
      collect(
        entry.value, as: element.attributes[index].type, of: Symbol(.attribute, entry.name, of: owner))
    case .slot(let index):
      use(.slot, entry.key, of: owner)
      let slot = element.content[index]
      collect(list: entry.value, in: slot.accepts, acceptsText: slot.acceptsText)
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
      let owner = Symbol(.role, role.name, of: grammar.owner(ofPart: role.name, in: element))
      switch bound.meaning(of: entry.key) {
      case .member(let member):
        use(.member, entry.key, of: .symbol(owner))
        collect(entry.value, as: member.type, of: Symbol(.member, member.name, of: .symbol(owner)))
      case .method:
        use(.member, entry.key, of: .symbol(owner))
        declare(handler: entry.value)
      case .unknown: collectReferences(in: entry.value)
      }
    }
  }
}
