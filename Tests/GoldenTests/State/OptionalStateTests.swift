import DioramaCompiler
import DioramaGrammar
import DioramaKit
import DioramaSyntax
import Testing

/// Optional states of components.
@MainActor
@Suite struct OptionalStateTests {
  /// Without a value before and after a change, it has not changed.
  @Test func loadedScenesDoNotSetWhatDependsOnAMissingStateAgain() throws {
    let component = SourceFile(
      path: "Badge.component.yaml",
      text: """
        component: Badge
        state: { count: integer }
        views:
        - stepper: counter
          edits: count

        """)
    let file = SourceFile(
      path: "Badges.scene.yaml",
      text: """
        scene: Badges
        state: { badge: Badge?, isOpen: boolean }
        views:
        - label: hint
          text: { if: badge, then: Badge, else: None }
        - label: other
          text: { if: isOpen, then: Open, else: Closed }

        """)
    let compiler = Compiler(grammar: Grammar.language().adding([component]))
    let scene = try SceneLoader().load(try #require(compiler.compile(file).tree))
    let hint: UILabel = try #require(scene.view("hint"))
    hint.text = "Set by the app"
    try scene.update(["isOpen": true])
    #expect(hint.text == "Set by the app")
    try scene.update(["badge": ["count": 1] as [String: Any?]])
    #expect(hint.text == "Badge")
    try scene.update(["badge": nil])
    #expect(hint.text == "None")
  }
}
