import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import SystemPackage

/// The safe fix-its of everything that the command line names, made in memory: first in declarations, since scenes are checked
/// against them, then in scenes.
package struct Mending {
  /// An input with its fix-its made.
  package struct Change {
    /// Where it lies; `nil` for standard input.
    package let path: FilePath?
    package let old: SourceFile
    package var new: SourceFile
    package var fixItCount: Int
  }

  /// How often declarations are gone through, since mending one can show what another lacks.
  private static let roundLimit = 16

  /// How many bytes of declarations are checked in all: a mended declaration is held against every other, so that the time for
  /// many of them would grow with the square of their number.
  private static let declarationEffort = 128 << 20

  private let options: RunOptions
  /// The files as they are once the changes are written.
  package let tree = MendedTree()
  /// What was read, changed or not.
  package private(set) var inputs: [Change] = []
  /// The places of the inputs; `nil` stands for standard input.
  private var places: [FilePath?: Int] = [:]
  private var declarationEffort = 0

  /// Reads and mends everything; what cannot be read is left to the run that follows.
  package init(_ options: RunOptions) {
    self.options = options
    let configurations = mendConfigurations()
    for _ in 0..<Self.roundLimit {
      if !mend({ $0.kind != .scene }) { break }
    }
    _ = mend { $0.kind == .scene }
    inputs = configurations + inputs
  }

  /// Mends the configurations that are named, or that of the project that is worked on.
  private func mendConfigurations() -> [Change] {
    var finder = InputFinder(tree)
    finder.add(options.paths)
    if options.paths.isEmpty { _ = finder.addProject() }
    return finder.namedProjects(orAll: options.paths.isEmpty).compactMap { project in
      let mended = FileFixer.fix(project.file) { file in
        let diagnostics = ConfigurationReader.read(file, toolVersion: ToolVersion.current).diagnostics
        return Assessment(diagnostics: diagnostics)
      }
      guard mended.fixItCount > 0 else { return nil }
      let path = FilePath(project.file.path)
      tree.replace(path, with: mended.file.bytes)
      return Change(path: path, old: project.file, new: mended.file, fixItCount: mended.fixItCount)
    }
  }

  /// Mends some of the inputs; none if a declaration cannot be read, since the words that it declares would look like mistakes.
  ///
  /// - Returns: Whether one of them changed.
  private mutating func mend(_ isWanted: (Input) -> Bool) -> Bool {
    var finder = InputFinder(tree)
    finder.add(options.paths)
    if options.paths.isEmpty { _ = finder.addProject() }
    let found = finder.inputs
    if inputs.isEmpty {
      inputs = found.compactMap { input in
        input.source.map { Change(path: input.path, old: $0, new: $0, fixItCount: 0) }
      }
      places = Dictionary(zip(inputs.map(\.path), inputs.indices)) { first, _ in first }
    }
    var declarations = Declarations(inputs: found, paths: options.declarations, tree: tree)
    for input in found { _ = declarations.grammar(for: input) }
    if !declarations.failures.isEmpty || finder.failures.contains(where: mayHideDeclaration) { return false }
    var didChange = false
    for input in found where isWanted(input) {
      guard let source = input.source else { continue }
      let grammar = declarations.grammar(for: input)
      let others =
        input.kind == .scene ? 0 : grammar.projectFiles.lazy.map(FileFixer.effort(of:)).reduce(0, +)
      if input.kind != .scene, declarationEffort + others > Self.declarationEffort { continue }
      let mended = FileFixer.fix(source, surroundings: others) { Self.assess($0, as: input, grammar) }
      if input.kind != .scene { declarationEffort += mended.effort }
      guard mended.fixItCount > 0, let index = places[input.path] else { continue }
      inputs[index].new = mended.file
      inputs[index].fixItCount += mended.fixItCount
      tree.replace(input.path, with: mended.file.bytes)
      didChange = true
      if input.kind != .scene {
        declarations = Declarations(inputs: found, paths: options.declarations, tree: tree)
      }
    }
    return didChange
  }

  /// Whether what could not be read may declare words, which only look like misspelt ones then: a declaration, or a folder that was
  /// come across. What is named and not there declares nothing.
  private func mayHideDeclaration(_ failure: FileFailure) -> Bool {
    switch DeclarationKind.of(fileNamed: failure.path.lastComponent?.string ?? "")?.kind {
    case .scene: false
    case nil: tree.exists(failure.path) && !options.paths.contains { FilePath($0) == failure.path }
    default: true
    }
  }

  /// What a run would find in a content of an input.
  private static func assess(_ file: SourceFile, as input: Input, _ grammar: Grammar) -> Assessment {
    let kind = FirstKey.kind(of: file)
    guard kind == .element || kind == .decorator else {
      let rules = input.project?.configuration.rules ?? .standard
      let result = Compiler(grammar: grammar, rules: rules).compile(file)
      return Assessment(diagnostics: result.diagnostics, meaning: result.tree)
    }
    let isUnchanged =
      file.bytes == input.source?.bytes && grammar.projectFiles.contains { $0.path == file.path }
    let problems = (isUnchanged ? grammar : grammar.replacing(file)).projectProblems
    let own = problems.first { $0.file.path == file.path }?.diagnostics ?? []
    let review = Review(of: own, in: YAMLReader.read(file).tree)
    let elsewhere = problems.lazy.filter { $0.file.path != file.path }.flatMap(\.diagnostics)
    return Assessment(
      diagnostics: review.diagnostics, errorsElsewhere: elsewhere.count { $0.severity == .error })
  }
}
