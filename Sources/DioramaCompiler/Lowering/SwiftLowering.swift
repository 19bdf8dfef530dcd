import DioramaGrammar
import DioramaSwift
import DioramaTree

/// Resolves a tree to Swift: which properties are set, which methods are called, and with which arguments.
///
/// Neither the tree nor the Swift writer knows the grammar.
final class SwiftLowering {
  let grammar: Grammar
  /// The controller of the tree.
  let controller: ControllerKind
  /// The parts of the state.
  let state: [RuntimeTree.Parameter]
  /// The names of the tree.
  let names: LazyNames
  /// The events of a component, by their names; `nil` for a scene.
  let events: [String: RuntimeTree.Handler]?
  /// The property with the closure that a component calls after the user has changed its state.
  let reporting: String?
  /// Where expressions are written.
  let place: TreeNames.Place
  /// The views with parts that change, by their ids.
  let changes: ChangingViews?

  /// Returns the Swift scene of a tree. The grammar has all names in a lowered scene, but perhaps not all names in
  /// other trees.
  static func lower(_ stream: StreamedTree, grammar: Grammar) throws(InvalidTreeName) -> SwiftScene {
    let tree = stream.head
    guard let controller = grammar.controller(named: tree.controller) else {
      throw InvalidTreeName(tree.controller, of: "controller")
    }
    let lowering = SwiftLowering(tree, controller, grammar)
    var views = LoweredViews(of: stream, lowering)
    if !controller.modules.isEmpty { views.imports.formUnion(controller.modules) }
    if let screen = tree.screen { try views.add(screen) }
    if let table = tree.table { try views.add(table) }
    let content = try views.add(stream.content)
    for view in tree.empty { try views.add(view) }
    let layout = try lowering.layout(of: tree, controller)
    let isComponent = tree.isComponent
    let rendering = tree.isConstant && !isComponent ? nil : try lowering.rendering(of: tree, controller)
    return SwiftScene(
      name: tree.scene, source: tree.source, summary: tree.summary,
      className: GeneratedNames.className(of: tree),
      handlersName: GeneratedNames.handlersName(ofScene: tree.scene), superclass: controller.swiftClass,
      superclassMembers: controller.base == nil ? [] : controller.members.names,
      superInitializer: controller.initializer.map { SwiftScene.FixedArgument($0, ofScreenWith: tree.table) },
      parameters: tree.parameters, component: isComponent ? lowering.component(of: tree) : nil,
      handlers: isComponent ? [] : tree.handlers,
      layout: layout, views: views.views, imports: views.imports,
      screen: try tree.screen.map { view throws(InvalidTreeName) in try lowering.screen(view) },
      table: tree.table?.id,
      configuration: views.configuration, content: content, empty: tree.empty.compactMap(\.id),
      namesType: views.namesType, rendering: rendering,
      printedEnumerations: lowering.names.printed)
  }

  private init(_ tree: RuntimeTree, _ controller: ControllerKind, _ grammar: Grammar) {
    self.grammar = grammar
    self.controller = controller
    state = tree.state
    names = LazyNames(tree, grammar)
    let isComponent = tree.isComponent
    events = isComponent ? Dictionary(tree.handlers.map { ($0.name, $0) }) { first, _ in first } : nil
    reporting = isComponent ? grammar.element(named: tree.scene)?.editingProperty : nil
    place = .configuration
    changes = tree.groups.isEmpty ? nil : ChangingViews(of: tree)
  }

  /// Creates the lowering of the same tree for another place.
  init(_ lowering: SwiftLowering, in place: TreeNames.Place) {
    grammar = lowering.grammar
    controller = lowering.controller
    state = lowering.state
    names = lowering.names
    events = lowering.events
    reporting = lowering.reporting
    changes = lowering.changes
    self.place = place
  }

  private func layout(
    of tree: RuntimeTree, _ controller: ControllerKind
  ) throws(InvalidTreeName) -> [SwiftScene.LayoutArgument] {
    for given in tree.layout where !controller.layout.contains(where: { $0.name == given.name }) {
      throw InvalidTreeName(given.name, of: "layout attribute")
    }
    return controller.layout.compactMap { attribute in
      guard let value = tree.layout.first(where: { $0.name == attribute.name })?.value,
        !attribute.isDefault(value)
      else { return nil }
      let expression = expression(value, for: attribute)
      let isKept = expression.dependsOnParameters
      return SwiftScene.LayoutArgument(
        label: attribute.name, value: expression,
        member: isKept ? (GeneratedNames.member(ofLayout: attribute.name), attribute.swiftTypeName) : nil)
    }
  }

  func element(of view: RuntimeTree.View) throws(InvalidTreeName) -> ElementKind {
    guard let element = grammar.element(of: view) else {
      throw InvalidTreeName(view.element, of: "element")
    }
    return element
  }

  /// Lowers the statements about a view.
  fileprivate func lower(_ view: RuntimeTree.View, _ receive: StatementReceiver) throws(InvalidTreeName) {
    let element = try element(of: view)
    try lower(view, element, view.roles.map { role($0, of: view, element) }, receive)
  }
}

