import DioramaGrammar
import DioramaSyntax

/// The scenes and declarations of a project, and how they use each other's names. It holds a file's symbols, made
/// when a question first needs them, and not its tree.
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

  /// The files in the order in which they came.
  private var files: [File] = []
  private var numbers: [String: Int] = [:]

  /// Creates a model without files.
  package init() {}

  /// Adds a scene with the declarations of its grammar. What is there already with another content is replaced.
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

  /// What stands at an offset of a file.
  package func symbol(at offset: Int, in path: String) -> Symbol? {
    numbers[path].flatMap { symbols(ofFile: $0).occurrence(at: offset)?.symbol }
  }

  /// Where a symbol is declared; `nil` for a word of the language and for a name that nothing declares.
  package func declaration(of symbol: Symbol) -> Location? {
    files.indices.lazy.compactMap { number in
      self.symbols(ofFile: number).declaration(of: symbol).map { self.location($0, inFile: number) }
    }.first
  }

  /// Where a symbol is used, file by file, its declaration not counted.
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
