import SystemPackage

/// Finds the places of outputs. Inputs come folder by folder, so the last result is kept.
struct OutputPlaces {
  let kind: OutputKind
  private let destination: OutputDestination
  private var latest: (input: Input, folder: OutputFolder)?

  /// - Parameters:
  ///   - kind: The kind of the outputs.
  ///   - destination: Their destination.
  init(_ kind: OutputKind, to destination: OutputDestination) {
    self.kind = kind
    self.destination = destination
  }

  /// Returns the file for the output of an input, or `nil` for standard input.
  mutating func file(named name: String, of input: Input) -> OutputFile? {
    folder(of: input).map { OutputFile(folder: $0, name: name) }
  }

  /// Returns the folder for the output of an input, or `nil` for standard input.
  mutating func folder(of input: Input) -> OutputFolder? {
    if destination == .default, input.path == nil { return nil }
    if let latest, latest.input.sharesFolder(with: input) { return latest.folder }
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

  /// Returns the folder below a root that corresponds to an input's folder below the folder of scenes.
  private static func folder(
    of input: Input, in root: FilePath, sceneFolder: FilePath
  ) -> OutputFolder {
    var subpath = input.folder.absolute
    let isBelow = input.path != nil && subpath.removePrefix(sceneFolder.absolute)
    return OutputFolder(isBelow ? FilePath(root: nil, subpath.components) : "", below: root)
  }
}

/// The destination of outputs.
package enum OutputDestination: Equatable {
  /// The folder that the project names or, without one, the folder of each scene. The output of standard input goes to
  /// no file.
  case `default`
  /// A folder. Below it, outputs have the same relative paths as their scenes in a folder of scenes.
  case folder(FilePath)
  /// No file; the caller uses the outputs.
  case caller
}

/// A folder that outputs go to.
final class OutputFolder: Sendable {
  /// The named folder: this one, or one above it. All outputs go below it.
  let root: FilePath
  /// The path from the root to this folder; empty for the root itself.
  let subpath: FilePath
  /// This folder's path.
  let path: FilePath
  /// The part before a file's name in its path from the root; `nil` if it is not UTF-8.
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

  /// The path, as messages show it.
  package var path: FilePath { folder.path.appending(name) }

  /// The path from the named folder; `nil` if it is not UTF-8.
  var nameInRoot: String? { folder.prefix.map { $0 + name } }
}

extension Input {
  /// Returns whether two inputs are in the same folder and were found in the same way.
  fileprivate func sharesFolder(with other: Input) -> Bool {
    project === other.project && folder == other.folder && root == other.root
      && (path == nil) == (other.path == nil)
  }

  /// Whether the project's configuration may name this file, or one next to it, instead of a folder.
  fileprivate var isNamedByProject: Bool {
    guard let project else { return false }
    let own = folder.absolute
    return project.sceneFolders.contains { $0.absolute.removingLastComponent() == own }
  }
}

extension String {
  /// The text as case-insensitive file systems compare it. Swift itself treats composed and decomposed characters as
  /// equal.
  var withoutCase: String { utf8.allSatisfy { $0 < 0x80 } ? lowercased() : uppercased().lowercased() }
}
