import DioramaGrammar
import DioramaTree

/// Creates valid random scenes from the grammar and the types of the app alone.
package struct SceneGenerator {
  let grammar: Grammar
  let texts: TextSource
  private let isAcceptable: @Sendable (String) -> Bool
  /// The elements that scenes can use, by their placement.
  let elements: [ElementKind.Placement: [ElementKind]]
  /// The components whose states are the entries of lists.
  let components: [String]
  /// The theme of the grammar, if there is one.
  package var theme: RandomTheme?
  var choices: RandomChoices
  var scope = SceneScope()
  /// Whether a view is being created.
  private var isMakingView = false
  /// The names of elements of which everything has been used.
  var finished: Set<String> = []

  /// Creates a generator. The same seed gives the same scenes.
  ///
  /// - Parameter isAcceptable: Whether a view is acceptable, given as a scene with only this view. Other views are
  ///   replaced.
  package init(
    grammar: Grammar, seed: UInt64, texts: TextSource,
    isAcceptable: @escaping @Sendable (String) -> Bool = { _ in true }
  ) {
    self.grammar = grammar
    self.texts = texts
    self.isAcceptable = isAcceptable
    choices = RandomChoices(seed: seed)
    elements = Dictionary(
      grouping: grammar.elementNames.compactMap { grammar.element(named: $0) }.filter { !$0.isAbstract },
      by: \.placement)
    components = grammar.elementNames.filter {
      grammar.element(named: $0)?.state?.contains { $0.name == "id" } ?? false
    }
  }

  /// The files of `count` scenes. The last ones, one for each controller, use everything that earlier ones have not, so
  /// the scenes together cover the whole grammar with any seed.
  package mutating func scenes(_ count: Int) -> [String] {
    let controllers = grammar.controllerNames
    return (0..<count).map { number in
      let left = count - number
      choices.isSweeping = left <= controllers.count
      let usual = choices.chance(20) ? grammar.defaultController : choices.element(of: controllers)
      return scene(named: "Random\(number)", kind: choices.isSweeping ? controllers[left - 1] : usual)
    }
  }

  /// A scene with at least `count` views.
  package mutating func scene(named name: String, views count: Int) -> String {
    guard let controller = grammar.controller(named: grammar.defaultController) else { return "" }
    scope = SceneScope(reserved: Set(controller.members.names))
    var views: [SceneNode] = []
    while scope.viewCount < count {
      scope.room = choices.number(in: texts.room)
      views.append(acceptableView(in: .view) { $0.view(in: .view) })
    }
    return file(named: name, [("views", .lines(views))])
  }

  private mutating func scene(named name: String, kind: String) -> String {
    guard let controller = grammar.controller(named: kind) else { return "" }
    scope = SceneScope(reserved: Set(controller.members.names))
    scope.room = choices.number(in: texts.room)
    scope.changes = choices.isSweeping || choices.chance(60)
    let layout = layout(of: controller)
    let content = content(of: controller)
    var entries = screen(of: controller)
    if controller.name != grammar.defaultController || choices.chance(20) {
      entries.append(("controller", .scalar(controller.name)))
    }
    if choices.chance(50) { entries.append(("summary", plainText())) }
    if choices.chance(20) { entries.append(("diorama", .scalar("\(grammar.version)"))) }
    let empty = controller.content == .sections && choices.chance(40) ? [("empty", views())] : []
    return file(named: name, entries + layout + table(of: controller) + [content] + empty)
  }

  mutating func file(named name: String, _ entries: [SceneNode.Entry]) -> String {
    var root = SceneNode.block([("scene", .scalar(name))] + declarations { _ in true } + entries)
    if choices.chance(50) { root.shareRepeated() }
    return root.file
  }

  /// An acceptable view or row; after sixty attempts, or three inside another view, the last one. What the others
  /// declared is removed, but their names remain taken.
  mutating func acceptableView(
    in placement: ElementKind.Placement, _ make: (inout SceneGenerator) -> SceneNode
  ) -> SceneNode {
    let isInside = isMakingView
    isMakingView = true
    defer { isMakingView = isInside }
    let before = (choices, finished, scope.entries.count, scope.conditions.count)
    let size = (scope.viewCount, scope.room)
    var view = make(&self)
    for _ in 0..<(isInside ? 3 : 60) {
      if isAcceptable(sample(of: view, in: placement)) { break }
      let generator = choices.generator
      (choices, finished, _, _) = before
      (scope.viewCount, scope.room) = size
      choices.generator = generator
      scope.entries.removeSubrange(before.2...)
      scope.conditions.removeSubrange(before.3...)
      view = make(&self)
    }
    return view
  }

  /// A scene with a single view or row, and what it refers to.
  private func sample(of view: SceneNode, in placement: ElementKind.Placement) -> String {
    let content: [SceneNode.Entry] =
      switch placement {
      case .view, .item: [("views", .lines([view]))]
      case .row: [("controller", .scalar("table")), ("rows", .lines([view]))]
      case .section:
        [
          (
            "views",
            .lines([.block([("collection", .scalar("place")), ("sections", .lines([view]))])])
          )
        ]
      case .barItem: [("screen", .block([("rightItems", .lines([view]))])), ("views", .lines([]))]
      case .menuItem, .swipeAction:
        [
          ("controller", .scalar("table")),
          (
            "rows",
            .lines([
              .block([
                ("cell", .scalar("place")),
                (placement == .menuItem ? "menu" : "trailingSwipe", .lines([view])),
              ])
            ])
          ),
        ]
      case .screen: [("screen", view), ("views", .lines([]))]
      }
    let text = SceneNode.block(content).file
    return SceneNode.block([("scene", .scalar("Sample"))] + declarations(usedIn: text)).file + text
  }

  /// The declarations of names that a text uses.
  private func declarations(usedIn text: String) -> [SceneNode.Entry] {
    var words = words(in: text)
    // A condition can name earlier ones.
    for condition in scope.conditions.reversed() where words.contains(condition.key) {
      words.formUnion(self.words(in: SceneNode.block([condition]).file))
    }
    return declarations(where: words.contains)
  }

  /// The words in a text that can be names.
  private func words(in text: String) -> Set<String> {
    let words = text.unicodeScalars.split { !$0.properties.isAlphabetic && !("0"..."9").contains($0) }
    return Set(words.map { String($0) })
  }

  func declarations(where isIncluded: (String) -> Bool) -> [SceneNode.Entry] {
    let included = scope.entries.filter { isIncluded($0.name) }
    let declarations = [
      ("parameters", included.filter { !$0.isState }.map(\.entry)),
      ("state", included.filter(\.isState).map(\.entry)),
      ("conditions", scope.conditions.filter { isIncluded($0.key) }),
      ("derived", scope.derived.filter { isIncluded($0.key) }),
    ]
    return declarations.compactMap { $1.isEmpty ? nil : ($0, .block($1)) }
  }

  mutating func layout(of controller: ControllerKind) -> [SceneNode.Entry] {
    let attributes = controller.layout.filter {
      choices.wants(
        $0.name, for: "layout of \(controller.name)", percent: hasFreshCases($0) ? 100 : 30)
    }
    choices.remember(attributes.map(\.name), for: "layout of \(controller.name)")
    let entries = attributes.map { (key: $0.name, value: freshCase(of: $0) ?? value(of: $0, in: "layout")) }
    return entries.isEmpty ? [] : [("layout", choices.chance(50) ? .block(entries) : .mapping(entries))]
  }

  /// A case that no scene has used, because a scene has only one layout.
  private mutating func freshCase(of attribute: Attribute) -> SceneNode? {
    guard case .enumeration(let enumeration) = attribute.type else { return nil }
    let purpose = "case of \(enumeration.name)"
    let fresh = enumeration.cases.first { name in
      attribute.defaultValue != .value(.enumeration(name)) && choices.hasFresh([name], for: purpose)
    }
    guard let fresh else { return nil }
    choices.remember([fresh], for: purpose)
    return .scalar(fresh)
  }

  mutating func screen(of controller: ControllerKind) -> [SceneNode.Entry] {
    guard let element = controller.screen.flatMap({ grammar.element(named: $0) }),
      choices.isSweeping || choices.chance(60)
    else { return [] }
    let screen = acceptableView(in: .screen) { .block($0.body(of: element)) }
    if case .block(let entries) = screen, entries.isEmpty { return [] }
    return [("screen", screen)]
  }

  /// The scene's settings for the table that shows its sections.
  mutating func table(of controller: ControllerKind) -> [SceneNode.Entry] {
    // A table is not checked alone, as views are, so it could lack the handler that ends its refresh.
    guard !texts.isTypical, let element = controller.table.flatMap({ grammar.element(named: $0) }) else {
      return []
    }
    let body = body(of: element)
    return body.isEmpty ? [] : [("table", .block(body))]
  }

  private mutating func content(of controller: ControllerKind) -> SceneNode.Entry {
    switch controller.content {
    case .views:
      if choices.isSweeping { return ("views", .lines(freshViews(in: .view))) }
      return (
        "views",
        .lines(nodes(2...10) { scene in scene.acceptableView(in: .view) { $0.view(in: .view) } })
      )
    case .sections:
      if choices.isSweeping { return ("rows", .lines(freshViews(in: .row))) }
      guard choices.chance(75) else { return ("rows", rows()) }
      return ("sections", .lines((0..<choices.number(in: 1...3)).map { _ in section() }))
    }
  }

  private mutating func section() -> SceneNode { section(around: ("rows", rows())) }

  /// A section with some content.
  mutating func section(around content: SceneNode.Entry) -> SceneNode {
    var entries: [SceneNode.Entry] = []
    var hasViews = false
    for name in ["header", "footer"] where choices.chance(50) {
      let isView = choices.chance(30)
      hasViews = hasViews || isView
      entries.append((name, isView ? views() : wantsForm() ? form(of: .string) : text()))
    }
    // Views in a hidden section cannot be given services.
    if !hasViews, choices.chance(30) {
      entries.append(("shown", wantsForm() ? form(of: .boolean) : .scalar("true")))
    }
    return .block(entries + [content])
  }

  /// One or two views in a table.
  mutating func views() -> SceneNode {
    .lines((0..<choices.number(in: 1...2)).map { _ in acceptableView(in: .view) { $0.view(in: .view) } })
  }

  private mutating func rows() -> SceneNode {
    .lines(
      nodes(0...8) { scene in
        if scene.choices.chance(20) { return scene.listOfTexts() }
        return scene.choices.chance(15) ? scene.text() : scene.acceptableView(in: .row) { $0.view(in: .row) }
      })
  }

  /// A number of nodes, or fewer if the scene has no room for more views.
  mutating func nodes(
    _ count: ClosedRange<Int>, _ make: (inout SceneGenerator) -> SceneNode
  ) -> [SceneNode] {
    var nodes: [SceneNode] = []
    for _ in 0..<choices.number(in: count) where choices.isSweeping || scope.room > 0 {
      nodes.append(make(&self))
    }
    return nodes
  }
}

