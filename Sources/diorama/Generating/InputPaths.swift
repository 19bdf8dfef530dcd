import SystemPackage

/// Inputs as a manifest names them: relative to its folder, whatever the working directory is and however they were named.
struct InputPaths {
  private var resolved: [FilePath: FilePath] = [:]

  /// The paths of some inputs; what came through standard input has none.
  mutating func paths(of inputs: [Input], from folder: FilePath) throws -> [String] {
    try inputs.compactMap { input in
      guard let path = input.path, let name = path.lastComponent else { return nil }
      let relative = folderPath(path.removingLastComponent()).appending(name).relative(to: folderPath(folder))
      guard let text = String(validating: relative) else {
        throw FileFailure(path, "has a name that is not UTF-8, which no manifest can hold; rename it")
      }
      return text
    }
  }

  private mutating func folderPath(_ folder: FilePath) -> FilePath {
    if let known = resolved[folder] { return known }
    let path = folder.resolved
    resolved[folder] = path
    return path
  }
}