/// The views of a tree that have been lowered, and what they need.
private struct LoweredViews {
  private let lowering: SwiftLowering
  /// The lowering of what changes; the same object if nothing does.
  private let changingLowering: SwiftLowering
  private(set) var views: [SwiftScene.View] = []
  /// The modules of the classes.
  fileprivate(set) var imports: Set<String> = []
  private(set) var configuration: SwiftScene.Configuration
  /// The spellings of the types that the class will name.
  private var spellings = NameNumbers()
  /// The roles whose types are among them.
  private var notedRoles: [(element: ElementKind, name: String)] = []

  init(of stream: StreamedTree, _ lowering: SwiftLowering) {
    self.lowering = lowering
    changingLowering = lowering.changes == nil ? lowering : SwiftLowering(lowering, in: .rendering)
    configuration = SwiftScene.Configuration { receive in
      var index = 0
      stream.forEachView { view in
        // An error here would already have been thrown when these statements were first created.
        try? lowering.lower(view) { receive(index, $0) }
        index += 1
      }
    }
    for entry in stream.head.declared where entry.type.base.isNamed {
      spellings.add(entry.type.base.swiftName)
    }
  }

  /// Returns whether the class will name a type. Its nested types must not hide it.
  var namesType: (String) -> Bool {
    var types: Set<String>?
    return { [spellings] name in
      let known = types ?? Set((0..<spellings.count).flatMap { GeneratedNames.types(in: spellings[$0]) })
      types = known
      return known.contains(name)
    }
  }

  /// Adds the views of the content.
  mutating func add(_ content: StreamedTree.Content) throws(InvalidTreeName) -> SwiftScene.Content {
    switch content {
    case .views(let views):
      return .views(try add(views))
    case .sections(let sections):
      var lowered: [SwiftScene.Section] = []
      for section in sections {
        let header = try add(section.headerViews)
        let rows = try add(section.rows)
        let footer = try add(section.footerViews)
        lowered.append(
          SwiftScene.Section(
            header: section.head.header.map { lowering.expression($0, for: .optionalText) },
            footer: section.head.footer.map { lowering.expression($0, for: .optionalText) },
            headerViews: header, footerViews: footer,
            isShown: section.head.shown.map { lowering.expression($0, for: .flag) }, rows: rows))
      }
      return .sections(lowered)
    }
  }

  /// Adds views and their content.
  ///
  /// - Returns: Their ids.
  private mutating func add(_ views: StreamedTree.Views) throws(InvalidTreeName) -> [String] {
    var ids: [String] = []
    for view in views {
      try add(view)
      if let id = view.id { ids.append(id) }
    }
    return ids
  }

  /// Adds a view and then its content.
  mutating func add(_ view: RuntimeTree.View) throws(InvalidTreeName) {
    try addAlone(view)
    for slot in view.content {
      guard case .list(let items) = slot.items else { continue }
      for case .view(let inner) in items { try add(inner) }
    }
  }

  private mutating func addAlone(_ view: RuntimeTree.View) throws(InvalidTreeName) {
    let element = try lowering.element(of: view)
    spellings.add(view.swiftClass)
    if !element.modules.isEmpty { imports.formUnion(element.modules) }
    let changing = lowering.changes?[view.id]
    changing?.keep(view, as: element)
    for binding in view.roles { noteTypes(of: binding, element) }
    let roles = view.roles.map { lowering.role($0, of: view, element) }
    var allRoles = roles
    for binding in changing?.roles ?? [] {
      noteTypes(of: binding, element)
      allRoles.append(changingLowering.role(binding, of: view, element))
    }
    views.append(
      SwiftScene.View(
        id: view.id ?? "", swiftClass: view.swiftClass,
        isPublic: !element.isStructural || view.isIdentified(as: element),
        initializer: element.initializer.map { SwiftScene.FixedArgument($0, of: view, element) },
        roles: allRoles, state: element.state.map { lowering.state(of: view, element, $0) },
        containing: element.contained.map { ($0.method, $0.label) },
        isList: element.list != nil && element.placement != .view,
        showsSeveral: element.showsSeveral))
    let index = views.count - 1
    try lowering.lower(view, element, roles) { configuration.add($0, about: index) }
  }

  /// Adds the types that the class names because of a role.
  private mutating func noteTypes(of binding: RuntimeTree.RoleBinding, _ element: ElementKind) {
    if case .type(let type) = binding.source { spellings.add(type) }
    for name in binding.fills where !notedRoles.contains(where: { $0.element === element && $0.name == name })
    {
      notedRoles.append((element, name))
      element.role(named: name)?.forEachMentionedType { spellings.add($0) }
    }
  }
}

/// The names of a tree, which some scenes do not need.
final class LazyNames {
  private let tree: RuntimeTree
  /// What the declared names stand for.
  private(set) lazy var declared = DeclaredNames(of: tree, grammar)
  /// How generated Swift reads the names.
  private(set) lazy var all = TreeNames(of: tree, declared)
  /// The enumerations of UIKit and of the app whose cases are printed in texts.
  private(set) var printed: [SwiftScene.PrintedEnumeration] = []
  private let grammar: Grammar

