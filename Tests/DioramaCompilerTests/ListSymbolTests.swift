import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import Testing

/// Symbols in and below the lists of a scene, in rows, items and views.
@Suite struct ListSymbolTests {
  private static let card = SourceFile(
    path: "Card.component.yaml",
    text: """
      component: Card
      state: { id: integer, title: string, isLiked: boolean }
      events: { liked: { arguments: [Bool] } }
      views:
      - label: headline
        text: ${title}

      """)

  private let grammar = Grammar.language().adding([card])
  private let path = "Cards.scene.yaml"

  /// The symbols of a scene, each with its owner, a dot and its name, in the order of their places.
  private func symbols(_ scene: String) -> [String] {
    SemanticModel(SourceFile(path: path, text: scene), grammar: grammar).symbols.occurrences.map {
      occurrence in
      var names = [occurrence.symbol.name]
      var symbol = occurrence.symbol
      while case .symbol(let owner)? = symbol.owner {
        names.insert(owner.name, at: 0)
        symbol = owner
      }
      return "\(occurrence.symbol.kind) \(names.joined(separator: "."))"
    }
  }

  private func check(_ scene: String, has expected: [String], isValid: Bool = true) {
    let file = SourceFile(path: path, text: scene)
    let errors = Compiler(grammar: grammar).compile(file).diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty == isValid, "\(errors.map(\.message))")
    let found = symbols(scene)
    #expect(found.suffix(expected.count) == expected, "\(found)")
  }

  @Test func rowsUseTheStateOfTheirEntries() {
    check(
      """
      scene: Cards
      state: { cards: { type: [Card] }, isOwner: boolean }
      views:
      - table: feed
        rows:
        - each: cards
          accessory: { if: { all: [isOwner, entry.isLiked] }, then: checkmark, else: none }
          trailingSwipe:
          - swipeAction: unlike
            title: Unlike ${entry.title}
            shown: ${entry.isLiked}
          handlers: { liked: setLiked }

      """,
      has: [
        "element each", "state cards", "attribute each.accessory", "state isOwner", "attribute Card.isLiked",
        "enumerationCase accessoryType.checkmark", "enumerationCase accessoryType.none",
        "slot row.trailingSwipe",
        "element swipeAction", "view unlike", "attribute swipe.title", "attribute Card.title",
        "attribute swipe.shown", "attribute Card.isLiked", "event Card.liked", "handler setLiked",
      ])
  }

  @Test func viewsAndItemsHaveTheirOwnAttributes() {
    check(
      """
      scene: Cards
      state: { cards: [Card], isWide: boolean }
      views:
      - each: cards
        axis: horizontal
        spacing: 8
        shown: ${isWide}
        handlers: { liked: setLiked }
      - collection: grid
        items:
        - each: cards
          shown: { not: isWide }
          handlers: { select: cardSelected }

      """,
      has: [
        "element each", "state cards", "attribute eachView.axis", "enumerationCase axis.horizontal",
        "attribute eachView.spacing", "attribute eachView.shown", "state isWide", "event Card.liked",
        "handler setLiked", "element collection", "view grid", "slot collection.items", "element each",
        "state cards", "attribute eachItem.shown", "state isWide", "event eachItem.select",
        "handler cardSelected",
      ])
  }

  /// Neither the name of a trait nor the part of an unknown entry is a parameter.
  @Test func brokenScenesAreBoundAsFarAsPossible() {
    check(
      """
      scene: Cards
      state: { cards: "[Card]", names: [string] }
      views:
      - each: cards
        spacng: 8
        spacing: { if: { when: screen.width, is: compact }, then: 4, else: 8 }
        shown: ${entry.isLiked}
      - each: lost
        axis: vertical
        alpha: ${entry.title}
      - table: feed
        rows:
        - each: cards
          indentationLevel: ${entry.titel}
          fallback: { cell: more, title: "${entry.title}" }
          cell: next
          title: ${entry.title}
      - label: end
        text: ${entry.title} ${other}

      """,
      has: [
        "element each", "state cards", "attribute eachView.spacing", "attribute eachView.shown",
        "attribute Card.isLiked", "element each", "parameter lost", "attribute eachView.axis",
        "enumerationCase axis.vertical", "attribute view.alpha", "element table", "view feed",
        "slot table.rows",
        "element each", "state cards", "attribute row.indentationLevel", "attribute Card.titel",
        "element cell", "view more", "attribute cell.title", "element cell", "view next",
        "attribute cell.title", "element label", "view end", "attribute label.text", "parameter other",
      ], isValid: false)
  }

  @Test func aPartOfAnEntryIsFoundFromItsComponent() throws {
    let scene = """
      scene: Cards
      controller: table
      state: { cards: [Card] }
      rows:
      - each: cards
        accessibilityLabel: "Card: ${entry.title}"

      """
    let project = ProjectModel().adding(SourceFile(path: path, text: scene), grammar: grammar)
    let title = Symbol(.attribute, "title", of: .element("Card"))
    let place = try #require(scene.range(of: "title}")).lowerBound.utf16Offset(in: scene)
    #expect(project.symbol(at: place, in: path) == title)
    #expect(project.declaration(of: title)?.path == "Card.component.yaml")
    let use = try #require(project.references(to: title).last { $0.path == path })
    #expect(use.range == SourceRange(place, place + 5))
  }

  /// Sections have bare names and lists of views, like other parts of a scene.
  @Test func sectionsAreBound() {
    check(
      """
      scene: Cards
      controller: table
      state: { cards: [Card], isOwner: boolean, query: string }
      sections:
      - header: { if: isOwner, then: Yours, else: "${query}" }
        shown: { not: isOwner }
        rows:
        - each: cards
        - { localized: rest, arguments: [query] }
      - header:
        - each: cards
          spacing: 4
        rows: []

      """,
      has: [
        "state isOwner", "state query", "state isOwner", "element each", "state cards", "state query",
        "element each", "state cards", "attribute eachView.spacing",
      ])
  }

  /// A switch is not taken for the selection of a text.
  @Test func switchesAreViews() {
    check(
      "scene: Cards\nviews:\n- switch: wifi\n  isOn: true\n  handlers: { valueChanged: wifiChanged }\n",
      has: [
        "element switch", "view wifi", "attribute switch.isOn", "event control.valueChanged",
        "handler wifiChanged",
      ])
  }
}
