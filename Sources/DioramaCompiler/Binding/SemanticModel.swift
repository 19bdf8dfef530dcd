import DioramaGrammar
import DioramaSyntax
import DioramaTree
import Synchronization

/// What one file means, given a grammar. Every file has a model, even one with many errors.
///
/// The checker uses it, as an editor would. The model binds one view at a time, and builds the index of all symbols
/// only when it is first needed.
package final class SemanticModel: Sendable {
  /// The file as YAML.
  package let tree: SyntaxTree

  /// The diagnostics from reading the file.
  package let readingDiagnostics: [Diagnostic]

  /// The grammar that gives the file its meaning.
  package let grammar: Grammar

  private let index = Mutex<SymbolIndex?>(nil)

  /// Reads a file.
  package init(_ file: SourceFile, grammar: Grammar) {
    (tree, readingDiagnostics) = YAMLReader.read(file)
    self.grammar = grammar
  }

  /// The symbols of the file with all their occurrences. The first use walks through the whole file.
  package var symbols: SymbolIndex {
    index.withLock { index in
      if let index { return index }
      let made = SymbolCollector.symbols(of: self)
      index = made
      return made
    }
  }

  /// Whether ``symbols`` has been used, for tests.
  package var isIndexed: Bool { index.withLock { $0 != nil } }

  /// Returns the symbol at an offset.
  package func symbol(at offset: Int) -> Symbol? { symbols.occurrence(at: offset)?.symbol }
}

/// The top level of a scene or a component, as the grammar understands it.
struct BoundScene {
  /// The keys of a scene or a component.
  enum Key: String, CaseIterable {
    case scene, component, diorama, summary, controller, parameters, state, conditions, derived, events,
      layout, screen, table,
      views, sections, rows, empty
  }

  /// The keys of a section of a table.
  enum SectionKey: String, CaseIterable {
    case header, footer, shown, rows
  }

  /// The keys under which names are declared, with what the names stand for.
  static let names: [(key: Key, kind: NameScope.Kind)] = [(.parameters, .parameter)] + changing

  /// The same for names whose values change.
  static let changing: [(key: Key, kind: NameScope.Kind)] = [
    (.state, .state), (.conditions, .condition), (.derived, .derived),
  ]

  /// The names of a section's keys.
  static let sectionKeys = NameIndex(SectionKey.allCases.map(\.rawValue))

  private static let keys = NameIndex(Key.allCases.map(\.rawValue))

  /// The names of a scene's keys.
  static let sceneKeys = NameIndex(
    Key.allCases.lazy.filter { $0 != .component && $0 != .events }.map(\.rawValue))

  /// The names of a component's keys.
  static let componentKeys = NameIndex(
    ([.component, .diorama, .summary, .state, .conditions, .derived, .events, .layout, .views] as [Key]).map(
      \.rawValue))

  /// The mapping.
  let root: SyntaxNode
  /// The kind of scene: the one that the scene names, or the grammar's default; `nil` if the scene names an unknown
  /// one.
  let controller: ControllerKind?

  init(_ root: SyntaxNode, in grammar: Grammar) {
    self.root = root
    if root.entries.first?.key.hasText(Key.component.rawValue) == true {
      controller = grammar.component
      return
    }
    let name = root.value(for: .controller)?.text ?? grammar.defaultController
    controller = Self.controller(named: name, in: grammar)
  }

  /// Returns the kind of scene that a scene names; `nil` for an unknown one, and for that of components.
  static func controller(named name: String, in grammar: Grammar) -> ControllerKind? {
    grammar.controllerNames.contains(name) ? grammar.controller(named: name) : nil
  }

  /// Returns the key that an entry has, or `nil` if scenes do not have it.
  static func key(_ entry: MappingEntry) -> Key? {
    keys.index(ofKeyIn: entry).map { Key.allCases[$0] }
  }

  /// Returns the key that an entry of a section has, or `nil` if sections do not have it.
  static func sectionKey(_ entry: MappingEntry) -> SectionKey? {
    sectionKeys.index(ofKeyIn: entry).map { SectionKey.allCases[$0] }
  }

  /// Returns the names that values can use, with the types that can be read.
  func scope(in grammar: Grammar) -> NameScope {
    let scope = NameScope(hasNames: true)
    for (key, kind) in Self.names {
      for entry in root.entries(under: key.rawValue) {
        let type = kind == .condition ? nil : WrittenType(declaredBy: entry)
        scope.declare(entry.name, type.flatMap(grammar.type), as: kind)
      }
    }
    return scope
  }

  /// Returns the attribute of the layout that a key names.
  func layoutAttribute(named key: SyntaxNode) -> Attribute? {
    guard let controller else { return nil }
    return controller.layoutNames.index(of: key).map { controller.layout[$0] }
  }
}

