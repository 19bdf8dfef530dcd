@testable import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import DioramaTestSupport
import Foundation
import Testing

/// The code in the documentation can be copied.
@Suite struct DocumentationTests {
  private static let pages = ["README.md"] + Repository.paths(under: "Documentation", suffix: ".md")
  private static let pagesWithCode = pages + ["Grammar/README.md"]

  /// The kinds of files that declare something. They are also the first keys of these files.
  private static let kinds = ["component", "controller", "decorator", "element", "enumeration", "theme"]

  /// The declarations on a page, except those that repeat a declaration of the language.
  private func declarations(on page: String) throws -> [SourceFile] {
    try Page(page).blocks("yaml").compactMap { text in
      guard let match = text.prefixMatch(of: /(\w+): (\w+)\n/), Self.kinds.contains("\(match.1)"),
        Repository.paths(under: "Grammar", suffix: "/\(match.2).\(match.1).yaml").isEmpty
      else { return nil }
      return SourceFile(path: "\(page)/\(match.2).\(match.1).yaml", text: text)
    }
  }

  /// The scenes on a page compile with its declarations and with the components of the page about them.
  @Test(arguments: pagesWithCode) func scenesCompile(_ page: String) throws {
    let pages: Set = ["Documentation/Components.md", page]
    let declarations = try pages.sorted().flatMap(declarations)
    let compiler = Compiler(grammar: Grammar.language().adding(declarations))
    #expect(compiler.grammar.projectDiagnosticsByFile.map(\.diagnostics) == [])
    var files = declarations.filter { $0.path.hasSuffix(".component.yaml") }
    files += try Page(page).blocks("yaml").compactMap { block in
      let text = block.hasPrefix("- ") ? "scene: Example\nviews:\n\(block)" : block
      guard "\n\(text)".contains("\nscene: ") else { return nil }
      return SourceFile(path: page, text: text)
    }
    for file in files {
      for diagnostic in compiler.compile(file).diagnostics {
        Issue.record("\(file.path): \(diagnostic.message)\n\(String(decoding: file.bytes, as: UTF8.self))")
      }
    }
  }

  @Test(arguments: pagesWithCode) func yamlIsFormatted(_ page: String) throws {
    for block in try Page(page).blocks("yaml") {
      let file = SourceFile(path: page, text: block)
      let isFormatted = if case .formatted(file.bytes) = Formatting(file) { true } else { false }
      #expect(isFormatted, "\(page)\n\(block)")
    }
  }

