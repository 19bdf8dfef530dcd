import DioramaSyntax
import DioramaTree
import Synchronization

/// The vocabulary of scenes: the built-in declarations, and those of a project.
///
/// A declaration is read or created when it is first used, so a small scene costs only the few elements that it uses. A
/// grammar is immutable and thread-safe.
package final class Grammar: Sendable {
  private let language: Language
  /// The files with the project's declarations.
  package let projectFiles: [SourceFile]
  private let elementIndex: NameIndex
  /// The type of `controller` in a scene: the names of all controllers, sorted.
  package let controllerEnumeration: Enumeration
  /// Whether the project has themes.
  package let hasThemes: Bool
  /// The settings of the language.
  let settings: GrammarSettings
  let state: Mutex<GrammarState>

  /// Creates a grammar from the files of a language, named as in the folder `Grammar`.
  package convenience init(language files: [SourceFile]) {
    self.init(.files(files), declarations: [])
  }

  init(_ language: Language, declarations: [SourceFile]) {
    self.language = language
    projectFiles = declarations
    let state = GrammarState(language, declarations: declarations)
    elementIndex = state.elementIndex
    controllerEnumeration = Enumeration(
      name: DeclarationKind.controller.rawValue, summary: "",
      cases: state.names(of: .controller).filter { [component = state.settings.component] in $0 != component }
    )
    hasThemes = state.hasThemes
    settings = state.settings
    self.state = Mutex(state)
  }

  /// Returns whether a declaration other than that of this component has the Swift type: an element, a controller or a
  /// decorator has the class, or an enumeration is the type.
  package func hasType(_ name: String, besides component: String) -> Bool {
    state.withLock { state in
      state.elements(ofClass: name).contains { $0 != component } || state.projectTypes().contains(name)
    }
  }

  /// Returns whether the project declares the Swift type, also as a component.
  package func projectHasType(_ name: String) -> Bool {
    state.withLock { $0.isOfProject(.component, name) || $0.projectTypes().contains(name) }
  }

  /// Returns the grammar with a project's declarations added.
  package func adding(_ declarations: [SourceFile]) -> Grammar {
    Grammar(language, declarations: projectFiles + declarations)
  }

  /// Returns the grammar with a project's file replaced or added.
  package func replacing(_ declaration: SourceFile) -> Grammar {
    var declarations = projectFiles
    if let index = declarations.firstIndex(where: { $0.path == declaration.path }) {
      declarations[index] = declaration
    } else {
      declarations.append(declaration)
    }
    return Grammar(language, declarations: declarations)
  }

  /// Returns the grammar with these declarations instead of the project's.
  package func declaring(_ declarations: [SourceFile]) -> Grammar {
    Grammar(language, declarations: declarations)
  }

  /// The diagnostics of all files that have any. Reads all files. Built-in declarations have none.
  package var diagnosticsByFile: [(file: SourceFile, diagnostics: [Diagnostic])] {
    state.withLock { state in
      state.readAll()
      return diagnosticsByFile(from: 0, state)
    }
  }

  /// The diagnostics of the project's files. Reads only those built-in declarations that they use.
  package var projectDiagnosticsByFile: [(file: SourceFile, diagnostics: [Diagnostic])] {
    state.withLock { state in
      state.readProject()
      return diagnosticsByFile(from: state.languageCount, state)
    }
  }

  private func diagnosticsByFile(
    from start: Int, _ state: borrowing GrammarState
  ) -> [(file: SourceFile, diagnostics: [Diagnostic])] {
    (start..<state.files.count).compactMap { index in
      let diagnostics = state.collectors[index].sorted()
      return diagnostics.isEmpty ? nil : (state.files[index], diagnostics)
    }
  }

  /// Returns the element with a name.
  package func element(named name: String) -> ElementKind? {
    state.withLock { $0.element(named: name) }
  }

  /// Returns the element that a key names.
  package func element(named key: SyntaxNode) -> ElementKind? {
    guard let number = elementIndex.index(of: key) else { return nil }
    return state.withLock { $0.element(number) }
  }

  /// The element that represents the rows of a list.
  package var rowList: String { settings.rowList }

  /// Returns the element that shows the entries of a list in a placement.
  package func listElement(in placement: ElementKind.Placement) -> String {
    switch placement {
    case .view: settings.viewList
    case .item: settings.itemList
    default: rowList
    }
  }

  /// Returns the name of an element in runtime trees.
  package func treeName(of element: ElementKind) -> String {
    element.list == nil ? element.name : listElement(in: element.placement)
  }

  /// Returns the element of a view in a runtime tree. For a list, it depends on the list's component.
  package func element(of view: RuntimeTree.View) -> ElementKind? {
    let entries = view.component.map(ListEntries.component) ?? .texts
    for placement in [.row, .item, .view] as [ElementKind.Placement]
    where view.element == listElement(in: placement) {
      return list(of: entries, in: placement)
    }
    guard let element = element(named: view.element) else { return nil }
    return view.swiftClass == element.swiftClass ? element : self.element(element, below: entries)
  }

  /// Returns whether a project's declaration of an enumeration has errors.
  package func isBroken(enumerationNamed name: String) -> Bool {
    state.withLock { state in
      _ = state.enumeration(named: name)
      return state.isBroken(.enumeration, name)
    }
  }

  /// Returns whether a key in a view names a part that a decorator with errors may add, or an element whose declaration
  /// in the project has errors. Uses of it cannot be checked.
  package func isBroken(_ key: SyntaxNode) -> Bool {
    guard !projectFiles.isEmpty else { return false }
    return state.withLock { state in
      state.readProject()
      return state.isBroken(key: key)
    }
  }

  /// Returns whether the project's declaration of a controller has errors.
  package func isBroken(controllerNamed name: String) -> Bool {
    state.withLock { state in
      guard state.isOfProject(.controller, name) else { return false }
      return state.controller(named: name) == nil || state.isBroken(.controller, name)
    }
  }

  /// Returns whether the project's declaration of an element has errors. Uses of it cannot be checked.
  package func isBroken(elementNamed name: @autoclosure () -> String) -> Bool {
    guard !projectFiles.isEmpty else { return false }
    return state.withLock { state in
      state.readProject()
      return state.isBroken(.element, name())
    }
  }

  /// Returns the built-in declaration of an element, without its inherited parts.
  func declaration(ofElement name: String) -> ElementDeclaration? {
    state.withLock { state in
      guard var declaration = state.declaration(named: name) else { return nil }
      declaration.places = nil
      return declaration
    }
  }

  /// Returns the controller with a name.
  package func controller(named name: String) -> ControllerKind? {
    state.withLock { $0.controller(named: name) }
  }

  /// Returns whether an element describes the table of a controller.
  package func isTable(_ element: ElementKind) -> Bool {
    controllerNames.contains { controller(named: $0)?.table == element.name }
  }

  /// Returns the enumeration with a name.
  package func enumeration(named name: String) -> Enumeration? {
    state.withLock { $0.enumeration(named: name) }
  }

  /// Returns whether a project declares the enumeration with a name.
  package func isOfProject(enumeration name: String) -> Bool {
    state.withLock { $0.isOfProject(.enumeration, name) }
  }

  /// Returns the message for a component with the name of an enumeration that the project declares in another file, or
  /// `nil`.
  package func conflict(ofComponent name: String) -> (any DiagnosticMessage)? {
    state.withLock { $0.fileOfProject(.enumeration, name) }
      .map { DuplicateDeclaration(name: name, place: $0.path) }
  }

  /// Returns whether a project declares the element with a name.
  package func isOfProject(element name: String) -> Bool {
    state.withLock { $0.isOfProject(.element, name) }
  }

  /// Returns whether scenes can use an element: it is not abstract, or it represents a list or a section.
  package func isWritten(_ element: ElementKind) -> Bool {
    !element.isAbstract || listElements.contains(element.name) || element.name == settings.section
  }

  /// The names of all elements, including abstract ones, sorted.
  package var elementNames: [String] { elementIndex.names }

  /// The names of all controllers, sorted.
  package var controllerNames: [String] { controllerEnumeration.cases }

  /// All elements, sorted by name.
  package var allElements: [ElementKind] { elementNames.compactMap { element(named: $0) } }

  /// All controllers, sorted by name.
  package var allControllers: [ControllerKind] { controllerNames.compactMap { controller(named: $0) } }

  /// The names of all enumerations, sorted.
  package var enumerationNames: [String] { state.withLock { $0.names(of: .enumeration) } }

  /// All decorators: the built-in ones, then the project's in the order of their files.
  package var decorators: [DecoratorKind] { state.withLock { $0.decorators().all } }

  /// The project's decorators, in the order of their files.
  package var projectDecorators: [DecoratorKind] {
    state.withLock { state in state.decorators().all.filter { state.isOfProject(.decorator, $0.name) } }
  }

  /// The project's components, sorted by name.
  package var components: [ComponentFile] {
    state.withLock { state in state.components }
  }

  /// Whether the project has components.
  package var hasComponents: Bool { state.withLock { !$0.names(of: .component).isEmpty } }

  /// Returns the file of a component of the project, or `nil`.
  package func component(named name: String) -> SourceFile? {
    state.withLock { $0.fileOfProject(.component, name) }
  }

  /// The names of colours and fonts, and those that the project's themes declare.
  package var vocabulary: ValueVocabulary { state.withLock { $0.themedVocabulary() } }

  /// The superclass of components, with their layout.
  package var component: ControllerKind? { controller(named: settings.component) }

  /// The name of the default controller of scenes.
  package var defaultController: String { settings.controller }

  /// The element that all others extend.
  package var rootElement: String { settings.root }

  /// The element that marks a place for content in a component.
  package var slotElement: String { settings.slot }

  /// Returns the element of all entries with a placement, if scenes write these without a name and an id.
  package func unnamedElement(in placement: ElementKind.Placement) -> ElementKind? {
    placement == .section ? element(named: settings.section) : nil
  }

  /// Whether later releases than the first introduced parts of the grammar.
  package var isVersioned: Bool { state.withLock { $0.isVersioned } }

  /// The version of the language.
  package var version: Int { settings.version }

  /// The types of Apple's frameworks and of DioramaKit that the class of a scene could hide.
  package var reservedTypes: NameIndex { settings.reservedTypes }

  /// The element that a bare text among the rows of a table scene creates.
  package var textRow: TextRow { settings.textRow }
}

