@testable import DioramaCompiler
import DioramaGrammar
import DioramaKit
import DioramaSyntax
import SceneDriving
import Testing

/// What the user changes in a list inside an entry of another list.
@MainActor
@Suite struct NestedListTests {
  private let compiler = Compiler(
    grammar: Grammar.language().adding([
      SourceFile(
        path: "Badge.component.yaml",
        text: """
          component: Badge
          state: { id: integer, count: integer }
          views:
          - stepper: counter
            edits: count

          """),
      SourceFile(
        path: "Card.component.yaml",
        text: """
          component: Card
          state: { id: integer, badges: [Badge] }
          views:
          - each: badges

          """),
    ]))

  private let scene = SourceFile(
    path: "Cards.scene.yaml",
    text: """
      scene: Cards
      state: { cards: [Card] }
      views:
      - each: cards

      """)

  @Test func generatedScenesWriteIt() throws {
    let source = try compiler.swift(try #require(compiler.compile(scene).tree))
    #expect(source.contains("cards[id: id]?.badges = row.state.badges"))
  }

  /// The component shows a part of the list, which the app derives.
  @Test func generatedScenesWriteWhatIsDerived() throws {
    let card = """
      component: Card
      state: { id: integer, badges: [Badge] }
      derived: { shownBadges: [Badge] }
      views:
      - each: shownBadges

      """
    let badge = """
      component: Badge
      state: { id: integer, count: integer }
      views:
      - stepper: counter
        edits: count

      """
    let files = [("Card", card), ("Badge", badge)].map {
      SourceFile(path: "\($0.0).component.yaml", text: $0.1)
    }
    let compiler = Compiler(grammar: Grammar.language().adding(files))
    let source = try compiler.swift(try #require(compiler.compile(scene).tree))
    #expect(source.contains("cards[id: id]?.badges = row.state.badges"))
  }

  @Test func loadedScenesWriteIt() throws {
    let badges: [[String: Any?]] = [["id": 7, "count": 5]]
    let cards: [[String: Any?]] = [["id": 1, "badges": badges]]
    let tree = try #require(compiler.compile(scene).tree)
    let scene = try SceneLoader().load(tree, state: ["cards": cards])
    let window = UIWindow()
    window.rootViewController = scene
    window.makeKeyAndVisible()
    func steppers(in view: UIView) -> [UIStepper] {
      view.subviews.flatMap { [$0 as? UIStepper].compactMap(\.self) + steppers(in: $0) }
    }
    let stepper = try #require(steppers(in: scene.view).first)
    stepper.step(up: true)
    let card = try #require((scene.values["cards"] as? [[String: Any?]])?.first)
    let badge = try #require((card["badges"] as? [[String: Any?]])?.first)
    #expect(badge["count"] as? Int == 6)
    try scene.update(["cards": [card]])
    #expect(steppers(in: scene.view).first?.value == 6)
  }

  /// An edit of an entry whose id is not unique changes nothing. As in generated Swift, the state is set all the same,
  /// so what the app derives is computed again.
  @Test func loadedScenesDeriveAgain() throws {
    let scene = SourceFile(
      path: "Badges.scene.yaml",
      text: """
        scene: Badges
        state: { badges: [Badge] }
        derived: { shownBadges: [Badge] }
        views:
        - each: shownBadges

        """)
    let tree = try #require(compiler.compile(scene).tree)
    var loader = SceneLoader()
    var derivations = 0
    loader.derive("shownBadges", in: "Badges") { state in
      derivations += 1
      return state["badges"] as? [[String: Any?]] ?? []
    }
    let badge: [String: Any?] = ["id": 7, "count": 5]
    let badges = try loader.load(tree, state: ["badges": [badge, badge]])
    badges.loadViewIfNeeded()
    let views = sequence(first: [badges.view as UIView]) { views in
      let inner = views.flatMap(\.subviews)
      return inner.isEmpty ? nil : inner
    }
    let stepper = try #require(views.joined().lazy.compactMap { $0 as? UIStepper }.first)
    let before = derivations
    stepper.step(up: true)
    #expect(derivations == before + 1 && stepper.value == 5)
  }

  /// The compiler rejects edits of an id, but a tree may have one.
  @Test func loadedEntriesKeepTheirIDs() throws {
    let text = """
      component: Note
      state: { id: string, name: string, title: string }
      views:
      - textField: name
        edits: name
        placeholder: Name
      - textField: heading
        edits: title
        placeholder: Title

      """
    let compiler = Compiler(
      grammar: Grammar.language().adding([SourceFile(path: "Note.component.yaml", text: text)]))
    let file = SourceFile(
      path: "Notes.scene.yaml",
      text: """
        scene: Notes
        state: { notes: [Note] }
        views:
        - each: notes

        """)
    var tree = try #require(compiler.compile(file).tree)
    guard case .views(var views) = tree.components[0].content else {
      Issue.record("the component has no views")
      return
    }
    views[0].edits[0].state = "id"
    tree.components[0].content = .views(views)
    tree.components[0].groups[0].reads = ["id"]
    tree.components[0].groups[0].statements[0].attributes[0].value = .state("id")
    let note: [String: Any?] = ["id": "a", "name": "", "title": "Milk"]
    let scene = try SceneLoader().load(tree, state: ["notes": [note]])
    let window = UIWindow()
    window.rootViewController = scene
    window.makeKeyAndVisible()
    func fields(in view: UIView) -> [UITextField] {
      view.subviews.flatMap { [$0 as? UITextField].compactMap(\.self) + fields(in: $0) }
    }
    for field in fields(in: scene.view) { field.type("b") }
    let notes = try #require(scene.values["notes"] as? [[String: Any?]])
    #expect(notes.map { $0["id"] as? String } == ["a"] && notes.map { $0["title"] as? String } == ["Milkb"])
  }

  /// A scene ties the list of a component to one of its own.
  @Test func loadedScenesTieAListToTheirState() throws {
    let file = SourceFile(
      path: "Tied.scene.yaml",
      text: """
        scene: Tied
        state: { owned: [Badge] }
        views:
        - Card: card
          id: 1
          edits: { badges: owned }

        """)
    let tree = try #require(compiler.compile(file).tree)
    let scene = try SceneLoader().load(tree, state: ["owned": [["id": 7, "count": 5] as [String: Any?]]])
    let window = UIWindow()
    window.rootViewController = scene
    window.makeKeyAndVisible()
    let stepper = try #require(scene.view.descendants.lazy.compactMap { $0 as? UIStepper }.first)
    stepper.step(up: true)
    #expect((scene.values["owned"] as? [[String: Any?]])?.first?["count"] as? Int == 6)
  }
}
