import DioramaCompiler
import DioramaSyntax
import DioramaTestSupport
import Testing

/// Which fix-its are applied, and what happens to the rest of the file.
@Suite struct FileFixerTests {
  /// A line moves only if it is certain that it is this one, and not one around it, that is wrong.
  @Test(arguments: [
    "- label: a\n  padding: { top: 8 }\n    - label: b\n",
    "- label: a\n- b # c\n    lines: 2\n",
    "- stack: a\n  children:\n    - label: b\n      text: B\n- label: c\n      text: C\n",
    "- stack: a\n  children:\n    - label: b\n  shown: true\n      alpha: 0.5\n",
    "  - stack: a\n    children:\n      - label: b\n  views: # c\n   - label: d\n      text: e\n",
  ])
  func keepsLinesThatMayBeRight(_ views: String) {
    let scene = "scene: Example\nviews:\n" + views
    #expect(fix(scene) == scene)
  }

  /// The first element of a list moves to the column of the others, and the keys of an element move with its dash.
  @Test func movesElements() {
    let scene = { (first: String, last: String) in
      "scene: Example\nviews:\n\(first)- stack: a\n    axis: horizontal\n    children:\n      - label: b\n"
        + "        text: B\n\(last)- label: c\n    # C\n    text: C\n"
    }
    #expect(fix(scene("", "  ")) == scene("  ", "  "))
    #expect(fix(scene("   ", "  ")) == scene("  ", "  "))
    #expect(fix(scene("  ", "    ")) == scene("  ", "  "))
    let views = { (column: String) in
      "scene: Example\nviews:\n  - label: a\n    text: A\n\(column)- label: b\n\(column)  text: B\n"
    }
    #expect(fix(views(" ")) == views("  "))
  }

  /// A fix-it that would remove a comment is left to the user.
  @Test func keepsComments() {
    let scene = { (comment: String) in
      "scene: Example\nstate: { isBusy: boolean }\nviews:\n- label: a\n  text: A\n  hidden:\n\(comment)"
        + "    not: isBusy\n"
    }
    #expect(fix(scene("    # why\n")) == scene("    # why\n"))
    #expect(fix(scene("")) != scene(""))
  }

  /// An event that the element does not have may be that of the view above.
  @Test func keepsHandlersOfOtherViews() {
    let scene = { (child: String) in
      "scene: Example\nviews:\n- stack: a\n  children:\n  - \(child)\n  handlers: { click: go }\n"
    }
    #expect(fix(scene("button: b\n    title: B")) == scene("button: b\n    title: B"))
    #expect(fix(scene("label: b")).contains("tap: go"))
  }

