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
