import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import Testing

/// A project whose files change, and the symbols of its declarations.
@Suite struct ProjectModelTests {
  private static let element = SourceFile(
    path: "rating.element.yaml",
    text: """
      element: rating
      swift: RatingView
      extends: control
      without: [tintColor]
      initializer: { style: { attribute: style } }
      attributes:
        style: { type: enumeration, cases: [star, heart], swiftType: Style, default: star }
        plan: { type: Plan, default: pro }
        value: { type: integer, edited: rated, resets: [maximum] }
        maximum: { type: integer, needs: { style: [heart] } }
        badge: { type: string }
      events: { rated: { arguments: [Self, Int] } }
      content: { labels: { accepts: view, method: setLabels, under: badge } }
      roles:
        first: { protocol: First, methods: { chosen: {} } }
        both: { fills: [first] }
      constraints: [{ atMostOneOf: [value, badge] }, { needsOneOf: [[value, maximum], badge] }]
      configurations: [{ method: configure, when: value, arguments: { to: maximum, for: first } }]
      accessibility: { trait: control, labels: [badge] }

      """)

  private static let plan = SourceFile(
    path: "Plan.enumeration.yaml", text: "enumeration: Plan\ncases: [free, pro]\n")

  private static let row = SourceFile(
    path: "Row.component.yaml",
    text: """
      component: Row
      state: { title: string, plan: Plan, size: { cases: [small, large], default: small } }
      views:
      - label: headline
        text: { switch: size, small: "${title}", large: { switch: plan, free: Free, pro: Pro } }

      """)

  private static let scene = SourceFile(
    path: "A.scene.yaml",
    text: """
      scene: A
      conditions: { isPro: { when: plan, is: [pro] }, isBusy: { when: phase, is: sending } }
      state:
        plan: { type: Plan, default: pro }
        phase: { cases: [waiting, sending], default: waiting }
        rows: "[Row]"
      views:
      - Row: first
        title: Hello
        plan: free
        size: large
      - rating: stars
        style: heart
        badge: { if: { any: [isPro, isBusy] }, then: A, else: B }
      - each: rows
        shown: ${isPro}
      """)

  private let grammar = Grammar.language().adding([element, plan, row])

