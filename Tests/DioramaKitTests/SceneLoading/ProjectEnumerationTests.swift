import DioramaTree
import Testing

@testable import DioramaKit

/// Enumerations of an app in loaded scenes.
@MainActor
struct ProjectEnumerationTests {
  private enum Plan: String {
    case free, pro, secret
  }

  private enum Channel {
    case card
  }

  private var scene: ChangingScene {
    var changing = ChangingScene([TreeFixtures.view("label", "price", 2)])
    let cases = ParameterType.Cases(name: "Plan", swiftType: "Plan", isOwn: false, names: ["free", "pro"])
    changing.state("plan", ParameterType(.enumeration(cases)), .enumeration("free"))
    changing.change("price", ["text": .text([.state("plan")])])
    return changing
  }

  @Test func namesAndRawValuesOfCases() throws {
    let scene = try SceneLoader().load(scene.tree, state: ["plan": Plan.pro])
    let label = scene.view("price", as: UILabel.self)
    #expect(label?.text == "pro")
    try scene.update(["plan": "free"])
    #expect(label?.text == "free" && scene.values["plan"] as? String == "free")
    try scene.update(["plan": Plan.pro])
    #expect(label?.text == "pro" && scene.values["plan"] as? String == "pro")
    for value in [Plan.secret, Channel.card, "gold", 1] as [Any] {
      #expect(throws: SceneLoadingError.self) { try scene.update(["plan": value]) }
    }
    #expect(label?.text == "pro")
  }
}
