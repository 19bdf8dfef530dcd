import SystemPackage

/// Whose each output of a run is. Files whose names differ in case only are the same: some folders would keep them as one, and so
/// does the Swift compiler. Swift below the folder that was named is one module, which takes each name of a file once.
struct OutputOwners<Owner> {
  /// A file, by the number of its folder or module and its name without regard to case.
  private struct Key: Hashable {
    let folder: Int
    let name: String
  }

  private let kind: OutputKind
  private var owners: [Key: Owner] = [:]
  /// The folders or modules without regard to case, numbered.
  private var numbers: [String: Int] = [:]
  private var latest: (folder: OutputFolder, number: Int)?

  init(_ kind: OutputKind) {
    self.kind = kind
  }

  /// Takes a file, unless it is taken.
  ///
  /// - Returns: Who has it already.
  mutating func claim(_ file: OutputFile, for owner: Owner) -> Owner? {
    let key = Key(folder: number(of: file.folder), name: file.name.withoutCase)
    if let first = owners[key] { return first }
    owners[key] = owner
    return nil
  }

  private mutating func number(of folder: OutputFolder) -> Int {
    if let latest, latest.folder === folder { return latest.number }
    let scope = kind == .swift ? folder.root : folder.path
    let path = scope.absolute.string.withoutCase
    let number = numbers[path] ?? numbers.count
    numbers[path] = number
    latest = (folder, number)
    return number
  }
}

extension String {
  /// The text as file systems compare it that do not distinguish between cases; Swift itself does not distinguish between
  /// composed and decomposed characters.
  var withoutCase: String { uppercased().lowercased() }
}