  /// The Swift in the README compiles with its scene, from which its first block is generated.
  @Test func theREADMEsSwiftCompiles() throws {
    let page = try Page("README.md")
    let compiler = Compiler(grammar: Grammar.language())
    let scene = SourceFile(path: "Profile.scene.yaml", text: page.blocks("yaml").first ?? "")
    let generated = try compiler.swift(try #require(compiler.compile(scene).tree))
    let blocks = page.blocks("swift").filter { !$0.contains(".package(url:") }
    for line in try #require(blocks.first).split(separator: "\n") {
      #expect(generated.contains(line.replacing(" … }", with: "\n")), "\(line)")
    }
    let app = """
      import DioramaKit
      import Foundation

      struct Server: LikeService {
        func follow(_ uid: String) {}
        func setLiked(_ isLiked: Bool, itemID: String) async throws {}
      }

      struct Profiles: ProfileFactory {
        func makeProfile(uid: String) -> UIViewController { UIViewController() }
      }

      let (server, profiles, json) = (Server(), Profiles(), Data())
      let photo = URL(fileURLWithPath: "/ada.png")
      let navigationController = UINavigationController()

      """
    let folder = try TemporaryFolder()
    defer { folder.remove() }
    let files = [
      "ProfileScene.swift": generated, "main.swift": app + blocks.dropFirst().joined(separator: "\n"),
    ]
    let paths = try files.map { try folder.write($0.value.utf8, to: $0.key).path }
    let result = try folder.run(try BuildFolder().typecheck(paths))
    #expect(result.isSuccess, "\(result.output)")
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

  /// Every Swift example is part of a compiled file, and most of them run in ``ExampleTests``. The scenes that they use
  /// can have more than those on the page.
  @Test(arguments: pagesWithCode.dropFirst()) func swiftIsCompiled(_ path: String) throws {
    for block in try Page(path).blocks("swift") where !block.contains(".package(url:") {
      let wanted = Self.lines(of: block)
      #expect(try Self.sources.get().contains { $0.contains(wanted) }, "\(path): no test has\n\(block)")
    }
  }

  @Test func swiftInTheDocumentationOfDecoratorsIsCompiled() throws {
    let blocks = try Page("Sources/DioramaKit/Decorators/ViewDecorator.swift").blocks("swift")
    #expect(!blocks.isEmpty)
    for block in blocks {
      let wanted = Self.lines(of: block.replacing("///", with: ""))
      #expect(try Self.sources.get().contains { $0.contains(wanted) }, "no test has\n\(block)")
    }
  }

  @Test func linksAreValid() throws {
    #expect(try Page("README.md").links.count > Self.pages.count)
    let folders = ["Benchmarks", "Bazel", "Fuzzing", "Grammar", "Packaging", "Samples", "Tests"]
    let others = folders.flatMap { Repository.paths(under: $0, suffix: ".md") }
    let pages = ["ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"]
    for path in Self.pages + others + pages {
      for link in try Page(path).links {
        let file = Repository.root.appendingPathComponent(link.path).path
        #expect(FileManager.default.fileExists(atPath: file), "\(path) links to \(link.path)")
        guard let anchor = link.anchor, link.path.hasSuffix(".md") else { continue }
        #expect(try Page(link.path).anchors.contains(anchor), "\(path) links to \(link.path)#\(anchor)")
      }
    }
  }

  @Test func everyPageIsLinkedFromTheREADME() throws {
    let links = Set(try Page("README.md").links.map(\.path))
    for path in Self.pages.dropFirst() { #expect(links.contains(path), "README.md does not link to \(path)") }
  }

  @Test func everyKeyOfASceneIsDocumented() throws {
    let page = try Page("Documentation/Scenes.md").text
    for key in BoundScene.sceneKeys.names { #expect(page.contains("| `\(key)` |"), "'\(key)' has no line") }
  }

  @Test func everyKeyOfTheGrammarsFilesIsDocumented() throws {
    let page = try Page("Grammar/README.md").text
    var keys: Set<String> = []
    for path in Repository.paths(under: "Grammar", suffix: ".yaml") {
      let entries = YAMLReader.read(try Repository.file(path)).tree.root?.entries
      for entry in try #require(entries) {
        keys.insert(entry.name)
        guard ["attributes", "events", "roles", "content"].contains(entry.name) else { continue }
        for part in entry.value.entries { keys.formUnion(part.value.entries.map(\.name)) }
      }
    }
    #expect(keys.count > 50)
    for key in keys {
      let isMentioned = ["`\(key)", "\n\(key):", " \(key):"].contains { page.contains($0) }
      #expect(isMentioned, "'\(key)' is not mentioned")
    }
  }

  @Test func everyControlEventIsDocumented() throws {
    let page = try Page("Documentation/Handlers.md").text
    let control = try Repository.text("Grammar/Elements/control.element.yaml")
    let matches = control.matches(of: /controlEvent: (\w+)/)
    #expect(!matches.isEmpty)
    for match in matches {
      #expect(page.contains("`\(match.1)`"), "'\(match.1)' is not mentioned")
    }
  }

  @Test func everyKeyOfAComponentIsDocumented() throws {
    let page = try Page("Documentation/Components.md").text
    for key in BoundScene.componentKeys.names {
      #expect(page.contains("`\(key)`"), "'\(key)' is not mentioned")
    }
  }

  /// The lines of the files next to this one.
  private static let sources = Result {
    try Repository.paths(under: "Tests/GoldenTests/Documentation", suffix: ".swift")
      .map { try lines(of: Repository.text($0)) }
  }

  /// The lines of Swift without indentation and imports.
  private static func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { line in
      !line.isEmpty && !line.hasPrefix("import ") && !line.hasPrefix("@testable ")
    }
  }
}
