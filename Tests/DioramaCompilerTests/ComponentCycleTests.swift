import DioramaGrammar
import DioramaSyntax
import Testing

/// Components that contain themselves, or others too deep.
@Suite struct ComponentCycleTests {
  /// Returns the grammar with components, each given by the names of those in it.
  private func grammar(_ uses: KeyValuePairs<String, [String]>) -> Grammar {
    Grammar.language().adding(
      uses.map { name, others in
        let views = others.enumerated().map { "\n- \($1): view\($0)" }.joined()
        return SourceFile(
          path: "\(name).component.yaml", text: "component: \(name)\nviews:\(views.isEmpty ? " []" : views)\n"
        )
      })
  }

  private func messages(_ grammar: Grammar) -> [String] {
    grammar.projectDiagnosticsByFile.flatMap { $0.diagnostics.map(\.message) }
  }

  /// All components of a cycle are broken, so none of them, and nothing that uses them, is generated.
  @Test(arguments: [2, 8, 9, 10, 11, 14, 300])
  func allComponentsOfACycleAreBroken(count: Int) {
    let names = (0..<count).map { "C\($0)" }
    let grammar = Grammar.language().adding(
      names.indices.map { index in
        let text = "component: \(names[index])\nviews:\n- \(names[(index + 1) % count]): inner\n"
        return SourceFile(path: "\(names[index]).component.yaml", text: text)
      })
    #expect(names.filter { !grammar.isBroken(elementNamed: $0) } == [])
    let shown =
      count > 8 ? names.prefix(4) + ["…"] + names.suffix(4) + ["C0"] : names[...] + ["C0"]
    let path = shown.map { $0 == "…" ? $0 : "'\($0)'" }.joined(separator: " → ")
    #expect(messages(grammar) == ["the component contains itself: \(path); remove one of these uses"])
  }

  /// A component can be in a cycle without being in the one that is described.
  @Test func cyclesCanShareComponents() {
    let grammar = grammar([
      "A": ["B", "C"], "B": ["A"], "C": ["B"], "D": ["A"], "E": [], "F": ["F", "E", "G"], "G": ["A"],
    ])
    #expect(
      messages(grammar).sorted() == [
        "the component contains itself: 'A' → 'B' → 'A'; remove one of these uses",
        "the component contains itself: 'F' → 'F'; remove one of these uses",
      ])
    #expect(
      ["A", "B", "C", "D", "E", "F", "G"].filter { grammar.isBroken(elementNamed: $0) } == [
        "A", "B", "C", "F",
      ])
  }

  /// Components are nested as deep as a loader accepts. Only the first that is nested deeper is reported.
  @Test(arguments: [32, 33, 80])
  func componentsAreNestedAsDeepAsALoaderAccepts(count: Int) {
    let grammar = Grammar.language().adding(
      (1...count).map { depth in
        let views = depth == 1 ? " []" : "\n- C\(depth - 1): inner"
        return SourceFile(
          path: "C\(depth).component.yaml", text: "component: C\(depth)\nviews:\(views)\n")
      })
    let isTooDeep = count > 32
    let broken = (1...count).map { "C\($0)" }.filter { grammar.isBroken(elementNamed: $0) }
    #expect(broken == (isTooDeep ? ["C33"] : []))
    let message = "'C32' already nests 32 components, the maximum; do not use it here"
    #expect(messages(grammar) == (isTooDeep ? [message] : []))
  }
}
