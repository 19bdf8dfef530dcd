import DioramaGrammar
import DioramaSyntax
import Synchronization

/// The scenes and declarations of a project, and how they use each other's names.
///
/// Every file sees all declarations of the model, whenever they were added. If several have the same name, it sees the
/// one that it was added with. A model is immutable. It collects the symbols of a file when they are first needed, and
/// does not keep the file's tree. Until a declaration changes, all models share them.
package struct ProjectModel: Sendable {
  /// A place in one of the files.
  package struct Location: Hashable, Sendable {
    /// The path of the file.
    package let path: String
    /// The bytes of a name, as in an ``Occurrence``.
    package let range: SourceRange
  }

  /// A value that is made when it is first needed.
  private final class Lazy<Value: Sendable>: Sendable {
    private enum State {
      case made(Value)
      case pending(@Sendable () -> Value)
    }

    private let state: Mutex<State>

    init(_ make: @escaping @Sendable () -> Value) { state = Mutex(.pending(make)) }

    var value: Value {
      state.withLock { state in
        let value =
          switch state {
          case .made(let value): value
          case .pending(let make): make()
          }
        state = .made(value)
        return value
      }
    }
  }

  private struct File: Sendable {
    let source: SourceFile
    private let isDeclaration: Bool
    private let index: Lazy<SymbolIndex>

    init(_ source: SourceFile, _ grammar: Lazy<Grammar>, isDeclaration: Bool) {
      self.source = source
      self.isDeclaration = isDeclaration
      index = Lazy { SemanticModel(source, grammar: grammar.value).symbols }
    }

    var symbols: SymbolIndex { index.value }

    /// Returns whether the symbol can be in the file.
    func mayUse(_ symbol: Symbol) -> Bool { symbol.path.map { $0 == source.path } ?? true }

    /// Returns whether the file can declare the symbol.
    func mayDeclare(_ symbol: Symbol) -> Bool {
      mayUse(symbol) && (symbol.path != nil || isDeclaration != (symbol.kind == .scene))
    }

    func location(_ range: SourceRange) -> Location { Location(path: source.path, range: range) }
  }

  /// The files by their paths.
  private var files: [String: File] = [:]
  /// The declarations by their paths.
  private var declarations: [String: SourceFile] = [:]
  /// The paths of the declarations that each file was added with.
  private var ownDeclarations: [String: Set<String>] = [:]
  /// The grammars with all declarations, by the paths of those that come first.
  private var grammars: [Set<String>: Lazy<Grammar>] = [:]
  /// A grammar of the same language; `nil` before the first scene.
  private var base: Grammar?

  /// Creates a model without files.
  package init() {}

  /// Returns the model with a scene and the declarations of its grammar. Files that it already has are replaced.
  package func adding(_ scene: SourceFile, grammar: Grammar) -> ProjectModel {
    var model = self
    model.base = grammar
    let paths = Set(grammar.projectFiles.map(\.path))
    model.ownDeclarations[scene.path] = paths
    for declaration in grammar.projectFiles {
      model.declarations[declaration.path] = declaration
      model.ownDeclarations[declaration.path] = paths.union(ownDeclarations[declaration.path] ?? [])
    }
    let isSame =
      model.declarations == declarations
      && paths.allSatisfy { model.ownDeclarations[$0] == ownDeclarations[$0] }
    model.index(isSame ? [scene] : grammar.projectFiles + [scene], isSame: isSame)
    return model
  }

  /// Returns the model with new contents of a file; the same model if it does not have the file.
  package func replacing(_ file: SourceFile) -> ProjectModel {
    guard let known = files[file.path], known.source != file else { return self }
    var model = self
    let isDeclaration = declarations[file.path] != nil
    if isDeclaration { model.declarations[file.path] = file }
    model.index([file], isSame: !isDeclaration)
    return model
  }

  /// Returns the model without a file.
  package func removing(_ path: String) -> ProjectModel {
    guard files[path] != nil else { return self }
    var model = self
    model.files[path] = nil
    model.ownDeclarations[path] = nil
    model.index([], isSame: model.declarations.removeValue(forKey: path) == nil)
    return model
  }

  /// Replaces files. Unless the declarations are the same as before, all files are indexed again when they are needed.
  private mutating func index(_ changed: [SourceFile], isSame: Bool) {
    guard let base else { return }
    if !isSame { grammars = [:] }
    let all = declarations.values.sorted { $0.path < $1.path }
    for file in (isSame ? [] : files.values.map(\.source)) + changed {
      let own = ownDeclarations[file.path, default: []].filter { declarations[$0] != nil }
      let grammar =
        grammars[own]
        ?? Lazy {
          base.declaring(all.filter { own.contains($0.path) } + all.filter { !own.contains($0.path) })
        }
      grammars[own] = grammar
      files[file.path] = File(file, grammar, isDeclaration: declarations[file.path] != nil)
    }
  }

  /// The files in the order of their paths.
  private var sorted: [File] { files.values.sorted { $0.source.path < $1.source.path } }

  /// Returns the symbol at an offset of a file.
  package func symbol(at offset: Int, in path: String) -> Symbol? {
    files[path]?.symbols.occurrence(at: offset)?.symbol
  }

  /// Returns where a symbol is declared, or `nil` if it is built in or not declared.
  package func declaration(of symbol: Symbol) -> Location? {
    sorted.lazy.filter { $0.mayDeclare(symbol) }.compactMap { file in
      file.symbols.declaration(of: symbol).map { file.location($0) }
    }.first
  }

  /// Returns where a symbol is used, in the order of the files' paths, without its declaration.
  package func references(to symbol: Symbol) -> [Location] {
    sorted.filter { $0.mayUse(symbol) }.flatMap { file in
      file.symbols.references(to: symbol).map { file.location($0) }
    }
  }
}
