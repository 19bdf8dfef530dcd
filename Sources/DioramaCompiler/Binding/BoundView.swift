import DioramaGrammar
import DioramaSyntax
import DioramaTree

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

  /// The keys after the one that names the element.
  var parts: Slice<MappingEntries> { entries.dropFirst(isNamed ? 1 : 0) }

  /// Returns an iterator over the keys after the one that names the element.
  func makePartIterator() -> MappingEntries.Iterator {
    var entries = entries.makeIterator()
    if isNamed { _ = entries.next() }
    return entries
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

extension BoundView {
  /// Creates a view from a node, or returns `nil` if the node is not a mapping with at least one key.
  init?(_ node: SyntaxNode, in grammar: Grammar) {
    guard node.kind == .mapping else { return nil }
    let entries = node.entries
    guard let first = entries.first else { return nil }
    let element: Element =
      if grammar.isBroken(elementNamed: first.name) {
        .broken(grammar.element(named: first.key))
      } else if let kind = grammar.element(named: first.key) {
        .known(kind)
      } else if let later = entries.dropFirst().first(where: { grammar.beginsView($0) }),
        let kind = grammar.element(named: later.key)
      {
        .later(later, kind)
      } else {
        .unknown
      }
    self.init(
      node: node, entries: entries, first: first, element: element, isNamed: true, grammar: grammar)
  }

  /// Creates the view of an element with its own key, such as `screen`. No key in the view names the element.
  init?(_ entry: MappingEntry, as element: ElementKind, in grammar: Grammar) {
    let node = entry.value
    guard node.kind == .mapping else { return nil }
    self.init(
      node: node, entries: node.entries, first: entry, element: .known(element), isNamed: false,
      grammar: grammar)
  }

  /// Creates an entry of a list whose entries have no names and no ids, or returns `nil` if the node is not a mapping
  /// with at least one key.
  init?(unnamed node: SyntaxNode, as element: ElementKind, in grammar: Grammar) {
    guard node.kind == .mapping, let first = node.entries.first else { return nil }
    self.init(
      node: node, entries: node.entries, first: first, element: .known(element), isNamed: false,
      grammar: grammar)
  }
}

extension Grammar {
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