  init(_ tree: RuntimeTree, _ grammar: Grammar) {
    self.tree = tree
    self.grammar = grammar
  }

  /// Returns whether an enumeration has no other cases in Swift. UIKit's can have more than the grammar has words for.
  func isComplete(_ cases: ParameterType.Cases) -> Bool {
    cases.isDeclaredByDiorama || grammar.isOfProject(enumeration: cases.name)
  }

  /// Records that the cases of an enumeration are printed.
  func recordPrinted(_ cases: ParameterType.Cases) {
    if printed.contains(where: { $0.cases.swiftType == cases.swiftType }) { return }
    printed.append(SwiftScene.PrintedEnumeration(cases: cases, isComplete: isComplete(cases)))
  }
}

extension RuntimeTree {
  /// The parameters, and the parts of the state and derived values, if anything changes.
  fileprivate var declared: [Parameter] { isConstant ? parameters : parameters + state + derived }

  /// Whether nothing changes while the scene is shown, and the scene declares no enumeration.
  fileprivate var isConstant: Bool {
    state.isEmpty && conditions.isEmpty && derived.isEmpty && groups.isEmpty
      && !parameters.contains {
        if case .enumeration(let cases) = $0.type.base { cases.isOwn } else { false }
      }
  }
}

extension ParameterType.Base {
  /// Whether it is a type of the app or of UIKit, by its name.
  fileprivate var isNamed: Bool {
    switch self {
    case .swift: true
    case .enumeration(let cases): !cases.isOwn
    default: false
    }
  }
}

extension ElementKind {
  /// Whether its views show items, which can be hidden.
  fileprivate var showsSeveral: Bool {
    content.indices.contains { content[$0].accepts == .item || content[$0].accepts == .row }
  }
}

extension StreamedTree {
  /// Calls `body` with the screen, the table and all views and rows, each before its content, in the order in which
  /// they are added.
  fileprivate func forEachView(_ body: (RuntimeTree.View) -> Void) {
    let lists: [Views] =
      switch content {
      case .views(let views): [views]
      case .sections(let sections): sections.flatMap { [$0.headerViews, $0.rows, $0.footerViews] }
      }
    head.screen?.withContent.forEach(body)
    head.table?.withContent.forEach(body)
    for list in lists {
      for view in list { view.withContent.forEach(body) }
    }
    for view in head.empty { view.withContent.forEach(body) }
  }
}

extension RuntimeTree.View {
  /// Returns whether the view has an attribute that is its identifier by default.
  fileprivate func isIdentified(as element: ElementKind) -> Bool {
    element.attributes.contains { attribute in
      attribute.defaultValue == .identifier && attributes.contains { $0.name == attribute.name }
    }
  }

  /// The view and the views in it.
  fileprivate var withContent: [RuntimeTree.View] {
    var found = [self]
    for case .list(let items) in content.lazy.map(\.items) {
      for case .view(let view) in items { found += view.withContent }
    }
    return found
  }
}

extension SwiftScene.FixedArgument {
  init(_ argument: FixedArgument) {
    let value: Value =
      switch argument.value {
      case .none, .attribute: .none
      case .enumerationCase(let name): .enumerationCase(name)
      case .literal(let value): .literal(value)
      case .parameter: .parameter(argument.label)
      }
    self.init(label: argument.label, value)
  }

  /// Creates an argument of the initializer of a controller: the settings of the scene's `table` take precedence.
  fileprivate init(_ argument: FixedArgument, ofScreenWith table: RuntimeTree.View?) {
    self.init(argument)
    let given = table?.attributes.first { $0.name == argument.label }?.value
    if case .enumerationCase = value, case .enumeration(let name)? = given { value = .enumerationCase(name) }
  }

  /// Creates an argument of the initializer of a view.
  fileprivate init(_ argument: FixedArgument, of view: RuntimeTree.View, _ element: ElementKind) {
    self.init(argument)
    guard case .attribute(let name) = argument.value else { return }
    let given = view.attributes.first { $0.name == name }?.value
    if case .enumeration(let written)? = given {
      value = .enumerationCase(written)
    } else if case .value(.enumeration(let standard))? = element.attribute(named: name)?.defaultValue {
      value = .enumerationCase(standard)
    }
  }
}

extension ValueType {
  /// The range of a number, with its bounds as Swift literals; empty for other types.
  var limits: (isDecimal: Bool, minimum: String?, maximum: String?) {
    switch self {
    case .integer(let range):
      return (false, range?.lowestInteger.map(String.init), range?.highestInteger.map(String.init))
    case .number(let range):
      let minimum = range.flatMap { $0.lowerBound.isFinite ? $0.lowerBound : nil }
      let maximum = range.flatMap { $0.upperBound.isFinite ? $0.upperBound : nil }
      return (true, minimum?.shortText, maximum?.shortText)
    default: return (false, nil, nil)
    }
  }
}
