import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import DioramaTree
import Testing

/// The releases of words in runtime trees.
struct NewerNamesTests {
  private static let gauge = """
    element: gauge
    swift: GaugeView
    summary: A gauge.
    attributes:
      value: { type: number, default: 0, summary: What it shows. }
      glow: { type: number, default: 1, since: 1.2, summary: How much it glows. }
    events:
      read: { arguments: [Int], since: 1.3, summary: The user read it. }
    roles:
      source:
        summary: Where values come from.
        protocol: GaugeSource
        members:
          rate: { type: integer, default: 1, since: 1.4, summary: How often. }
        methods:
          reset: { arguments: [Int], since: 1.5, summary: The gauge was reset. }
    content:
      marks: { accepts: view, method: setMarks, since: 2.0.1, summary: The marks. }
    configurations:
      - { method: configure, arguments: { source: source } }

    """

  private func tree(_ views: String) throws -> RuntimeTree {
    let declaration = SourceFile(path: "gauge.element.yaml", text: Self.gauge)
    let compiler = Compiler(grammar: Grammar.language().adding([declaration]))
    let scene = SourceFile(path: "Example.scene.yaml", text: "scene: Example\nviews:\n\(views)\n")
    let result = compiler.compile(scene)
    return try #require(result.tree, "\(result.diagnostics.map(\.message))")
  }

  @Test(arguments: [
    ("- gauge: speed", nil), ("- gauge: speed\n  glow: 1", nil), ("- label: speed", nil),
    ("- gauge: speed\n  value: 2", nil),
    ("- gauge: speed\n  glow: 3", "1.2"), ("- gauge: speed\n  handlers: { read: speedRead }", "1.3"),
    ("- gauge: speed\n  source: { rate: 2 }", "1.4"), ("- gauge: speed\n  source: SpeedSource", nil),
    ("- gauge: speed\n  source: { reset: speedReset }\n  glow: 3", "1.5"),
    ("- gauge: speed\n  marks: []", "2.0.1"),
    ("- label: speed\n  fallback: { gauge: speed, glow: 2 }", "1.2"),
    ("- stack: box\n  children:\n  - gauge: speed\n    glow: 3", "1.2"),
  ])
  func aTreeNamesTheReleaseOfItsNewestWord(views: String, release: String?) throws {
    #expect(try tree(views).needs == release.flatMap { ReleaseVersion($0) })
  }

  /// Older loaders do not know newer attributes, even if they have their defaults.
  @Test func defaultsAreLeftOut() throws {
    func view(_ text: String) throws -> RuntimeTree.View {
      let view: RuntimeTree.View? =
        if case .views(let views) = try tree(text).content { views.first } else { nil }
      return try #require(view)
    }
    #expect(try view("- gauge: speed").attributes.map(\.name) == ["accessibilityIdentifier"])
    #expect(try view("- gauge: speed\n  source: {}").roles.map(\.inlineAttributes) == [[]])
  }

  /// Identifiers, and what elements say about growing, are in trees although scenes do not give them.
  @Test(arguments: [
    ("- view: one", nil), ("- view: one\n  fills: true", "1.7"), ("- scale: one", "1.6"),
    ("- scale: one\n  marker: mine\n  fills: false", "1.7"), ("- frame: one", "1.7"),
    ("- scale: one\n  fallback: { frame: two }", "1.7"),
  ])
  func addedAttributesHaveReleases(views: String, release: String?) throws {
    let files = [
      "grammar.yaml": Self.settings + "growing: fills\n",
      "view.controller.yaml": try #require(Self.files["control"]).1,
      "view.element.yaml": "element: view\nswift: UIView\nsummary: A view.\n"
        + "attributes: { fills: { type: boolean, since: 1.7, summary: Whether it fills its place. } }\n",
      "scale.element.yaml": "element: scale\nswift: Scale\nsummary: A scale.\n"
        + "attributes: { marker: { type: string, identifier: true, since: 1.6, summary: Its name. } }\n",
      "frame.element.yaml": "element: frame\nswift: Frame\nsummary: A frame.\ngrows: true\n",
    ]
    let grammar = Grammar(language: files.map { SourceFile(path: $0, text: $1) })
    #expect(grammar.diagnosticsByFile.map { $0.diagnostics.map(\.message) } == [])
    let scene = SourceFile(path: "Example.scene.yaml", text: "scene: Example\nviews:\n\(views)\n")
    let result = Compiler(grammar: grammar).compile(scene)
    let tree = try #require(result.tree, "\(result.diagnostics.map(\.message))")
    #expect(tree.needs == release.flatMap { ReleaseVersion($0) })
  }

