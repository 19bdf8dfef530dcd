import DioramaSyntax

/// The declarations that a grammar has read so far.
struct GrammarState: Sendable {
  /// The kind and name of a declaration, which identify its file.
  struct Key: Hashable {
    var kind: DeclarationKind
    var name: String

    /// The component with the name of an element, or the element with that of a component; otherwise the same key.
    var counterpart: Key {
      Key(kind: kind == .element ? .component : kind == .component ? .element : kind, name: name)
    }
  }

  /// A part that a decorator adds to an element that already has it.
  struct Clash {
    var element: String
    var part: String
  }

  let files: [SourceFile]
  /// The number of the language's files; 0 if its declarations are compiled in.
  let languageCount: Int
  let isBuiltIn: Bool
  /// The files that have been read. They are kept because declarations refer to their nodes.
  private var readFiles: [Int: ReadFile] = [:]
  var index: [Key: Int] = [:]
  /// The sorted names of all declarations in files, by kind, once the files have been indexed.
  private var namesOfKinds: [DeclarationKind: [String]] = [:]
  /// The declarations with errors.
  private var broken: Set<Key> = []
  /// The names of properties and events that decorators with errors add.
  private var brokenParts: Set<String> = []
  /// The number of decorators that have been indexed.
  private var decoratorCount = 0
  /// The diagnostics of each file.
  var collectors: [Set<Diagnostic>]
  private(set) var settings = GrammarSettings()
  /// Whether later releases than the first introduced parts of the grammar.
  private(set) var isVersioned = false

  var elements = ReadDeclarations<ElementKind>()
  /// The declarations of elements in files.
  var declarations: [String: ElementDeclaration?] = [:]
  private var enumerations = ReadDeclarations<Enumeration>()
  var controllers = ReadDeclarations<ControllerKind>()
  private var readDecorators: ReadDecorators?
  /// The conflicts between decorators and built-in elements, by the decorators' names.
  var foundClashes: [String: Clash]?
  private var isProjectRead = false
  private var readVocabulary: ValueVocabulary?
  private var readThemedVocabulary: ValueVocabulary?
  /// The themes of the project, once they have been read.
  var readThemes: ReadThemes?
  /// Whether a file may be a theme that could not be read.
  private(set) var hasUnknownTheme = false
  /// Whether the project has themes, or a file that may be one.
  var hasThemes: Bool { hasUnknownTheme || !names(of: .theme).isEmpty }
  /// The styles of the themes, once they have been checked.
  var checkedStyles: CheckedStyles?
  /// The names of the elements of each class, once they are needed.
  var elementsByClass: [String: [String]]?
  /// The names of the language's own elements by their classes, once they have been asked for.
  var languageElementsByClass: [String: String]?
  /// The Swift types of the project's declarations, once they are needed.
  var typesOfProject: Set<String>?
  /// The elements of lists, and the variants of others below lists, that have been used.
  var elementsOfEntries: [(base: ElementKind, entries: ListEntries, element: ElementKind)] = []
  /// The other names of the parts of elements, by the elements.
  var otherNames: [ObjectIdentifier: (element: ElementKind, names: OtherNames)] = [:]
  /// The other names of the elements; `nil` until they are needed.
  var otherElementNames: OtherElementNames?
  /// The elements being flattened: the first one, then its supertypes.
  var path: [String] = []
  /// The controllers being read: the first one, then those that it extends.
  var controllerPath: [String] = []

  init(_ language: Language, declarations: [SourceFile]) {
    switch language {
    case .builtIn:
      files = declarations
      languageCount = 0
      isBuiltIn = true
      isVersioned = LanguageDeclarations.isVersioned
      settings = LanguageDeclarations.settings
    case .files(let own):
      files = own + declarations
      languageCount = own.count
      isBuiltIn = false
    }
    collectors = files.map { _ in [] }
    for number in 0..<languageCount {
      if let (kind, name) = DeclarationKind.of(fileNamed: files[number].name) {
        index[Key(kind: kind, name: name)] = number
        _ = noted(number)
      } else if files[number].name == GrammarSettings.fileName {
        settings = GrammarSettings(files[number], &collectors[number])
      }
    }
    for number in languageCount..<files.count { indexDeclaration(number) }
    for key in index.keys { namesOfKinds[key.kind, default: []].append(key.name) }
    for kind in namesOfKinds.keys {
      if isBuiltIn { namesOfKinds[kind]? += LanguageDeclarations.names(of: kind) }
      namesOfKinds[kind]?.sort()
    }
    elements = ReadDeclarations(names(of: .element) + names(of: .component))
    enumerations = ReadDeclarations(names(of: .enumeration))
    controllers = ReadDeclarations(names(of: .controller))
  }

