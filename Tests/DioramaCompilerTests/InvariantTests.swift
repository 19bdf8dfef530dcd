import DioramaGrammar
import DioramaTestSupport
import Testing

/// The invariants in `ARCHITECTURE.md` that can be checked in the sources.
@Suite struct InvariantTests {
  /// The modules that compile scenes, each with the modules that it may import.
  private static let compilerImports: [String: Set<String>] = [
    "DioramaSyntax": ["CLibYAML"],
    "DioramaTree": [],
    "DioramaGrammar": ["DioramaSyntax", "DioramaTree", "Synchronization"],
    "DioramaSwift": ["DioramaTree"],
    "DioramaCompiler": ["DioramaSyntax", "DioramaTree", "DioramaGrammar", "DioramaSwift", "Synchronization"],
  ]

  /// The package's modules that the other modules may import.
  private static let otherImports: [String: Set<String>] = [
    "HeadlessUIKit": [],
    "DioramaKit": ["DioramaTree", "HeadlessUIKit"],
    "DioramaProject": ["DioramaSyntax", "DioramaTree", "DioramaGrammar", "DioramaCompiler"],
    "diorama": ["DioramaSyntax", "DioramaTree", "DioramaGrammar", "DioramaCompiler", "DioramaProject"],
    "export-grammar": [
      "DioramaSyntax", "DioramaTree", "DioramaGrammar", "DioramaCompiler", "DioramaProject",
    ],
  ]

  @Test func importsGoOneWay() throws {
    let own = Set(Self.compilerImports.keys).union(Self.otherImports.keys).union(["CLibYAML"])
    for file in try SwiftFile.all() {
      if let allowed = Self.compilerImports[file.target] {
        #expect(Set(file.imports).subtracting(allowed) == [], "\(file.path)")
      } else {
        let allowed = try #require(Self.otherImports[file.target], "no rule for \(file.target)")
        #expect(Set(file.imports).intersection(own).subtracting(allowed) == [], "\(file.path)")
      }
    }
  }

  /// Checking and writing are connected only by the tree.
  @Test func checkingAndWritingDoNotCallEachOther() throws {
    let files = try SwiftFile.all()
    let checking = files.filter { file in
      ["Checking", "Rules"].contains { file.path.hasPrefix("Sources/DioramaCompiler/\($0)/") }
    }
    let writing = files.filter { file in
      ["DioramaCompiler/Lowering", "DioramaSwift"].contains { file.path.hasPrefix("Sources/\($0)/") }
    }
    for (own, other) in [(checking, writing), (writing, checking)] {
      let types = Set(other.flatMap(\.types))
      #expect(types.count > 20)
      for file in own { #expect(file.identifiers.intersection(types) == [], "\(file.path)") }
    }
  }

  @Test func projectsKnowNoCommandLine() throws {
    let files = try SwiftFile.all().filter { $0.target == "DioramaProject" }
    #expect(!files.isEmpty)
    for file in files {
      #expect(Set(file.imports).isDisjoint(with: ["ArgumentParser", "Foundation"]), "\(file.path)")
      for line in file.code {
        #expect(
          !["standardOutput", "standardError", "ExitCode", "isatty"].contains { line.contains($0) },
          "\(file.path): \(line)")
      }
    }
  }

