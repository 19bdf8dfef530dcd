import SystemPackage

/// Inputs as a manifest names them: relative to its folder, whatever the working directory is and however they were named.
struct InputPaths {
  private var resolved: [FilePath: FilePath] = [:]
  /// The way that was asked for last: the next input is often a neighbour.
  private var last: (folder: FilePath, origin: FilePath, way: FilePath)?

  /// The paths of some inputs; what came through standard input has none.
  mutating func paths(of inputs: [Input], from folder: FilePath) throws -> [String] {
    try inputs.compactMap { input in
      guard let path = input.path, let name = path.lastComponent else { return nil }
      let relative = way(to: input.folder, from: folder).appending(name)
      guard let text = String(validating: relative) else {
        throw FileFailure(path, "has a name that is not UTF-8, which no manifest can hold; rename it")
      }
      return text
    }
  }

  /// The way from one folder to another; empty if they are the same.
  private mutating func way(to folder: FilePath, from origin: FilePath) -> FilePath {
    if let last, last.folder == folder, last.origin == origin { return last.way }
    let way = folderPath(folder).relative(to: folderPath(origin))
    let shown: FilePath = way == "." ? "" : way
    last = (folder, origin, shown)
    return shown
  }

  private mutating func folderPath(_ folder: FilePath) -> FilePath {
    if let known = resolved[folder] { return known }
    let path = folder.resolved
    resolved[folder] = path
    return path
  }
}