  /// The names of all elements, sorted.
  var elementIndex: NameIndex { elements.names }

  /// Returns the names of the elements of a class.
  mutating func elements(ofClass name: String) -> [String] {
    let known =
      elementsByClass ?? Dictionary(grouping: elementIndex.names) { element(named: $0)?.swiftClass ?? "" }
    elementsByClass = known
    return known[name] ?? []
  }

  /// The components that can be used, sorted by name.
  var components: [ComponentFile] {
    names(of: .component).compactMap { name in
      fileOfProject(.component, name).map { ComponentFile(name: name, file: $0) }
    }
  }

  func names(of kind: DeclarationKind) -> [String] {
    namesOfKinds[kind] ?? (isBuiltIn ? LanguageDeclarations.names(of: kind) : [])
  }

  /// Returns whether a declaration has errors. Components are used like elements, so they count as elements, too.
  func isBroken(_ kind: DeclarationKind, _ name: @autoclosure () -> String) -> Bool {
    if broken.isEmpty { return false }
    let name = name()
    return broken.contains(Key(kind: kind, name: name))
      || kind == .element && broken.contains(Key(kind: .component, name: name))
  }

  /// Returns whether a key in a view may be a part of a declaration with errors.
  func isBroken(key: SyntaxNode) -> Bool {
    if broken.isEmpty, brokenParts.isEmpty { return false }
    return brokenParts.contains(key.text) || isBroken(.element, key.text)
  }

  mutating func markBroken(_ kind: DeclarationKind, _ name: String) {
    broken.insert(Key(kind: kind, name: name))
  }

  func isOfProject(_ kind: DeclarationKind, _ name: String) -> Bool {
    index[Key(kind: kind, name: name)].map { $0 >= languageCount } ?? false
  }

  /// Returns the project's file with a declaration, or `nil`.
  func fileOfProject(_ kind: DeclarationKind, _ name: String) -> SourceFile? {
    index[Key(kind: kind, name: name)].flatMap { $0 < languageCount ? nil : files[$0] }
  }

  // MARK: Indexing a project's files

  private mutating func indexDeclaration(_ number: Int) {
    let (tree, diagnostics) = noted(number)
    let written = DeclarationKind.of(tree)
    let isComponent = written == .component
    // The errors in a component's file are reported when it is compiled.
    if !isComponent { collectors[number].formUnion(diagnostics) }
    let collector = DiagnosticCollector()
    let isDeclaration =
      tree.root.map { DeclarationCheck.declares(DeclarationKind.ofDeclarations, $0, collector) } ?? false
    collectors[number].formUnion(collector.diagnostics)
    let named = DeclarationKind.kind(ofFileNamed: files[number].name)
    let isTheme = [written ?? named ?? .theme, named].contains(.theme)
    if isTheme, !isDeclaration || written == nil { hasUnknownTheme = true }
    // The name may be in a line that could not be read.
    if !tree.isComplete, let meant = DeclarationKind.of(fileNamed: files[number].name) {
      markBroken(meant.kind, meant.name)
    }
    guard let entry = tree.root?.entries.first else { return }
    let isNamed = !isComponent || NameForm.upperCamelCase.matches(entry.value)
    guard isDeclaration, isNamed, let kind = written else {
      let kinds = written.map { [$0] } ?? DeclarationKind.ofDeclarations
      for kind in kinds { markBroken(kind, entry.value.text) }
      return
    }
    if kind == .decorator { decoratorCount += 1 }
    if let limit = exceededLimit(tree, kind) {
      collectors[number].formUnion([Diagnostic(limit, at: entry.key.range)])
      hasUnknownTheme = hasUnknownTheme || kind == .theme
      markBroken(kind, entry.value.text)
      return
    }
    let key = Key(kind: kind, name: entry.value.text)
    let isOfLanguage = isBuiltIn && LanguageDeclarations.names(of: kind).contains(key.name)
    let earlier = index[key] ?? index[key.counterpart]
    if earlier != nil || isOfLanguage {
      let place = earlier.flatMap { $0 < languageCount ? nil : files[$0].path } ?? "the language"
      collectors[number].formUnion([
        Diagnostic(DuplicateDeclaration(name: key.name, place: place), at: entry.value.range)
      ])
      hasUnknownTheme = hasUnknownTheme || kind == .theme
      if index[key] != nil || isOfLanguage { return }
    }
    index[key] = number
    if diagnostics.contains(where: { $0.severity == .error }) { markBroken(kind, key.name) }
    if let meant = DeclarationCheck.name(misspeltBy: key.name, inFileNamed: files[number].name) {
      for name in [key.name, meant] { markBroken(kind, name) }
    }
  }

