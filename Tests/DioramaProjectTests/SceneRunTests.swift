import DioramaSyntax
import Testing

@testable import DioramaProject

/// Runs on projects that exist only in memory.
@Suite struct SceneRunTests {
  private static let project = [
    "diorama.yaml": "scenes: Scenes\ndeclarations: Shared\n",
    "Scenes/Profile.scene.yaml": "scene: Profile\nviews:\n- rating: stars\n  stars: 3\n",
    "Scenes/Broken.scene.yaml": "scene: Broken\nviews:\n- lable: greeting\n",
    "Scenes/rating.element.yaml": """
    element: rating
    swift: RatingView
    extends: view
    summary: Stars.
    attributes: { stars: integer }

    """,
    "Shared/badge.element.yaml": "element: badge\nswift: BadgeView\nextends: view\nsummary: A badge.\n",
    "Above.scene.yaml": "scene: Above\nviews: [lable: notAmongTheScenes]\n",
  ]

  private func run(_ tree: MemoryTree, _ paths: String...) throws -> SceneRun {
    let paths = paths.map { MemoryTree.root.appending($0).string }
    return try SceneRun(checking: RunOptions(paths: paths, jobs: 1), from: tree)
  }

  @Test func projectsCanBeInMemory() throws {
    let run = try run(MemoryTree(Self.project), "diorama.yaml")
    #expect(run.sceneCount == 2)
    #expect(run.report.failures.isEmpty)
    #expect(run.report.files.flatMap(\.diagnostics).map(\.code) == ["unknown-element"])
    #expect(run.projects.map(\.root) == [MemoryTree.root])
  }

  @Test("each file is read once, even if it is visible from many places")
  func readsEachFileOnce() throws {
    for paths in [["diorama.yaml"], ["Scenes"], ["Scenes/rating.element.yaml", "Scenes/Profile.scene.yaml"]] {
      let tree = MemoryTree(Self.project)
      let options = RunOptions(paths: paths.map { MemoryTree.root.appending($0).string }, jobs: 1)
      let run = try SceneRun(checking: options, from: tree)
      #expect(run.report.failures.isEmpty)
      #expect(tree.reads["Scenes/rating.element.yaml"] == 1)
      #expect(tree.reads["diorama.yaml"] == 1)
      #expect(tree.reads.filter { $0.value > 1 } == [:], "\(paths)")
    }
  }

  @Test("fixing a project reads each file once, and the following check sees the fixes")
  func fixesReadEachFileOnce() throws {
    var files = Self.project
    files["diorama.yaml"] = "scens: Scenes\ndeclarations: Shared\n"
    let tree = MemoryTree(files)
    let paths = ["diorama.yaml", "Scenes"].map { MemoryTree.root.appending($0).string }
    let options = RunOptions(paths: paths, jobs: 1)
    let run = try ProjectFixes(options, from: tree).check()
    #expect(run.sceneCount == 2)
    #expect(run.report.files.isEmpty)
    #expect(tree.reads["diorama.yaml"] == 1)
    #expect(tree.reads.filter { $0.value > 1 } == [:])
  }

  @Test("a missing file is reported, and the others are still checked")
  func failuresAreReported() throws {
    let run = try run(MemoryTree(Self.project), "Missing.scene.yaml", "Scenes/Profile.scene.yaml")
    #expect(run.report.failures.map(\.path.lastComponent) == ["Missing.scene.yaml"])
    #expect(run.sceneCount == 1)
  }

  @Test("an overlay shows new contents for files, and reads the others once") func overlay() throws {
    let base = MemoryTree(Self.project)
    let tree = OverlayTree(over: base)
    let path = MemoryTree.root.appending("Scenes/Broken.scene.yaml")
    tree.replace(path, with: SourceBytes(Array("scene: Broken\nviews:\n- label: greeting\n".utf8)))
    for _ in 0..<2 {
      let options = RunOptions(paths: [MemoryTree.root.appending("Scenes").string], jobs: 1)
      #expect(try SceneRun(checking: options, from: tree).report.files.isEmpty)
    }
    #expect(base.reads["Scenes/Broken.scene.yaml"] == nil)
    #expect(base.reads["Scenes/Profile.scene.yaml"] == 1)
  }

  @Test(
    "scenes that are compiled together are reported like those that are compiled alone, in the order of their files"
  )
  func manyFiles() throws {
    let large = (0..<5_500).map { "- label: view\($0)\n  text: A text of many views\n" }.joined()
    var files = ["diorama.yaml": "scenes: [Scenes, Others]\nmaximumViews: 10000\n"]
    for index in 100..<140 {
      files["Scenes/Valid\(index).scene.yaml"] =
        "scene: Valid\(index)\nviews:\n- label: greeting\n  text: Hi\n"
      files["Scenes/Broken\(index).scene.yaml"] = "scene: Broken\(index)\nviews: [lable: a, b: \n"
    }
    for index in [105, 117, 118] {
      files["Scenes/Valid\(index).scene.yaml"] = "scene: Valid\(index)\nviews:\n\(large)- lable: greeting\n"
    }
    files["Others/diorama.yaml"] = "rules: { vague-id: error }\n"
    files["Others/Vague.scene.yaml"] = "scene: Vague\nviews: [label: label1]\n"
    let names = files.keys.filter { $0.hasSuffix(".scene.yaml") }.sorted() + ["Scenes/Missing.scene.yaml"]
    func diagnostics(in run: SceneRun) -> [String] {
      run.report.files.flatMap { file in
        file.diagnostics.map { "\(file.source.path):\($0.range.start) \($0.severity) \($0.message)" }
      } + run.report.failures.map { "\($0.path) \($0.reason)" }
    }
    let alone = try names.flatMap { try diagnostics(in: run(MemoryTree(files), $0)) }
    #expect(alone.count > 44)
    for jobs in [1, 3] {
      let paths = names.map { MemoryTree.root.appending($0).string }
      let together = try SceneRun(checking: RunOptions(paths: paths, jobs: jobs), from: MemoryTree(files))
      #expect(diagnostics(in: together) == alone)
      #expect(together.sceneCount == names.count - 1)
    }
  }

  @Test("a file of a strict project is strict, even if its only error comes from comparing decorators")
  func strictProjects() throws {
    var files = ["diorama.yaml": "scenes: [Glow, Shine]\nstrict: true\n"]
    for (name, element) in [("Glow", "view"), ("Shine", "label")] {
      files["\(name)/\(name)Decorator.decorator.yaml"] =
        "decorator: \(name)Decorator\ndecorates: \(element)\nproperty: light\ntype: color\n"
    }
    let run = try run(MemoryTree(files), "Glow", "Shine")
    let found = run.report.files
    #expect(found.map { $0.diagnostics.map(\.code) } == [["same-property"]])
    #expect(found.map(\.isStrict) == [true])
  }

  @Test("a broken element is no foreign screen, even if the controller that names it is read first")
  func brokenScreens() throws {
    let run = try run(
      MemoryTree([
        "diorama.yaml": "scenes: Scenes\n",
        "Scenes/tracked.controller.yaml":
          "controller: tracked\nswift: Tracked\nextends: view\nsummary: A screen.\nscreen: trackedScreen\n",
        "Scenes/trackedScreen.element.yaml":
          "element: trackedScreen\nswift: Tracked\nlayout: screen\nsummary: A screen.\n",
        "Scenes/Home.scene.yaml":
          "scene: Home\ncontroller: tracked\nviews:\n- label: greeting\n  text: Hi\n",
      ]), "Scenes")
    #expect(run.report.files.map(\.source.name) == ["trackedScreen.element.yaml"])
  }
}
