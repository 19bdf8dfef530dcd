/// Whose each output of a run is. Files whose paths differ in case only are the same: some folders would keep them as one.
struct OutputOwners<Owner> {
  private var owners: [String: Owner] = [:]
  private var latest: (folder: OutputFolder, prefix: String)?

  /// Takes a file, unless it is taken.
  ///
  /// - Returns: Who has it already.
  mutating func claim(_ file: OutputFile, for owner: Owner) -> Owner? {
    let key = prefix(of: file.folder) + file.name.lowercased()
    if let first = owners[key] { return first }
    owners[key] = owner
    return nil
  }

  private mutating func prefix(of folder: OutputFolder) -> String {
    if let latest, latest.folder === folder { return latest.prefix }
    let prefix = folder.path.absolute.string.lowercased() + "/"
    latest = (folder, prefix)
    return prefix
  }
}

extension FileFailure {
  /// An output that two inputs would give.
  init(_ file: OutputFile, bothOf first: String, and second: String) {
    self.init(file.path, "both \(first) and \(second) would be written here; rename one of the scenes")
  }
}
