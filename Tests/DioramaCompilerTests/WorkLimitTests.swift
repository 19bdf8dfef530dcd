import DioramaCompiler
import DioramaGrammar
import DioramaProject
import DioramaSyntax
import DioramaTestSupport
import Testing

/// Work that would grow faster than the input is limited.
@Suite struct WorkLimitTests {
  private func errors(_ count: Int, _ fixIt: FixIt) -> [Diagnostic] {
    [Diagnostic](repeating: Diagnostic(SampleError(), at: SourceRange(0, 1), fixIts: [fixIt]), count: count)
  }

  /// `--fix` ends for a small file in which each fix causes another error.
  @Test func fixingEnds() {
    var checks = 0
    let file = SourceFile(path: "a.yaml", text: "x\n")
    let fixIt = FixIt("add one", replacing: SourceRange(0, 0), with: "x")
    let fixed = FileFixer.fix(file) { content in
      checks += 1
      let left = 4_000 - content.bytes.count
      return Assessment(diagnostics: errors(left, fixIt))
    }
    #expect((100...300).contains(checks))
    #expect(fixed.fixItCount < checks)
    #expect(fixed.effort <= 2 * FileFixer.effort)
  }

  /// Fixing stops early if the fix-it of a syntax error only causes another error.
  @Test(arguments: [
    "scene: A\nviews:\n- label: a\n'x:  y: b\n- label: c\n",
    "scene: A\n <<: { txet]: Hello }\n",
  ])
  func fixingDoesNotLoop(_ text: String) {
    var checks = 0
    let file = SourceFile(path: "A.scene.yaml", text: text)
    let fixed = FileFixer.fix(file) {
      checks += 1
      let result = Compiler(grammar: .language()).compile($0)
      return Assessment(diagnostics: result.diagnostics, meaning: result.meaning)
    }
    #expect((2...30).contains(checks))
    #expect(fixed.file == file)
  }

  /// Fix-its that each reveal an error are not tried in every combination.
  @Test func fixingTriesFewCombinations() {
    let views = (0..<10).map { "- label: l\($0)\n  txet: [\($0)]\n" }.joined()
    var checks = 0
    let fixed = FileFixer.fix(SourceFile(path: "A.scene.yaml", text: "scene: A\nviews:\n" + views)) {
      checks += 1
      return Assessment(diagnostics: Compiler(grammar: .language()).compile($0).diagnostics)
    }
    #expect(checks <= 40)
    #expect(fixed.fixItCount == 0)
  }

  /// Fixing ends earlier if checks read many other files.
  @Test func fixingCountsOtherFiles() {
    var checks = 0
    _ = FileFixer.fix(
      SourceFile(path: "a.yaml", text: "x\n"), surroundings: FileFixer.effort
    ) { content in
      checks += 1
      let fixIt = FixIt("add one", replacing: SourceRange(0, 0), with: "x")
      return Assessment(diagnostics: errors(1_000 - content.bytes.count, fixIt))
    }
    #expect(checks <= 3)
  }

  /// If some diagnostics were left out, the effect of a fix-it is unknown.
  @Test func nothingIsFixedIfDiagnosticsAreLeftOut() {
    var checks = 0
    let fixIt = FixIt("add one", replacing: SourceRange(0, 0), with: "x")
    let fixed = FileFixer.fix(SourceFile(path: "a.yaml", text: "x\n")) { _ in
      checks += 1
      return Assessment(diagnostics: errors(checks == 1 ? Limits.diagnostics : 0, fixIt))
    }
    #expect(checks == 1)
    #expect(fixed.fixItCount == 0)
  }

  /// Each of many errors has a suggestion, so that all are fixed at once.
  @Test func manyFixItsAreAppliedAtOnce() {
    let views = (0..<5_000).map { "- label: l\($0)\n  txet: v\n" }.joined()
    var checks = 0
    let fixed = FileFixer.fix(SourceFile(path: "A.scene.yaml", text: "scene: A\nviews:\n" + views)) {
      checks += 1
      let result = Compiler(grammar: .language()).compile($0)
      return Assessment(diagnostics: result.diagnostics, meaning: result.meaning)
    }
    #expect(fixed.fixItCount == 5_000)
    #expect(checks == 2)
  }

  private func problems(_ files: [SourceFile]) -> [String] {
    Grammar.language().adding(files).projectDiagnosticsByFile.flatMap { $0.diagnostics.map(\.code) }
  }

  private func decorator(_ number: Int, decorates: String) -> SourceFile {
    SourceFile(
      path: "\(number).decorator.yaml",
      text: "decorator: D\(number)Decorator\ndecorates: \(decorates)\nproperty: p\(number)\ntype: string\n")
  }

