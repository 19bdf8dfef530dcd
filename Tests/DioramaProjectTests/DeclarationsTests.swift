import SystemPackage
import Testing

@testable import DioramaProject

/// The work for finding the declarations and the project of each file does not grow with the number of folders.
@Suite struct DeclarationsTests {
  private static func element(_ name: String) -> String {
    "element: \(name)\nswift: AView\nextends: view\nsummary: One of many.\n"
  }

  private func finder(_ tree: MemoryTree, _ paths: [String]) -> InputFinder {
    var finder = InputFinder(tree)
    finder.add(paths.map { MemoryTree.root.appending($0).string })
    return finder
  }

  private func declarations(_ finder: InputFinder, _ tree: MemoryTree) -> Declarations {
    var declarations = Declarations(inputs: finder.inputs, paths: [], tree: tree, finder.projects)
    for input in finder.inputs { _ = declarations.grammar(for: input) }
    return declarations
  }

  private func sets(_ declarations: Declarations) -> [VisibleDeclarations] {
    var known: Set<ObjectIdentifier> = []
    return declarations.extensions.all.map(\.value).filter { known.insert(ObjectIdentifier($0)).inserted }
  }

  @Test("the declarations of a named folder are combined once, not for each folder in it")
  func namedFolder() {
    var files: [String: String] = [:]
    for number in 0..<40 {
      files["all/f\(number)/e\(number).element.yaml"] = Self.element("e\(number)")
      files["all/f\(number)/S.scene.yaml"] = "scene: S\(number)\nviews: []\n"
    }
    let tree = MemoryTree(files)
    let declarations = declarations(finder(tree, ["all"]), tree)
    #expect(declarations.all.count == 1)
    #expect(sets(declarations).map(\.files.count) == [40])
  }

  @Test("the declarations of a project and above named files are combined once, not for each file")
  func namedFiles() {
    var files = [
      "diorama.yaml": "declarations: shared\n", "shared/a.element.yaml": Self.element("a"),
      "b.element.yaml": Self.element("b"), "f7/c.element.yaml": Self.element("c"),
    ]
    for number in 0..<40 { files["f\(number)/S.scene.yaml"] = "scene: S\(number)\nviews: []\n" }
    let tree = MemoryTree(files)
    let declarations = declarations(finder(tree, (0..<40).map { "f\($0)/S.scene.yaml" }), tree)
    #expect(
      declarations.all.map { $0.projectFiles.map(\.name).sorted() }.sorted { $0.count < $1.count } == [
        ["a.element.yaml", "b.element.yaml"], ["a.element.yaml", "b.element.yaml", "c.element.yaml"],
      ])
    #expect(sets(declarations).map(\.files.count).sorted() == [1, 2, 3])
  }

  @Test("each folder is examined once for a repository and a configuration")
  func folders() {
    var files = ["a/diorama.yaml": ""]
    for number in 0..<40 { files["a/b/c/d\(number)/S.scene.yaml"] = "scene: S\nviews: []\n" }
    let tree = MemoryTree(files)
    let finder = finder(tree, ["a"])
    #expect(finder.inputs.count == 40)
    #expect(finder.inputs.allSatisfy { $0.project === finder.projects.all.first })
    #expect(tree.repositoryLookups == 40 + 4)
    #expect(tree.existenceLookups == 40 + 3)
  }

  /// Returns the roots of the projects of some folders, which are looked up in this order.
  private func projects(
    of folders: [String], from tree: MemoryTree
  ) -> [String: String] {
    var projects = Projects(tree)
    var roots: [String: String] = [:]
    for folder in folders {
      let project = projects.project(of: MemoryTree.root.pushing(FilePath(folder)))
      roots[folder] = project.map { $0.absoluteRoot.relative(to: MemoryTree.root).string }
    }
    return roots
  }

  @Test("no configuration above a repository applies, in whichever order its folders are looked up")
  func repositories() {
    let folders = ["a", "a/inner", "a/inner/deep", "b/c", "b"]
    for order in [folders, folders.reversed(), ["a/inner/deep", "b", "a/inner", "b/c", "a"]] {
      let tree = MemoryTree(
        ["diorama.yaml": "", "b/diorama.yaml": ""],
        repositories: [MemoryTree.root, MemoryTree.root.appending("a/inner")])
      #expect(projects(of: order, from: tree) == ["a": ".", "b": "b", "b/c": "b"])
    }
  }

  @Test("outside a repository and the working directory, only a folder's own configuration applies")
  func folderElsewhere() {
    for order in [["a", "."], [".", "a"], ["a/b", ".", "a"]] {
      let tree = MemoryTree(["diorama.yaml": ""], repositories: [])
      #expect(projects(of: order, from: tree) == [".": "."])
    }
  }
}
