import DioramaGrammar
import DioramaSyntax

/// Walks through a file and notes every name that is declared or used in it.
struct SymbolCollector {
  let grammar: Grammar
  /// The owner of the names that only one scene has.
  let path: String
  private var occurrences: [Occurrence] = []
  private var declared: Set<Symbol> = []
  private var seen: Set<Place> = []

  /// The symbols of a file, whatever it declares.
  static func symbols(of model: SemanticModel) -> SymbolIndex {
    var collector = SymbolCollector(grammar: model.grammar, path: model.tree.source.path)
    if let root = model.tree.root {
      switch DeclarationKind.of(model.tree) {
      case .element: collector.collect(element: root)
      case .decorator: collector.collect(decorator: root)
      default: collector.collect(scene: BoundScene(root, in: model.grammar))
      }
    }
    return SymbolIndex(collector.occurrences)
  }

  private init(grammar: Grammar, path: String) {
    self.grammar = grammar
    self.path = path
  }

  // MARK: Noting

  /// Notes a declaration; of a symbol that is declared twice, the first counts, and the second is a use.
  mutating func declare(_ kind: Symbol.Kind, _ node: SyntaxNode, of owner: String? = nil) {
    let symbol = Symbol(kind, node.text, of: owner)
    if !node.isAlias { note(symbol, at: node.range, isDeclaration: !declared.contains(symbol)) }
  }

  mutating func use(_ kind: Symbol.Kind, _ node: SyntaxNode, of owner: String? = nil) {
    if !node.isAlias { note(Symbol(kind, node.text, of: owner), at: node.range, isDeclaration: false) }
  }

  /// Notes a name once, however many views it comes into through a merge key.
  private mutating func note(_ symbol: Symbol, at range: SourceRange, isDeclaration: Bool) {
    guard !symbol.name.isEmpty, seen.insert(Place(symbol: symbol, range: range)).inserted else { return }
    if isDeclaration { declared.insert(symbol) }
    occurrences.append(Occurrence(symbol: symbol, range: range, isDeclaration: isDeclaration))
  }

  private struct Place: Hashable {
    let symbol: Symbol
    let range: SourceRange
  }

  // MARK: Values

  /// Notes the names in a value that is read by a type.
  mutating func collect(_ node: SyntaxNode, as type: ValueType, ofAttribute name: String, in owner: String) {
    if node.isAlias { return }
    switch type {
    case .list(let element) where node.kind == .sequence:
      for child in node.elements { collect(child, as: element, ofAttribute: name, in: owner) }
    case .enumeration(let enumeration) where enumeration.cases.contains(node.text):
      let isNamed = grammar.enumeration(named: enumeration.name) != nil
      use(.enumerationCase, node, of: isNamed ? enumeration.name : "\(owner).\(name)")
    default:
      collectReferences(in: node)
    }
  }

  /// Notes the parameters that a value of any form names.
  mutating func collectReferences(in node: SyntaxNode) {
    if node.isAlias { return }
    for entry in node.entries where entry.mergeSite == nil { collectReferences(in: entry.value) }
    for element in node.elements { collectReferences(in: element) }
    for (name, range) in TextTemplate.references(in: node) {
      note(Symbol(.parameter, name, of: path), at: range, isDeclaration: false)
    }
  }
}
