@testable import DioramaCompiler
import DioramaGrammar
import DioramaKit
import DioramaSyntax
import SceneDriving
import Testing

/// A row of a loaded list whose entry changes.
@MainActor
@Suite struct ShownAgainTests {
  private let compiler = Compiler(
    grammar: Grammar.language().adding([
      SourceFile(
        path: "Field.component.yaml",
        text: """
          component: Field
          state: { id: integer, text: string? }
          events: { selected: {} }
          views:
          - textField: field
            accessibilityLabel: Field
            edits: text
            handlers: { didChangeSelection: selected }

          """)
    ]))

  private let scene = SourceFile(
    path: "Fields.scene.yaml",
    text: """
      scene: Fields
      controller: table
      state: { fields: [Field] }
      rows:
      - each: fields
        handlers: { selected: noteSelection }

      """)

  /// A new text moves the insertion point, which is no event of the user. Typing is.
  @Test func aChangeOfTheStateIsNoEvent() throws {
    func entry(_ text: String) -> [[String: Any?]] { [["id": 1, "text": text]] }
    var calls = 0
    var handlers = SceneHandlers()
    handlers.set("noteSelection") { (_: [String: Any?]) in calls += 1 }
    let tree = try #require(compiler.compile(scene).tree)
    let scene = try SceneLoader().load(tree, state: ["fields": entry("a")], handlers: handlers)
    let window = UIWindow()
    window.rootViewController = scene
    window.makeKeyAndVisible()
    func field(in view: UIView) -> UITextField? {
      view as? UITextField ?? view.subviews.lazy.compactMap { field(in: $0) }.first
    }
    let table = try #require(scene.view as? UITableView)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let field = try #require(field(in: cell))
    field.becomeFirstResponder()
    calls = 0
    try scene.update(["fields": entry("later")])
    #expect(field.text == "later" && calls == 0)
    field.type("c")
    #expect(calls > 0)
    field.resignFirstResponder()
  }
}
