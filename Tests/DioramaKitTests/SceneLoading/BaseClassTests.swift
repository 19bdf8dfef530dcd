import DioramaTree
import Testing

@testable import DioramaKit

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

/// Loaded scenes of a class that the app has registered.
@MainActor
struct BaseClassTests {
  private var loader: SceneLoader {
    var elements = SceneElements.builtIn
    elements.registerController("eager") { try LoadedEagerScene($0) }
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

  /// UIKit raises an exception for orientations of which the app supports none.
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