extension GrammarState {
  /// Returns the Swift types of the project's elements, controllers, decorators and enumerations.
  mutating func projectTypes() -> Set<String> {
    if let typesOfProject { return typesOfProject }
    var types: Set<String> = []
    for (kind, name) in index.keys.map({ ($0.kind, $0.name) }) where isOfProject(kind, name) {
      switch kind {
      case .element where !isOfProject(.component, name):
        if let element = element(named: name) { types.formUnion(element.swiftTypes) }
      case .controller: if let controller = controller(named: name) { types.insert(controller.swiftClass) }
      case .enumeration: types.insert(enumeration(named: name)?.swiftType ?? name)
      case .decorator: types.insert(name)
      case .element, .component, .theme, .scene: break
      }
    }
    typesOfProject = types
    return types
  }
}

/// The source of the built-in declarations.
enum Language: Sendable {
  /// From files, named as in the folder `Grammar`.
  case files([SourceFile])
  /// Swift values in the program, generated from the folder `Grammar`.
  case builtIn
}

extension Grammar {
  /// Returns the grammar that is built into the program, without a project's declarations.
  package static func language() -> Grammar {
    Grammar(.builtIn, declarations: [])
  }
}

/// The content of `grammar.yaml`: the language's version and settings.
struct GrammarSettings: Sendable {
  static let fileName = "grammar.yaml"

