import SystemPackage

/// Inputs as a manifest names them: relative to its folder, whatever the working directory is and however they were named.
struct InputPaths {
  private var resolved: [FilePath: FilePath] = [:]
  /// What stands before the names of inputs that lie in a folder: the next input is often a neighbour. `nil` if it is not UTF-8.
  private var latest: (folder: FilePath, origin: FilePath, prefix: String?)?

  /// The paths of some inputs; what came through standard input has none.
  mutating func paths(of inputs: [Input], from origin: FilePath) throws -> [String] {
    try inputs.compactMap { input in
      guard let path = input.path else { return nil }
      guard let prefix = prefix(of: input.folder, from: origin) else {
        throw FileFailure(path, "has a name that is not UTF-8, which no manifest can hold; rename it")
      }
      return prefix + input.fileName
    }
  }

  private mutating func prefix(of folder: FilePath, from origin: FilePath) -> String? {
    if let latest, latest.folder == folder, latest.origin == origin { return latest.prefix }
    let way = folderPath(folder).relative(to: folderPath(origin))
    let prefix = way == "." ? "" : String(validating: way).map { $0 + "/" }
    latest = (folder, origin, prefix)
    return prefix
  }

  private mutating func folderPath(_ folder: FilePath) -> FilePath {
    if let known = resolved[folder] { return known }
    let path = folder.resolved
    resolved[folder] = path
    return path
  }
}
