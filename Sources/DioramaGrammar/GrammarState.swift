import DioramaSyntax

/// What has been read of a grammar's files so far.
struct GrammarState: Sendable {
  /// A file by what it declares.
  struct Key: Hashable {
    var kind: DeclarationKind
    var name: String
  }

  /// A part of an element that a decorator adds once more.
  struct Clash {
    var element: String
    var part: String
  }

  let files: [SourceFile]
  /// How many of the files are the language's own; none if the language is built in.
  let languageCount: Int
  let isBuiltIn: Bool
  /// The files that have been read. They are kept, since declarations point into them.
  private var documents: [Int: Document] = [:]
  var index: [Key: Int] = [:]
  /// The sorted names of all that files declare, kind by kind, once the files have been indexed.
  private var namesOfKinds: [DeclarationKind: [String]] = [:]
  /// The sorted names of all elements, once they were asked for.
  var elementNames: [String]?
  var broken: Set<String> = []
  /// How many decorators have been indexed.
  private var decoratorCount = 0
  /// What is wrong, file by file.
  var collectors: [FileDiagnostics]
  private(set) var settings = GrammarSettings()

  var elements = ReadDeclarations<ElementKind>()
  /// What files say of elements.
  var declarations: [String: ElementDeclaration?] = [:]
  private var enumerations = ReadDeclarations<Enumeration>()
  private var controllers = ReadDeclarations<ControllerKind>()
  private var readDecorators: ReadDecorators?
  /// What decorators add to elements of the language that have it already, by their names.
  var foundClashes: [String: Clash]?
  private var isProjectRead = false
  private var readVocabulary: ValueVocabulary?
  /// The elements being flattened, from the first asked for to the innermost base.
  var path: [String] = []

  init(_ language: Language, declarations: [SourceFile]) {
    switch language {
    case .builtIn:
      files = declarations
      languageCount = 0
      isBuiltIn = true
      settings = LanguageDeclarations.settings
    case .files(let own):
      files = own + declarations
      languageCount = own.count
      isBuiltIn = false
    }
    collectors = files.map { _ in FileDiagnostics() }
    for number in 0..<languageCount {
      if let (kind, name) = DeclarationKind.of(fileNamed: files[number].name) {
        index[Key(kind: kind, name: name)] = number
      } else if files[number].name == GrammarSettings.fileName {
        settings = GrammarSettings(files[number])
      }
    }
    for number in languageCount..<files.count { indexDeclaration(number) }
    for key in index.keys { namesOfKinds[key.kind, default: []].append(key.name) }
    for kind in namesOfKinds.keys {
      if isBuiltIn { namesOfKinds[kind]? += LanguageDeclarations.names(of: kind) }
      namesOfKinds[kind]?.sort()
    }
    elements = ReadDeclarations(names(of: .element))
    guard !isBuiltIn else { return }
    enumerations = ReadDeclarations(names(of: .enumeration))
    controllers = ReadDeclarations(names(of: .controller))
  }

  /// The names of all elements, sorted.
  var elementIndex: NameIndex { elements.names }

  func names(of kind: DeclarationKind) -> [String] {
    namesOfKinds[kind] ?? (isBuiltIn ? LanguageDeclarations.names(of: kind) : [])
  }

  func isBroken(_ key: SyntaxNode) -> Bool { !broken.isEmpty && broken.contains(key.text) }

  func isOfProject(_ kind: DeclarationKind, _ name: String) -> Bool {
    index[Key(kind: kind, name: name)].map { $0 >= languageCount } ?? false
  }

  // MARK: Indexing a project's files

  private mutating func indexDeclaration(_ number: Int) {
    let (tree, diagnostics) = document(number)
    collectors[number].add(diagnostics)
    let collector = DiagnosticCollector()
    let isDeclaration =
      tree.root.map { DeclarationCheck.declares([.element, .decorator], $0, collector) } ?? false
    collectors[number].add(collector.diagnostics)
    guard let entry = tree.root?.entries.first else { return }
    guard isDeclaration, let kind = DeclarationKind.of(tree) else {
      broken.insert(entry.value.text)
      return
    }
    if kind == .decorator { decoratorCount += 1 }
    if let limit = exceededLimit(tree, kind) {
      collectors[number].add([Diagnostic(limit, at: entry.key.range)])
      broken.insert(entry.value.text)
      return
    }
    let key = Key(kind: kind, name: entry.value.text)
    let earlier = index[key]
    if earlier != nil || isBuiltIn && LanguageDeclarations.names(of: kind).contains(key.name) {
      let place = earlier.flatMap { $0 < languageCount ? nil : files[$0].name } ?? "the language"
      collectors[number].add([
        Diagnostic(DuplicateDeclaration(name: key.name, place: place), at: entry.value.range)
      ])
      return
    }
    index[key] = number
    if diagnostics.contains(where: { $0.severity == .error }) { broken.insert(key.name) }
  }

  private func exceededLimit(_ tree: SyntaxTree, _ kind: DeclarationKind) -> DeclarationLimit? {
    if decoratorCount > Limits.decorators, kind == .decorator { return .decorators }
    return tree.allNodes.count > Limits.declarationNodes ? .nodes : nil
  }

