import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import DioramaTree
import SystemPackage

/// One run on all inputs: it checks each file, passes on each valid scene, and reports diagnostics.
package struct SceneRun {
  /// The purpose of a run: to report diagnostics, to write runtime trees, or to write Swift.
  package enum Purpose: String, Sendable {
    case checking, compiling, generating
  }

  /// Nothing was named, and there is no project.
  package struct NoInputs: Error {}

  let options: RunOptions
  /// The scenes without errors, if outputs are made from them.
  private(set) var scenes: [CompiledScene] = []
  package private(set) var sceneCount = 0
  /// The project's decorators among the inputs; empty if one of them, or one of the elements that they decorate, has an
  /// error.
  private(set) var decorators: [ProjectDeclaration<DecoratorKind>] = []
  /// The project's elements among the inputs; empty if any declaration has an error.
  private(set) var elements: [ProjectDeclaration<ElementKind>] = []
  /// The project's controllers among the inputs; empty if any declaration has an error.
  private(set) var controllers: [ProjectDeclaration<ControllerKind>] = []
  /// Whether every declaration among the inputs is known and has no error.
  private(set) var declarationsAreComplete = false
  /// The projects that the inputs belong to.
  package private(set) var projects: [Project] = []
  package internal(set) var report = Report()
  /// The scenes with the same output as another scene.
  private(set) var conflictingScenes: Set<ObjectIdentifier> = []
  /// The paths of the components with errors, as messages show them.
  private var brokenComponents: Set<String> = []
  /// The paths of all checked files.
  private(set) var paths: [FilePath] = []

  /// Creates a run that failed before it could start.
  package init(_ options: RunOptions, _ failure: FileFailure) {
    self.options = options
    fail(failure)
  }

  /// Checks all inputs.
  ///
  /// - Parameters:
  ///   - paths: The files to check; `nil` for those that the options name or, if they name none, the project.
  ///   - changed: Declarations and configurations that were changed or deleted. The scenes that may use them are
  ///     checked.
  ///   - tree: The tree to read everything from.
  ///   - projects: The projects that are already known.
  /// - Throws: `NoInputs` if there is nothing to check.
  package init(
    checking options: RunOptions, paths: [String]? = nil, changed: [FilePath] = [],
    from tree: any FileTree = WorkingTree(), knowing projects: Projects? = nil
  ) throws {
    try self.init(
      options, paths: paths, changed: changed, for: .checking, from: tree, knowing: projects,
      defersScenes: true, to: .default)
  }

  /// Reads everything that a run depends on, without compiling.
  ///
  /// - Throws: `NoInputs` if there is nothing to read.
  package static func readInputs(_ options: RunOptions, from tree: any FileTree) throws {
    _ = try SceneRun(options, for: .generating, from: tree, to: .caller, knownName: { _, _ in "" })
  }

  /// Reads and checks all inputs.
  ///
  /// - Parameters:
  ///   - defersScenes: Whether scenes in folders are not read until they are compiled.
  ///   - destination: The destination of the outputs. Each scene must have its own output there.
  ///   - knownName: Returns the name of a scene that need not be compiled, because nothing would be reported about it.
  ///   - output: Creates the output of a scene, if there is one; called from several threads.
  /// - Throws: `NoInputs` if there is nothing to process.
  init(
    _ options: RunOptions, paths: [String]? = nil, changed: [FilePath] = [], for purpose: Purpose,
    from tree: any FileTree = WorkingTree(), knowing known: Projects? = nil, defersScenes: Bool = false,
    to destination: OutputDestination, knownName: (Input, Compiler) -> String? = { _, _ in nil },
    output: CompiledScene.Output? = nil
  ) throws {
    self.options = options
    var finder = InputFinder(
      tree, options.workers, knowing: known, defersScenes: defersScenes && tree.isOnDisk)
    finder.add(paths ?? options.paths)
    if paths == nil, options.paths.isEmpty, !finder.addProject() { throw NoInputs() }
    finder.addScenes(affectedBy: changed)
    if purpose == .checking { finder.addScenesOfChangedProjects() }
    for failure in finder.failures + finder.projects.failures { fail(failure) }
    projects = finder.projects.all
    for project in projects {
      report.add(
        project.diagnostics, of: project.file, isStrict: options.isStrict || project.configuration.isStrict)
    }
    var declarations = Declarations(
      inputs: finder.inputs, paths: options.declarations, tree: tree, finder.projects)
    let pending = pending(of: finder.inputs, seeing: &declarations, for: purpose, knownName)
    let results = compile(pending.filter { $0.knownName == nil }, for: purpose, output)
    for failure in declarations.failures { fail(failure) }
    let sharesProperties = reportSharedProperties(isOneModule: destination.isOneModule, for: purpose)
    let problems = declarations.all.declarationsToReview
    let isRead = (finder.failures + declarations.failures).isEmpty
    let broken = Set(
      problems.lazy.filter { $0.diagnostics.contains { $0.severity == .error } }.map(\.file.path))
    if !isRead || !ProjectDeclaration.areComplete(decorators, among: finder.inputs, broken) {
      decorators = []
    }
    // Only Swift is generated from declarations, so other runs need not check all inputs for this.
    declarationsAreComplete =
      purpose == .generating && isRead && !sharesProperties
      && DeclarationKind.areComplete(DeclarationKind.ofGrammar, among: finder.inputs, broken)
    if declarationsAreComplete {
      elements = ProjectDeclaration.all(.element, in: finder.inputs, &declarations) { $0.element(named: $1) }
      controllers = ProjectDeclaration.all(.controller, in: finder.inputs, &declarations) {
        $0.controller(named: $1)
      }
    }
    if purpose == .checking {
      let unused = UnusedStyles(in: finder, pending, results, isWhole: isRead && broken.isEmpty)
      report(unused.added(to: problems), for: purpose)
    } else {
      report(problems, for: purpose)
    }
    reportComponents(of: declarations.all, pending, besides: finder.inputs, for: purpose)
    report(results, of: pending, for: purpose, to: destination)
    scenes.removeAll { conflictingScenes.contains(ObjectIdentifier($0.input)) }
    scenes.removeUsers(of: brokenComponents)
  }

  /// Returns the scenes among some inputs, each with its compiler. Declarations are recorded.
  private mutating func pending(
    of inputs: [Input], seeing declarations: inout Declarations, for purpose: Purpose,
    _ knownName: (Input, Compiler) -> String?
  ) -> [PendingScene] {
    var pending: [PendingScene] = []
    var compiler: Compiler?
    for input in inputs {
      let grammar = declarations.grammar(for: input)
      if !input.isCompiled {
        if let path = input.path { paths.append(path) }
        decorators += ProjectDeclaration.all(in: input, grammar)
        continue
      }
      let chosen = input.project?.configuration.compilerSettings ?? .standard
      var settings = purpose == .checking ? chosen : chosen.loweringErrorsToWarnings
      settings.oldestRuntime = purpose == .generating ? nil : options.oldestRuntime ?? chosen.oldestRuntime
      if compiler?.grammar !== grammar || compiler?.settings != settings {
        compiler = Compiler(grammar: grammar, settings: settings)
      }
      if let compiler {
        pending.append(PendingScene(input: input, compiler: compiler, knownName: knownName(input, compiler)))
      }
    }
    return pending
  }

  /// Compiles scenes on several threads, and keeps those without errors if outputs are made from them.
  ///
  /// - Returns: The outcome of each scene, in the order of the scenes.
  private mutating func compile(
    _ pending: [PendingScene], for purpose: Purpose, _ output: CompiledScene.Output?
  ) -> [SceneOutcome] {
    let progress = options.progress
    progress?.begin(purpose, total: pending.count)
    let outcomes = options.workers.mapPortions(pending, with: ThreadCompilers.init) { compilers, scenes in
      defer { for _ in scenes { progress?.advance() } }
      return compilers.compile(scenes, output)
    }
    progress?.end()
    if output != nil { scenes = outcomes.compactMap(\.compiled) }
    return outcomes
  }

  /// Reports properties that two decorators add to the same class. In this case, no property is written.
  private mutating func reportSharedProperties(isOneModule: Bool, for purpose: Purpose) -> Bool {
    if decorators.count < 2 { return false }
    let shared = SharedProperties.diagnostics(of: decorators, isOneModule: isOneModule)
    for (file, diagnostic) in shared {
      let project = projects.project(around: FilePath(file.path).absolute)?.configuration
      report.add([diagnostic], of: file, isStrict: isStrict(project, for: purpose))
    }
    if !shared.isEmpty { decorators = [] }
    return !shared.isEmpty
  }

  /// Reports the errors of components that scenes can use, but that are not among the inputs. Their warnings concern
  /// only who checks them.
  private mutating func reportComponents(
    of grammars: [Grammar], _ pending: [PendingScene], besides inputs: [Input], for purpose: Purpose
  ) {
    let grammars = grammars.filter { !$0.components.isEmpty }
    if grammars.isEmpty { return }
    var seen = Set(inputs.filter(\.isDeclaration).map { $0.shownPath })
    for grammar in grammars {
      let compiler = pending.first { $0.compiler.grammar === grammar }?.compiler ?? Compiler(grammar: grammar)
      for component in grammar.components where seen.insert(component.file.path).inserted {
        let review = compiler.compile(component.file).review
        if review.hasErrors { brokenComponents.insert(component.file.path) }
        report(review, of: component.file, in: nil, for: purpose, onlyErrors: true)
      }
    }
  }

  /// Reports the diagnostics of declarations. Comparing files can find more in those without any.
  private mutating func report(
    _ problems: [(file: SourceFile, diagnostics: [Diagnostic])], for purpose: Purpose
  ) {
    for (file, diagnostics) in problems {
      let project = projects.project(around: FilePath(file.path).absolute)?.configuration
      let review = Review(
        of: diagnostics, in: YAMLReader.read(file).tree, settings: project?.compilerSettings ?? .standard,
        isAll: !diagnostics.isEmpty)
      report(review, of: file, in: project, for: purpose)
    }
  }

  /// Reports the diagnostics of scenes, and scenes with the same output.
  private mutating func report(
    _ outcomes: [SceneOutcome], of pending: [PendingScene], for purpose: Purpose,
    to destination: OutputDestination
  ) {
    let canCollide = pending.count > 1 && destination != .caller
    var outputs = canCollide ? SceneOutputs(for: purpose, to: destination) : nil
    var outcomes = outcomes.makeIterator()
    for scene in pending {
      var outcome = scene.knownName == nil ? outcomes.next() ?? SceneOutcome() : SceneOutcome()
      if outcome.failure == nil {
        sceneCount += 1
        if let path = scene.input.path { paths.append(path) }
        if let name = scene.knownName ?? outcome.checked?.name?.text,
          let conflict = outputs?.conflict(ofScene: name, in: scene.input)
        {
          conflictingScenes.insert(ObjectIdentifier(scene.input))
          outcome = scene.outcome(outcome, adding: conflict)
        }
      }
      if scene.input.kind == .component, outcome.checked?.review.hasErrors ?? (outcome.failure != nil) {
        brokenComponents.insert(scene.input.shownPath)
      }
      if let failure = outcome.failure {
        fail(failure)
      } else if let checked = outcome.checked, let source = checked.source {
        report(checked.review, of: source, in: scene.input.project?.configuration, for: purpose)
      }
    }
  }

  /// Reports the diagnostics of a file. Runs other than a check also report the suppressed errors that keep the file
  /// from being compiled.
  private mutating func report(
    _ review: Review, of file: SourceFile, in project: ProjectConfiguration?, for purpose: Purpose,
    onlyErrors: Bool = false
  ) {
    var diagnostics = purpose == .checking ? review.diagnostics : review.diagnosticsWithSuppressedErrors
    if onlyErrors { diagnostics.removeAll { $0.severity != .error } }
    report.add(diagnostics, of: file, isStrict: isStrict(project, for: purpose))
  }

  /// Returns whether the warnings of a file in a project fail the run.
  private func isStrict(_ project: ProjectConfiguration?, for purpose: Purpose) -> Bool {
    options.isStrict || purpose == .checking && project?.isStrict ?? false
  }

  /// Reports a file or folder that could not be read or written.
  package mutating func fail(_ failure: FileFailure) { report.add(failure) }
}

