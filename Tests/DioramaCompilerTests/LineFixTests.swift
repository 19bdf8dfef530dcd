import DioramaCompiler
import DioramaSyntax
import DioramaTestSupport
import Testing

/// What `--fix` makes of single lines.
@Suite struct LineFixTests {
  private func scene(_ line: String) -> String {
    "scene: Example\nstate: { isOn: boolean, isNew: boolean }\nviews:\n- label: greeting\n  \(line)\n"
  }

  private func fix(_ text: String, rules: CompilerSettings = .quiet) -> String {
    let file = TestFile(SourceFile(path: "Example.scene.yaml", text: text), settings: rules)
    return String(decoding: file.fixed(file.source).file.bytes, as: UTF8.self)
  }

  @Test(arguments: [
    ("text： Hello", "text: Hello"), ("text：Hello", "text: Hello"),
    ("text:\u{A0}Hi", "text: Hi"), ("text:\u{3000}Hi", "text: Hi"),
    ("text: @a ## b", "text: \"@a\" ## b"),
    ("text: \"Hi\"，", "text: \"Hi\""), ("text: 'Hi'；", "text: 'Hi'；"),
    ("text: if: isOn, then: A, else: B", "text: { if: isOn, then: A, else: B }"),
    ("text: |4\n     b", "text: |4\n      b"),
  ])
  func writesWhatWasMeant(_ written: String, _ fixed: String) {
    #expect(fix(scene(written)) == scene(fixed))
  }

  /// A line that can be meant in several ways is left to the user, and so is one with parts that would be lost.
  @Test(arguments: [
    "text: foo(a: b)", "text: @a #b", "text: \"a\\u{000000041}\"", "shown: { unless: isOn, and: isNew }",
  ])
  func leavesOtherLines(_ line: String) {
    #expect(fix(scene(line)) == scene(line))
  }

  @Test func removesTheBlankLineBelowAComment() {
    let scene = "scene: Example\nviews:\n- label: greeting\n  text: Hello\n"
    #expect(fix("# diorama:disable vague-id\n\n" + scene, rules: .everything) == scene)
    #expect(
      fix("# Hello\n\n# diorama:disable vague-id\n\n" + scene, rules: .everything) == "# Hello\n\n" + scene)
  }
}
