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
