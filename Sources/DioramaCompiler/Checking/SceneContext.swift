import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// The state that the checks of one scene share.
final class SceneContext {
  let grammar: Grammar
  let tree: SyntaxTree
  let diagnostics = DiagnosticCollector()
  let scope = NameScope(hasNames: true)
  let names: NameTable
  private(set) var handlers = HandlerTable()
  /// The events of a component, which its handlers name.
  var events: [Event] = [] {
    didSet { eventsByName = Dictionary(events.map { ($0.name, $0) }) { first, _ in first } }
  }
  private(set) var eventsByName: [String: Event] = [:]
  /// Whether the file declares a component.
  let isComponent: Bool
  /// Whether the view that is read belongs to a fallback, which generated Swift does not contain.
  var isInFallback = false
  let values: ValueReader
  private lazy var otherLayoutNames = OtherNames(
    members: grammar.allControllers.flatMap(\.layout), methods: [])
  private var closestElements: [String: String?] = [:]
  private lazy var writtenElementNames = grammar.elementNames.filter {
    grammar.element(named: $0).map(grammar.isWritten) ?? false
  }
  /// The texts in mappings inside others, among which are the methods of handlers and of roles that are written in
  /// place.
  private(set) lazy var namesInMappings = Set(
    tree.allNodes.lazy.flatMap { $0.entries.lazy.flatMap { $0.value.entries.lazy.map(\.value.text) } })
  /// The views of the scene that have been read so far. Each comes before its content.
  var views: [SceneView] = []
  /// The ids in the values of those views that have not been checked.
  var namedViews: [NamedViews] = []
  /// The sizes in relation to other views, until these are checked.
  var sizes: [SizeRelation] = []
  /// Whether any view has no id: the rows of a list, or a view in a place where views have no ids.
  var hasUnnamedViews = false
  /// Whether a view could not be read, so that its id may be unknown.
  var lacksViews = false
  /// Ranges of misplaced content. A key that is repeated there is not reported.
  var misplaced: [SourceRange] = []

  /// The scene's keys that were found in the wrong place, and so are not reported as missing.
  var nestedKeys: Set<BoundScene.Key> = []
  /// The names of the styles that views use, or that all views of their element have.
  var styles: Set<String> = []
  /// The start of a value of the wrong shape that caused the syntax error right after it. The diagnostic about the
  /// value replaces that error.
  var causeOfSyntaxError: SourceRange?

  init(grammar: Grammar, tree: SyntaxTree) {
    self.grammar = grammar
    self.tree = tree
    isComponent = DeclarationKind.isComponent(tree)
    scope.isOfComponent = isComponent
    views.reserveCapacity(tree.source.bytes.count / 96)
    names = NameTable(fileSize: tree.source.bytes.count)
    values = ValueReader(
      vocabulary: grammar.vocabulary, scope: scope, diagnostics: diagnostics,
      enumeration: { grammar.enumeration(named: $0) })
  }

  /// Returns the element that a word is most likely a misspelling of.
  ///
  /// A word that occurs many times is compared once, but counts as compared each time, so that suggestions do not
  /// depend on earlier ones.
  func closestElement(to word: String) -> String? {
    guard diagnostics.suggestions.spend(writtenElementNames.count) else { return nil }
    if let known = closestElements[word] { return known }
    let closest = Spelling.closest(to: word, in: writtenElementNames)
    closestElements[word] = .some(closest)
    return closest
  }

  /// Returns the attribute of a layout that a name refers to in scenes or elsewhere.
  func layoutAttribute(called name: String) -> String? {
    guard case .part(let attribute)? = otherLayoutNames.meaning(of: name) else { return nil }
    return attribute
  }

  func fields(
    _ node: SyntaxNode, _ place: String, _ known: NameIndex, advice: (String) -> KeyAdvice? = { _ in nil }
  ) -> FieldReader {
    FieldReader(node, place: place, known: known, diagnostics: diagnostics, advice: advice)
  }