  /// A project's decorators are limited, and so is the size of its declarations.
  @Test func declarationsAreLimited() {
    let decorators = (0...Limits.decorators).map { decorator($0, decorates: "view") }
    #expect(problems(decorators.dropLast()) == [])
    #expect(problems(decorators) == ["declaration-limit"])

    func element(attributes count: Int) -> SourceFile {
      let attributes = (0..<count).map { "  a\($0): string\n" }.joined()
      return SourceFile(
        path: "many.element.yaml",
        text: "element: many\nswift: Many\nextends: view\nsummary: Many.\nattributes:\n" + attributes)
    }
    #expect(problems([element(attributes: Limits.declarationNodes / 2 - 10)]) == [])
    #expect(problems([element(attributes: Limits.declarationNodes / 2)]) == ["declaration-limit"])

    let subtype = SourceFile(
      path: "subtype.element.yaml",
      text: "element: subtype\nswift: Subtype\nextends: many\nsummary: A subtype.\n")
    #expect(problems([element(attributes: Limits.inheritedParts / 2), subtype]) == [])
    #expect(problems([element(attributes: Limits.inheritedParts), subtype]) == ["declaration-limit"])
  }

  /// A clash with a built-in element is reported once, at the project's decorator.
  @Test func clashesAreReportedOnce() {
    let clash = SourceFile(
      path: "c.decorator.yaml",
      text: "decorator: ClashDecorator\ndecorates: [label, button]\nproperty: text\ntype: string\n")
    #expect(problems([decorator(1, decorates: "label"), clash]) == ["redeclared-part"])
  }

  /// Every file of a project is matched against the paths of its configuration, so their number is limited.
  @Test func configurationsAreLimited() {
    func problems(_ text: String) -> [String] {
      let file = SourceFile(path: "diorama.yaml", text: text)
      return ConfigurationReader.read(file, toolVersion: "1").diagnostics.map(\.code)
    }
    let paths = String(repeating: "- a\n", count: Limits.paths)
    #expect(problems("exclude:\n" + paths) == [])
    #expect(problems("exclude:\n" + paths + "- a\n") == ["configuration-limit"])
    let path = String(repeating: "a", count: Limits.pathSize)
    #expect(problems("scenes: \(path)\n") == [])
    #expect(problems("scenes: \(path)a\n") == ["configuration-limit"])
  }

  /// Long chains of elements are read without deep recursion, and the same elements are rejected in any order.
  @Test func inheritanceIsLimited() {
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
      let rejected = grammar.projectDiagnosticsByFile.filter {
        $0.diagnostics.map(\.code) == ["inheritance-limit"]
      }
      #expect(rejected.count == count - Limits.inheritance)
      #expect(!rejected.contains { $0.file.name == "link\(count - Limits.inheritance).element.yaml" })
    }
  }

  /// Beyond the limit of comparisons, it does not depend on chance which names get suggestions.
  @Test func suggestionsAreReproducible() {
    let names = (0..<900).map { "param\($0)" }
    let uses = (0..<3_000).map { "- label: l\($0)\n  text: ${parma\($0)}\n" }.joined()
    let scene =
      "scene: A\nparameters:\n" + names.map { "  \($0): string\n" }.joined() + "views:\n" + uses
    let found = (0..<2).map { _ in
      Compiler(grammar: .language()).compile(SourceFile(path: "A.scene.yaml", text: scene)).diagnostics
    }
    #expect(found[0] == found[1])
    let withFixIt = found[0].filter { $0.code == "unknown-name" }.map { !$0.fixIts.isEmpty }
    #expect(withFixIt.first == true)
    #expect(withFixIt.last == false)
  }

  /// Beyond the limit of comparisons, cases are not searched for one that begins with an unknown one.
  @Test func longerCasesAreSearchedUpToTheLimit() {
    let cases = (0..<900).map { "case\($0), " }.joined()
    let unknown = (0..<3_000).map { "caes\($0): x, " }.joined()
    let scene = """
      scene: A
      state:
        p: { cases: [\(cases)distant] }
      views:
      - label: l
        text: { switch: p, dis: x, \(unknown)dist: x, else: y }

      """
    let result = Compiler(grammar: .language()).compile(SourceFile(path: "A.scene.yaml", text: scene))
    let found = result.diagnostics.filter { $0.code == "unknown-case" }.map {
      $0.message.contains("did you mean")
    }
    #expect(found.count == 3_002)
    #expect(found.first == true)
    #expect(found.last == false)
  }

  /// Beyond the limit of comparisons, the cases that a selection lacks are not listed.
  @Test func missingCasesAreListedUpToTheLimit() {
    let cases = (0..<900).map { "case\($0), " }.joined()
    let views = (0..<3_000).map { "- label: l\($0)\n  text: { switch: p, case0: x }\n" }.joined()
    let scene = "scene: A\nstate:\n  p: { cases: [\(cases)other] }\nviews:\n" + views
    let result = Compiler(grammar: .language()).compile(SourceFile(path: "A.scene.yaml", text: scene))
    let messages = result.diagnostics.filter { $0.code == "missing-case" }.map(\.message)
    #expect(messages.count == 3_000)
    #expect(messages.first?.hasPrefix("the selection of 'p' lacks 'case1', 'case2'") == true)
    #expect(messages.last == "the selection of 'p' needs 'else'; write 'else: ' and a value")
  }
}