  var version = 0
  var root = ""
  var controller = ""
  var component = ""
  var slot = ""
  var rowList = ""
  var itemList = ""
  var viewList = ""
  var section = ""
  var growing = ""
  var colors = ""
  var fontWeights = ""
  var textStyles = ""
  var textRow = TextRow(element: "", attribute: "")
  var reservedTypes: NameIndex = []
}

extension GrammarSettings {
  private static let names: [(key: String, setting: WritableKeyPath<GrammarSettings, String> & Sendable)] = [
    ("root", \.root), ("controller", \.controller), ("component", \.component), ("slot", \.slot),
    ("rowList", \.rowList), ("itemList", \.itemList), ("viewList", \.viewList), ("section", \.section),
    ("growing", \.growing), ("colors", \.colors), ("fontWeights", \.fontWeights),
    ("textStyles", \.textStyles),
  ]
  private static let keys = NameIndex(["grammar"] + names.map(\.key) + ["textRow", "reservedTypes"])

  /// Reads the settings from their file. Unknown keys are reported; a missing key leaves its setting empty.
  init(_ file: SourceFile, _ found: inout Set<Diagnostic>) {
    self.init()
    let diagnostics = DiagnosticCollector()
    defer { found.formUnion(diagnostics.diagnostics) }
    guard let root = YAMLReader.read(file).tree.root else { return }
    let fields = FieldReader(
      root, place: "the settings of the grammar", known: Self.keys, diagnostics: diagnostics)
    version = fields["grammar"].flatMap { Int($0.value.text) } ?? 0
    for (key, setting) in Self.names { self[keyPath: setting] = fields[key]?.value.text ?? "" }
    let row = fields["textRow"]?.value
    textRow = TextRow(
      element: row?.value(for: "element")?.text ?? "", attribute: row?.value(for: "attribute")?.text ?? "")
    reservedTypes = NameIndex(fields["reservedTypes"]?.value.elements.map(\.text) ?? [])
  }
}

/// The element that a bare text among the rows of a table scene creates.
package struct TextRow: Sendable {
  /// The element of the row.
  package let element: String
  /// The attribute that the text sets.
  package let attribute: String
}

/// The names of colours and fonts, and those of the project's themes.
package final class ValueVocabulary: Sendable {
  package let colors: Enumeration
  package let fontWeights: Enumeration
  package let textStyles: Enumeration
  /// The names that the project's themes declare; `nil` without themes.
  let theme: ThemeNames?

  init(
    colors: Enumeration, fontWeights: Enumeration, textStyles: Enumeration, theme: ThemeNames? = nil
  ) {
    self.colors = colors
    self.fontWeights = fontWeights
    self.textStyles = textStyles
    self.theme = theme
  }
}
