import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import SystemPackage

/// The outputs of the scenes of a run. Each scene must have its own.
struct SceneOutputs {
  /// A scene that has an output.
  fileprivate struct Scene {
    let name: String
    let input: Input
  }

  /// Whether no outputs are made. Then a scene has those for which its project names folders.
  private let isCheck: Bool
  private var owners: [OutputOwners]

  /// - Parameters:
  ///   - purpose: The purpose of the run.
  ///   - destination: The destination of the outputs.
  init(for purpose: SceneRun.Purpose, to destination: OutputDestination) {
    isCheck = purpose == .checking
    owners = OutputKind.allCases.filter { purpose == .checking || $0.purpose == purpose }.map {
      OutputOwners(places: OutputPlaces($0, to: destination))
    }
  }

  /// Adds the outputs of a scene.
  ///
  /// - Returns: A diagnostic if an earlier scene has the same output.
  mutating func conflict(ofScene name: String, in input: Input) -> SameScene? {
    let scene = Scene(name: name, input: input)
    for index in owners.indices {
      let kind = owners[index].places.kind
      guard !isCheck || kind.isMade(of: input),
        let file = owners[index].places.file(named: kind.fileName(ofScene: name, in: input), of: input),
        let owner = owners[index].claim(file, for: scene),
        owner.input.path == nil || owner.input.path?.absolute != input.path?.absolute
      else { continue }
      switch kind {
      case .swift:
        let isInOtherCase = owner.name != name && owner.name.withoutCase == name.withoutCase
        return isInOtherCase
          ? .name(owner.name, other: owner.input.shownPath)
          : .swiftFile(file.name, other: owner.input.shownPath)
      case .tree: return .output(file.path.string, other: owner.input.shownPath)
      }
    }
    return nil
  }
}

extension OutputKind {
  /// Returns whether a file has such outputs: those for which the project names a folder, and Swift if it names none.
  fileprivate func isMade(of input: Input) -> Bool {
    guard let configuration = input.project?.configuration else { return self == .swift }
    return folder(in: configuration) != nil
      || self == .swift && OutputKind.tree.folder(in: configuration) == nil
  }
}

/// The scene that owns each output of a run.
///
/// Names that differ only in case are treated as the same file, as on some file systems and by the Swift compiler. All
/// Swift below the named folder is one module, in which file names must be unique.
private struct OutputOwners {
  /// A file: the number of its folder or module, and its case-folded name.
  private struct Key: Hashable {
    let folder: Int
    let name: String
  }

  var places: OutputPlaces
  private var owners: [Key: SceneOutputs.Scene] = [:]
  /// The numbers of the folders or modules, by their case-folded paths.
  private var numbers: [String: Int] = [:]
  private var latest: (folder: OutputFolder, number: Int)?

  init(places: OutputPlaces) {
    self.places = places
  }

  /// Claims a file for a scene, unless another scene owns it.
  ///
  /// - Returns: The scene that already owns it.
  mutating func claim(_ file: OutputFile, for owner: SceneOutputs.Scene) -> SceneOutputs.Scene? {
    let key = Key(folder: number(of: file.folder), name: file.name.withoutCase)
    return Self.claim(&owners[key], for: owner)
  }

  private static func claim(
    _ place: inout SceneOutputs.Scene?, for owner: SceneOutputs.Scene
  ) -> SceneOutputs.Scene? {
    if place == nil { place = owner } else { return place }
    return nil
  }

  private mutating func number(of folder: OutputFolder) -> Int {
    if let latest, latest.folder === folder { return latest.number }
    let scope = places.kind == .swift ? folder.root : folder.path
    let path = scope.absolute.string.withoutCase
    let number = numbers[path] ?? numbers.count
    numbers[path] = number
    latest = (folder, number)
    return number
  }
}
