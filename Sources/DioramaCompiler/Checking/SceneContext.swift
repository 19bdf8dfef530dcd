import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// What the checks of one scene share.
final class SceneContext {
  let grammar: Grammar
  let tree: SyntaxTree
  let diagnostics = DiagnosticCollector()
  let scope = ParameterScope()
  let names: NameTable
  let handlers = HandlerTable()
  let values: ValueReader
  /// Reads the defaults of parameters, in which no parameter can be named.
  private(set) lazy var defaults = ValueReader(
    vocabulary: grammar.vocabulary, scope: ParameterScope(), diagnostics: diagnostics)
  /// The names that elements have elsewhere, for those who do not know the scene's word.
  lazy var otherElementNames = OtherElementNames(of: grammar)
  private var otherPartNames: [String: OtherNames] = [:]
  private var closestElements: [String: String?] = [:]
  private lazy var concreteElementNames = grammar.elementNames.filter {
    grammar.element(named: $0)?.isAbstract == false
  }
  /// The views of the scene as far as they have been read, each before what is inside it.
  var views: [SceneView] = []
  /// Ranges whose content belongs elsewhere, so that a key that is repeated there is not an error of its own.
  var misplaced: [SourceRange] = []

  /// The scene's keys that stand somewhere else, and so are not missing.
  var nestedKeys: Set<String> = []
  /// Whether something in the scene was skipped because its declaration is broken, which is reported there.
  var lacksDeclaration = false
  /// Where a value of the wrong shape begins that the syntax error right behind it follows from: what is said of it
  /// stands for that error.
  var explanation: SourceRange?

  init(grammar: Grammar, tree: SyntaxTree) {
    self.grammar = grammar
    self.tree = tree
    views.reserveCapacity(tree.source.bytes.count / 96)
    names = NameTable(fileSize: tree.source.bytes.count)
    values = ValueReader(vocabulary: grammar.vocabulary, scope: scope, diagnostics: diagnostics)
  }

  /// The names that the parts of an element have elsewhere.
  func otherNames(of element: ElementKind) -> OtherNames {
    if let known = otherPartNames[element.name] { return known }
    let names = OtherNames(of: element)
    otherPartNames[element.name] = names
    return names
  }

  /// The element that a word is most likely a misspelling of. A word that occurs many times is compared once, but uses up
  /// comparisons each time, so that what is suggested does not depend on what was before.
  func closestElement(to word: String) -> String? {
    guard diagnostics.suggestions.allows(concreteElementNames.count) else { return nil }
    if let known = closestElements[word] { return known }
    let closest = Spelling.closest(to: word, in: concreteElementNames)
    closestElements[word] = .some(closest)
    return closest
  }

  func fields(
    _ node: SyntaxNode, _ place: String, _ known: NameIndex, advice: (String) -> KeyAdvice? = { _ in nil }
  ) -> FieldReader {
    FieldReader(node, place: place, known: known, diagnostics: diagnostics, advice: advice)
  }

  func report<Message: DiagnosticMessage>(
    _ message: Message, at range: SourceRange, notes: [Diagnostic.Note] = [], fixIts: [FixIt] = []
  ) {
    diagnostics.add(message, at: range, notes: notes, fixIts: fixIts)
  }

  /// Reports a node that should have another shape. If reading stopped in it, its shape is the reason.
  func report(shapeOf node: SyntaxNode, _ name: String, _ remedy: String) {
    if node.isIncomplete, !tree.skips(node.headRange.start) { explanation = node.headRange }
    report(WrongType(name: name, remedy: remedy), at: node.headRange)
  }
}

/// The names of a scene: ids, which become members of the generated class, and parameters.
final class NameTable {
  private var places: [String: SourceRange]
  private var declaredParameters: [(name: String, range: SourceRange)] = []
  /// Where the parameters are declared. Only needed to report an error, once all of them are declared.
  private(set) lazy var parameters = Dictionary(
    declaredParameters.map { ($0.name, $0.range) }, uniquingKeysWith: { $1 })
  private var generated: [(name: String, key: SyntaxNode)] = []
  /// The members of the class that the generated one extends.
  var reserved: NameIndex = []

  /// Reserves room for about as many names as a file of this size has.
  init(fileSize: Int) {
    places = Dictionary(minimumCapacity: fileSize / 96)
  }

  /// Adds a parameter's name, which its mapping has only once.
  func declare(parameter name: String, at range: SourceRange) {
    declaredParameters.append((name, range))
  }

