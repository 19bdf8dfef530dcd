import DioramaCompiler
import DioramaGrammar
import DioramaKit
import DioramaSyntax
import DioramaTree
import Testing

/// Parts of entries in trees that are newer than the app.
@MainActor
@Suite struct DeliveredEntriesTests {
  private let compiler = Compiler(
    grammar: Grammar.language().adding([
      SourceFile(
        path: "gauge.element.yaml",
        text: """
          element: gauge
          swift: GaugeView
          extends: view
          summary: Shows a text.
          attributes:
            caption: { type: string, summary: The text. }

          """),
      SourceFile(
        path: "Note.component.yaml",
        text: """
          component: Note
          state: { id: integer, note: string, other: string }
          views:
          - gauge: shown
            caption: ${note}
          - gauge: shownToo
            caption: ${other}

          """),
    ]))

  /// The app does not know the only view in the component that reads a part, but a row reads it, too.
  @Test func rowsReadPartsThatTheirComponentDoesNotRead() throws {
    let file = SourceFile(
      path: "Notes.scene.yaml",
      text: """
        scene: Notes
        controller: table
        state: { notes: [Note] }
        rows:
        - each: notes
          accessibilityLabel: ${entry.note}

        """)
    let tree = try #require(compiler.compile(file).tree)
    var loader = SceneLoader()
    loader.policy = .delivered
    let scene = try loader.load(
      tree, state: ["notes": [["id": 1, "note": "Milk"] as [String: Any?]]])
    #expect(scene.omissions.count == 2)
    let table = try #require((scene as? UITableViewController)?.tableView)
    #expect(table.scroll(to: IndexPath(row: 0, section: 0))?.accessibilityLabel == "Milk")
  }
}