  /// Reads what the project declares, so that every mistake in it is known.
  mutating func readProject() {
    guard !isProjectRead, files.count > languageCount else { return }
    isProjectRead = true
    for name in names(of: .element) where isOfProject(.element, name) { _ = element(named: name) }
    for decorator in decorators().all where isOfProject(.decorator, decorator.name) { check(decorator) }
  }

  /// Reads everything, so that every mistake is known.
  mutating func readAll() {
    for name in names(of: .enumeration) { _ = enumeration(named: name) }
    for name in names(of: .controller) { _ = controller(named: name) }
    for name in names(of: .element) { _ = element(named: name) }
    for decorator in decorators().all { check(decorator) }
  }

  // MARK: Reading one declaration

  private typealias Document = (tree: SyntaxTree, diagnostics: [Diagnostic])

  private mutating func document(_ number: Int) -> Document {
    if let known = documents[number] { return known }
    let document = YAMLReader.read(files[number])
    documents[number] = document
    return document
  }

  mutating func read<Result>(
    _ kind: DeclarationKind, _ name: String, _ body: (DeclarationReader, SyntaxNode) -> Result?
  ) -> Result? {
    guard let number = index[Key(kind: kind, name: name)] else { return nil }
    let (tree, diagnostics) = document(number)
    guard let root = tree.root else { return nil }
    let collector = DiagnosticCollector()
    collector.add(contentsOf: diagnostics)
    var enumerations: [String: Enumeration] = [:]
    if kind != .enumeration {
      let words = Set(tree.allNodes.lazy.filter { $0.kind == .scalar && !$0.isAlias }.map(\.text))
      for name in names(of: .enumeration) where words.contains(name) {
        enumerations[name] = enumeration(named: name)
      }
    }
    let known = enumerations
    let reader = DeclarationReader(
      diagnostics: collector, vocabulary: kind == .enumeration ? nil : vocabulary(),
      enumerations: { known[$0] })
    reader.checkReferences(in: root)
    let result = body(reader, root)
    collectors[number].add(collector.diagnostics)
    if collector.hasErrors { broken.insert(name) }
    return result
  }

  mutating func enumeration(named name: String) -> Enumeration? {
    if isBuiltIn { return LanguageDeclarations.enumeration(named: name) }
    if let known = enumerations[name] { return known }
    let result = read(.enumeration, name) { reader, root in reader.enumeration(root) }
    enumerations[name] = result
    return result
  }

  mutating func controller(named name: String) -> ControllerKind? {
    if isBuiltIn { return LanguageDeclarations.controller(named: name) }
    if let known = controllers[name] { return known }
    let result = read(.controller, name) { reader, root in reader.controller(root) }
    controllers[name] = result
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
      if kind == nil { breakProperties(ofDecorator: name) }
      return kind
    }
  }

  /// A decorator that cannot be read adds its properties and events all the same: nobody is told that they do not
  /// exist.
  private mutating func breakProperties(ofDecorator name: String) {
    guard let number = index[Key(kind: .decorator, name: name)] else { return }
    guard let root = document(number).tree.root else { return }
    if let property = root.value(for: "property") { broken.insert(property.text) }
    for list in ["properties", "events"] {
      guard let entries = root.value(for: list)?.entries else { continue }
      for entry in entries { broken.insert(entry.name) }
    }
  }
}

/// The declarations of a kind, as far as they have been read. Each has the number of its name.
struct ReadDeclarations<Declaration: Sendable>: Sendable {
  /// The names of all declarations of the kind.
  let names: NameIndex
  /// `nil` for what has not been read, and in it `nil` for what cannot be read.
  private var declarations: [Declaration??]

  /// Nothing of some names has been read yet.
  init(_ names: [String] = []) {
    self.names = NameIndex(names)
    declarations = Array(repeating: nil, count: names.count)
  }

  /// What has been read under a number; `nil` if that has not been tried.
  subscript(number: Int) -> Declaration?? {
    get { declarations[number] }
    set { declarations[number] = newValue }
  }

  /// What has been read under a name; `nil` if that has not been tried, or nothing has that name.
  subscript(name: String) -> Declaration?? {
    get { names.index(of: name).flatMap { declarations[$0] } }
    set {
      if let number = names.index(of: name) { declarations[number] = newValue }
    }
  }
}

/// The decorators of a grammar, to be found by what they decorate.
struct ReadDecorators: Sendable {
  /// All of them, those of the language first.
  let all: [DecoratorKind]
  /// Their places among all, by the name of an element.
  private let places: [String: [Int]]

  /// Sorts decorators by what they decorate.
  init(_ all: [DecoratorKind]) {
    self.all = all
    var places: [String: [Int]] = [:]
    for (place, decorator) in all.enumerated() {
      for element in Set(decorator.decorates) { places[element, default: []].append(place) }
    }
    self.places = places
  }

  /// What decorates an element itself, and not only one that it extends.
  func decorating(_ element: String) -> [DecoratorKind] { (places[element] ?? []).map { all[$0] } }
}

/// The diagnostics of one file, each once.
struct FileDiagnostics: Sendable {
  private(set) var all: Set<Diagnostic> = []

  mutating func add(_ diagnostics: [Diagnostic]) { all.formUnion(diagnostics) }

  /// What was added, sorted by place.
  var diagnostics: [Diagnostic] { all.sorted() }
}
