import SystemPackage

/// A failure of a whole file or folder. Usually, it could not be read or written.
package struct FileFailure: Error {
  package let path: FilePath
  /// What is wrong, and what to do, as words that follow the path.
  package let reason: String
  package let kind: Kind

  /// The kinds of failures, which determine the exit status.
  package enum Kind: Sendable {
    /// A file or folder could not be read or written.
    case inputOutput
    /// A folder that should contain scenes contains none.
    case withoutScenes
    /// A generated file differs from what would be generated now, or a file is not formatted.
    case outOfDate
    /// A generated file is missing.
    case missing
    /// A generated file remains from a scene that was deleted.
    case orphaned
    /// A generated file was edited by hand.
    case editedByHand
  }

  /// The reason for a file whose name is not UTF-8.
  static let invalidName = "has a name that is not UTF-8; rename it"

  package init(_ path: FilePath, _ reason: String, kind: Kind = .inputOutput) {
    self.path = path
    self.reason = reason
    self.kind = kind
  }

  /// Creates the failure of a folder without scenes.
  static func withoutScenes(_ folder: FilePath) -> FileFailure {
    FileFailure(
      folder, "contains no scene; scenes are named like Profile.scene.yaml", kind: .withoutScenes)
  }

  /// Creates the failure of a file or folder that a key of the configuration names, but that does not exist.
  static func missing(_ path: FilePath, namedBy key: String) -> FileFailure {
    let remedy = "correct '\(key)' in \(ProjectConfiguration.fileName)"
    return FileFailure(path, "\(Errno.noSuchFileOrDirectory.reason); \(remedy)")
  }

  /// Creates a failure from an error of the system.
  package init(_ path: FilePath, _ error: Errno) {
    self.init(path, error.reason)
  }

  /// Creates a failure from an error. An error that does not name a path gets this one.
  package init(_ error: any Error, at path: @autoclosure () -> FilePath) {
    self = error as? FileFailure ?? FileFailure(path(), (error as? Errno)?.reason ?? "\(error)")
  }
}

extension Errno {
  /// The system's message for the error, in lower case.
  var reason: String { description.uncapitalized }
}