  private func exceededLimit(_ tree: SyntaxTree, _ kind: DeclarationKind) -> DeclarationLimit? {
    if decoratorCount > Limits.decorators, kind == .decorator { return .decorators }
    return tree.allNodes.count > Limits.declarationNodes ? .nodes : nil
  }

  /// Reads all declarations of the project, to find all errors in it.
  mutating func readProject() {
    guard !isProjectRead, files.count > languageCount else { return }
    isProjectRead = true
    for name in namesOfKinds[.enumeration] ?? [] where isOfProject(.enumeration, name) {
      _ = enumeration(named: name)
    }
    for name in names(of: .element) where isOfProject(.element, name) { _ = element(named: name) }
    for name in names(of: .controller) where isOfProject(.controller, name) { _ = controller(named: name) }
    for decorator in decorators().all where isOfProject(.decorator, decorator.name) { check(decorator) }
    for name in names(of: .component) { _ = element(named: name) }
    reportComponentNesting()
    checkThemes()
  }

  /// Reads all declarations, to find all errors.
  mutating func readAll() {
    for name in names(of: .enumeration) { _ = enumeration(named: name) }
    for name in names(of: .controller) { _ = controller(named: name) }
    for name in elementIndex.names { _ = element(named: name) }
    for decorator in decorators().all { check(decorator) }
    reportComponentNesting()
    checkThemes()
  }

  // MARK: Reading one declaration

  private typealias ReadFile = (tree: SyntaxTree, diagnostics: [Diagnostic])

  private mutating func readFile(_ number: Int) -> ReadFile {
    if let known = readFiles[number] { return known }
    let file = YAMLReader.read(files[number])
    readFiles[number] = file
    return file
  }

  /// Reads a file, and notes whether it declares anything that a later release introduced.
  private mutating func noted(_ number: Int) -> ReadFile {
    let file = readFile(number)
    if file.tree.allNodes.contains(where: { $0.hasText("since") }) { isVersioned = true }
    return file
  }

  mutating func read<Result>(
    _ kind: DeclarationKind, _ name: String, _ body: (DeclarationReader, SyntaxNode) -> Result?
  ) -> Result? {
    guard let number = index[Key(kind: kind, name: name)] else { return nil }
    let (tree, diagnostics) = readFile(number)
    guard let root = tree.root else { return nil }
    let collector = DiagnosticCollector()
    collector.add(contentsOf: diagnostics)
    var enumerations: [String: Enumeration] = [:]
    var brokenEnumerations: Set<String> = []
    if kind != .enumeration {
      let words = Set(tree.allNodes.lazy.filter { $0.kind == .scalar && !$0.isAliasOrBroken }.map(\.text))
      let isMentioned = { name in [name, name + "?", "[\(name)]"].contains(where: words.contains) }
      for name in names(of: .enumeration) where isMentioned(name) {
        enumerations[name] = enumeration(named: name)
      }
      brokenEnumerations = Set(
        broken.lazy.filter { $0.kind == .enumeration }.map(\.name).filter(isMentioned))
      if kind == .component { brokenEnumerations.subtract(names(of: .component)) }
    }
    let known = enumerations
    let reader = DeclarationReader(
      diagnostics: collector,
      vocabulary: kind == .enumeration ? .none : kind == .component ? themedVocabulary() : vocabulary(),
      enumerations: { known[$0] }, brokenEnumerations: brokenEnumerations)
    if kind != .component { reader.checkReferences(in: root) }
    let result = body(reader, root)
    if kind != .component { collectors[number].formUnion(collector.diagnostics) }
    if collector.hasErrors || collector.lacksDeclaration { markBroken(kind, name) }
    return result
  }

