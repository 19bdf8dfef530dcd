import SystemPackage

/// Where outputs are to go.
package enum OutputDestination: Equatable {
  /// To the folder that the project names or, without one, beside their scenes; those of scenes without a file, to no file.
  case usual
  /// To a folder, in which those of a folder of scenes keep their places.
  case folder(FilePath)
  /// To no file: the caller takes them.
  case caller
}

/// Where the outputs of inputs go. Inputs come folder by folder, so this is worked out once for all that lie side by side.
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

  /// Where the output of an input goes, under its name; `nil` for no file.
  mutating func file(named name: String, of input: Input) -> OutputFile? {
    folder(of: input).map { OutputFile(folder: $0, name: name) }
  }

  /// The folder that the output of an input goes to; `nil` for no file.
  mutating func folder(of input: Input) -> OutputFolder? {
    if destination == .caller || destination == .usual && input.path == nil { return nil }
    if let latest, latest.input.isBeside(input) { return latest.folder }
    let folder = newFolder(of: input)
    latest = input.isNamedByProject ? nil : (input, folder)
    return folder
  }

  private func newFolder(of input: Input) -> OutputFolder {
    if case .folder(let path) = destination { return Self.folder(of: input, in: path, sceneFolder: input.root) }
    if let path = input.path, let project = input.project, let folder = kind.folder(in: project.configuration)
    {
      return Self.folder(of: input, in: project.path(folder), sceneFolder: project.sceneFolder(of: path))
    }
    return OutputFolder(below: input.folder)
  }

  /// The folder at the place below a root that an input has below the folder of scenes.
  private static func folder(
    of input: Input, in root: FilePath, sceneFolder: FilePath
  ) -> OutputFolder {
    var way = input.folder.absolute
    let isBelow = input.path != nil && way.removePrefix(sceneFolder.absolute)
    return OutputFolder(isBelow ? FilePath(root: nil, way.components) : "", below: root)
  }
}

extension Input {
  /// Whether two inputs lie side by side and were found alike.
  fileprivate func isBeside(_ other: Input) -> Bool {
    project === other.project && folder == other.folder && root == other.root
      && (path == nil) == (other.path == nil)
  }

  /// Whether the configuration of the project may name this very file, or one beside it, in place of a folder.
  fileprivate var isNamedByProject: Bool {
    guard let project else { return false }
    let own = folder.absolute
    return project.sceneFolders.contains { $0.absolute.removingLastComponent() == own }
  }
}