/// A mapping in a list of views or rows, as the grammar understands it: its element, and the meaning of each key.
///
/// Errors are part of the model; the checker reports them.
struct BoundView: ~Copyable {
  private static let viewKeys = NameIndex(ViewKey.words)

  /// The mapping.
  let node: SyntaxNode
  /// The keys of the mapping with their values.
  let entries: MappingEntries
  /// The first key, which should name the element, and its value, which should be the id.
  let first: MappingEntry
  /// The view's element.
  let element: Element
  /// Whether the first key names the element.
  private let isNamed: Bool
  private let grammar: Grammar

  /// How the element of a view was found.
  enum Element {
    /// The first key names the element.
    case known(ElementKind)
    /// A later key names the element.
    case later(MappingEntry, ElementKind)
    /// The element's declaration in the project has errors; this is what could be read of it.
    case broken(ElementKind?)
    /// No key names an element.
    case unknown
  }

  /// The meaning of a key other than the one that names the element.
  enum Key {
    /// A part of the element, with its number.
    case part(Int, ElementKind.Part)
    /// A key that all views have.
    case ofAnyView(ViewKey)
    /// The type of the object that the view contains.
    case contained(ContainedObject)
    /// An attribute that the element's class sets itself.
    case managed
    /// The first line of another view, whose dash is missing.
    case anotherView
    /// A part whose declaration in the project has errors.
    case broken
    /// A key that the grammar does not know.
    case unknown
  }

  /// Creates the view of an element with its own key, such as `screen`. No key in the view names the element.
  init?(_ entry: MappingEntry, as element: ElementKind, in grammar: Grammar) {
    guard entry.value.kind == .mapping else { return nil }
    node = entry.value
    entries = entry.value.entries
    first = entry
    self.element = .known(element)
    isNamed = false
    self.grammar = grammar
  }

  /// Creates an entry of a list whose entries have no names and no ids, or returns `nil` if the node is not a mapping
  /// with at least one key.
  init?(unnamed node: SyntaxNode, as element: ElementKind, in grammar: Grammar) {
    guard node.kind == .mapping, let first = node.entries.first else { return nil }
    self.node = node
    entries = node.entries
    self.first = first
    self.element = .known(element)
    isNamed = false
    self.grammar = grammar
  }

  /// The keys after the one that names the element.
  var parts: Slice<MappingEntries> { entries.dropFirst(isNamed ? 1 : 0) }

  /// Returns an iterator over the keys after the one that names the element.
  func makePartIterator() -> MappingEntries.Iterator {
    var entries = entries.makeIterator()
    if isNamed { _ = entries.next() }
    return entries
  }

  /// Creates a view from a node, or returns `nil` if the node is not a mapping with at least one key.
  init?(_ node: SyntaxNode, in grammar: Grammar) {
    guard node.kind == .mapping else { return nil }
    let entries = node.entries
    guard let first = entries.first else { return nil }
    self.node = node
    self.entries = entries
    self.first = first
    isNamed = true
    self.grammar = grammar
    if grammar.isBroken(elementNamed: first.name) {
      element = .broken(grammar.element(named: first.key))
    } else if let kind = grammar.element(named: first.key) {
      element = .known(kind)
    } else if let later = entries.dropFirst().first(where: { grammar.beginsView($0) }),
      let kind = grammar.element(named: later.key)
    {
      element = .later(later, kind)
    } else {
      element = .unknown
    }
  }

  /// Returns the meaning of a key in a view of an element.
  func meaning(of entry: MappingEntry, in element: ElementKind) -> Key {
    if let (number, part) = element.part(of: entry) { return .part(number, part) }
    return meaning(ofOther: entry, in: element)
  }

  /// Returns the key of an entry if it is one that all views have, such as `handlers`.
  static func keyOfAnyView(_ entry: MappingEntry) -> ViewKey? {
    viewKeys.index(ofKeyIn: entry).map { ViewKey.allCases[$0] }
  }

  /// Returns the meaning of a key that names no part of the element.
  func meaning(ofOther entry: MappingEntry, in element: ElementKind) -> Key {
    if let key = Self.keyOfAnyView(entry) { return .ofAnyView(key) }
    if let contained = element.contained, entry.key.hasText(contained.key) { return .contained(contained) }
    if element.without.contains(entry.name) { return .managed }
    if entry.mergeSite == nil, element.placement != .screen, grammar.beginsView(entry),
      !entry.key.hasText(element.name) || grammar.unnamedElement(in: element.placement) == nil
    {
      return .anotherView
    }
    return grammar.isBroken(entry.key) ? .broken : .unknown
  }

  /// The first key of another view of the same element whose dash or first line is missing: a repetition of the
  /// element's name, or the first of several repeated keys.
  var secondView: (key: SyntaxNode, hasElement: Bool)? {
    let repeated = node.repeatedKeys.filter { !$0.isAliasOrBroken }
    if repeated.isEmpty { return nil }
    if let key = repeated.first(where: { $0.text == first.name }) { return (key, true) }
    return repeated.count > 1 ? (repeated[0], false) : nil
  }

