import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import DioramaTestSupport
import DioramaTree
import Foundation
import SceneDriving
import Testing

/// Texts that try to break out of their literals arrive unchanged, in every place for texts, with both back ends.
struct HostileSceneTests {
  @Test func everyTextArrivesUnchanged() throws {
    let compiler = Compiler(grammar: Grammar.language())
    let trees = try Self.files.map { name, text in
      let file = SourceFile(path: "\(name).scene.yaml", text: text)
      let result = compiler.compile(file)
      return try #require(result.tree, "\(result.diagnostics.map(\.message))")
    }
    let output = try SceneProgram(trees: trees, compiler: compiler, main: Self.main).run()
    #expect(output == ["\(trees.count) scenes show \(HostileText.all.count) texts"])
  }

  /// One scene of views and one of rows for every twelve texts.
  private static var files: [(name: String, text: String)] {
    let numbers = Array(HostileText.all.indices)
    return stride(from: 0, to: numbers.count, by: 12).flatMap { start in
      let part = numbers[start..<min(start + 12, numbers.count)]
      let parameters = "parameters:\n  before: { type: string, default: \"<\" }\n" + filled(parameter, part)
      let names = part.filter { !HostileText.all[$0].isEmpty && !HostileText.all[$0].contains("${") }
      return [
        (
          "Views\(start)",
          "scene: Views\(start)\n\(parameters)views:\n\(filled(views, part))\(filled(resources, names))"
        ),
        ("Rows\(start)", "scene: Rows\(start)\ncontroller: table\nsections:\n\(filled(section, part))"),
      ]
    }
  }

  /// A piece of a scene for each of some texts. `TEXT` is replaced with the text, and `#` with its number.
  private static func filled(_ piece: String, _ numbers: some Sequence<Int>) -> String {
    numbers.map { number in
      let text = HostileText.all[number].asSceneScalar
      let summary = text.contains("$${") || text == "\"\"" ? "none" : text
      let pieces = [
        ("#", "\(number)"), ("SUMMARY", summary), ("<TEXT", String(text.unicodeScalars.dropFirst())),
        ("TEXT", text),
      ]
      return pieces.reduce(piece) { $0.replacingOccurrences(of: $1.0, with: $1.1) } + "\n"
    }.joined()
  }

  private static let parameter = """
      text#: { type: string, default: TEXT, summary: SUMMARY }
    """

  private static let views = """
      - label: label#
        text: TEXT
        accessibilityLabel: TEXT
        accessibilityHint: TEXT
        accessibilityIdentifier: TEXT
      - label: mention#
        text: "${before}<TEXT
      - label: pass#
        text: ${text#}
      - textField: field#
        text: TEXT
        placeholder: TEXT
      - textView: area#
        text: TEXT
      - button: button#
        title: TEXT
      - segmentedControl: segments#
        segments: [TEXT, TEXT]
      - table: table#
        rows: [TEXT]
      - avatar: avatar#
        url: https://example.com
        uid: TEXT
    """

  private static let resources = """
      - imageView: symbol#
        image: { symbol: TEXT }
      - imageView: asset#
        image: { asset: TEXT }
        backgroundColor: { asset: TEXT }
        accessibilityLabel: TEXT
      - label: font#
        font: { name: TEXT, size: 12 }
      - label: localized#
        text: { localized: TEXT }
    """

  private static let section = """
      - header: TEXT
        footer: TEXT
        rows:
          - cell: cell#
            title: TEXT
            detail: TEXT
          - switchCell: toggle#
            dataSource: { title: TEXT, switchOn: true }
          - TEXT
    """

  private static let main = """
    for pair in ScenePair.all {
      let document = URL(fileURLWithPath: "\\(CommandLine.arguments[1])/\\(pair.name).scene.json")
      let comparison = try SceneComparison(
        of: pair, with: Data(contentsOf: document), loader: SceneLoader(), instance: { _ in nil })
      for difference in try comparison.textDifferences(from: HostileText.all) { print("\\(pair.name), \\(difference)") }
    }
    print("\\(ScenePair.all.count) scenes show \\(HostileText.all.count) texts")
    """
}
