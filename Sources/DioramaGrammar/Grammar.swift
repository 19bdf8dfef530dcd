import DioramaSyntax
import Synchronization

/// The vocabulary that scenes are checked against: the language's own words and a project's.
///
/// A file of the language is read when something in it is first asked for, so that a small scene pays for the few elements
/// that it uses. A grammar never changes once it is made, and can be used from several threads.
public final class Grammar: Sendable {
  /// The files that the grammar was made from, the language's own first.
  public let files: [SourceFile]
  private let languageCount: Int
  private let state: Mutex<GrammarState>

  /// Creates a grammar from the files of a language, named as in the folder `Grammar`.
  public convenience init(language files: [SourceFile]) {
    self.init(language: files, declarations: [])
  }

  private init(language: [SourceFile], declarations: [SourceFile]) {
    files = language + declarations
    languageCount = language.count
    state = Mutex(GrammarState(language: language, declarations: declarations))
  }

  /// This grammar with a project's own elements and decorators added.
  public func adding(_ declarations: [SourceFile]) -> Grammar {
    Grammar(
      language: Array(files[..<languageCount]), declarations: files[languageCount...] + declarations)
  }

  /// The files of the project's own elements and decorators.
  public var projectFiles: ArraySlice<SourceFile> { files[languageCount...] }

  /// This grammar with another content of one of the project's files, or with that file added.
  public func replacing(_ declaration: SourceFile) -> Grammar {
    var declarations = Array(files[languageCount...])
    if let index = declarations.firstIndex(where: { $0.path == declaration.path }) {
      declarations[index] = declaration
    } else {
      declarations.append(declaration)
    }
    return Grammar(language: Array(files[..<languageCount]), declarations: declarations)
  }

  /// What is wrong with any of the files, each with its diagnostics; files without any are left out. Reads everything.
  public var problems: [(file: SourceFile, diagnostics: [Diagnostic])] {
    state.withLock { state in
      state.readAll()
      return problems(in: files.indices, state)
    }
  }

  /// What is wrong with a project's files, each with its diagnostics. Of the language, only what they build upon is read.
  public var projectProblems: [(file: SourceFile, diagnostics: [Diagnostic])] {
    state.withLock { state in
      state.readProject()
      return problems(in: languageCount..<files.count, state)
    }
  }

  private func problems(
    in range: Range<Int>, _ state: borrowing GrammarState
  ) -> [(file: SourceFile, diagnostics: [Diagnostic])] {
    range.compactMap { index in
      let diagnostics = state.collectors[index].diagnostics
      return diagnostics.isEmpty ? nil : (files[index], diagnostics)
    }
  }

  /// The element of a name.
  public func element(named name: String) -> ElementKind? {
    state.withLock { $0.element(named: name) }
  }

  /// Whether a project's file declares this name, but says something wrong: what uses it cannot be checked.
  public func isBroken(_ name: String) -> Bool {
    state.withLock { state in
      state.readProject()
      return state.isBroken(name)
    }
  }

  /// The controller of a name.
  public func controller(named name: String) -> ControllerKind? {
    state.withLock { $0.controller(named: name) }
  }

  /// The enumeration of a name.
  public func enumeration(named name: String) -> Enumeration? {
    state.withLock { $0.enumeration(named: name) }
  }

  /// The names of all elements, sorted, abstract ones included.
  public var elementNames: [String] { state.withLock { $0.names(of: .element) } }

  /// The names of all controllers, sorted.
  public var controllerNames: [String] { state.withLock { $0.names(of: .controller) } }

  /// The names of all enumerations, sorted.
  public var enumerationNames: [String] { state.withLock { $0.names(of: .enumeration) } }

  /// All decorators, the language's own first, then in the order of their files.
  public var decorators: [DecoratorKind] { state.withLock { $0.decorators() } }

  /// The decorators that a project declares, in the order of their files.
  public var projectDecorators: [DecoratorKind] {
    state.withLock { state in state.decorators().filter { state.isOfProject(.decorator, $0.name) } }
  }

  /// The names that colours and fonts draw from.
  public var vocabulary: ValueVocabulary { state.withLock { $0.vocabulary() } }

  /// The name of the controller of a scene that names none.
  public var defaultController: String { state.withLock { $0.settings.controller } }

  /// The version of the language.
  public var version: Int { state.withLock { $0.settings.version } }

  /// What a bare text among the rows of a table scene stands for.
  public var textRow: TextRow { state.withLock { $0.settings.textRow } }
}
