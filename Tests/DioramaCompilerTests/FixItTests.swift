import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import DioramaTestSupport
import Testing

/// A fix-it, applied alone, removes its diagnostic and adds no errors.
@Suite struct FixItTests {
  @Test(arguments: TestFile.scenePaths)
  func fixScene(_ path: String) throws {
    check(try TestFile(path))
  }

  @Test(arguments: CatalogueExample.all)
  func fixExample(_ example: CatalogueExample) {
    check(example.failing)
  }

  /// Edits that overlap or are not within the file are not applied.
  @Test(arguments: [[(0, 2), (1, 3)], [(4, 9)], []])
  func whatDoesNotFitIsNotApplied(_ ranges: [(Int, Int)]) {
    let edits = ranges.map { TextEdit(range: SourceRange($0, $1), replacement: "x") }
    #expect(FixIt("", edits: edits).applied(to: SourceFile(path: "a.yaml", text: "a: b\n")) == nil)
  }

  /// Blanks after a comment do not belong to the text that it may have been meant to be.
  @Test func aCommentInATextEndsBeforeBlanks() throws {
    let file = SourceFile(
      path: "A.scene.yaml", text: "scene: A\nviews:\n- label: one\n  text: Item #1  \t \n")
    let found = Compiler(grammar: .language()).compile(file).diagnostics
    let comment = try #require(found.first { $0.code == "comment-in-text" })
    #expect(file.text(in: comment.range) == "#1")
    let fixed = comment.fixIts.compactMap { $0.applied(to: file) }
    #expect(
      fixed.map { String(decoding: $0.bytes, as: UTF8.self).hasSuffix("text: \"Item #1\"  \t \n") } == [true])
  }

  /// An editor offers every fix-it, while `--fix` reverts those that do not help.
  @Test(
    "a selection that has a case offers no fix-it that writes it again",
    arguments: ["email", "emailAdress"], [false, true])
  func casesAreNotWrittenTwice(_ word: String, isTaken: Bool) throws {
    let other = isTaken ? "emailAddress: A, " : ""
    let file = SourceFile(
      path: "Example.scene.yaml",
      text: """
        scene: Example
        state: { keyboard: keyboardType }
        views:
        - label: hint
          text: { switch: keyboard, \(other)\(word): B, else: C }

        """)
    let found = Compiler(grammar: .language()).compile(file).diagnostics
    #expect(found.map(\.code) == ["unknown-case"])
    let texts = found.flatMap(\.fixIts).flatMap(\.edits).map(\.replacement)
    #expect(texts == (isTaken ? [] : ["emailAddress"]))
  }

  /// Between braces, a reference needs quotes, unless the text already has them.
  @Test(
    "a name in a text becomes a reference",
    arguments: [
      ("Hi $name", "${name}"), ("{ if: flag, then: Hi $name, else: B }", "\"Hi ${name}\""),
      ("{ if: flag, then: \"Hi $name\", else: B }", "${name}"),
      ("{ if: flag, then: name, else: B }", "\"${name}\""),
    ])
  func namesBecomeReferences(_ text: String, replacement: String) {
    let file = SourceFile(
      path: "Example.scene.yaml",
      text: """
        scene: Example
        parameters: { name: string }
        state: { flag: boolean }
        views:
        - label: hint
          text: \(text)

        """)
    let found = Compiler(grammar: .language()).compile(file).diagnostics.filter { $0.code == "name-in-text" }
    let texts = found.flatMap(\.fixIts).flatMap(\.edits).map(\.replacement)
    #expect(texts == [replacement])
  }

  private func check(_ file: TestFile) {
    let before = file.diagnostics
    for diagnostic in before {
      for fixIt in diagnostic.fixIts {
        guard let fixed = fixIt.applied(to: file.source) else {
          Issue.record("'\(fixIt.message)' does not fit")
          continue
        }
        let after = file.diagnostics(of: fixed)
        let name = "'\(fixIt.message)' for '\(diagnostic.message)'"
        let there = after.filter { $0.range.start == diagnostic.range.start }
        let isSame = there.contains { $0.code == diagnostic.code && $0.message == diagnostic.message }
        #expect(!isSame, "\(name) does not remove it")
        let known = Set(before.map(\.code))
        #expect(there.allSatisfy { known.contains($0.code) }, "\(name) causes another error at its place")
        #expect(errors(in: after) <= errors(in: before), "\(name) leads to \(after.map(\.message))")
      }
    }
  }

  private func errors(in diagnostics: [Diagnostic]) -> Int {
    diagnostics.count { $0.severity == .error }
  }
}
