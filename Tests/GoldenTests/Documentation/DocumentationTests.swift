@testable import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import DioramaTestSupport
import Foundation
import Testing

/// The code in the documentation can be copied.
@Suite struct DocumentationTests {
  /// Pages with complete code. The others show parts of projects.
  private static let guides = [
    "Accessibility", "Components", "Editors", "Handlers", "Lists", "Loading", "Owners", "Scenes", "Screens",
    "State",
    "Testing",
  ]
  .map { "Documentation/\($0).md" }

  private static let pages = ["README.md"] + Repository.paths(under: "Documentation", suffix: ".md")

  private static var scenes: [(page: String, text: String)] {
    get throws {
      try (guides + ["README.md"]).flatMap { path in try Page(path).blocks("yaml").map { (path, $0) } }
    }
  }

  @Test func scenesCompile() throws {
    let components = try Self.scenes.filter { $0.text.hasPrefix("component: ") }.map { page, text in
      SourceFile(path: "\(page).component.yaml", bytes: Array(text.utf8))
    }
    let controllers = try Self.scenes.filter { $0.text.hasPrefix("controller: ") }.map { page, text in
      SourceFile(path: "\(page).controller.yaml", bytes: Array(text.utf8))
    }
    let compiler = Compiler(grammar: Grammar.language().adding(components + controllers))
    #expect(compiler.grammar.projectProblems.map(\.diagnostics) == [])
    for component in components { #expect(compiler.compile(component).diagnostics == []) }
    var count = 0
    for (page, block) in try Self.scenes {
      let text =
        if block.hasPrefix("- ") { "scene: Example\nviews:\n\(block)" } else { block }
      guard text.hasPrefix("#") || text.contains("scene: ") else { continue }
      count += 1
      let result = compiler.compile(SourceFile(path: page, bytes: Array(text.utf8)))
      for diagnostic in result.diagnostics { Issue.record("\(page): \(diagnostic.message)\n\(text)") }
    }
    #expect(count >= 8)
  }

  @Test func theErrorInTheREADMEIsReported() throws {
    let page = try Page("README.md")
    let scene = try #require(page.blocks("yaml").first).replacing("text: Medium", with: "txet: Medium")
    let line = try #require(scene.split(separator: "\n").firstIndex { $0.contains("txet") }) + 1
    let result = Compiler(grammar: Grammar.language()).compile(
      SourceFile(path: "Profile.scene.yaml", bytes: Array(scene.utf8)))
    let message = try #require(result.diagnostics.first).message
    #expect(page.text.contains("Profile.scene.yaml:\(line):5: error: \(message) [unknown-attribute]\n"))
  }

  /// Every Swift example is part of a compiled file, and most of them run in ``ExampleTests``.
  @Test(arguments: guides) func swiftIsCompiled(_ path: String) throws {
    let sources = try Repository.paths(under: "Tests/GoldenTests/Documentation", suffix: ".swift")
      .map { try lines(of: Repository.text($0)) }
    for block in try Page(path).blocks("swift") where !block.hasPrefix("// swift-tools-version") {
      let wanted = lines(of: block)
      #expect(sources.contains { $0.contains(wanted) }, "\(path): no test has\n\(block)")
    }
  }

  @Test func linksAreValid() throws {
    for path in Self.pages {
      for link in try Page(path).links {
        let file = Repository.root.appendingPathComponent(link).path
        #expect(FileManager.default.fileExists(atPath: file), "\(path) links to \(link)")
      }
    }
  }

  @Test func everyPageIsLinkedFromTheREADME() throws {
    let links = try Page("README.md").links
    for path in Self.pages.dropFirst() { #expect(links.contains(path), "README.md does not link to \(path)") }
  }

  @Test func everyKeyOfASceneIsDocumented() throws {
    let page = try Page("Documentation/Scenes.md").text
    for key in BoundScene.sceneKeys.names { #expect(page.contains("| `\(key)` |"), "'\(key)' has no line") }
  }

  @Test func everyKeyOfAComponentIsDocumented() throws {
    let page = try Page("Documentation/Components.md").text
    for key in BoundScene.componentKeys.names {
      #expect(page.contains("`\(key)`"), "'\(key)' is not mentioned")
    }
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }
}