  /// Collects the ids that a value names, to check them when all views are known.
  func collectNamedViews(of owner: Int?) {
    if values.namedViews.isEmpty { return }
    namedViews.append(NamedViews(owner: owner, views: values.namedViews))
    values.namedViews = []
  }

  /// Checks the views that values name, once all views are known.
  func checkNamedViews(in content: Scene.Content?) {
    if namedViews.isEmpty { return }
    var layout: Set<Int>?
    if case .views(let roots)? = content { layout = views.tree(of: roots) }
    NamedViewChecker(context: self, layout: layout).check()
  }

  /// Adds a view.
  ///
  /// - Returns: Its index in the scene's views.
  func add(_ view: consuming SceneView) -> Int {
    views.append(view)
    return views.count - 1
  }

  /// Completes the view at an index.
  func complete(_ index: Int, with view: inout SceneView) {
    swap(&views[index], &view)
  }

  /// Returns whether a value uses a name whose value changes.
  func changes(_ value: Value) -> Bool { value.readsName { scope.kind(of: $0) != .parameter } }

  func report<Message: DiagnosticMessage>(
    _ message: Message, at range: SourceRange, notes: [Diagnostic.Note] = [], fixIts: [FixIt] = []
  ) {
    diagnostics.add(message, at: range, notes: notes, fixIts: fixIts)
  }

  /// Reports a key of the scene that is indented too far.
  func reportNested(_ entry: MappingEntry) {
    if let key = BoundScene.key(entry) { noteNested(key) }
    report(NestedKey(name: entry.name), at: entry.key.range)
  }

  /// Notes a key of the scene that is indented too far. It is then not reported as missing, and neither are unknown
  /// names, since the key may declare them.
  func noteNested(_ key: BoundScene.Key) {
    nestedKeys.insert(key)
    scope.isOpen = true
  }

  /// Treats an entry in the wrong place as the reason why the lines right after it could not be read.
  func assumeCauseOfLines(after entry: MappingEntry) {
    let end = entry.value.range.end
    guard let lines = tree.skipped.first(where: { $0.end > end }), lines.start >= end,
      tree.source.bytes[end..<lines.start].count(where: { $0 == UInt8(ascii: "\n") }) <= 1
    else { return }
    causeOfSyntaxError = entry.key.range
  }

  /// Reports the names that nothing declares, unless their declarations may be in lines that could not be read.
  func reportUnknownNames() {
    scope.discardUnknown(where: tree.mayHaveLost)
    scope.reportUnknown(to: diagnostics)
  }

  /// Adds a method that handles an event of a view. Reports a method that would need two signatures.
  func addHandler(
    _ method: String, for event: Event, of element: ElementKind, id: String, at node: SyntaxNode
  ) {
    if isComponent { return pass(event, of: element, on: method, at: node) }
    let conflict = handlers.add(
      method, for: event, of: element, id: id, at: node.range, isOfScene: !isInFallback)
    guard let conflict else { return }
    report(
      HandlerConflict(name: method, first: conflict.first, second: conflict.second), at: node.range,
      notes: [Diagnostic.Note("'\(method)' is used here first", at: conflict.earlier)])
  }

  /// Reports a node that has the wrong shape. If reading stopped in the node, its shape is the reason.
  func report(shapeOf node: SyntaxNode, _ name: String, _ remedy: String) {
    if node.isIncomplete, !tree.skips(node.headRange.start) { causeOfSyntaxError = node.headRange }
    report(WrongType(name: name, remedy: remedy), at: node.headRange)
  }
}

/// The members of the class that is generated for a scene: its ids, and what is generated for other keys.
final class NameTable {
  private struct Generated {
    let name: String
    let key: SyntaxNode
  }

