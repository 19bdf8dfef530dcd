import DioramaSyntax
import SystemPackage
import Testing

@testable import DioramaProject

/// Styles that no view has are reported when all views that could have them are known.
@Suite struct UnusedStylesTests {
  private static let theme = """
    theme: Brand
    styles:
      used: { alpha: 0.5 }
      inComponent: { alpha: 0.5 }
      usual: { alpha: 0.5 }
      unused: { alpha: 0.5 }
    defaults: { button: usual }

    """
  private static let project = [
    "diorama.yaml": "scenes: Scenes\ndeclarations: Shared\n",
    "Shared/Brand.theme.yaml": theme,
    "Shared/Row.component.yaml": "component: Row\nviews:\n- label: one\n  styles: inComponent\n",
    "Scenes/First.scene.yaml": "scene: First\nviews:\n- label: one\n  styles: used\n",
    "Scenes/Inner/Second.scene.yaml": "scene: Second\nviews:\n- button: one\n  title: Go\n",
  ]

  private func diagnostics(_ files: [String: String], _ paths: String...) throws -> [Diagnostic] {
    let paths = paths.map { MemoryTree.root.appending($0).string }
    let run = try SceneRun(checking: RunOptions(paths: paths, jobs: 1), from: MemoryTree(files))
    return run.report.files.flatMap(\.diagnostics)
  }

  private func codes(_ files: [String: String], _ path: String) throws -> [String] {
    try diagnostics(files, path).map { "\($0.code): \($0.message)" }
  }

  private let unused = "unused-style: no view has the style 'unused'; use it, or remove it"

  @Test(arguments: ["", "diorama.yaml", "Shared/Brand.theme.yaml"])
  func inAWholeProject(_ path: String) throws {
    #expect(try codes(Self.project, path) == [unused])
  }

  @Test(arguments: ["Scenes", "Scenes/First.scene.yaml", "Scenes/Inner"])
  func notInAPartOfAProject(_ path: String) throws {
    #expect(try codes(Self.project, path) == [])
  }

  @Test func notNextToErrors() throws {
    var files = Self.project
    files["Scenes/Third.scene.yaml"] = "scene: Third\nviews:\n- lable: one\n"
    #expect(try codes(files, "diorama.yaml").map { String($0.prefix(15)) } == ["unknown-element"])
  }

  @Test func inAFolderWithoutAProject() throws {
    var files = Self.project
    files["diorama.yaml"] = nil
    #expect(try codes(files, "") == [unused])
  }

  /// Unused styles are reported in order with the other warnings of a theme.
  @Test func inOrder() throws {
    var files = Self.project
    files["Shared/Brand.theme.yaml"] = Self.theme.replacing(
      "theme: Brand\n", with: "theme: Brand\nsummary: About #1 x\n")
    let starts = try diagnostics(files, "diorama.yaml").map(\.range.start)
    #expect(starts.count == 2 && starts == starts.sorted())
  }

  @Test func commentsSuppressIt() throws {
    var files = Self.project
    files["Shared/Brand.theme.yaml"] = Self.theme.replacing(
      "  unused:", with: "  # diorama:disable-next-line unused-style\n  unused:")
    #expect(try codes(files, "diorama.yaml") == [])
  }

  @Test(arguments: ["off", "warning", "error"])
  func theProjectSetsItsLevel(_ level: String) throws {
    var files = Self.project
    files["diorama.yaml"] = "scenes: Scenes\ndeclarations: Shared\nrules: { unused-style: \(level) }\n"
    #expect(
      try diagnostics(files, "diorama.yaml").map { "\($0.severity)" } == (level == "off" ? [] : [level]))
  }
}
