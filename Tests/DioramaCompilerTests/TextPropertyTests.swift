import DioramaSyntax
import DioramaTestSupport
import DioramaTree
import Testing

/// Every text that YAML can contain reaches the runtime tree and the Swift literal unchanged, and never becomes code.
@Suite struct TextPropertyTests {
  @Test func textsSurvive() throws {
    var generator = SeededGenerator(seed: 2026)
    var files: [String: String] = [:]
    for number in 0..<12 {
      var texts = (0..<40).map { _ in RandomText.make(upTo: 40, &generator) }
      if number == 0 { texts.append(RandomText.make(upTo: 1, &generator) + longText(&generator)) }
      files["Random\(number).swift"] = try check(texts)
    }
    #expect(try SwiftParser.problems(in: files) == "")
  }

  private func longText(_ generator: inout SeededGenerator) -> String {
    var text = ""
    while text.unicodeScalars.count < 10_000 { text += RandomText.make(upTo: 100, &generator) }
    return text
  }

  /// Compiles a scene with the texts, compares each text in both outputs, and returns the Swift.
  private func check(_ texts: [String]) throws -> String {
    let views = texts.enumerated().map { "- label: v\($0.offset)\n  text: \($0.element.asSceneScalar)\n" }
    let file = TestFile(
      SourceFile(path: "Random.scene.yaml", text: "scene: Random\nviews:\n" + views.joined()))
    let result = file.compiler.compile(file.source)
    #expect(result.diagnostics.map(\.message) == [])
    let tree = try #require(result.tree)
    guard case .views(let views) = tree.content else { throw Failure.noViews }
    let swift = try file.compiler.swift(tree)
    let lines = swift.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, text) in texts.enumerated() {
      let value = views[number].attributes.first { $0.name == "text" }?.value
      #expect(value == .literal(text))
      let head = "    v\(number).text = "
      let line = try #require(lines.first { $0.hasPrefix(head) })
      let literal = line.unicodeScalars.dropFirst(head.unicodeScalars.count)
      let decoded = LiteralDecoder.decode(Substring(literal)).map { Array($0.unicodeScalars) }
      #expect(decoded == Array(text.unicodeScalars))
    }
    return swift
  }

  private enum Failure: Error { case noViews }

  @Test func hostileTextStaysInComments() throws {
    let breaks = ["\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}"]
    let hostile = breaks.map { "x\($0)canary()\($0)}" }.joined() + "*/ canary() \u{202E}/* \\(canary) \""
    let text = """
      scene: Hostile
      summary: \(hostile.asSceneScalar)
      parameters:
        name: { type: string, default: \(hostile.asSceneScalar), summary: \(hostile.asSceneScalar) }
      views:
      - label: greeting
        text: ${name}
      - button: follow
        handlers: { click: followTapped }
      """
    var files: [String: String] = [:]
    for (number, path) in ["Hostile.scene.yaml", "a/\(hostile).scene.yaml"].enumerated() {
      let file = TestFile(SourceFile(path: path, text: text))
      let swift = try file.compiler.swift(#require(file.compiler.compile(file.source).tree))
      for line in swift.split(whereSeparator: \.isNewline) where line.contains("canary") {
        let code = line.drop { $0 == " " }
        #expect(code.hasPrefix("//") || code.hasPrefix("name: String = \""), "\(line)")
      }
      files["Hostile\(number).swift"] = swift
    }
    #expect(try SwiftParser.problems(in: files) == "")
  }
}
