import DioramaGrammar
import DioramaSyntax

/// The scenes and declarations of a project, and how they use each other's names.
///
/// The model collects a file's symbols when they are first needed, and does not keep the file's tree.
package final class ProjectModel {
  /// A place in one of the files.
  package struct Location: Hashable, Sendable {
    /// The path of the file.
    package let path: String
    /// The bytes of a name.
    package let range: SourceRange
  }

  private struct File {
    let source: SourceFile
    let grammar: Grammar
    var symbols: SymbolIndex?
  }

  /// The files, in the order in which they were added.
  private var files: [File] = []
  private var numbers: [String: Int] = [:]

  /// Creates a model without files.
  package init() {}

  /// Adds a scene and the declarations of its grammar. A file whose content has changed replaces the earlier one.
  package func add(_ scene: SourceFile, grammar: Grammar) {
    for declaration in grammar.projectFiles where !has(declaration) {
      put(File(source: declaration, grammar: grammar))
    }
    put(File(source: scene, grammar: grammar))
  }

  private func has(_ file: SourceFile) -> Bool {
    numbers[file.path].map { files[$0].source == file } ?? false
  }

  private func put(_ file: File) {
    if let number = numbers[file.source.path] {
      files[number] = file
    } else {
      numbers[file.source.path] = files.count
      files.append(file)
    }
  }

  /// Returns the symbol at an offset of a file.
  package func symbol(at offset: Int, in path: String) -> Symbol? {
    numbers[path].flatMap { symbols(ofFile: $0).occurrence(at: offset)?.symbol }
  }

  /// Returns where a symbol is declared, or `nil` if it is built in or not declared.
  package func declaration(of symbol: Symbol) -> Location? {
    files.indices.lazy.compactMap { number in
      self.symbols(ofFile: number).declaration(of: symbol).map { self.location($0, inFile: number) }
    }.first
  }

  /// Returns where a symbol is used, file by file, without its declaration.
  package func references(to symbol: Symbol) -> [Location] {
    files.indices.flatMap { number in
      symbols(ofFile: number).references(to: symbol).map { location($0, inFile: number) }
    }
  }

  private func symbols(ofFile number: Int) -> SymbolIndex {
    if let symbols = files[number].symbols { return symbols }
    let symbols = SemanticModel(files[number].source, grammar: files[number].grammar).symbols
    files[number].symbols = symbols
    return symbols
  }

  private func location(_ range: SourceRange, inFile number: Int) -> Location {
    Location(path: files[number].source.path, range: range)
  }
}