  /// Adds an id, and reports one that is already used or that the generated class cannot have.
  func declare(
    id name: String, of view: String, at node: SyntaxNode, in context: SceneContext
  ) {
    if let earlier = places.updateValue(node.range, forKey: name) {
      places[name] = earlier
      let note = Diagnostic.Note("'\(name)' is here first", at: earlier)
      context.report(DuplicateID(name: name), at: node.range, notes: earlier == node.range ? [] : [note])
      return
    }
    guard reserved.contains(name) else { return }
    let suggestion = free(name, view)
    context.report(
      NameCollision(name: name, with: "a member of the generated class", suggestion: suggestion),
      at: node.range,
      fixIts: renaming(node, suggestion))
  }

  /// Notes that a member is generated for a key, such as one that keeps what fills a role.
  func generate(_ name: String, for key: SyntaxNode) {
    generated.append((name, key))
  }

  /// Reports the generated members that have the name of an id, of an inherited member or of each other.
  func checkGenerated(in context: SceneContext) {
    var known: [String: SourceRange] = [:]
    for (name, key) in generated {
      if let place = places[name] ?? known[name] {
        report(name, at: place, "'\(name)' would be generated for this", key, in: context)
      } else if reserved.contains(name) {
        report(
          name, at: key.range, "'\(name)' would be generated for this; another id gives another name", key,
          in: context)
      }
      known[name] = key.range
    }
  }

  private func report(
    _ name: String, at place: SourceRange, _ note: String, _ key: SyntaxNode, in context: SceneContext
  ) {
    context.report(
      NameCollision(name: name, with: "a member of the generated class", suggestion: nil), at: place,
      notes: [Diagnostic.Note(note, at: key.range)])
  }

  /// Names for a number of views without an id. Each begins with a word, and none is used or reserved.
  func unused(_ word: String, count: Int) -> [String] {
    var names: [String] = []
    var number = 0
    while names.count < count {
      number += 1
      let candidate = number == 1 ? word : "\(word)\(number)"
      if places[candidate] == nil, !reserved.contains(candidate) { names.append(candidate) }
    }
    return names
  }

  private func free(_ name: String, _ view: String) -> String? {
    let candidate = name + view.prefix(1).uppercased() + view.dropFirst()
    return places[candidate] == nil && !reserved.contains(candidate) ? candidate : nil
  }

  private func renaming(_ node: SyntaxNode, _ name: String?) -> [FixIt] {
    guard let name, !node.isAlias else { return [] }
    return [FixIt("write '\(name)'", replacing: node.range, with: name)]
  }
}

/// The methods that a scene asks of its owner.
final class HandlerTable {
  private(set) var handlers: [RuntimeTree.Handler] = []
  /// The methods by name: their places among the handlers, and where they are used first.
  private var known: [String: (index: Int, place: SourceRange)] = [:]

  /// Notes that an event of a view calls a method, and reports a method that would need two signatures.
  func add(
    _ method: String, for event: Event, of element: ElementKind, id: String, at node: SyntaxNode,
    in context: SceneContext
  ) {
    let use = RuntimeTree.Handler.Use(event: event.name, view: id)
    guard let (index, place) = known[method] else {
      known[method] = (handlers.count, node.range)
      handlers.append(RuntimeTree.Handler(method, for: event, of: element, use))
      return
    }
    guard handlers[index].hasSignature(of: event, element) else {
      let handler = RuntimeTree.Handler(method, for: event, of: element, use)
      let message = HandlerConflict(name: method, first: handlers[index].signature, second: handler.signature)
      context.report(
        message, at: node.range, notes: [Diagnostic.Note("'\(method)' is used here first", at: place)])
      return
    }
    handlers[index].uses.append(use)
  }
}

extension RuntimeTree.Handler {
  fileprivate init(_ method: String, for event: Event, of element: ElementKind, _ use: Use) {
    self.init(
      name: method,
      arguments: event.arguments.map { argument in
        Argument(
          label: argument.label, name: argument.name,
          type: argument.type.replacingSelf(with: element.swiftClass))
      },
      result: event.result?.replacingSelf(with: element.swiftClass), isAsync: event.isAsync,
      canThrow: event.canThrow, uses: [use])
  }

  fileprivate func hasSignature(of event: Event, _ element: ElementKind) -> Bool {
    arguments.elementsEqual(event.arguments) { own, other in
      own.label == other.label && own.type == other.type.replacingSelf(with: element.swiftClass)
    } && result == event.result?.replacingSelf(with: element.swiftClass) && isAsync == event.isAsync
      && canThrow == event.canThrow
  }

  /// The types of the arguments and the result, as Swift writes a function's type.
  fileprivate var signature: String {
    let effects = (isAsync ? " async" : "") + (canThrow ? " throws" : "")
    return "(\(arguments.map(\.type).joined(separator: ", ")))\(effects) -> \(result ?? "Void")"
  }
}

extension String {
  fileprivate func replacingSelf(with type: String) -> String {
    self == "Self" ? type : self == "Self?" ? type + "?" : self
  }
}
