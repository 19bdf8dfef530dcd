import DioramaTree
import Testing

@_spi(Generated) @testable import DioramaKit

/// A base class that loads its view in its initializer.
private class EagerViewController: UIViewController {
  init(_ tag: Int) {
    super.init(nibName: nil, bundle: nil)
    view.tag = tag
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

private final class LoadedEagerScene: EagerViewController, LoadedScene {
  let loadedScreen: LoadedScreen

  init(_ screen: LoadedScreen) throws(SceneLoadingProblem) {
    loadedScreen = screen
    super.init(try screen.parameter("number", as: Int?.self) ?? 7)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    loadedScreen.viewDidLoad()
  }
}

/// A base class that makes its table in its initializer.
private class EagerTableViewController: UITableViewController {
  private(set) var loads = 0

  init(early style: UITableView.Style) {
    super.init(style: style)
    loadViewIfNeeded()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    super.loadView()
    loads += 1
  }
}

private final class LoadedEagerTable: EagerTableViewController, LoadedScene {
  let loadedScreen: LoadedScreen

  init(_ screen: LoadedScreen) {
    loadedScreen = screen
    super.init(early: .plain)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

private enum Plan: String { case free, pro }

private struct Badge: Equatable {
  var id = 0
  var title: String
  var plans: [Plan] = []
  var limit: Int?
}

private struct Member: Equatable {
  var name: String
  var plan: Plan?
  var main: Badge
  var badges: [Badge] = []
}

extension SceneType where Instance == Badge {
  fileprivate static var stateOfBadge: SceneType {
    .component { values in
      Badge(
        id: try values.value("id"), title: try values.value("title"),
        plans: try values.value("plans", .list(.plan)), limit: try values.value("limit"))
    }
  }
}

extension SceneType where Instance == Member {
  fileprivate static var stateOfMember: SceneType {
    .component { values in
      Member(
        name: try values.value("name"), plan: try values.value("plan", .optional(.plan)),
        main: try values.value("main", .stateOfBadge),
        badges: try values.value("badges", .list(.stateOfBadge)))
    }
  }
}

extension SceneType where Instance == Plan {
  fileprivate static var plan: SceneType { .enumeration(["free": .free, "pro": .pro]) }
}

/// A base class whose initializer takes an enumeration of UIKit, one of the app, and the state of a component.
private class MemberViewController: UIViewController {
  let alignment: NSTextAlignment
  let plan: Plan?
  let member: Member
  var note = ""
  var notedHandler: (@MainActor () -> Void)?

  init(alignment: NSTextAlignment, plan: Plan?, member: Member) {
    (self.alignment, self.plan, self.member) = (alignment, plan, member)
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

private final class LoadedMemberScene: MemberViewController, LoadedScene {
  let loadedScreen: LoadedScreen

  init(_ screen: LoadedScreen) throws(SceneLoadingProblem) {
    loadedScreen = screen
    super.init(
      alignment: try screen.parameter("alignment", as: NSTextAlignment.self, .textAlignment),
      plan: try screen.parameter("plan", as: Plan?.self, .optional(.plan)),
      member: try screen.parameter("member", as: Member.self, .stateOfMember))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// Loaded scenes of a class that the app has registered.
@MainActor
struct BaseClassTests {
  private var loader: SceneLoader {
    var elements = SceneElements.builtIn
    elements.registerController("eager") { try LoadedEagerScene($0) }
    elements.registerController("eagerTable") { LoadedEagerTable($0) }
    return SceneLoader(elements: elements)
  }

  private func tree(_ content: RuntimeTree.Content) -> RuntimeTree {
    var tree = TreeFixtures.tree("A", controller: "eager", content: content)
    tree.parameters = [
      RuntimeTree.Parameter(
        name: "number", type: ParameterType(.integer, isOptional: true), defaultValue: nil, summary: nil)
    ]
    tree.screen = TreeFixtures.view("screen", "screen", 1, [:], ["loaded": "loaded"])
    tree.handlers = [TreeFixtures.handler("loaded", [])]
    return tree
  }

  @Test(arguments: [nil, 3]) func aViewThatIsLoadedEarlyGetsTheContent(_ number: Int?) throws {
    var loads = 0
    var handlers = SceneHandlers()
    handlers.set("loaded") { loads += 1 }
    let tree = tree(.views([TreeFixtures.view("label", "text", 2)]))
    let scene = try loader.load(
      tree, parameters: number.map { ["number": $0] } ?? [:], handlers: handlers)
    #expect(scene.isViewLoaded && scene.view.tag == number ?? 7 && loads == 1)
    #expect(scene.view("text")?.window == nil && scene.view("text")?.isDescendant(of: scene.view) == true)
  }

  // MARK: Enumerations and components

  private func entry(
    _ name: String, _ type: ParameterType, _ value: Value? = nil
  ) -> RuntimeTree.Parameter {
    RuntimeTree.Parameter(name: name, type: type, defaultValue: value, summary: nil)
  }

  /// A scene whose screen is edited, and whose parameters are passed to the initializer of its base class.
  private var memberTree: RuntimeTree {
    func cases(_ name: String, _ swift: String, _ names: [String]) -> ParameterType.Base {
      .enumeration(.init(name: name, swiftType: swift, isOwn: false, names: names))
    }
    func component(_ name: String, _ state: [RuntimeTree.Parameter]) -> RuntimeTree {
      var tree = TreeFixtures.tree(name, controller: "component", content: .views([]))
      tree.state = state
      return tree
    }
    let plan = cases("Plan", "Plan", ["free", "pro"])
    var tree = TreeFixtures.tree("A", controller: "member", content: .views([]))
    tree.parameters = [
      entry("alignment", ParameterType(cases("textAlignment", "NSTextAlignment", ["left", "center"]))),
      entry("plan", ParameterType(plan, isOptional: true)),
      entry("member", ParameterType(.component("Member"))),
    ]
    tree.components = [
      component(
        "Badge",
        [
          entry("id", .integer, .integer(0)), entry("title", .string),
          entry("plans", ParameterType(plan, isList: true), .list([])),
          entry("limit", ParameterType(.integer, isOptional: true)),
        ]),
      component(
        "Member",
        [
          entry("name", .string), entry("plan", ParameterType(plan, isOptional: true)),
          entry("main", ParameterType(.component("Badge"))),
          entry("badges", ParameterType(.component("Badge"), isList: true), .list([])),
        ]),
    ]
    tree.state = [entry("note", .string, .literal(""))]
    tree.screen = TreeFixtures.view("memberScreen", "screen", 1)
    tree.screen?.edits = [.init(attribute: "note", state: "note")]
    tree.groups = [
      RuntimeTree.Group(
        reads: ["note"],
        statements: [
          .init(about: .view("screen"), attributes: [.init(name: "note", value: .state("note"))])
        ])
    ]
    return tree
  }

  private var memberLoader: SceneLoader {
    var loader = SceneLoader()
    var screen = SceneElement<MemberViewController>(abstract: "memberScreen", extends: "screen")
    screen.attribute("note", .string) { $0.note = $1 }
    screen.event("noted") { screen, callback in
      screen.notedHandler = { callback() }
    }
    screen.edit("note", by: "noted") { $0.note }
    loader.elements.register(screen)
    loader.elements.registerController("member") { try LoadedMemberScene($0) }
    return loader
  }

  private let member: [String: Any?] = ["name": "Ann", "main": ["title": "A"] as [String: Any?]]

  @Test func theInitializerGetsEnumerationsAndComponents() throws {
    let details: [String: Any?] = [
      "name": "Bo", "plan": "pro",
      "main": ["title": "B", "plans": ["free", "pro"], "limit": 3] as [String: Any?],
      "badges": [["title": "C"] as [String: Any?]],
    ]
    let badge = Badge(title: "B", plans: [.free, .pro], limit: 3)
    for (parameters, plan, member) in [
      (["plan": "free", "member": member], Plan.free, Member(name: "Ann", main: Badge(title: "A"))),
      (
        ["plan": Plan.pro, "member": details], .pro,
        Member(name: "Bo", plan: .pro, main: badge, badges: [Badge(title: "C")])
      ),
      (["plan": nil, "member": member], nil, Member(name: "Ann", main: Badge(title: "A"))),
    ] as [([String: Any?], Plan?, Member)] {
      let parameters = parameters.merging(["alignment": "center"]) { $1 }
      let scene = try #require(
        try memberLoader.load(memberTree, parameters: parameters) as? LoadedMemberScene)
      #expect(scene.alignment == .center && scene.plan == plan && scene.member == member)
      scene.note = "Hello"
      scene.notedHandler?()
      #expect(scene.values["note"] as? String == "Hello")
    }
  }

  /// What keeps the controller from being made is reported once, and nothing that follows from it.
  @Test func anArgumentOfTheInitializerThatCannotBeUsed() {
    let known: [String: Any?] = ["alignment": "center", "member": member]
    func problems(_ changes: [String: Any?]) -> [SceneLoadingProblem] {
      memberTree.problems(memberLoader, parameters: known.merging(changes) { $1 })
    }
    #expect(problems(["alignment": "middle"]) == [.unknownCase("middle", of: "alignment")])
    #expect(problems(["alignment": nil]) == [.missingParameter("alignment", type: "textAlignment")])
    let wrong = problems(["member": ["name": "Ann"] as [String: Any?]])
    #expect(wrong == [.invalidParameter("member", reason: "missing state 'main' of type Badge")])
    #expect(wrong.first?.description == "parameter 'member': missing state 'main' of type Badge")
    // A tree of another release can have other cases and another state than the app.
    var tree = memberTree
    tree.components[1].state[0] = entry("title", .string)
    let other: [String: Any?] = ["title": "Ann", "main": ["title": "A"] as [String: Any?]]
    #expect(
      tree.problems(memberLoader, parameters: known.merging(["member": other]) { $1 })
        == [.parameterOfWrongType("member", expected: "Member", given: "[String: Any?]")])
  }

  /// Only UIKit calls `loadView()`.
  @Test func aTableThatIsMadeEarlyIsReplaced() throws {
    var tree = TreeFixtures.table([TreeFixtures.view("cell", "about", 2, ["title": .literal("About")])])
    tree.controller = "eagerTable"
    tree.table = TreeFixtures.view("sectionTable", "sceneTable", 1, ["style": .enumeration("insetGrouped")])
    let scene = try #require(try loader.load(tree) as? LoadedEagerTable)
    let table = try #require(scene.tableView)
    #expect(scene.loads == 1 && table.style == .insetGrouped && table.delegate === scene)
    #expect(table.visibleCells.map(\.textLabel?.text) == ["About"])
  }

  /// UIKit raises an exception for orientations if the app supports none of them.
  @Test func orientationsThatTheAppLacksAreIgnored() throws {
    var tree = TreeFixtures.tree("A", controller: "view", content: .views([]))
    tree.screen = TreeFixtures.view("screen", "screen", 1, ["orientations": .enumeration("landscape")])
    let scene = try SceneLoader().load(tree)
    let supported = UIApplication.shared.supportedOrientations
    defer { UIApplication.shared.supportedOrientations = supported }
    #expect(scene.supportedInterfaceOrientations == .landscape)
    UIApplication.shared.supportedOrientations = [.portrait, .landscapeLeft]
    #expect(scene.supportedInterfaceOrientations == .landscape)
    UIApplication.shared.supportedOrientations = .portrait
    #expect(scene.supportedInterfaceOrientations == UIViewController().supportedInterfaceOrientations)
    // The app's delegate has the last word. It often asks the controller that is shown.
    let delegate = OrientationDelegate()
    UIApplication.shared.delegate = delegate
    #expect(scene.supportedInterfaceOrientations == .landscape)
    delegate.screen = scene
    #expect(scene.supportedInterfaceOrientations == .landscape)
    UIApplication.shared.supportedOrientations = .all
    (delegate.screen, delegate.orientations) = (nil, .portrait)
    #expect(scene.supportedInterfaceOrientations == UIViewController().supportedInterfaceOrientations)
  }

  @Test(arguments: [SceneLoadingPolicy.bundled, .delivered])
  func aClassForViewsShowsNoRows(_ policy: SceneLoadingPolicy) {
    var loader = loader
    loader.policy = policy
    var handlers = SceneHandlers()
    handlers.set("loaded") {}
    #expect(throws: SceneLoadingError(problems: [.unknownController("eager")])) {
      try loader.load(self.tree(.sections([])), handlers: handlers)
    }
    loader.elements = .builtIn
    #expect(throws: SceneLoadingError(problems: [.unknownController("eager")])) {
      try loader.load(self.tree(.views([])), handlers: handlers)
    }
  }
}

/// Says which orientations the app supports: its own, or those of a screen.
private final class OrientationDelegate: NSObject, UIApplicationDelegate {
  var orientations = UIInterfaceOrientationMask.all
  weak var screen: UIViewController?

  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
    -> UIInterfaceOrientationMask
  {
    screen?.supportedInterfaceOrientations ?? orientations
  }
}