  @Test func casesHaveReleases() throws {
    let files = try ["shape", "view", "label", "control", "row", "cell"].map { name in
      try #require(Self.files[name].map { SourceFile(path: $0.0, text: $0.1) })
    }
    let grammar = Grammar(language: files + [SourceFile(path: "grammar.yaml", text: Self.settings)])
    #expect(grammar.diagnosticsByFile.map { $0.diagnostics.map(\.message) } == [])
    #expect(grammar.isVersioned)
    func needs(_ text: String) throws -> ReleaseVersion? {
      let result = Compiler(grammar: grammar).compile(SourceFile(path: "Example.scene.yaml", text: text))
      return try #require(result.tree, "\(result.diagnostics.map(\.message))").needs
    }
    func scene(_ shape: String, _ state: String = "") -> String {
      "scene: Example\n\(state)views:\n- label: title\n  shape: \(shape)\n"
    }
    #expect(try needs(scene("round")) == nil)
    #expect(try needs(scene("star")) == ReleaseVersion("1.2"))
    let choice = "{ if: isStar, then: star, else: round }"
    #expect(try needs(scene(choice, "state: { isStar: boolean }\n")) == ReleaseVersion("1.2"))
    #expect(try needs(scene("${form}", "state: { form: shape }\n")) == ReleaseVersion("1.2"))
    // A tree lists all cases of the types of its state.
    #expect(try needs(scene("round", "state: { form: shape }\n")) == ReleaseVersion("1.2"))
  }

  private static let settings = "grammar: 1\nroot: view\ncontroller: view\n"
  private static let files: [String: (String, String)] = [
    "shape": (
      "shape.enumeration.yaml",
      "enumeration: shape\nswift: Shape\nsummary: A shape.\ncases: [round, star]\nsince: { star: 1.2 }\n"
    ),
    "view": ("view.element.yaml", "element: view\nswift: UIView\nsummary: A view.\n"),
    "label": (
      "label.element.yaml",
      "element: label\nswift: UILabel\nsummary: A label.\nattributes: { shape: { type: shape, summary: Its shape. } }\n"
    ),
    "control": (
      "view.controller.yaml",
      "controller: view\nswift: UIViewController\nsummary: A screen.\ncontent: views\n"
    ),
    "row": ("row.element.yaml", "element: row\nswift: UITableViewCell\nsummary: A row.\nabstract: true\n"),
    "cell": ("cell.element.yaml", "element: cell\nswift: UITableViewCell\nextends: row\nsummary: A cell.\n"),
  ]

  @Test func casesWithoutThemAreReported() {
    let text =
      "enumeration: shape\nswift: Shape\nsummary: A shape.\ncases: [round, star]\nsince: { stra: 1.2, star: new }\n"
    let grammar = Grammar(language: [SourceFile(path: "shape.enumeration.yaml", text: text)])
    #expect(
      grammar.diagnosticsByFile.flatMap { $0.diagnostics.map(\.code) } == ["unknown-case", "invalid-version"])
  }

  @Test func theReferenceAndTheSchemaNameReleases() {
    let grammar = Grammar.language().adding([SourceFile(path: "gauge.element.yaml", text: Self.gauge)])
    let reference = grammar.reference
    let schema = String(decoding: grammar.sceneSchema.serialized, as: UTF8.self)
    for sentence in [
      "How much it glows. Since 1.2.", "The user read it. Since 1.3.", "How often. Since 1.4.",
      "The marks. Since 2.0.1.",
    ] {
      #expect(reference.contains(sentence))
      #expect(schema.contains(sentence))
    }
  }
}