  @Test func compilerNeverTraps() throws {
    let files = try SwiftFile.all().filter { Self.compilerImports[$0.target] != nil }
    #expect(!files.isEmpty)
    for file in files {
      for line in file.code {
        #expect(
          !["try!", "as!", "fatalError(", "preconditionFailure(", "unsafeBitCast("].contains {
            line.contains($0)
          },
          "\(file.path): \(line)")
        #expect(!line.hasForcedUnwrapping, "\(file.path): \(line)")
      }
    }
  }

  @Test func bindingReportsNothing() throws {
    let files = try SwiftFile.all().filter { $0.path.contains("/DioramaCompiler/Binding/") }
    #expect(!files.isEmpty)
    for file in files {
      for line in file.code {
        #expect(
          !["DiagnosticCollector", "DiagnosticMessage", "report("].contains { line.contains($0) },
          "\(file.path): \(line)")
      }
    }
  }

  @Test func filesAreFewAndSmall() throws {
    let files = try SwiftFile.all()
    for file in files { #expect(file.length <= 400, "\(file.path) has \(file.length) lines") }
    let sorted = files.map(\.length).sorted()
    #expect(sorted.count <= 392)
    #expect(sorted[sorted.count / 2] <= 159)
  }

  /// Tables in Markdown are exempt, because they cannot be broken, and so are lines that a long link needs.
  @Test func linesHaveAtMost120Characters() throws {
    let folders = [
      "Sources", "Tests", "Plugins", "Tools", "Grammar", "Documentation", "Benchmarks", "Samples", "Bazel",
      "Fuzzing", "Packaging", "Formula",
    ]
    let declarations = ["element", "decorator", "enumeration", "controller", "component", "theme"]
    let ends =
      [".swift", ".c", ".h", ".py", ".rb", ".bzl", ".md", "grammar.yaml"] + declarations.map { ".\($0).yaml" }
    let others = [
      "ARCHITECTURE.md", "CHANGELOG.md", "CONTRIBUTING.md", "README.md", "SECURITY.md", "Makefile",
      "Package.swift", ".ci/run", "Benchmarks/measure",
    ]
    // Scenes for tests have the expected diagnostics as comments.
    let exempt = ["/Generated/", "/Golden/", "/Pairs/", "/State/RegisterScene", "Tests/Scenes/"]
    let paths = folders.flatMap { Repository.paths(under: $0) }.filter { path in
      let isTool = path.hasPrefix("Tools/") && !path.split(separator: "/").dropFirst().joined().contains(".")
      return (isTool || ends.contains { path.hasSuffix($0) }) && !exempt.contains { path.contains($0) }
    }
    #expect(paths.count > 600)
    for path in paths + others {
      for line in try Repository.text(path).split(separator: "\n") where line.count > 120 {
        #expect(line.hasPrefix("|") || line.contains("](https://"), "\(path): \(line)")
      }
    }
  }

  /// Names of the grammar that are also keys of scene files, value types, or words of Swift and of other languages, and
  /// appear as such.
  private static let otherMeanings: Set<String> = [
    "alpha", "cell", "children", "color", "count", "date", "each", "empty", "font", "footer", "footerViews",
    "grows", "header", "headerViews", "height", "image", "items", "kind", "label", "layout", "maxLength",
    "maximum", "minimum", "placeholder", "row", "rows", "screen", "section", "sections", "shown", "slot",
    "spacing",
    "style", "switch", "table", "text", "tintColor", "title", "type", "url", "value", "width",
  ]

  @Test func noElementIsKnownByName() throws {
    let grammar = Grammar.language()
    let elements = grammar.elementNames.compactMap { grammar.element(named: $0) }
    let parts = elements.flatMap { $0.attributes.map(\.name) + $0.roles.map(\.name) + $0.content.map(\.name) }
    let names = Set(elements.map(\.name) + parts + grammar.decorators.map(\.name))
    var met: Set<String> = []
    for file in try SwiftFile.all() where Self.compilerImports[file.target] != nil {
      let found = names.intersection(file.words)
      met.formUnion(found)
      #expect(found.subtracting(Self.otherMeanings) == [], "\(file.path)")
    }
    #expect(Self.otherMeanings.subtracting(met) == [], "exceptions that are no longer needed")
  }
}

extension String {
  /// Whether an exclamation mark follows a value, other than in `!=` or in a text.
  fileprivate var hasForcedUnwrapping: Bool {
    var previous: Character = " "
    var isInText = false
    for (character, next) in zip(self, dropFirst() + " ") {
      if character == "\"", previous != "\\" { isInText.toggle() }
      let followsValue = previous.isLetter || previous.isNumber || ")]}".contains(previous)
      if character == "!", !isInText, followsValue, next != "=" { return true }
      previous = character
    }
    return false
  }
}