  private var places = NamePlaces()
  private var generated: [Generated] = []
  /// The ids that only fallbacks have, which generated Swift does not contain.
  private var idsOfFallbacks: Set<String> = []
  /// The members of the superclass of the generated class.
  var reserved = NameIndex.empty

  /// Creates a table with room for about as many names as a file of this size has.
  init(fileSize: Int) {
    places.reserve(fileSize / 96)
  }

  /// Returns whether a view has an id.
  func hasID(_ name: String) -> Bool { places[name] != nil }

  /// Adds an id. Reports one that is already used, or that the generated class cannot have.
  func declare(
    id name: String, of view: String, at node: SyntaxNode, in context: SceneContext
  ) {
    if let earlier = places.add(name, at: node.range) {
      let note = Diagnostic.Note("'\(name)' is here first", at: earlier)
      context.report(DuplicateID(name: name), at: node.range, notes: earlier == node.range ? [] : [note])
      return
    }
    if context.isInFallback {
      idsOfFallbacks.insert(name)
      return
    }
    guard reserved.contains(name) else { return }
    let suggestion = free(name, view)
    let remedy = suggestion.map { "write '\($0)'" } ?? "choose another"
    context.report(
      NameCollision.taken(name, by: "a member of the generated class", remedy: remedy), at: node.range,
      fixIts: renaming(node, to: suggestion))
  }

  /// Adds a member that is generated for a key, such as one that holds what fills a role.
  func generate(_ name: String, for key: SyntaxNode) {
    generated.append(Generated(name: name, key: key))
  }

  /// Runs `body`, which declares ids, without the ids of a replaced view.
  func replacing<Result>(_ ids: [String], _ body: () -> Result) -> Result {
    let hidden = ids.compactMap { id in places[id].map { (id, $0) } }
    for (id, _) in hidden { places[id] = nil }
    defer {
      for (id, place) in hidden {
        places[id] = place
        idsOfFallbacks.remove(id)
      }
    }
    return body()
  }

  /// Reports the generated members that have been declared with the name of an id, of an inherited member or of another
  /// generated member. Ids of fallbacks are not members of the scene's class.
  func checkGenerated(in context: SceneContext) {
    let (places, reserved) = (places, reserved)
    var members = NamePlaces()
    members.reserve(generated.count)
    for member in generated {
      let (name, key) = (member.name, member.key)
      let other = idsOfFallbacks.contains(name) ? nil : places[name]
      if let place = other ?? members.add(name, at: key.range) {
        report(name, at: place, "'\(name)' would be generated for this", key, in: context)
      } else if reserved.contains(name) {
        report(
          name, at: key.range, "'\(name)' would be generated for this; another id gives another name", key,
          in: context)
      }
    }
  }

  private func report(
    _ name: String, at place: SourceRange, _ note: String, _ key: SyntaxNode, in context: SceneContext
  ) {
    context.report(
      NameCollision.taken(name, by: "a member of the generated class"), at: place,
      notes: [Diagnostic.Note(note, at: key.range)])
  }

  /// Returns the first unused name with a higher number, and sets the number to it.
  func unused(_ word: String, after number: inout Int) -> String {
    while true {
      number += 1
      let candidate = number == 1 ? word : "\(word)\(number)"
      if places[candidate] == nil, !reserved.contains(candidate) { return candidate }
    }
  }

  /// Returns an unused id for a view whose id is meant to be this one.
  func id(closestTo name: String, of view: String) -> String {
    places[name] == nil && !reserved.contains(name) ? name : free(name, view) ?? name
  }

  private func free(_ name: String, _ view: String) -> String? {
    let candidate = name + view.capitalized
    return places[candidate] == nil && !reserved.contains(candidate) ? candidate : nil
  }
}

extension DeclarationKind {
  /// Returns whether a file declares a component or, judging by its name, should.
  static func isComponent(_ tree: SyntaxTree) -> Bool {
    (of(tree) ?? .expected(in: tree.source)) == .component
  }
}
