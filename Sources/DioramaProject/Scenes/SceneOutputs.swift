import DioramaCompiler
import DioramaSyntax
import SystemPackage

/// The outputs of the scenes of a run, of which no two may be the same.
struct SceneOutputs {
  /// A scene that has an output: its name, and its file as messages show it.
  private typealias Scene = (name: String, file: String, path: FilePath?)

  private let isChecking: Bool
  /// Whether all outputs go to one folder, and so to one Swift module.
  let isOneModule: Bool
  private var kinds: [(places: OutputPlaces, owners: OutputOwners<Scene>)]

  /// For a check: the outputs for which the projects of the scenes name folders.
  init() {
    isChecking = true
    isOneModule = false
    kinds = OutputKind.allCases.map { (OutputPlaces($0), OutputOwners($0)) }
  }

  /// For a run that makes outputs of one kind.
  init(_ kind: OutputKind, to destination: OutputDestination) {
    isChecking = false
    isOneModule = destination != .usual
    kinds = [(OutputPlaces(kind, to: destination), OutputOwners(kind))]
  }

  /// Adds the outputs of a scene.
  ///
  /// - Returns: What is wrong if an earlier scene has the same output.
  mutating func problem(withScene name: String, in input: Input) -> SameScene? {
    let scene: Scene = (name, input.shownPath, input.path)
    for index in kinds.indices {
      let kind = kinds[index].places.kind
      guard !isChecking || kind.isMade(of: input),
        let file = kinds[index].places.file(named: kind.fileName(ofScene: name, in: input), of: input),
        let owner = kinds[index].owners.claim(file, for: scene),
        owner.path == nil || owner.path?.absolute != input.path?.absolute
      else { continue }
      switch kind {
      case .swift: return SameScene(name: owner.name, other: owner.file)
      case .tree: return SameScene(output: file.path.string, other: owner.file)
      }
    }
    return nil
  }
}

extension OutputKind {
  /// Whether such outputs are made of a file: those for which the project names a folder, and Swift if it names none.
  fileprivate func isMade(of input: Input) -> Bool {
    guard let configuration = input.project?.configuration else { return self == .swift }
    return folder(in: configuration) != nil
      || self == .swift && OutputKind.tree.folder(in: configuration) == nil
  }
}

/// Who owns each output of a run. Names that differ only in case are the same file: some file systems would keep one
/// file, and so would the Swift compiler. All Swift below the folder that was named is one module, in which a file name
/// occurs once.
private struct OutputOwners<Owner> {
  /// A file: the number of its folder or module, and its name without regard to case.
  private struct Key: Hashable {
    let folder: Int
    let name: String
  }

  private let kind: OutputKind
  private var owners: [Key: Owner] = [:]
  /// The numbers of the folders or modules, by their paths without regard to case.
  private var numbers: [String: Int] = [:]
  private var latest: (folder: OutputFolder, number: Int)?

  init(_ kind: OutputKind) {
    self.kind = kind
  }

  /// Claims a file for an owner, unless it has one.
  ///
  /// - Returns: Who owns it already.
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
  /// The text as file systems compare it that ignore case. Swift itself does not distinguish between composed and
  /// decomposed characters.
  var withoutCase: String { uppercased().lowercased() }
}
