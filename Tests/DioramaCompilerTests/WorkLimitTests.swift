import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import DioramaTestSupport
import Testing

/// Work that would grow faster than what is read has an end.
@Suite struct WorkLimitTests {
  private struct Mistake: DiagnosticMessage {
    static let kind = DiagnosticKind("mistake", explanation: "", example: nil)
    let message = "there is a mistake"
  }

  private func mistakes(_ count: Int, _ fixIt: FixIt) -> [Diagnostic] {
    [Diagnostic](repeating: Diagnostic(Mistake(), at: SourceRange(0, 1), fixIts: [fixIt]), count: count)
  }

  /// What `--fix` does for a small file whose mistakes never end.
  @Test func mendingEnds() {
    var checks = 0
    let file = SourceFile(path: "a.yaml", text: "x\n")
    let fixIt = FixIt("add one", replacing: SourceRange(0, 0), with: "x")
    let mended = FileMender.mend(file) { content in
      checks += 1
      let left = 4_000 - content.bytes.count
      return Assessment(diagnostics: mistakes(left, fixIt))
    }
    #expect((100...3_000).contains(checks))
    #expect(mended.fixItCount < checks)
    #expect(mended.effort <= 2 * FileMender.effort)
  }

  /// A check that reads many other files ends sooner.
  @Test func mendingCountsWhatElseIsRead() {
    var checks = 0
    _ = FileMender.mend(
      SourceFile(path: "a.yaml", text: "x\n"), surroundings: FileMender.effort
    ) { content in
      checks += 1
      let fixIt = FixIt("add one", replacing: SourceRange(0, 0), with: "x")
      return Assessment(diagnostics: mistakes(1_000 - content.bytes.count, fixIt))
    }
    #expect(checks <= 3)
  }

  /// Elements that build upon each other are read without deep recursion, and the same are refused whichever is asked for first.
  @Test func inheritanceEnds() {
    let count = 500
    let files = (0..<count).map { number in
      let base = number + 1 < count ? "link\(number + 1)" : "control"
      return SourceFile(
        path: "link\(number).element.yaml",
        text: "element: link\(number)\nswift: Link\nextends: \(base)\nsummary: A link of a chain.\n")
    }
    for first in ["link0", "link250", "link499"] {
      let grammar = Grammar.language().adding(files)
      _ = grammar.element(named: first)
      let refused = grammar.projectProblems.filter { $0.diagnostics.map(\.code) == ["inheritance-limit"] }
      #expect(refused.count == count - Limits.inheritance)
      #expect(!refused.contains { $0.file.name == "link\(count - Limits.inheritance).element.yaml" })
    }
  }

  /// Beyond the limit of suggestions, which names get one does not depend on chance.
  @Test func suggestionsAreTheSame() {
    let names = (0..<900).map { "param\($0)" }
    let uses = (0..<1_500).map { "- label: l\($0)\n  text: ${parma\($0)}\n" }.joined()
    let scene =
      "scene: A\nparameters:\n" + names.map { "  \($0): string\n" }.joined() + "views:\n" + uses
    let found = (0..<2).map { _ in
      Compiler(grammar: .language()).compile(SourceFile(path: "A.scene.yaml", text: scene)).diagnostics
    }
    #expect(found[0] == found[1])
    let withFixIt = found[0].filter { $0.code == "unknown-parameter" }.map { !$0.fixIts.isEmpty }
    #expect(withFixIt.first == true)
    #expect(withFixIt.last == false)
  }
}
