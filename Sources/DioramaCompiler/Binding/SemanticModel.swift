import DioramaGrammar
import DioramaSyntax
import Synchronization

/// What one file means by a grammar, as far as that can be told. There is one for every file, however much is wrong
/// with it.
///
/// The checker asks it, as an editor would. It binds what it is asked about, a view at a time; the index of all
/// symbols is only made for a question that needs it.
package final class SemanticModel: Sendable {
  /// The file as YAML.
  package let tree: SyntaxTree

  /// What reading the file has found.
  package let readingDiagnostics: [Diagnostic]

  /// The vocabulary that gives the file its meaning.
  package let grammar: Grammar

  private let index = Mutex<SymbolIndex?>(nil)

  /// Reads a file.
  package init(_ file: SourceFile, grammar: Grammar) {
    (tree, readingDiagnostics) = YAMLReader.read(file)
    self.grammar = grammar
  }

  /// The symbols of the file with all their places. The first call walks through the whole file.
  package var symbols: SymbolIndex {
    index.withLock { index in
      if let index { return index }
      let made = SymbolCollector.symbols(of: self)
      index = made
      return made
    }
  }

  /// Whether anybody has asked for ``symbols``.
  package var isIndexed: Bool { index.withLock { $0 != nil } }

  /// What stands at an offset.
  package func symbol(at offset: Int) -> Symbol? { symbols.occurrence(at: offset)?.symbol }
}

/// The top level of a scene as the grammar understands it.
struct BoundScene {
  /// The keys of a scene.
  enum Key: String, CaseIterable {
    case scene, diorama, summary, controller, parameters, layout, views, sections, rows
  }

  /// The names of the keys.
  static let keys = NameIndex(Key.allCases.map(\.rawValue))

  /// The mapping.
  let root: SyntaxNode
  /// The kind of scene: the one that the scene names, or the grammar's usual one; `nil` if it names none that there is.
  let controller: ControllerKind?

  init(_ root: SyntaxNode, in grammar: Grammar) {
    self.root = root
    let name = root.value(for: Key.controller.rawValue)?.text ?? grammar.defaultController
    controller = grammar.controller(named: name)
  }

  /// What a key of the scene is; `nil` for a key that scenes do not have.
  static func key(_ entry: MappingEntry) -> Key? {
    keys.index(of: entry.key).map { Key.allCases[$0] }
  }

  /// The attribute of the layout that a key names.
  func layoutAttribute(named key: SyntaxNode) -> Attribute? {
    guard let controller else { return nil }
    return controller.layoutNames.index(of: key).map { controller.layout[$0] }
  }
}

/// A mapping among views or rows as the grammar understands it: which element it is, and what each of its keys stands
/// for. Mistakes are part of it; to report them is the checker's work.
struct BoundView: ~Copyable {
  /// The key under which the handlers of a view stand.
  static let handlersKey = "handlers"

  /// The mapping.
  let node: SyntaxNode
  /// The keys of the mapping with their values.
  let entries: MappingEntries
  /// The first key, which should name the element, and its value, which should be the id.
  let first: MappingEntry
  /// Which element the view is.
  let element: Element
  private let grammar: Grammar

  /// Which element a view is.
  enum Element {
    /// The first key names it.
    case known(ElementKind)
    /// A later key names it.
    case later(MappingEntry, ElementKind)
    /// A file of the project declares it and says something wrong; as far as it can be read.
    case broken(ElementKind?)
    /// No key names one.
    case unknown
  }

  /// What a key stands for, behind the one that names the element.
  enum Key {
    /// A part of the element, with its number.
    case part(Int, ElementKind.Part)
    /// The methods that answer events.
    case handlers
    /// An attribute that the element's class sets itself.
    case managed
    /// The first line of another view, whose dash is missing.
    case anotherView
    /// Something that a file of the project declares, and says something wrong about.
    case broken
    /// Nothing that the grammar knows.
    case unknown
  }

  /// Binds a node; `nil` if it is not a mapping with a key.
  init?(_ node: SyntaxNode, in grammar: Grammar) {
    guard node.kind == .mapping else { return nil }
    let entries = node.entries
    guard let first = entries.first else { return nil }
    self.node = node
    self.entries = entries
    self.first = first
    self.grammar = grammar
    if grammar.isBroken(first.key) {
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

  /// What a key stands for in a view of an element.
  func meaning(of entry: MappingEntry, in element: ElementKind) -> Key {
    if let (number, part) = element.part(named: entry.key) { return .part(number, part) }
    if element.without.contains(entry.name) { return .managed }
    if entry.mergeSite == nil, grammar.beginsView(entry) { return .anotherView }
    if entry.key.hasText(Self.handlersKey) { return .handlers }
    return grammar.isBroken(entry.key) ? .broken : .unknown
  }

  /// The first key of another view of the same element, if its dash or its first line is missing: the element's name,
  /// a second time, or the first of several keys that stand there a second time.
  var secondView: (key: SyntaxNode, hasElement: Bool)? {
    let repeated = node.repeatedKeys.filter { !$0.isAlias }
    if repeated.isEmpty { return nil }
    if let key = repeated.first(where: { $0.text == first.name }) { return (key, true) }
    return repeated.count > 1 ? (repeated[0], false) : nil
  }

  /// Whether this is only the first line of the view behind it, doubled.
  func isDoubled(before next: SyntaxNode?) -> Bool {
    guard let next, entries.count == 1, let other = next.entries.first, case .known = element else {
      return false
    }
    return first.key.hasText(other.name) && first.value.hasText(other.value.text)
  }
}

extension Grammar {
  /// Whether an entry names an element and an id.
  fileprivate func beginsView(_ entry: MappingEntry) -> Bool {
    entry.value.kind == .scalar && element(named: entry.key) != nil
      && NameForm.lowerCamelCase.matches(entry.value)
  }
}

/// A role that is written in place: what each of its keys stands for.
struct BoundRole {
  /// The roles that are filled at once.
  let roles: [Role]
  /// What the roles are asked for.
  let members: [Attribute]
  /// The events of the roles.
  let methods: [Event]

  /// What a key stands for.
  enum Key {
    case member(Attribute)
    case method(Event)
    case unknown
  }

  init(_ role: Role, of element: ElementKind) {
    roles = role.fills.compactMap { element.role(named: $0) }
    members = roles.flatMap(\.members)
    methods = roles.flatMap(\.methods)
  }

  /// What a key stands for.
  func meaning(of key: SyntaxNode) -> Key {
    if let member = members.first(where: { key.hasText($0.name) }) { return .member(member) }
    if let method = methods.first(where: { key.hasText($0.name) }) { return .method(method) }
    return .unknown
  }

  /// The names of all members and methods.
  var names: [String] { members.map(\.name) + methods.map(\.name) }

  /// The role that has a member or a method of a name.
  func role(having name: String) -> Role? {
    roles.first { role in
      role.members.contains { $0.name == name } || role.methods.contains { $0.name == name }
    }
  }
}
