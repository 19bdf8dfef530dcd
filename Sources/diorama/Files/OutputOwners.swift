/// Whose each output of a run is. Files whose paths differ in case only are the same: some folders would keep them as one.
struct OutputOwners<Owner> {
  /// A file, by the number of its folder and its name without regard to case.
  private struct Key: Hashable {
    let folder: Int
    let name: String
  }

  private var owners: [Key: Owner] = [:]
  /// The folders without regard to case, numbered.
  private var numbers: [String: Int] = [:]
  private var latest: (folder: OutputFolder, number: Int)?

  /// Takes a file, unless it is taken.
  ///
  /// - Returns: Who has it already.
  mutating func claim(_ file: OutputFile, for owner: Owner) -> Owner? {
    let key = Key(folder: number(of: file.folder), name: file.name.lowercased())
    if let first = owners[key] { return first }
    owners[key] = owner
    return nil
  }

  private mutating func number(of folder: OutputFolder) -> Int {
    if let latest, latest.folder === folder { return latest.number }
    let path = folder.path.absolute.string.lowercased()
    let number = numbers[path] ?? numbers.count
    numbers[path] = number
    latest = (folder, number)
    return number
  }
}

extension FileFailure {
  /// An output that two inputs would give.
  init(_ file: OutputFile, bothOf first: String, and second: String) {
    self.init(file.path, "both \(first) and \(second) would be written here; rename one of the scenes")
  }
}
