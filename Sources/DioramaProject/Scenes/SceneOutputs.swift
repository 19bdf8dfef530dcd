import DioramaCompiler
import DioramaSyntax
import SystemPackage

/// The outputs that the scenes of a run would give: no two of them may give the same.
package struct SceneOutputs {
  /// A scene that has an output: its name, and its file as messages show it.
  private typealias Scene = (name: String, file: String, path: FilePath?)

  private let isChecking: Bool
  /// Whether the command line names a folder for all outputs.
  let isOneModule: Bool
  private var kinds: [(places: OutputPlaces, owners: OutputOwners<Scene>)]

  /// What a check looks at: the outputs for which the projects of the scenes name folders.
  package init() {
    isChecking = true
    isOneModule = false
    kinds = OutputKind.allCases.map { (OutputPlaces($0), OutputOwners($0)) }
  }

  /// What a run that makes outputs looks at.
  init(_ kind: OutputKind, to destination: OutputDestination) {
    isChecking = false
    isOneModule = destination != .usual
    kinds = [(OutputPlaces(kind, to: destination), OutputOwners(kind))]
  }

  /// Takes the outputs of a scene.
  ///
  /// - Parameters:
  ///   - name: The scene's name.
  ///   - input: Its file.
  /// - Returns: What is wrong if an earlier scene has the same output.
  mutating func problem(withScene name: String, in input: Input) -> SameScene? {
    let scene: Scene = (name, input.shownPath, input.path)
    for index in kinds.indices {
      let kind = kinds[index].places.kind
      guard !isChecking || kind.isMade(of: input),
        let file = kinds[index].places.file(named: kind.fileName(ofScene: name, in: input), of: input),
        let owner = kinds[index].owners.claim(file, for: scene),
        owner.path == nil || owner.path?.absolute != input.path?.absolute
      else { continue }
      switch kind {
      case .swift: return SameScene(name: owner.name, other: owner.file)
      case .tree: return SameScene(output: file.path.string, other: owner.file)
      }
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
}
