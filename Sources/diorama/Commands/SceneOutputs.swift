import DioramaCompiler
import DioramaSyntax
import SystemPackage

/// The outputs that the scenes of a run would give: no two of them may give the same.
struct SceneOutputs {
  /// A scene's name, and its file as messages show it.
  fileprivate typealias Scene = (name: String, file: String, path: FilePath?)

  private var places = [OutputPlaces(.swift), OutputPlaces(.tree)]
  private var owners = OutputOwners<Scene>()

  /// Takes the outputs of a scene.
  ///
  /// - Returns: What is wrong if an earlier scene would be written to the same file.
  mutating func problem(with name: (text: String, range: SourceRange), of input: Input) -> Diagnostic? {
    let scene: Scene = (name.text, input.shownPath, input.path)
    for index in places.indices {
      let kind = places[index].kind
      guard kind.isMade(of: input),
        let file = places[index].file(named: kind.fileName(ofScene: name.text, in: input), of: input),
        let owner = owners.claim(file, for: scene), owner.path?.absolute != input.path?.absolute
      else { continue }
      return Diagnostic(kind.problem(with: file, of: owner), at: name.range)
    }
    return nil
  }
}

extension OutputKind {
  /// Whether such outputs are made of a file: what the project names a folder for, and Swift if it names none.
  fileprivate func isMade(of input: Input) -> Bool {
    guard let configuration = input.project?.configuration else { return self == .swift }
    return folder(in: configuration) != nil
      || self == .swift && OutputKind.tree.folder(in: configuration) == nil
  }

  fileprivate func problem(with file: OutputFile, of owner: SceneOutputs.Scene) -> SameScene {
    switch self {
    case .swift: SameScene(name: owner.name, other: owner.file)
    case .tree: SameScene(output: file.path.string, other: owner.file)
    }
  }
}