  /// The number of places in a file with a symbol, all of which have its name.
  private func uses(of symbol: Symbol, in file: SourceFile, _ project: ProjectModel) -> Int {
    let places = (project.references(to: symbol) + [project.declaration(of: symbol)].compactMap(\.self))
      .filter { $0.path == file.path }
    for place in places { #expect(file.text(in: place.range) == symbol.name) }
    return places.count
  }

  private var project: ProjectModel { ProjectModel().adding(Self.scene, grammar: grammar) }

  /// The names of an element's parts are found wherever its declaration contains them.
  @Test(arguments: [
    (Symbol(.attribute, "style", of: .element("rating")), 3), (rating("value"), 4), (rating("maximum"), 4),
    (rating("badge"), 5), (Symbol(.event, "rated", of: .element("rating")), 2),
    (Symbol(.role, "first", of: .element("rating")), 3),
    (Symbol(.enumerationCase, "heart", of: .symbol(rating("style"))), 2),
    (Symbol(.enumerationCase, "star", of: .symbol(rating("style"))), 2),
    (Symbol(.enumerationCase, "pro", of: .symbol(Symbol(.enumeration, "Plan"))), 1),
    (Symbol(.attribute, "tintColor", of: .element("view")), 1),
  ])
  func aDeclarationUsesItsOwnNames(symbol: Symbol, count: Int) {
    #expect(uses(of: symbol, in: Self.element, project) == count)
  }

  private static func rating(_ name: String) -> Symbol { Symbol(.attribute, name, of: .element("rating")) }

  @Test func theReadersAcceptTheDeclarations() {
    #expect(grammar.projectDiagnosticsByFile.isEmpty)
    let compiler = Compiler(grammar: grammar)
    #expect(compiler.compile(Self.row).diagnostics.filter { $0.severity == .error } == [])
  }

  /// A declaration that cannot be used has its own names, too.
  @Test func aBrokenDeclarationUsesItsOwnNames() {
    let text = """
      element: broken
      attributes: { value: { type: integer, edited: rated } }
      events: { rated: {} }

      """
    let file = SourceFile(path: "broken.element.yaml", text: text)
    let project = ProjectModel().adding(file, grammar: Grammar.language().adding([file]))
    #expect(uses(of: Symbol(.event, "rated", of: .element("broken")), in: file, project) == 2)
  }

  /// The cases of names are found in tests, selections and defaults.
  @Test func casesAreFoundInScenes() {
    let plan = Symbol.Owner.symbol(Symbol(.enumeration, "Plan"))
    let pro = Symbol(.enumerationCase, "pro", of: plan)
    #expect(uses(of: pro, in: Self.plan, project) == 1)
    #expect(uses(of: pro, in: Self.scene, project) == 2)
    #expect(uses(of: pro, in: Self.row, project) == 1)
    #expect(uses(of: Symbol(.enumerationCase, "free", of: plan), in: Self.scene, project) == 1)
    let phase = Symbol(.state, "phase", of: .file(Self.scene.path))
    #expect(uses(of: Symbol(.enumerationCase, "waiting", of: .symbol(phase)), in: Self.scene, project) == 2)
    #expect(uses(of: Symbol(.enumerationCase, "sending", of: .symbol(phase)), in: Self.scene, project) == 2)
    let size = Symbol.Owner.symbol(Symbol(.attribute, "size", of: .element("Row")))
    let large = Symbol(.enumerationCase, "large", of: size)
    #expect(uses(of: large, in: Self.row, project) == 2)
    #expect(uses(of: large, in: Self.scene, project) == 1)
    #expect(uses(of: Symbol(.enumerationCase, "small", of: size), in: Self.row, project) == 3)
  }

  /// A name that an enumeration and a component have means the component in scenes, and the enumeration in elements.
  @Test func aNameCanBeThatOfAnEnumerationAndOfAComponent() throws {
    let component = SourceFile(path: "Plan.component.yaml", text: "component: Plan\nviews: []\n")
    let project = ProjectModel().adding(Self.scene, grammar: grammar.adding([component]))
    #expect(uses(of: Symbol(.element, "Plan"), in: Self.scene, project) == 1)
    #expect(uses(of: Symbol(.enumeration, "Plan"), in: Self.scene, project) == 0)
    #expect(uses(of: Symbol(.enumeration, "Plan"), in: Self.element, project) == 1)
    #expect(project.declaration(of: Symbol(.element, "Plan"))?.path == component.path)
    #expect(project.declaration(of: Symbol(.enumeration, "Plan"))?.path == Self.plan.path)
  }

  @Test func aChangedComponentChangesTheScenesThatUseIt() throws {
    let title = Symbol(.attribute, "title", of: .element("Row"))
    let heading = Symbol(.attribute, "heading", of: .element("Row"))
    let before = project
    #expect(uses(of: title, in: Self.scene, before) == 1)
    let changed = SourceFile(
      path: Self.row.path, text: "component: Row\nstate: { heading: string }\nviews: []\n")
    let after = before.replacing(changed)
    #expect(uses(of: title, in: Self.scene, after) == 0)
    #expect(after.declaration(of: title) == nil)
    #expect(after.declaration(of: heading)?.path == changed.path)
    let scene = SourceFile(path: Self.scene.path, text: "scene: A\nviews:\n- Row: one\n  heading: Hello\n")
    #expect(uses(of: heading, in: scene, after.replacing(scene)) == 1)
    #expect(uses(of: title, in: Self.scene, before) == 1, "a model does not change")
    // The declaration also changes with a scene whose grammar has its new contents.
    let other = SourceFile(path: "B.scene.yaml", text: "scene: B\nviews: []\n")
    let added = before.adding(other, grammar: grammar.replacing(changed))
    #expect(uses(of: title, in: Self.scene, added) == 0)
    #expect(added.declaration(of: heading)?.path == changed.path)
  }

  @Test func aFileGoesAway() {
    let row = Symbol(.element, "Row")
    let title = Symbol(.attribute, "title", of: .element("Row"))
    let without = project.removing(Self.row.path)
    #expect(without.declaration(of: row) == nil)
    #expect(without.references(to: row).map(\.path) == [Self.scene.path], "the use is still there")
    #expect(without.references(to: title).isEmpty)
    #expect(without.symbol(at: 0, in: Self.row.path) == nil)
    let empty = project.removing(Self.scene.path)
    #expect(empty.declaration(of: row)?.path == Self.row.path)
    #expect(empty.references(to: row).isEmpty)
    #expect(empty.declaration(of: Symbol(.scene, "A")) == nil)
    #expect(project.declaration(of: Symbol(.scene, "A"))?.path == Self.scene.path)
  }

  /// Scenes and their declarations can be added in any order, also again after a declaration was removed. A declaration
  /// and all scenes that use it see what it extends, even if they were added before that.
  @Test func theOrderOfChangesDoesNotMatter() {
    let base = SourceFile(
      path: "base.element.yaml",
      text: "element: base\nswift: BaseView\nattributes: { value: { type: integer } }\n")
    let subtype = SourceFile(
      path: "subtype.element.yaml",
      text: "element: subtype\nswift: SubtypeView\nextends: base\nwithout: [value]\n")
    let scenes = ["A", "B", "C"].map { name in
      let text = "scene: \(name)\nviews:\n- base: one\n  value: 1\n- Row: two\n  title: Hello\n"
      return SourceFile(path: "\(name).scene.yaml", text: text)
    }
    let near = SourceFile(
      path: "C/Row.component.yaml", text: "component: Row\nstate: { title: string }\nviews: []\n")
    let language = Grammar.language()
    let changes: [(ProjectModel) -> ProjectModel] = [
      { $0.adding(scenes[0], grammar: language.adding([subtype, Self.row])) },
      { $0.adding(scenes[1], grammar: language.adding([Self.row, subtype, base])) },
      { $0.adding(scenes[2], grammar: language.adding([near])) },
    ]
    let expected = changes.reduce(ProjectModel()) { $1($0) }
    let files = scenes + [base, subtype, Self.row, near]
    let value = Symbol(.attribute, "value", of: .element("base"))
    #expect(expected.references(to: value).map(\.path) == scenes.map(\.path) + [subtype.path])
    for order in [[0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]] {
      var model = order.reduce(ProjectModel()) { changes[$1]($0) }
      expectSame(model, expected, in: files, "\(order)")
      model = model.removing(base.path)
      #expect(model.references(to: value).isEmpty)
      expectSame(changes[1](model), expected, in: files, "\(order), and one again")
    }
  }

  /// Expects that two models have the same symbols at all places, declared and used at the same places.
  private func expectSame(
    _ model: ProjectModel, _ other: ProjectModel, in files: [SourceFile], _ comment: Testing.Comment
  ) {
    for file in files {
      for offset in file.bytes.indices {
        let symbol = other.symbol(at: offset, in: file.path)
        guard model.symbol(at: offset, in: file.path) == symbol else {
          Issue.record("\(file.path), \(offset): \(comment)")
          return
        }
        guard let symbol else { continue }
        #expect(model.declaration(of: symbol) == other.declaration(of: symbol), comment)
        #expect(model.references(to: symbol) == other.references(to: symbol), comment)
      }
    }
  }

  /// Of declarations with the same name, a scene sees the one that it was added with.
  @Test func aScenesOwnDeclarationCounts() {
    let names = ["one", "two"]
    let rows = names.map { name in
      let text = "component: Row\nstate: { \(name): string }\nviews: []\n"
      return SourceFile(path: "\(name)/Row.component.yaml", text: text)
    }
    let scenes = names.map { name in
      let text = "scene: A\nviews:\n- Row: row\n  \(name): Hello\n"
      return SourceFile(path: "\(name)/A.scene.yaml", text: text)
    }
    let project = zip(scenes, rows).reduce(ProjectModel()) { model, files in
      model.adding(files.0, grammar: .language().adding([files.1]))
    }
    for (name, (scene, row)) in zip(names, zip(scenes, rows)) {
      let attribute = Symbol(.attribute, name, of: .element("Row"))
      #expect(project.references(to: attribute).map(\.path) == [scene.path])
      #expect(project.declaration(of: attribute)?.path == row.path)
    }
  }
}