  @Test func keepsEveryOtherByte() {
    let fixed = fix(
      """
      scene: Example   # "a" b\t
      # lable: not a key
      views:
          - lable:   greeting # the fisrt
            txet:  'Hello'
            lines :   0


          -   {buton: go, titel : "Go"}
      """)
    #expect(
      fixed == """
        scene: Example   # "a" b\t
        # lable: not a key
        views:
            - label:   greeting # the fisrt
              text:  'Hello'
              lines :   0


            -   {button: go, title : "Go"}
        """)
  }

  @Test func fixesOneSyntaxErrorAfterTheOther() {
    let fixed = fix(
      """
      scene: Example
      views:
        - label: one
          text: "One
        - label: two
      \t\ttext: Two
        - lable: three
          text: @Three
      """)
    #expect(
      fixed == """
        scene: Example
        views:
          - label: one
            text: "One"
          - label: two
            text: Two
          - label: three
            text: "@Three"
        """)
  }

  @Test func writesWhatOtherNotationsMean() {
    let fixed = fix(
      """
      scene: Example
      state: { isBusy: boolean, count: { default: 3 } }
      views:
        - label: greeting
          text: { if: ${isBusy}, then: Wait, else: "${count}" }
        - textField: address
          placeholder: Address
          enabled: "true"
          keyboard: email
          autocorrection: off
          inset: 8 16
        - stack: row
          padding: { all: 16 }
      """)
    #expect(
      fixed == """
        scene: Example
        state: { isBusy: boolean, count: { type: integer, default: 3 } }
        views:
          - label: greeting
            text: { if: isBusy, then: Wait, else: "${count}" }
          - textField: address
            placeholder: Address
            enabled: true
            keyboard: emailAddress
            autocorrection: no
            inset: { top: 8, leading: 16, bottom: 8, trailing: 16 }
          - stack: row
            padding: 16
        """)
  }

  @Test(
    "a case is only renamed to one that the selection does not have", arguments: [false, true])
  func renamesCases(isTaken: Bool) {
    let selection = { (name: String) in
      let other = isTaken ? "emailAddress: A, " : ""
      return "scene: Example\nstate: { keyboard: keyboardType }\nviews:\n- label: hint\n"
        + "  text: { switch: keyboard, \(other)\(name): B, else: C }\n"
    }
    #expect(fix(selection("email")) == selection(isTaken ? "email" : "emailAddress"))
  }

  @Test func writesAListOfCasesAsAMappingThatOtherLinesContinue() {
    let scene = { (lines: String, owner: String) in
      """
      scene: Example
      state:
        mood:
      \(lines)
          default: calm
        owner: \(owner)
      views:
        - label: greeting
          text: ${owner}
          shown: { when: mood, is: calm }
      """
    }
    #expect(
      fix(scene("    - calm\n    - excited", "?string"))
        == scene("    cases: [calm, excited]", "string?"))
  }

  @Test("neither an operator nor code in backticks is put in quotes", arguments: ["!a && b", "`a`"])
  func keepsCode(_ text: String) {
    let scene = "scene: Example\nstate: { a: boolean, b: boolean }\nconditions:\n  both: \(text)\n"
    #expect(fix(scene) == scene)
  }

  @Test(
    "an element is written in lower case, and without the prefix of its class",
    arguments: ["Label", "UILabel", "LABEL"])
  func writesElements(_ name: String) {
    let text = { (name: String) in "scene: Example\nviews:\n  - \(name): greeting\n    text: Hello\n" }
    #expect(fix(text(name)) == text("label"))
  }

  @Test func writesChoicesAndDashes() {
    let start = "scene: Example\nstate: { isBusy: boolean }\nviews:\n  - label: greeting\n    text: "
    #expect(
      fix(start + "${isBusy ? \"Please  wait\" : \"Hello\"}\n")
        == start + "{ if: isBusy, then: \"Please  wait\", else: \"Hello\" }\n")
    #expect(
      fix(start + "${isBusy}\n  label: answer\n    text: Yes\n")
        == start + "${isBusy}\n  - label: answer\n    text: Yes\n")
  }

  /// An error that is made in the whole file is fixed in one run, even if the file has another one.
  @Test(arguments: ["", "nonsense: 1"])
  func indentsWholeFiles(_ error: String) {
    func scene(_ indentation: String, _ keys: String, _ errors: some Sequence<Int> = 11...11) -> String {
      let views = (1...40).map { number in
        let extra = errors.contains(number) && !error.isEmpty ? ["\(keys)\(error)"] : []
        let lines = ["- label: greeting\(number)", "\(keys)text: Hello"] + extra + ["\(keys)lines: 2"]
        return lines.map { indentation + $0 + "\n" }.joined()
      }
      return "scene: Example\nviews:\n" + views.joined()
    }
    #expect(fix(scene("\t", "  ")) == scene("  ", "  "))
    #expect(fix(scene("\t", "\t")) == scene("  ", "  "))
    #expect(fix(scene("    ", "    ")) == scene("    ", "  "))
  }

  /// Lines move to the left together with the lines below them.
  @Test func shiftsBlocks() {
    func scene(_ count: Int, _ shift: (Int) -> Int) -> String {
      let views = (0..<count).map { number in
        let indentation = String(repeating: " ", count: 2 + shift(number))
        return ["- label: greeting\(number)", "  text: |", "    Hello", "  lines: 2"].map {
          indentation + $0 + "\n"
        }.joined()
      }
      return "scene: Example\nviews:\n" + views.joined(separator: "# a comment\n")
    }
    #expect(fix(scene(40) { $0 > 0 ? 1 : 0 }) == scene(40) { _ in 0 })
    #expect(fix(scene(40) { $0 % 2 }) == scene(40) { _ in 0 })
    #expect(fix(scene(4) { $0 }) == scene(4) { _ in 0 })
  }

  /// Tabs are replaced in the whole file even if it has other syntax errors.
  @Test func neverMixesTabsAndSpaces() {
    let scene = { (indentation: String) in
      "scene: Example\nviews:\n"
        + ["- label: one", "  font: [", "- label: two", "  text: Two"].map { indentation + $0 + "\n" }
        .joined()
    }
    #expect(fix(scene("\t")) == scene("  "))
  }

  /// What precedes the quote that ended a text is escaped already.
  @Test func quotesInQuotesAreEscapedOnce() {
    let scene = { (text: String) in "scene: Example\nviews:\n- label: greeting\n  text: \(text)\n" }
    #expect(fix(scene("'it''s Bob's'")) == scene("'it''s Bob''s'"))
    #expect(fix(scene(#""a \"b"c""#)) == scene(#""a \"b\"c""#))
    // It is unclear which of these quotes are escaped.
    #expect(fix(scene("'Bob's dog''s'")) == scene("'Bob's dog''s'"))
    #expect(fix(scene(#""a "b" \" c""#)) == scene(#""a "b" \" c""#))
  }

  @Test("a syntax error stays if its fix-it would reveal more errors than it removes")
  func keepsSyntaxErrorBeforeOthers() {
    let text = """
      scene: Example
      views:
        - label: one
          font: { system: 17, wide: 1, high: 2
        - label: two
      """
    #expect(fix(text) == text)
  }

  @Test("errors that a fix-it reveals are fixed, too, or the fix-it is not applied")
  func looksAhead() {
    let misspelt =
      "scene: Example\nparameters:\n  name: string\nviews:\n  - lable: greeting\n    txet: ${nmae}\n"
    #expect(
      fix(misspelt)
        == "scene: Example\nparameters:\n  name: string\nviews:\n  - label: greeting\n    text: ${name}\n")
    let unfixable = "scene: Example\nviews:\n  - label: greeting\n    txet: [1]\n"
    #expect(fix(unfixable) == unfixable)
  }

  @Test("a warning's fix-it is not applied if it would change the meaning of the scene")
  func keepsTheMeaningOfAValidScene() {
    let text = "scene: Example\nviews:\n  - label: greeting\n    text: Hello #world\n"
    #expect(fix(text) == text)
  }

  @Test(arguments: [
    "- textField: name\n  placeholder: Name\n  minLength: 8\n",
    "- switch: wifi\n  accessibilityLabel: Wi-Fi\n  offTintColor: red\n",
    "- label: first\n  text: First\n  spacingBefore: 8\n",
    "- label: price\n  text: Price\n  placeholderColor: red\n",
    "- button: terms\n  title: Terms\n  url: https://example.com/terms\n",
    "- vstack: lines\n", "- hscroll: page\n",
    "- textField: name\n  placeholder: Name\n  trailingView: star\n",
    "- label: shown\n  text: ${email2}\n",
    "- label: shown\n  text: Shown\n  alignment: cenrtal\n",
    "- label: shown\n  text: Shown\n  backgroundColor: primary\n",
    "- Heart: like\n", "- Icon: star\n", "- Labels: names\n",
  ])
  func leavesGuessesToPeople(_ views: String) {
    let views = views.replacing("\n", with: "\n  ")
    let text = "scene: Example\nparameters:\n  email1: string\nviews:\n  \(views)"
    #expect(fix(text) == text)
  }

  @Test(
    "a code is removed with the separator next to it",
    arguments: [
      ("vague-id, insecure-url", "insecure-url"), ("insecure-url, vague-id", "insecure-url"),
      ("vague-id unused-anchor insecure-url -- later", "insecure-url -- later"),
    ])
  func removesUnneededSuppressions(_ written: String, _ fixed: String) {
    let text = { (codes: String) in
      "scene: Example\n# diorama:disable \(codes)\nviews:\n  - label: source\n    url: http://example.org\n"
    }
    #expect(fix(text(written), rules: .everything) == text(fixed))
  }

  @Test func leavesSuppressionsThatShouldEnd() {
    let text = "# diorama:enable vague-id\nscene: Example\nviews:\n  - label: greeting\n    text: Hello\n"
    #expect(fix(text, rules: .everything) == text)
  }

  @Test(
    "an unused anchor is not removed if it may be the first word of a text",
    arguments: [
      ("text: &Co Sons", "text: &Co Sons"), ("text: &Co A # B", "text: &Co A # B"),
      ("text: &a \"Hello\"", "text: \"Hello\""), ("font: &a { style: body }", "font: { style: body }"),
      ("font: &a\n      style: body", "font:\n      style: body"),
    ])
  func leavesTextsThatBeginLikeAnchors(_ written: String, _ fixed: String) {
    let text = { (line: String) in "scene: Example\nviews:\n  - label: greeting\n    \(line)\n" }
    #expect(fix(text(written), rules: .everything) == text(fixed))
  }

  @Test("a removed line moves the views below, which does not change the meaning of the scene")
  func removesLines() {
    let text = "scene: Example\nviews:\n  - label: greeting\n    text: Hello\n"
    #expect(fix("# diorama:disable fixed-font\n" + text, rules: .everything) == text)
  }

  @Test func leavesChoicesToPeople() {
    let word = SourceRange(0, 1)
    let result = FileFixer.fix(SourceFile(path: "x", text: "a")) { file in
      Assessment(
        diagnostics: file.bytes == SourceBytes("a".utf8)
          ? [Diagnostic(Wrong(), at: word, fixIts: ["b", "c"].map { FixIt($0, replacing: word, with: $0) })]
          : [])
    }
    #expect(result.fixItCount == 0)
    #expect(result.file.bytes == SourceBytes("a".utf8))
  }

  @Test("of two adjacent fix-its, the second is applied in the next round")
  func appliesAdjacentFixItsInRounds() {
    #expect(fixLetters("aab", fixing: ["a": "x", "b": "y"]) == "xxy")
  }

  @Test("a fix-it that causes another error is reverted, and those around it stay")
  func revertsHarmfulFixIts() {
    #expect(fixLetters("a b a c a b", fixing: ["a": "x", "b": "!", "c": "c"]) == "x b x c x b")
  }

  @Test func revertsFixItsThatHarmOtherFiles() {
    let word = SourceRange(0, 1)
    let result = FileFixer.fix(SourceFile(path: "x", text: "a")) { file in
      file.bytes == SourceBytes("a".utf8)
        ? Assessment(diagnostics: [
          Diagnostic(Wrong(), at: word, fixIts: [FixIt("b", replacing: word, with: "b")])
        ])
        : Assessment(diagnostics: [], errorsElsewhere: 1)
    }
    #expect(result.fixItCount == 0)
  }

  private func fix(_ text: String, rules: CompilerSettings = .quiet) -> String {
    let file = TestFile(SourceFile(path: "Example.scene.yaml", text: text), settings: rules)
    return String(decoding: file.fixed(file.source).file.bytes, as: UTF8.self)
  }

  /// Fixes a text in which some letters are errors, and an exclamation mark is two errors.
  private func fixLetters(_ text: String, fixing letters: [Character: String]) -> String {
    let result = FileFixer.fix(SourceFile(path: "x", text: text)) { file in
      var diagnostics: [Diagnostic] = []
      for (offset, byte) in file.bytes.enumerated() {
        let range = SourceRange(offset, offset + 1)
        if byte == UInt8(ascii: "!") {
          diagnostics += [Diagnostic(Wrong(), at: range), Diagnostic(Wrong(), at: range)]
        }
        guard let replacement = letters[Character(Unicode.Scalar(byte))] else { continue }
        diagnostics.append(
          Diagnostic(Wrong(), at: range, fixIts: [FixIt("write", replacing: range, with: replacement)]))
      }
      return Assessment(diagnostics: diagnostics)
    }
    return String(decoding: result.file.bytes, as: UTF8.self)
  }
}

/// The diagnostic of the checks in these tests.
private struct Wrong: DiagnosticMessage {
  static let kind = DiagnosticKind("wrong", explanation: "It is wrong.", example: nil)
  var message: String { "wrong" }
}
