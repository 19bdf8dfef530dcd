import DioramaSyntax
import Synchronization

/// The vocabulary that scenes are checked against: the language's own words and a project's.
///
/// A declaration is read or made when it is first asked for, so that a small scene pays for the few elements that it
/// uses. A grammar never changes once it is made, and can be used from several threads.
package final class Grammar: Sendable {
  private let language: Language
  /// The files of the project's own elements and decorators.
  package let projectFiles: [SourceFile]
  private let elementIndex: NameIndex
  /// The names of all controllers, sorted.
  package let controllers: Enumeration
  private let state: Mutex<GrammarState>

  /// Creates a grammar from the files of a language, named as in the folder `Grammar`.
  package convenience init(language files: [SourceFile]) {
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
  package func adding(_ declarations: [SourceFile]) -> Grammar {
    Grammar(language, declarations: projectFiles + declarations)
  }

  /// This grammar with another content of one of the project's files, or with that file added.
  package func replacing(_ declaration: SourceFile) -> Grammar {
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
  package var problems: [(file: SourceFile, diagnostics: [Diagnostic])] {
    state.withLock { state in
      state.readAll()
      return problems(from: 0, state)
    }
  }

  /// What is wrong with a project's files, each with its diagnostics. Of the language, only what they build upon is
  /// read.
  package var projectProblems: [(file: SourceFile, diagnostics: [Diagnostic])] {
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
  package func element(named name: String) -> ElementKind? {
    state.withLock { $0.element(named: name) }
  }

  /// The element that a key names.
  package func element(named key: SyntaxNode) -> ElementKind? {
    guard let number = elementIndex.index(of: key) else { return nil }
    return state.withLock { $0.element(number) }
  }

  /// Whether a project's file declares what a key names, but says something wrong: what uses it cannot be checked.
  package func isBroken(_ key: SyntaxNode) -> Bool {
    guard !projectFiles.isEmpty else { return false }
    return state.withLock { state in
      state.readProject()
      return state.isBroken(key)
    }
  }

  /// Whether a project's file declares an element of a name, but says something wrong.
  package func isBroken(elementNamed name: String) -> Bool {
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
  package func controller(named name: String) -> ControllerKind? {
    state.withLock { $0.controller(named: name) }
  }

  /// The enumeration of a name.
  package func enumeration(named name: String) -> Enumeration? {
    state.withLock { $0.enumeration(named: name) }
  }

  /// The names of all elements, sorted, abstract ones included.
  package var elementNames: [String] { elementIndex.names }

  /// The names of all controllers, sorted.
  package var controllerNames: [String] { controllers.cases }

  /// The names of all enumerations, sorted.
  package var enumerationNames: [String] { state.withLock { $0.names(of: .enumeration) } }

  /// All decorators, the language's own first, then in the order of their files.
  package var decorators: [DecoratorKind] { state.withLock { $0.decorators().all } }

  /// The decorators that a project declares, in the order of their files.
  package var projectDecorators: [DecoratorKind] {
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
  package var vocabulary: ValueVocabulary { state.withLock { $0.vocabulary() } }

  /// The name of the controller of a scene that names none.
  package var defaultController: String { settings.controller }

  /// The version of the language.
  package var version: Int { settings.version }

  /// The types of Apple's frameworks and of DioramaKit that the class of a scene could hide.
  package var reservedTypes: [String] { settings.reservedTypes }

  /// What a bare text among the rows of a table scene stands for.
  package var textRow: TextRow { settings.textRow }
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
  package static func language() -> Grammar {
    Grammar(.builtIn, declarations: [])
  }
}

/// What a file can declare; its first key says which.
package enum DeclarationKind: String, Sendable, CaseIterable {
  /// A screen.
  case scene
  /// A kind of view.
  case element
  /// A property that a decorator adds to views.
  case decorator
  /// A closed set of names; the language's own only.
  case enumeration
  /// A kind of scene; the language's own only.
  case controller

  /// The kinds that a project can declare.
  package static let ofProjects: [DeclarationKind] = [.scene, .element, .decorator]

  /// What the first key of a document says that the file declares; `nil` if it says none of the known words.
  package static func of(_ tree: SyntaxTree) -> DeclarationKind? {
    tree.root?.entries.first.flatMap { DeclarationKind(rawValue: $0.name) }
  }

  /// The name that a document gives to what it declares: the value of its first key.
  package static func name(in tree: SyntaxTree) -> String? {
    tree.root?.entries.first?.value.text
  }

  private static let words = NameIndex(allCases.map(\.rawValue))
  private static let endings: NameIndex = [".yaml", ".yml"]

  /// What a file's name says that it declares: `Profile.scene.yaml`, `rating.element.yml`.
  package static func of(fileNamed name: String) -> (kind: DeclarationKind, name: String)? {
    var name = name
    return name.withUTF8 { bytes in
      let dot = UInt8(ascii: ".")
      guard let end = bytes.lastIndex(of: dot), let start = bytes[..<end].lastIndex(of: dot),
        endings.contains(UnsafeBufferPointer(rebasing: bytes[end...])),
        let kind = words.index(of: UnsafeBufferPointer(rebasing: bytes[(start + 1)..<end]))
      else { return nil }
      return (allCases[kind], String(decoding: bytes[..<start], as: UTF8.self))
    }
  }
}

/// Says what is wrong with a file that does not begin with the key of what it should declare.
package enum DeclarationCheck {
  /// Whether a document declares one of some kinds; what is wrong is reported otherwise, unless a syntax error says it.
  package static func declares(
    _ kinds: [DeclarationKind], _ root: SyntaxNode, _ diagnostics: DiagnosticCollector
  ) -> Bool {
    guard root.kind == .mapping, let first = root.entries.first else {
      if !root.isEmptyPlain, root.kind != .broken, root.tree.isComplete {
        diagnostics.add(
          UnknownDeclaration(name: nil, word: root.tree.source.declaredWord, suggestion: nil),
          at: root.headRange)
      }
      return false
    }
    let file = root.tree.source
    if kinds.contains(where: { first.key.hasText($0.rawValue) }) {
      if file.name.utf8.count > Limits.fileNameSize {
        diagnostics.add(NameLimit.file, at: first.key.range)
      }
      return true
    }
    if kinds.contains(where: { root.tree.mayHaveLost($0.rawValue) }) { return true }
    let names = DeclarationKind.ofProjects.map(\.rawValue)
    if names.contains(first.name) {
      diagnostics.add(MisnamedFile(kind: first.name), at: first.key.range)
    } else if let later = root.entries.first(where: { names.contains($0.name) }) {
      diagnostics.add(DeclarationNotFirst(name: later.name), at: later.key.range)
    } else {
      let suggestion = Spelling.closest(to: first.name, in: kinds.map(\.rawValue))
      diagnostics.add(
        UnknownDeclaration(name: first.name.shortened, word: file.declaredWord, suggestion: suggestion),
        at: first.key.range,
        fixIts: renaming(first.key, to: suggestion))
    }
    return false
  }
}

/// What `grammar.yaml` says: the language's version, and where the readers start.
struct GrammarSettings: Sendable {
  static let fileName = "grammar.yaml"

  var version = 0
  var root = ""
  var controller = ""
  var colors = ""
  var fontWeights = ""
  var textStyles = ""
  var textRow = TextRow(element: "", attribute: "")
  var reservedTypes: [String] = []
}

extension GrammarSettings {
  init(_ file: SourceFile) {
    self.init()
    if let root = YAMLReader.read(file).tree.root { read(root) }
  }

  private mutating func read(_ document: SyntaxNode) {
    for entry in document.entries {
      let text = entry.value.text
      switch entry.name {
      case "grammar": version = Int(text) ?? 0
      case "root": root = text
      case "controller": controller = text
      case "colors": colors = text
      case "fontWeights": fontWeights = text
      case "textStyles": textStyles = text
      case "textRow":
        textRow = TextRow(
          element: entry.value.value(for: "element")?.text ?? "",
          attribute: entry.value.value(for: "attribute")?.text ?? "")
      case "reservedTypes": reservedTypes = entry.value.elements.map(\.text)
      default: break
      }
    }
  }
}

/// What a bare text among the rows of a table scene stands for.
package struct TextRow: Sendable {
  /// The element of the row.
  package let element: String
  /// The attribute that the text is the value of.
  package let attribute: String
}