  /// Returns whether this view is only a repetition of the next view's first line.
  func isDoubled(before next: SyntaxNode?) -> Bool {
    guard let next, entries.count == 1, let other = next.entries.first, case .known = element else {
      return false
    }
    return first.key.hasText(other.name) && first.value.hasText(other.value.text)
  }
}

extension NameScope {
  /// Adds the names of the parts of a list's entries.
  func enter(_ entries: ListEntries, in grammar: Grammar) {
    var parts: [RuntimeTree.Parameter]?
    if case .component(let component) = entries { parts = grammar.element(named: component)?.state }
    list = (entries, parts ?? [])
  }

  /// Returns whether a node in a list of views and texts is a text. A mapping that begins with `switch` is a view if it
  /// names nothing that a selection could depend on, and has nothing else or a key of the view.
  func isText(_ node: SyntaxNode, in grammar: Grammar) -> Bool {
    guard ValueReader.isText(node) else { return false }
    guard let first = node.entries.first, let element = grammar.element(named: first.key) else { return true }
    let others = node.entries.dropFirst()
    if kind(of: first.value.text) != nil { return true }
    if others.isEmpty { return false }
    let names = grammar.otherNames(of: element)
    return !others.contains { ViewKey.words.contains($0.name) || names.has($0.name) }
  }
}

extension ElementKind {
  /// Returns the slot that a scene fills under the name of an attribute, and the number of its part; `nil` if the entry
  /// has a value of the attribute.
  func slot(
    under attribute: Int, at entry: MappingEntry, in grammar: @autoclosure () -> Grammar
  ) -> (slot: Int, number: Int)? {
    guard let slot = slot(under: attribute), grammar().isListOfViews(entry.value) else { return nil }
    return slot
  }
}

extension Grammar {
  /// Returns whether a node that can be a text or a list of views is a list of views.
  func isListOfViews(_ node: SyntaxNode) -> Bool {
    let isView =
      ValueReader.formKey(of: node) == nil
      && node.entries.first.map { element(named: $0.key) != nil } ?? false
    return isView || node.kind == .sequence && node.elements.allSatisfy { $0.kind != .scalar }
  }

  /// Returns whether an entry names an element and an id.
  fileprivate func beginsView(_ entry: MappingEntry) -> Bool {
    entry.value.kind == .scalar && element(named: entry.key) != nil
      && NameForm.lowerCamelCase.matches(entry.value)
  }
}

/// A role that is written in place: the meaning of each of its keys.
struct BoundRole {
  /// The roles that this mapping fills.
  let roles: [Role]
  /// The members of the roles.
  let members: [Attribute]
  /// The events of the roles.
  let methods: [Event]

  /// The meaning of a key.
  enum Key {
    case member(Attribute)
    case method(Event)
    case unknown
  }

  init(_ role: Role, of element: ElementKind) {
    guard role.fills != [role.name] else {
      (roles, members, methods) = ([role], role.members, role.methods)
      return
    }
    roles = role.fills.compactMap { element.role(named: $0) }
    members = roles.flatMap(\.members)
    methods = roles.flatMap(\.methods)
  }

  /// Returns the meaning of a key.
  func meaning(of key: SyntaxNode) -> Key {
    if let member = members.first(where: { key.hasText($0.name) }) { return .member(member) }
    if let method = methods.first(where: { key.hasText($0.name) }) { return .method(method) }
    return .unknown
  }

  /// The names of all members and methods.
  var names: [String] { members.map(\.name) + methods.map(\.name) }

  /// Returns the role that has a member or a method of this name.
  func role(having name: String) -> Role? {
    roles.first { role in
      role.members.contains { $0.name == name } || role.methods.contains { $0.name == name }
    }
  }
}

extension SyntaxNode {
  func value(for key: BoundScene.Key) -> SyntaxNode? { value(for: key.rawValue) }
}

/// The fields of a scene or a component, and of a section, by their keys.
extension FieldReader {
  subscript(key: BoundScene.Key) -> MappingEntry? { self[key.rawValue] }
  subscript(section key: BoundScene.SectionKey) -> MappingEntry? { self[key.rawValue] }

  func has(_ key: BoundScene.Key) -> Bool { has(key.rawValue) }
  func mayHave(_ key: BoundScene.Key) -> Bool { mayHave(key.rawValue) }
  func probablyHas(_ key: BoundScene.Key) -> Bool { probablyHas(key.rawValue) }
  func isMisspelt(_ key: BoundScene.Key) -> Bool { isMisspelt(key.rawValue) }
  func required(_ key: BoundScene.Key) -> MappingEntry? { required(key.rawValue) }

  func reject(_ second: BoundScene.Key, besides first: BoundScene.Key) {
    reject(second.rawValue, besides: first.rawValue)
  }
}
