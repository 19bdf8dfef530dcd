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
