import DioramaSyntax
import Synchronization

/// The vocabulary that scenes are checked against: the language's own words and a project's.
///
/// A declaration is read or made when it is first asked for, so that a small scene pays for the few elements that it
/// uses. A grammar never changes once it is made, and can be used from several threads.
public final class Grammar: Sendable {
  private let language: Language
  /// The files of the project's own elements and decorators.
  public let projectFiles: [SourceFile]
  private let elementIndex: NameIndex
  /// The names of all controllers, sorted.
  public let controllers: Enumeration
  private let state: Mutex<GrammarState>

  /// Creates a grammar from the files of a language, named as in the folder `Grammar`.
  public convenience init(language files: [SourceFile]) {
    self.init(.files(files), declarations: [])
  }

  init(_ language: Language, declarations: [SourceFile]) {
    self.language = language
    projectFiles = declarations
    let state = GrammarState(language, declarations: declarations)
    elementIndex = state.elementIndex
    controllers = Enumeration(
      name: DeclarationKind.controller.rawValue, swiftType: nil, summary: "",
      cases: state.names(of: .controller))
    self.state = Mutex(state)
  }

  /// This grammar with a project's own elements and decorators added.
  public func adding(_ declarations: [SourceFile]) -> Grammar {
    Grammar(language, declarations: projectFiles + declarations)
  }

  /// This grammar with another content of one of the project's files, or with that file added.
  public func replacing(_ declaration: SourceFile) -> Grammar {
    var declarations = projectFiles
    if let index = declarations.firstIndex(where: { $0.path == declaration.path }) {
      declarations[index] = declaration
    } else {
      declarations.append(declaration)
    }
    return Grammar(language, declarations: declarations)
  }

  /// What is wrong with any of the files, each with its diagnostics; files without any are left out. Reads everything.
  /// What is built in has no files.
  public var problems: [(file: SourceFile, diagnostics: [Diagnostic])] {
    state.withLock { state in
      state.readAll()
      return problems(from: 0, state)
    }
  }

  /// What is wrong with a project's files, each with its diagnostics. Of the language, only what they build upon is
  /// read.
  public var projectProblems: [(file: SourceFile, diagnostics: [Diagnostic])] {
    state.withLock { state in
      state.readProject()
      return problems(from: state.languageCount, state)
    }
  }

  private func problems(
    from start: Int, _ state: borrowing GrammarState
  ) -> [(file: SourceFile, diagnostics: [Diagnostic])] {
    (start..<state.files.count).compactMap { index in
      let diagnostics = state.collectors[index].diagnostics
      return diagnostics.isEmpty ? nil : (state.files[index], diagnostics)
    }
  }

  /// The element of a name.
  public func element(named name: String) -> ElementKind? {
    state.withLock { $0.element(named: name) }
  }

  /// The element that a key names.
  public func element(named key: SyntaxNode) -> ElementKind? {
    guard let number = elementIndex.index(of: key) else { return nil }
    return state.withLock { $0.element(number) }
  }

  /// Whether a project's file declares what a key names, but says something wrong: what uses it cannot be checked.
  public func isBroken(_ key: SyntaxNode) -> Bool {
    guard !projectFiles.isEmpty else { return false }
    return state.withLock { state in
      state.readProject()
      return state.isBroken(key)
    }
  }

  /// Whether a project's file declares an element of a name, but says something wrong.
  public func isBroken(elementNamed name: String) -> Bool {
    guard !projectFiles.isEmpty else { return false }
    return state.withLock { state in
      state.readProject()
      return state.broken.contains(name)
    }
  }

  /// What the language itself says of an element, without what it inherits.
  func declaration(ofElement name: String) -> ElementDeclaration? {
    state.withLock { state in
      guard var declaration = state.declaration(named: name) else { return nil }
      declaration.places = nil
      return declaration
    }
  }

  /// What the language says of itself.
  var settings: GrammarSettings { state.withLock { $0.settings } }

  /// The controller of a name.
  public func controller(named name: String) -> ControllerKind? {
    state.withLock { $0.controller(named: name) }
  }

  /// The enumeration of a name.
  public func enumeration(named name: String) -> Enumeration? {
    state.withLock { $0.enumeration(named: name) }
  }

  /// The names of all elements, sorted, abstract ones included.
  public var elementNames: [String] { elementIndex.names }

  /// The names of all controllers, sorted.
  public var controllerNames: [String] { controllers.cases }

  /// The names of all enumerations, sorted.
  public var enumerationNames: [String] { state.withLock { $0.names(of: .enumeration) } }

  /// All decorators, the language's own first, then in the order of their files.
  public var decorators: [DecoratorKind] { state.withLock { $0.decorators().all } }

  /// The decorators that a project declares, in the order of their files.
  public var projectDecorators: [DecoratorKind] {
    state.withLock { state in state.decorators().all.filter { state.isOfProject(.decorator, $0.name) } }
  }

  /// The elements that a project declares, sorted by their names.
  package var projectElements: [ElementKind] {
    state.withLock { state in
      state.names(of: .element).filter { state.isOfProject(.element, $0) }.compactMap {
        state.element(named: $0)
      }
    }
  }

  /// The names that colours and fonts draw from.
  public var vocabulary: ValueVocabulary { state.withLock { $0.vocabulary() } }

  /// The name of the controller of a scene that names none.
  public var defaultController: String { settings.controller }

  /// The version of the language.
  public var version: Int { settings.version }

  /// The types of Apple's frameworks and of DioramaKit that the class of a scene could hide.
  public var reservedTypes: [String] { settings.reservedTypes }

  /// What a bare text among the rows of a table scene stands for.
  public var textRow: TextRow { settings.textRow }
}

/// Where the language's own declarations come from.
enum Language: Sendable {
  /// From files, named as in the folder `Grammar`.
  case files([SourceFile])
  /// From the program: they were read from the folder `Grammar` when the program was made, and written down as values.
  case builtIn
}

extension Grammar {
  /// A grammar of the language as it is built into the program, without a project's words.
  public static func language() -> Grammar {
    Grammar(.builtIn, declarations: [])
  }
}
