import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import Testing

/// Types in files: all who read a type agree about what it means.
@Suite struct TypeNotationTests {
  private static let article = SourceFile(
    path: "Article.component.yaml",
    text: """
      component: Article
      state: { id: integer, isRead: boolean }
      views:
      - switch: read
        accessibilityLabel: Read
        edits: isRead

      """)

  private func messages(of scene: String, _ components: [SourceFile]) -> [String] {
    let compiler = Compiler(grammar: Grammar.language().adding(components))
    return compiler.compile(SourceFile(path: "News.scene.yaml", text: scene)).diagnostics.map(\.message)
  }

  /// The user changes the state of the component through its derived list.
  @Test(arguments: ["[Article]", "\"[Article]\"", "{ type: [Article] }", "{ type: \"[Article]\" }"])
  func aListHasSeveralNotations(_ list: String) {
    let feed = SourceFile(
      path: "Feed.component.yaml",
      text: """
        component: Feed
        state: { articles: \(list) }
        derived: { unread: \(list) }
        views:
        - each: unread

        """)
    let scene = "scene: News\nstate: { feed: Feed }\nviews:\n- Feed: list\n  edits: feed\n"
    #expect(messages(of: scene, [Self.article, feed]) == [])
  }

  /// Uses of a component with an invalid type are not checked, since the component itself is reported.
  @Test(arguments: ["String", "[String]", "String?", "{ type: String }", "strin"])
  func anInvalidTypeHasNoFollowOnErrors(_ type: String) {
    let card = SourceFile(
      path: "Card.component.yaml",
      text: "component: Card\nstate: { title: \(type) }\nviews:\n- label: line\n  text: A\n")
    #expect(messages(of: "scene: News\nviews:\n- Card: card\n  title: Hello\n", [card]) == [])
  }
}
