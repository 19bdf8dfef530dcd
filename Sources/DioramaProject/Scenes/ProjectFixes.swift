import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import DioramaTree
import SystemPackage

/// The safe fix-its of all inputs, applied in memory: first in declarations, because scenes are checked against them,
/// then in scenes.
package struct ProjectFixes {
  /// An input before and after its fix-its, which are equal if it has none.
  package struct File {
    /// Its path; `nil` for standard input.
    package let path: FilePath?
    package let old: SourceFile
    package var new: SourceFile
    package var fixItCount: Int
  }

  /// The maximum number of rounds on declarations. A fix in one can reveal an error in another.
  private static let roundLimit = 16

  /// The maximum number of bytes of declarations to check in total. A fixed declaration is checked with all others, so
  /// the time for many of them would grow with the square of their number.
  private static let effortLimit = 128 << 20

  private let options: RunOptions
  /// The files as they will be after the changes are written.
  private let tree: OverlayTree
  private var projects: Projects
  /// All files that were read, changed or not.
  package private(set) var files: [File] = []
  /// The index of each file in ``files``. `nil` is standard input.
  private var indices: [FilePath?: Int] = [:]
  private var declarationEffort = 0

  /// Reads and fixes all inputs. Errors from reading are left to the next run.
  package init(_ options: RunOptions, from tree: any FileTree = WorkingTree()) {
    self.options = options
    self.tree = OverlayTree(over: tree)
    projects = Projects(self.tree)
    let configurations = fixConfigurations()
    for _ in 0..<Self.roundLimit {
      if !fix({ $0.kind != .scene }) { break }
    }
    _ = fix { $0.kind == .scene }
    files = configurations + files
  }

  /// Checks all inputs as they will be after the changes are written.
  ///
  /// - Throws: `SceneRun.NoInputs` if there is nothing to check.
  package func check() throws -> SceneRun {
    try SceneRun(checking: options, from: tree, knowing: projects)
  }

  /// Fixes the configurations that were named, or that of the current project.
  private mutating func fixConfigurations() -> [File] {
    let finder = finder()
    projects = finder.projects
    return finder.namedProjects(orAll: options.paths.isEmpty).compactMap { project in
      let fixed = FileFixer.fix(project.file) { file in
        let diagnostics = ConfigurationReader.read(file, toolVersion: RuntimeTree.release).diagnostics
        return Assessment(diagnostics: diagnostics)
      }
      guard fixed.fixItCount > 0 else { return nil }
      let path = FilePath(project.file.path)
      tree.replace(path, with: fixed.file.bytes)
      projects.replace(project, with: fixed.file)
      return File(path: path, old: project.file, new: fixed.file, fixItCount: fixed.fixItCount)
    }
  }

  /// Returns a finder with all inputs.
  private func finder() -> InputFinder {
    var finder = InputFinder(tree, knowing: projects)
    finder.add(options.paths)
    if options.paths.isEmpty { _ = finder.addProject() }
    return finder
  }

  /// Fixes some of the inputs. Fixes none if a declaration cannot be read, because its names would look like errors.
  ///
  /// - Returns: Whether any of them changed.
  private mutating func fix(_ isWanted: (Input) -> Bool) -> Bool {
    let finder = finder()
    var found = finder.inputs
    if files.isEmpty {
      files = found.compactMap { input in
        input.source.map { File(path: input.path, old: $0, new: $0, fixItCount: 0) }
      }
      indices = Dictionary(zip(files.map(\.path), files.indices)) { first, _ in first }
    }
    var declarations = Declarations(inputs: found, paths: options.declarations, tree: tree, projects)
    for input in found { _ = declarations.grammar(for: input) }
    if !declarations.failures.isEmpty || finder.failures.contains(where: mayHideDeclaration) { return false }
    var didChange = false
    var known: DeclarationProblems?
    var compiler = Compiler(grammar: Grammar.language())
    for (place, input) in found.enumerated() where isWanted(input) {
      guard let source = input.source else { continue }
      let grammar = declarations.grammar(for: input)
      if input.kind != .scene, known?.grammar !== grammar { known = DeclarationProblems(of: grammar) }
      let settings = input.project?.configuration.compilerSettings ?? .standard
      if compiler.grammar !== grammar || compiler.settings != settings {
        compiler = Compiler(grammar: grammar, settings: settings)
      }
      let others = input.kind == .scene ? 0 : known?.effort ?? 0
      if input.kind != .scene, declarationEffort + others > Self.effortLimit { continue }
      let fixed = FileFixer.fix(source, surroundings: others) { Self.assess($0, as: input, compiler, known) }
      if input.kind != .scene { declarationEffort += fixed.effort }
      guard fixed.fixItCount > 0, let index = indices[input.path] else { continue }
      files[index].new = fixed.file
      files[index].fixItCount += fixed.fixItCount
      tree.replace(input.path, with: fixed.file.bytes)
      found[place] = input.replacing(fixed.file)
      didChange = true
      if input.kind != .scene {
        declarations = Declarations(inputs: found, paths: options.declarations, tree: tree, projects)
      }
    }
    return didChange
  }

  /// Returns whether a file that could not be read may declare names, which would then look misspelt: a declaration, or
  /// a folder that was found. Named files that do not exist declare nothing.
  private func mayHideDeclaration(_ failure: FileFailure) -> Bool {
    switch DeclarationKind.kind(ofFileNamed: failure.path.lastComponent?.string ?? "") {
    case .scene: false
    case nil: tree.exists(failure.path) && !options.paths.contains { FilePath($0) == failure.path }
    default: true
    }
  }

  /// Returns what a run would find in an input with different content.
  private static func assess(
    _ file: SourceFile, as input: Input, _ compiler: Compiler, _ known: DeclarationProblems?
  ) -> Assessment {
    let kind = DeclarationKind.of(file)
    let isUnchanged = file.bytes == input.source?.bytes
    guard kind.map(DeclarationKind.ofGrammar.contains) ?? false else {
      var compiler = compiler
      if kind == .component, !isUnchanged {
        compiler = Compiler(grammar: compiler.grammar.replacing(file), settings: compiler.settings)
      }
      let result = compiler.compile(file)
      // Without fix-its, nothing is compared with the meaning, which contains all components that the file uses.
      let isToBeFixed = !isUnchanged || result.diagnostics.contains { !$0.fixIts.isEmpty }
      return Assessment(diagnostics: result.diagnostics, meaning: isToBeFixed ? result.meaning : nil)
    }
    let known = isUnchanged && known?.includes(file) == true ? known : nil
    let problems = known ?? DeclarationProblems(of: compiler.grammar.replacing(file))
    let own = problems.diagnostics(of: file)
    let review = Review(of: own, in: YAMLReader.read(file).tree, settings: compiler.settings)
    return Assessment(
      diagnostics: review.diagnostics,
      errorsElsewhere: problems.errorCount - own.count { $0.severity == .error })
  }
}

/// The diagnostics of a grammar's declarations, computed once for all files that are fixed with it.
private struct DeclarationProblems {
  let grammar: Grammar
  /// The number of errors in all declarations.
  let errorCount: Int
  /// The effort of reading all declarations.
  let effort: Int

  /// The diagnostics of each declaration, by its path.
  private let diagnostics: [String: [Diagnostic]]

  init(of grammar: Grammar) {
    self.grammar = grammar
    let problems = grammar.projectDiagnosticsByFile
    errorCount = problems.lazy.flatMap(\.diagnostics).count { $0.severity == .error }
    effort = grammar.projectFiles.lazy.map(FileFixer.effort(of:)).reduce(0, +)
    let none = grammar.projectFiles.map { ($0.path, [Diagnostic]()) }
    diagnostics = Dictionary(none + problems.map { ($0.file.path, $0.diagnostics) }) { _, last in last }
  }

  /// Whether a file is one of the declarations.
  func includes(_ file: SourceFile) -> Bool { diagnostics[file.path] != nil }

  func diagnostics(of file: SourceFile) -> [Diagnostic] { diagnostics[file.path] ?? [] }
}
