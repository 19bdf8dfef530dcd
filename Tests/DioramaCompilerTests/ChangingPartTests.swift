import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import DioramaTree
import Testing

/// The statements that a scene executes when something changes.
@Suite struct ChangingPartTests {
  private static let dial = SourceFile(
    path: "dial.element.yaml",
    text: """
      element: dial
      swift: DialView
      extends: view
      summary: A dial.
      attributes:
        low: { type: number, summary: The lower end., resets: [high] }
        high: { type: number, summary: The upper end., resets: [low, step] }
        step: { type: number, summary: The distance of two marks., resets: [mark] }
        mark: { type: number, summary: The first mark. }
        turn: { type: number, summary: The angle. }

      """)

  private func groups(_ views: String) -> [RuntimeTree.Group] {
    let file = SourceFile(
      path: "Speed.scene.yaml",
      text: "scene: Speed\nstate: { a: number, b: number, names: { type: [string] } }\nviews:\n" + views)
    let result = Compiler(grammar: .language().adding([Self.dial])).compile(file)
    let errors = result.diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "\(errors.map(\.message))")
    return result.tree?.groups ?? []
  }

  /// Attributes that reset each other are set together, also through others and in a cycle.
  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("low: ${a}\n  high: 2\n  step: 3\n  mark: 4", [["low", "high"]]),
      ("low: ${a}\n  high: ${a}\n  step: ${a}\n  mark: ${a}", [["low", "high", "step", "mark"]]),
      ("step: ${a}\n  mark: 4\n  low: 1", [["step", "mark"]]),
      ("mark: ${a}\n  turn: ${a}\n  low: 1", [["mark"], ["turn"]]),
    ])
  func attributesAreSetTogether(_ attributes: String, _ expected: [[String]]) {
    let groups = groups("- dial: speed\n  \(attributes)\n")
    #expect(groups.map(\.reads) == [["a"]])
    #expect(groups.flatMap(\.statements).map { $0.attributes.map(\.name) } == expected)
  }

  /// A call that sets several parts does not change because another part does.
  @Test func callsChangeOnlyWithTheirParts() {
    let groups = groups("- avatar: author\n  url: https://example.com/a.png\n  uid: 4711\n  alpha: ${a}\n")
    #expect(groups.flatMap(\.statements).map { $0.attributes.map(\.name) } == [["alpha"]])
  }

  /// A view can change only in its texts.
  @Test func textsChangeAlone() {
    let groups = groups("- table: people\n  rows: ${names}\n")
    #expect(groups.map(\.reads) == [["names"]])
    #expect(groups.flatMap(\.statements).flatMap(\.content).map(\.items) == [.state("names")])
  }

  /// A view can change only in an object that fills one of its roles.
  @Test func rolesChangeAlone() {
    let groups = groups(
      """
      - table: settings
        rows:
        - switchCell: notifications
          dataSource: { title: "${a} messages", switchOn: true }

      """)
    #expect(groups.map(\.reads) == [["a"]])
    #expect(groups.flatMap(\.statements).flatMap(\.roles).map(\.name) == ["dataSource"])
  }
}