/// The state of the scene that is being created.
struct SceneScope {
  /// Names that are not allowed as ids.
  var reserved: Set<String> = []
  /// The ids and the names that values can use.
  var names: Set<String> = []
  /// The parameters and the entries of the state.
  var entries: [RandomEntry] = []
  /// The conditions.
  var conditions: [SceneNode.Entry] = []
  /// The derived values.
  var derived: [SceneNode.Entry] = []
  /// The types of derived values that are not lists.
  var derivedTypes: [String: ParameterType] = [:]
  /// Whether it is a component.
  var isComponent = false
  /// The events of a component.
  var events: [SceneNode.Entry] = []
  /// Whether anything changes while the scene is shown.
  var changes = false
  /// Whether the current place accepts only values that do not change.
  var isConstant = false
  /// The number of forms that the current value is in.
  var formDepth = 0
  /// The methods of the handlers, by arguments and result.
  var handlers: [HandlerShape: [String]] = [:]
  /// The names of these methods.
  var methods: Set<String> = []
  /// Literals by kind, to be used again.
  var values: [ValueType: [SceneNode]] = [:]
  /// The entries of the list that contains the current view.
  var list: ListEntries?
  /// The parts of these entries on which values can depend.
  var parts: [RuntimeTree.Parameter] = []
  /// The ids of the views before the current one, with which it is laid out.
  var siblings: [String] = []
  /// The number of enclosing views.
  var depth = 0
  /// The number of views.
  var viewCount = 0
  /// The number of views for which there is room.
  var room = 0
}

/// A parameter of the scene, or an entry of its state.
struct RandomEntry {
  let name: String
  let type: ParameterType
  let range: ParameterRange
  let isState: Bool
  let entry: SceneNode.Entry
}

/// The arguments and the result of a method. Handlers with the same name must have the same shape.
struct HandlerShape: Hashable {
  private let event: [String]

  init(_ event: Event, of element: ElementKind) {
    let types = event.arguments.flatMap { [$0.label ?? "_", $0.type] } + [event.result ?? "", ":"]
    self.event =
      types.map { $0 == "Self" ? element.swiftClass : $0 }
      + [event.isAsync ? "async" : "", event.canThrow ? "throws" : ""]
  }
}
