import DioramaCompiler
import DioramaSyntax
import SystemPackage

/// Where outputs are to go.
package enum OutputDestination: Equatable {
  /// To the folder that the project names or, without one, beside their scenes. Those of standard input go to no file.
  case usual
  /// To a folder. Below it, the outputs of a folder of scenes keep their places.
  case folder(FilePath)
  /// To no file; the caller uses them.
  case caller
}

/// A folder that outputs go to.
final class OutputFolder: Sendable {
  /// The folder that was named: this one, or one above it. All outputs go below it.
  let root: FilePath
  /// The path from the root to this folder; empty for the root itself.
  let subpath: FilePath
  /// This folder's path.
  let path: FilePath
  /// What comes before a file's name in its path from the root; `nil` if that is not UTF-8.
  let prefix: String?

  init(_ subpath: FilePath = "", below root: FilePath) {
    self.root = root
    self.subpath = subpath
    path = subpath.isEmpty ? root : root.appending(subpath.components)
    prefix = subpath.isEmpty ? "" : String(validating: subpath).map { $0 + "/" }
  }
}

/// A file that an output goes to.
package struct OutputFile: Sendable {
  let folder: OutputFolder
  let name: String

  /// The path as a message shows it.
  package var path: FilePath { folder.path.appending(name) }

  /// The path from the folder that was named; `nil` if it is not UTF-8.
  var nameInRoot: String? { folder.prefix.map { $0 + name } }
}

/// Finds where the outputs of inputs go. Inputs come folder by folder, so the last result is kept.
struct OutputPlaces {
  let kind: OutputKind
  private let destination: OutputDestination
  private var latest: (input: Input, folder: OutputFolder)?

  /// - Parameters:
  ///   - kind: What the outputs are.
  ///   - destination: Where they are to go.
  init(_ kind: OutputKind, to destination: OutputDestination = .usual) {
    self.kind = kind
    self.destination = destination
  }

  /// The file that the output of an input goes to; `nil` for none.
  mutating func file(named name: String, of input: Input) -> OutputFile? {
    folder(of: input).map { OutputFile(folder: $0, name: name) }
  }

  /// The folder that the output of an input goes to; `nil` for none.
  mutating func folder(of input: Input) -> OutputFolder? {
    if destination == .caller || destination == .usual && input.path == nil { return nil }
    if let latest, latest.input.isBeside(input) { return latest.folder }
    let folder = newFolder(of: input)
    latest = input.isNamedByProject ? nil : (input, folder)
    return folder
  }

  private func newFolder(of input: Input) -> OutputFolder {
    if case .folder(let path) = destination {
      return Self.folder(of: input, in: path, sceneFolder: input.root)
    }
    if let path = input.path, let project = input.project, let folder = kind.folder(in: project.configuration)
    {
      return Self.folder(of: input, in: project.path(folder), sceneFolder: project.sceneFolder(of: path))
    }
    return OutputFolder(below: input.folder)
  }

  /// The folder below a root that corresponds to an input's folder below the folder of scenes.
  private static func folder(
    of input: Input, in root: FilePath, sceneFolder: FilePath
  ) -> OutputFolder {
    var subpath = input.folder.absolute
    let isBelow = input.path != nil && subpath.removePrefix(sceneFolder.absolute)
    return OutputFolder(isBelow ? FilePath(root: nil, subpath.components) : "", below: root)
  }
}

extension Input {
  /// Whether two inputs are in the same folder and were found in the same way.
  fileprivate func isBeside(_ other: Input) -> Bool {
    project === other.project && folder == other.folder && root == other.root
      && (path == nil) == (other.path == nil)
  }

  /// Whether the configuration of the project may name this file, or one beside it, instead of a folder.
  fileprivate var isNamedByProject: Bool {
    guard let project else { return false }
    let own = folder.absolute
    return project.sceneFolders.contains { $0.absolute.removingLastComponent() == own }
  }
}

/// The outputs of the scenes of a run. No two scenes may have the same one.
struct SceneOutputs {
  /// A scene that has an output.
  fileprivate struct Scene {
    let name: String
    /// Its file as messages show it.
    let file: String
    let path: FilePath?
  }

  private let destination: OutputDestination
  /// What is made; without it, everything for which the projects of the scenes name folders.
  private let kind: OutputKind?
  /// Made for the first scene: a run of one scene does not need it. A `lazy` property would be copied at each change.
  private var owners: [OutputOwners] = []

  /// Whether all outputs go to one folder, and so to one Swift module.
  var isOneModule: Bool { destination != .usual }

  /// - Parameters:
  ///   - kind: What is made; without it, for a check, everything for which the projects of the scenes name folders.
  ///   - destination: Where it is to go.
  init(_ kind: OutputKind? = nil, to destination: OutputDestination = .usual) {
    self.kind = kind
    self.destination = destination
  }

  /// Adds the outputs of a scene.
  ///
  /// - Returns: What is wrong if an earlier scene has the same output.
  mutating func problem(withScene name: String, in input: Input) -> SameScene? {
    if owners.isEmpty {
      owners = (kind.map { [$0] } ?? OutputKind.allCases).map {
        OutputOwners(places: OutputPlaces($0, to: destination))
      }
    }
    let scene = Scene(name: name, file: input.shownPath, path: input.path)
    for index in owners.indices {
      let kind = owners[index].places.kind
      guard self.kind != nil || kind.isMade(of: input),
        let file = owners[index].places.file(named: kind.fileName(ofScene: name, in: input), of: input),
        let owner = owners[index].claim(file, for: scene),
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
  /// Whether such outputs are made of a file: those for which the project names a folder, and Swift if it names none.
  fileprivate func isMade(of input: Input) -> Bool {
    guard let configuration = input.project?.configuration else { return self == .swift }
    return folder(in: configuration) != nil
      || self == .swift && OutputKind.tree.folder(in: configuration) == nil
  }
}

/// Which scene owns each output of a run. Names that differ only in case are the same file: some file systems would keep
/// one file, and so would the Swift compiler. All Swift below the folder that was named is one module, in which a file
/// name occurs once.
private struct OutputOwners {
  /// A file: the number of its folder or module, and its name without regard to case.
  private struct Key: Hashable {
    let folder: Int
    let name: String
  }

  var places: OutputPlaces
  private var owners: [Key: SceneOutputs.Scene] = [:]
  /// The numbers of the folders or modules, by their paths without regard to case.
  private var numbers: [String: Int] = [:]
  private var latest: (folder: OutputFolder, number: Int)?

  init(places: OutputPlaces) {
    self.places = places
  }

  /// Claims a file for a scene, unless it has one.
  ///
  /// - Returns: The scene that owns it already.
  mutating func claim(_ file: OutputFile, for owner: SceneOutputs.Scene) -> SceneOutputs.Scene? {
    let key = Key(folder: number(of: file.folder), name: file.name.withoutCase)
    if let first = owners[key] { return first }
    owners[key] = owner
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

extension String {
  /// The text as file systems compare it that ignore case. Swift itself does not distinguish between composed and
  /// decomposed characters.
  var withoutCase: String { uppercased().lowercased() }
}