/// The inputs and settings of a run.
package struct RunOptions: Sendable {
  /// Scene files, folders, or `-` for standard input; if empty, the project's scenes.
  package let paths: [String]
  /// Files and folders of declarations that every scene can use.
  let declarations: [String]
  /// Whether warnings fail the run.
  let isStrict: Bool
  /// The oldest release of DioramaKit that loads the scenes; `nil` for the projects' settings.
  package var oldestRuntime: ReleaseVersion?
  /// The threads that process scenes.
  let workers: Workers
  let progress: (any ProgressObserver)?

  /// - Parameters:
  ///   - jobs: How many threads process scenes; `nil` for the number of processors.
  ///   - progress: Observes the progress of the run.
  package init(
    paths: [String], declarations: [String] = [], isStrict: Bool = false,
    jobs: Int? = nil,
    progress: (any ProgressObserver)? = nil
  ) {
    self.paths = paths
    self.declarations = declarations
    self.isStrict = isStrict
    workers = Workers(limit: jobs)
    self.progress = progress
  }
}

/// The results of a run.
package struct Report {
  /// A file with its diagnostics.
  package struct File {
    package let source: SourceFile
    /// The diagnostics, sorted by position; never empty.
    package let diagnostics: [Diagnostic]
    /// Whether the file's warnings fail the run.
    package let isStrict: Bool

    package init(source: SourceFile, diagnostics: [Diagnostic], isStrict: Bool) {
      self.source = source
      self.diagnostics = diagnostics
      self.isStrict = isStrict
    }
  }

  /// The diagnostics that were already reported for a file. Most files are reported once, so their diagnostics need no
  /// hashing.
  private struct Seen {
    private var first: [Diagnostic] = []
    private var all: Set<Diagnostic> = []

    /// Adds diagnostics.
    ///
    /// - Returns: Those that are new.
    mutating func add(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
      let areDifferent = zip(diagnostics, diagnostics.dropFirst()).allSatisfy {
        $0.range.start < $1.range.start
      }
      if first.isEmpty, areDifferent {
        first = diagnostics
        return diagnostics
      }
      if all.isEmpty { all = Set(first) }
      let new = diagnostics.filter { all.insert($0).inserted }
      if first.isEmpty { first = new }
      return new
    }
  }

  /// The files with diagnostics, each once, in the order of the inputs.
  package private(set) var files: [File] = []
  /// The files and folders that could not be read or written.
  package private(set) var failures: [FileFailure] = []
  private var seen: [FilePath: Seen] = [:]
  /// The places of files among ``files``.
  private var places: [FilePath: Int] = [:]
  private var failed: [FilePath: Set<String>] = [:]

  /// Adds the diagnostics of a file, except those that were already reported.
  ///
  /// - Parameter isStrict: Whether warnings fail the run.
  package mutating func add(_ diagnostics: [Diagnostic], of file: SourceFile, isStrict: Bool = false) {
    guard !diagnostics.isEmpty else { return }
    let path = FilePath(file.path).lexicallyNormalized()
    let new = seen[path, default: Seen()].add(diagnostics)
    if new.isEmpty { return }
    guard let place = places[path] else {
      places[path] = files.count
      return files.append(File(source: file, diagnostics: new, isStrict: isStrict))
    }
    let known = files[place]
    files[place] = File(
      source: known.source, diagnostics: (known.diagnostics + new).sorted(),
      isStrict: known.isStrict || isStrict)
  }

  /// Removes diagnostics.
  mutating func removeDiagnostics(where isUnwanted: (SourceFile, Diagnostic) -> Bool) {
    files = files.compactMap { file in
      let kept = file.diagnostics.filter { !isUnwanted(file.source, $0) }
      return kept.isEmpty ? nil : File(source: file.source, diagnostics: kept, isStrict: file.isStrict)
    }
    places = [:]
    for (place, file) in files.enumerated() {
      places[FilePath(file.source.path).lexicallyNormalized()] = place
    }
  }

  /// Adds a file or folder that could not be read or written, unless this was already reported.
  package mutating func add(_ failure: FileFailure) {
    if failed[failure.path, default: []].insert(failure.reason).inserted { failures.append(failure) }
  }

  /// Whether there is nothing to report.
  package var isEmpty: Bool { files.isEmpty && failures.isEmpty }

  /// Returns the number of diagnostics of a severity.
  package func count(of severity: Severity) -> Int {
    files.reduce(0) { $0 + $1.diagnostics.count { $0.severity == severity } }
  }

  package init() {}
}

/// Returns a number with its noun.
package func plural(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
