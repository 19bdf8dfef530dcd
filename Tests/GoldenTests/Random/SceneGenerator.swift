import DioramaGrammar
import DioramaTree

/// Makes valid scenes at random, out of nothing but the grammar and the types of the app.
struct SceneGenerator {
  let grammar: Grammar
  var choices: RandomChoices
  var scope = SceneScope()

  /// Creates a generator. The same seed gives the same scenes.
  init(grammar: Grammar, seed: UInt64) {
    self.grammar = grammar
    choices = RandomChoices(seed: seed)
  }

  /// The files of so many scenes. The last ones, one for each controller, show whatever has not been shown before, so that all of them
  /// together show everything that the grammar has, whatever the seed is.
  mutating func scenes(_ count: Int) -> [String] {
    let controllers = grammar.controllerNames
    return (0..<count).map { number in
      let left = count - number
      choices.isSweeping = left <= controllers.count
      let usual = choices.chance(20) ? grammar.defaultController : choices.element(of: controllers)
      return scene(named: "Random\(number)", kind: choices.isSweeping ? controllers[left - 1] : usual)
    }
  }

  private mutating func scene(named name: String, kind: String) -> String {
    guard let controller = grammar.controller(named: kind) else { return "" }
    scope = SceneScope(reserved: Set(controller.members.names))
    let layout = layout(of: controller)
    let content = content(of: controller)
    var entries: [SceneNode.Entry] = [("scene", .scalar(name))]
    if controller.name != grammar.defaultController || choices.chance(20) {
      entries.append(("controller", .scalar(controller.name)))
    }
    if choices.chance(50) { entries.append(("summary", plainText())) }
    if choices.chance(20) { entries.append(("diorama", .scalar("\(grammar.version)"))) }
    if !scope.parameters.isEmpty { entries.append(("parameters", .block(scope.parameters.map(\.entry)))) }
    var root = SceneNode.block(entries + layout + [content])
    if choices.chance(50) { root.shareRepeated() }
    return root.file
  }

  private mutating func layout(of controller: ControllerKind) -> [SceneNode.Entry] {
    let attributes = controller.layout.filter {
      choices.wants(
        $0.name, for: "layout of \(controller.name)", percent: hasFreshCases($0) ? 100 : 30)
    }
    choices.remember(attributes.map(\.name), for: "layout of \(controller.name)")
    let entries = attributes.map { (key: $0.name, value: value(of: $0, in: "layout")) }
    return entries.isEmpty ? [] : [("layout", choices.chance(50) ? .block(entries) : .mapping(entries))]
  }

  private mutating func content(of controller: ControllerKind) -> SceneNode.Entry {
    switch controller.content {
    case .views:
      if choices.isSweeping { return ("views", .lines(freshViews(in: .view))) }
      return ("views", .lines((0..<choices.number(in: 2...10)).map { _ in view(in: .view) }))
    case .sections:
      if choices.isSweeping { return ("rows", .lines(freshViews(in: .row))) }
      guard choices.chance(75) else { return ("rows", rows()) }
      return ("sections", .lines((0..<choices.number(in: 1...3)).map { _ in section() }))
    }
  }

  private mutating func section() -> SceneNode {
    var entries: [SceneNode.Entry] = []
    for name in ["header", "footer"] where choices.chance(50) { entries.append((name, text())) }
    return .block(entries + [("rows", rows())])
  }

  private mutating func rows() -> SceneNode {
    .lines(
      (0..<choices.number(in: 0...8)).map { _ in
        choices.chance(15) ? text() : view(in: .row)
      })
  }
}

/// What the scene that is being made has already.
struct SceneScope {
  /// The names that no id can have.
  var reserved: Set<String> = []
  /// The ids and the names of the parameters.
  var names: Set<String> = []
  /// What the owner passes in.
  var parameters: [RandomParameter] = []
  /// The methods of the handlers, by what they take and answer.
  var handlers: [HandlerShape: [String]] = [:]
  /// Values that were written out, by what they are, to be used again.
  var values: [ValueType: [SceneNode]] = [:]
  /// How many views are around the place.
  var depth = 0
}

/// What a scene asks its owner for.
struct RandomParameter {
  let name: String
  let type: ParameterType
  let range: ParameterRange
  let entry: SceneNode.Entry
}

/// What a method takes and answers: one method can only have one shape.
struct HandlerShape: Hashable {
  private let event: [String]

  init(_ event: Event, of element: ElementKind) {
    let types = event.arguments.flatMap { [$0.label ?? "_", $0.type] } + [event.result ?? "", ":"]
    self.event =
      types.map { $0 == "Self" ? element.swiftClass : $0 }
      + [event.isAsync ? "async" : "", event.canThrow ? "throws" : ""]
  }
}
