import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import DioramaTestSupport
import Testing

/// Generated Swift compiles even if a project has the names that it would give itself.
struct CollidingNameTests {
  /// A project of scenes, components and declarations.
  struct Project: CustomTestStringConvertible {
    let testDescription: String
    /// The contents of its files, by their paths without `.yaml`.
    let files: KeyValuePairs<String, String>
    /// The app's Swift.
    let app: String
  }

  @Test(arguments: [initializers, members, classes, labels])
  func generatedSwiftCompiles(_ project: Project) throws {
    let files = project.files.map { SourceFile(path: "\($0).yaml", text: $1) }
    let grammar = Grammar.language().adding(files.filter { !$0.path.hasSuffix(".scene.yaml") })
    #expect(grammar.projectDiagnosticsByFile.flatMap(\.diagnostics).map(\.message) == [])
    let compiler = Compiler(grammar: grammar)
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    var sources = [try folder.write("import DioramaKit\n\n\(project.app)".utf8, to: "App.swift").path]
    for file in files where [".scene.yaml", ".component.yaml"].contains(where: file.path.hasSuffix) {
      let result = compiler.compile(file)
      let tree = try #require(result.tree, "\(result.diagnostics.map(\.message))")
      let swift = try compiler.swift(tree, access: .internal)
      sources.append(try folder.write(swift.utf8, to: "\(file.path).swift").path)
    }
    let decorators = grammar.projectDecorators.map { ($0, grammar) }
    if !decorators.isEmpty {
      let swift = DecoratorSource.text(of: decorators, access: .internal)
      sources.append(try folder.write(swift.utf8, to: DecoratorSource.fileName).path)
    }
    let result = try folder.run(try BuildFolder().typecheck(sources) + ["-warnings-as-errors"])
    #expect(result.isSuccess, "\(result.output)")
  }

  /// Whether an initializer overrides that of a superclass depends on the types of all arguments.
  private static let initializers = Project(
    testDescription: "initializers",
    files: [
      "tracked.controller": """
      controller: tracked
      swift: Tracked
      extends: view
      initializer: { tracker: { type: Tracker } }
      """,
      "optional.controller": """
      controller: optional
      swift: OptionallyTracked
      extends: view
      initializer: { tracker: { type: Tracker } }
      """,
      "limited.controller": """
      controller: limited
      swift: Limited
      extends: table
      initializer: { limit: 3 }
      """,
      "Plain.scene": "scene: Plain\ncontroller: tracked\nviews:\n- label: greeting\n  text: Hello\n",
      "Other.scene": "scene: Other\ncontroller: optional\nviews:\n- label: greeting\n  text: Hello\n",
      "Limit.scene": """
      scene: Limit
      controller: limited
      parameters: { limit: integer }
      rows: ["${limit}"]
      """,
      "Styled.scene": """
      scene: Styled
      controller: table
      parameters: { style: UITableView.Style }
      rows: [First]
      """,
      "Nib.scene": """
      scene: Nib
      parameters: { nibName: string?, bundle: Bundle? }
      views:
      - label: greeting
        text: ${nibName}
      """,
      "Coded.scene": """
      scene: Coded
      parameters: { coder: NSCoder }
      views:
      - label: greeting
        text: Hello
      """,
    ],
    app: """
      import Foundation

      final class Tracker {}

      class Tracked: UIViewController {
        init(tracker: Tracker) { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
      }

      class OptionallyTracked: UIViewController {
        init(tracker: Tracker?, note: String = "") { super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { nil }
      }

      class Limited: UITableViewController {
        init(limit: Int) { super.init(style: .plain) }
        required init?(coder: NSCoder) { nil }
      }

      @MainActor func scenes(_ tracker: Tracker, _ coder: NSCoder) -> [UIViewController] {
        [
          PlainScene(tracker: tracker), OtherScene(tracker: tracker), LimitScene(limit: 3),
          StyledScene(style: .grouped), NibScene(nibName: "Nib", bundle: nil), CodedScene(coder: coder),
        ]
      }

      """)

  /// A scene stores what its screen overrides, or shows when it appears.
  private static let members = Project(
    testDescription: "members",
    files: [
      "quiet.controller": "controller: quiet\nswift: Quiet\nextends: view\nscreen: quietScreen\n",
      "quietScreen.element": """
      element: quietScreen
      swift: Quiet
      extends: screen
      attributes:
        prefersQuiet: { type: boolean, overrides: prefersQuiet, update: updateQuiet, summary: Is it quiet? }
        flashy: { type: boolean, appearing: setFlashy, summary: Does it flash? }
      """,
      "Night.scene": """
      scene: Night
      controller: quiet
      state: { isDark: boolean }
      screen: { prefersQuiet: "${isDark}", flashy: { not: isDark }, statusBarHidden: "${isDark}" }
      views:
      - label: greeting
        text: Hello
      """,
    ],
    app: """
      class Quiet: UIViewController {
        var flashy = false
        var statusBarHidden = false
        var prefersQuiet: Bool { false }
        func updateQuiet() {}
        func setFlashy(_ isFlashy: Bool, animated: Bool) {}
      }

      """)

  /// A decorator of two elements of the same class.
  private static let classes = Project(
    testDescription: "classes",
    files: [
      "caption.element": "element: caption\nswift: UILabel\nextends: view\nattributes: { text: string }\n",
      "Badge.decorator": "decorator: Badge\ndecorates: [label, caption]\nproperties: { badge: integer }\n",
      "Badges.scene": """
      scene: Badges
      views:
      - label: greeting
        text: Hello
        badge: 1
      - caption: note
        text: Hello
        badge: 2
      """,
    ],
    app: """
      final class Badge: UIView, ViewDecorator {
        var badge: Int?
        init(object: UIView) {
          super.init(frame: .zero)
          attach(to: object)
        }
        required init?(coder: NSCoder) { nil }
      }

      """)

  /// Below a list, the names of arguments become labels. Of all keywords, only `inout` needs backticks there.
  private static let labels = Project(
    testDescription: "labels",
    files: [
      "Leaf.component": """
      component: Leaf
      state: { id: integer }
      events:
        changed:
          arguments: [{ name: inout, type: Int }, { name: in, type: Int }, { name: var, type: Int }]
      views:
      - label: greeting
        text: ${id}
      """,
      "Tree.scene": """
      scene: Tree
      state: { leaves: [Leaf] }
      views:
      - each: leaves
        handlers: { changed: leafChanged }
      """,
    ],
    app: "")
}
