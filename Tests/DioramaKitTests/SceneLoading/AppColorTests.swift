import DioramaTree
import Testing

@testable import DioramaKit

/// Colours that are constants of the app.
@MainActor
struct AppColorTests {
  private func tree(_ color: Color, state: [RuntimeTree.Parameter] = []) -> RuntimeTree {
    var tree = TreeFixtures.tree(
      "A", content: .views([TreeFixtures.view("label", "one", 3, ["textColor": .color(color)])]))
    tree.state = state
    return tree
  }

  @Test(arguments: [
    Color.constant("Brand.accent"), .adaptive(light: .named("red"), dark: .constant("Brand.accent")),
  ])
  func missingColorsAreErrors(_ color: Color) throws {
    for policy in [SceneLoadingPolicy.bundled, .delivered] {
      var loader = SceneLoader()
      loader.policy = policy
      let error = #expect(throws: SceneLoadingError.self) { try loader.load(tree(color)) }
      #expect(error?.problems == [.missingColor("Brand.accent")])
      loader.colors["Brand.accent"] = .purple
      #expect(throws: Never.self) { try loader.load(tree(color)) }
    }
  }

  @Test func registeredColorsAreShown() throws {
    var loader = SceneLoader()
    loader.colors["Brand.accent"] = .purple
    let scene = try loader.load(tree(.constant("Brand.accent")))
    #expect(scene.view("one", as: UILabel.self)?.textColor == .purple)
  }

  @Test func defaultsOfTheStateNeedThem() throws {
    let entry = RuntimeTree.Parameter(
      name: "tint", type: ParameterType(.color), defaultValue: .color(.constant("Brand.accent")), summary: nil
    )
    let error = #expect(throws: SceneLoadingError.self) {
      try SceneLoader().load(tree(.named("red"), state: [entry]))
    }
    #expect(error?.problems == [.missingColor("Brand.accent")])
  }

  @Test func treesKeepThem() throws {
    let tree = tree(.constant("Brand.accent"))
    #expect(try RuntimeTree(json: JSON(parsing: tree.serialized)) == tree)
  }
}