  mutating func enumeration(named name: String) -> Enumeration? {
    guard let number = enumerations.names.index(of: name) else { return nil }
    if case .read(let known) = enumerations[number] { return known }
    let isOfProject = isOfProject(.enumeration, name)
    let result =
      isBuiltIn && !isOfProject
      ? LanguageDeclarations.enumeration(named: name)
      : read(.enumeration, name) { reader, root in reader.enumeration(root, isOfProject: isOfProject) }
    enumerations[number] = .read(result)
    return result
  }

  mutating func vocabulary() -> ValueVocabulary {
    if let known = readVocabulary { return known }
    let vocabulary = ValueVocabulary(
      colors: enumeration(named: settings.colors) ?? ValueVocabulary.none.colors,
      fontWeights: enumeration(named: settings.fontWeights) ?? ValueVocabulary.none.fontWeights,
      textStyles: enumeration(named: settings.textStyles) ?? ValueVocabulary.none.textStyles)
    readVocabulary = vocabulary
    return vocabulary
  }

  /// The names of colours and fonts, including those of the project's themes.
  mutating func themedVocabulary() -> ValueVocabulary {
    if let readThemedVocabulary { return readThemedVocabulary }
    let vocabulary = hasThemes ? vocabulary().adding(themes().names) : vocabulary()
    readThemedVocabulary = vocabulary
    return vocabulary
  }

  /// Returns whether the file of a declaration is not valid YAML.
  mutating func hasSyntaxErrors(_ kind: DeclarationKind, _ name: String) -> Bool {
    guard let number = index[Key(kind: kind, name: name)] else { return false }
    return readFile(number).diagnostics.contains { $0.severity == .error }
  }

  mutating func decorators() -> ReadDecorators {
    if let known = readDecorators { return known }
    let builtIn = isBuiltIn ? LanguageDeclarations.decorators : []
    let decorators = ReadDecorators(index.isEmpty ? builtIn : builtIn + decoratorsOfFiles())
    readDecorators = decorators
    return decorators
  }

  private mutating func decoratorsOfFiles() -> [DecoratorKind] {
    let keys = index.filter { $0.key.kind == .decorator }.sorted { $0.value < $1.value }.map(\.key.name)
    return keys.compactMap { name in
      let kind = read(.decorator, name) { reader, root in
        reader.decorator(root)?.kind
      }
      let decoratesUnknown = kind?.decorates.contains { !elementIndex.contains($0) } ?? true
      if decoratesUnknown || isBroken(.decorator, name) { breakProperties(ofDecorator: name) }
      return kind
    }
  }

  /// Marks the properties and events of a decorator with errors as broken. Uses of them are then not reported as
  /// unknown.
  private mutating func breakProperties(ofDecorator name: String) {
    guard let number = index[Key(kind: .decorator, name: name)] else { return }
    guard let root = readFile(number).tree.root else { return }
    if let property = root.value(for: "property") { brokenParts.insert(property.text) }
    // The properties may be under another key, or written as a list.
    for list in root.entries.map(\.value) {
      for entry in list.entries { brokenParts.insert(entry.name) }
      for entry in list.elements.flatMap(\.entries) { brokenParts.insert(entry.name) }
    }
  }
}

/// The declarations of a kind that have been read, by the numbers of their names.
struct ReadDeclarations<Declaration: Sendable>: Sendable {
  /// The names of all declarations of the kind.
  let names: NameIndex
  private var declarations: [State]

  /// Creates the store with no declarations read.
  init(_ names: [String] = []) {
    self.names = NameIndex(names)
    declarations = Array(repeating: .unread, count: names.count)
  }

  /// Whether a declaration has been read.
  enum State: Sendable {
    case unread
    /// Read: `nil` if it has errors.
    case read(Declaration?)
  }

  /// The declaration with a number.
  subscript(number: Int) -> State {
    get { declarations[number] }
    set { declarations[number] = newValue }
  }
}
