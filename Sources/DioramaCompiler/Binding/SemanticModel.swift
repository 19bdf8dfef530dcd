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
    let name = root.value(for: Key.controller.rawValue)?.text ?? grammar.defaultController
    controller = grammar.controllerNames.contains(name) ? grammar.controller(named: name) : nil
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
}

/// The fields of a scene or a component by their keys.
extension FieldReader {
  subscript(key: BoundScene.Key) -> MappingEntry? { self[key.rawValue] }

  func has(_ key: BoundScene.Key) -> Bool { has(key.rawValue) }
  func mayHave(_ key: BoundScene.Key) -> Bool { mayHave(key.rawValue) }
  func probablyHas(_ key: BoundScene.Key) -> Bool { probablyHas(key.rawValue) }
  func isMisspelt(_ key: BoundScene.Key) -> Bool { isMisspelt(key.rawValue) }
  func required(_ key: BoundScene.Key) -> MappingEntry? { required(key.rawValue) }

  func reject(_ second: BoundScene.Key, besides first: BoundScene.Key) {
    reject(second.rawValue, besides: first.rawValue)
  }
}
