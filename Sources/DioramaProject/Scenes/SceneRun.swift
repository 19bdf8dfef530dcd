import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import DioramaTree
import SystemPackage

/// One run over everything that the command line names: checks each file, hands each good scene on, and reports.
package struct SceneRun {
  /// A scene without mistakes.
  struct Compiled: Sendable {
    let input: Input
    let source: SourceFile
    /// The scene's name.
    let name: String
    /// What is to be written for it.
    let output: [UInt8]
    let compiler: Compiler
    /// Whether there was anything to say about it.
    let hasWarnings: Bool
  }

  /// A decorator with its file and the grammar that knows it.
  typealias Decorator = (input: Input, kind: DecoratorKind, grammar: Grammar)

  /// An element with its file and the grammar that knows it.
  typealias Element = (input: Input, kind: ElementKind, grammar: Grammar)

  /// What a run is for, as its progress says.
  package enum Purpose: String {
    /// To say what is wrong; what comments suppress is left out.
    case checking
    /// To write runtime trees.
    case compiling
    /// To write Swift.
    case generating
  }

  /// Nothing was named to work on, and there is no project.
  package struct NothingNamed: Error {}

  let options: RunOptions
  private(set) var scenes: [Compiled] = []
  package private(set) var sceneCount = 0
  /// The project's decorators that were among the inputs, with the grammar that knows them; none if one of them, or what it
  /// decorates, has a mistake.
  private(set) var decorators: [Decorator] = []
  /// The project's elements that were among the inputs, with the grammar that knows them; none if any declaration has a mistake.
  private(set) var elements: [Element] = []
  /// Whether every declaration among the inputs is known and has no mistake.
  private(set) var declarationsAreWhole = false
  /// The projects that the inputs belong to.
  package private(set) var projects: [Project] = []
  package private(set) var report = Report()
  /// The scenes that would give the output of another one.
  private(set) var sharing: Set<ObjectIdentifier> = []
  /// The paths of everything that was checked.
  package private(set) var paths: [FilePath] = []

  /// Makes what is to be written for a scene.
  package typealias Output = @Sendable (Input, RuntimeTree, Compiler) -> [UInt8]

  /// A run that failed before it could begin.
  package init(_ options: RunOptions, _ failure: FileFailure) {
    self.options = options
    fail(failure)
  }

  /// Reads and checks everything.
  ///
  /// - Parameters:
  ///   - options: What the command line says.
  ///   - paths: What to work on; without it, what the command line names or, if that names nothing, the project.
  ///   - deleted: Declarations and configurations that are gone, whose scenes are to be checked.
  ///   - purpose: What the run is for.
  ///   - tree: Where everything is read from.
  ///   - outputs: What no two scenes may share; `nil` if that does not matter.
  ///   - knownName: The name of a scene that need not be compiled, because nothing would be said about it.
  ///   - output: Makes what is to be written for a scene, if anything is; called from several threads.
  /// - Throws: `NothingNamed` if there is nothing to work on.
  package init(
    _ options: RunOptions, paths: [String]? = nil, deleted: [FilePath] = [], for purpose: Purpose,
    from tree: any FileTree = WorkingTree(), outputs: SceneOutputs? = SceneOutputs(),
    knownName: (Input, Compiler) -> String? = { _, _ in nil }, output: Output? = nil
  ) throws {
    self.options = options
    let leavesScenes = purpose == .checking && tree is WorkingTree
    var finder = InputFinder(tree, options.workers, leavesScenes: leavesScenes)
    finder.add(paths ?? options.paths)
    if paths == nil, options.paths.isEmpty, !finder.addProject() { throw NothingNamed() }
    finder.addScenes(besideDeleted: deleted)
    if purpose == .checking { finder.addScenesOfChangedProjects() }
    for failure in finder.failures + finder.projects.failures { fail(failure) }
    projects = finder.projects.all
    for project in projects {
      report.add(
        project.diagnostics, of: project.file, isStrict: options.isStrict || project.configuration.isStrict)
    }
    var declarations = Declarations(inputs: finder.inputs, paths: options.declarations, tree: tree)
    let pending = pending(of: finder.inputs, seeing: &declarations, for: purpose, knownName)
    let results = compile(pending.filter { $0.knownName == nil }, for: purpose, output)
    for failure in declarations.failures { fail(failure) }
    let sharesProperties = tellSharedProperties(isOneModule: outputs?.isOneModule ?? false)
    let problems = declarations.all.flatMap(\.projectProblems)
    let isRead = (finder.failures + declarations.failures).isEmpty
    if !isRead || !DecoratorSources(among: finder.inputs).areWhole(decorators, problems) { decorators = [] }
    declarationsAreWhole =
      isRead && !sharesProperties && DecoratorSources.areWhole(allOf: finder.inputs, problems)
    if declarationsAreWhole { elements = declaredElements(among: finder.inputs, &declarations) }
    tell(problems, for: purpose)
    tell(results, of: pending, for: purpose, outputs)
    if !sharing.isEmpty { scenes.removeAll { sharing.contains(ObjectIdentifier($0.input)) } }
  }

  /// The scenes among some inputs, each with what compiles it. Declarations are noted.
  private mutating func pending(
    of inputs: [Input], seeing declarations: inout Declarations, for purpose: Purpose,
    _ knownName: (Input, Compiler) -> String?
  ) -> [Pending] {
    var pending: [Pending] = []
    var compiler: Compiler?
    for input in inputs {
      let grammar = declarations.grammar(for: input)
      if input.isDeclaration {
        if let path = input.path { paths.append(path) }
        guard input.kind == .decorator, let name = input.declaredName else { continue }
        decorators += grammar.projectDecorators.filter { $0.name == name }.map { (input, $0, grammar) }
        continue
      }
      let chosen = input.project?.configuration.rules ?? .standard
      let rules = purpose == .checking ? chosen : chosen.warning
      if compiler?.grammar !== grammar || compiler?.rules != rules {
        compiler = Compiler(grammar: grammar, rules: rules)
      }
      guard let compiler else { continue }
      pending.append(Pending(input: input, compiler: compiler, knownName: knownName(input, compiler)))
    }
    return pending
  }

  /// The elements that some inputs without mistakes declare.
  private func declaredElements(among inputs: [Input], _ declarations: inout Declarations) -> [Element] {
    var elements: [Element] = []
    for input in inputs where input.kind == .element {
      let grammar = declarations.grammar(for: input)
      guard let name = input.declaredName, let element = grammar.element(named: name) else { continue }
      elements.append((input, element, grammar))
    }
    return elements
  }

  /// Reports properties that two decorators add to one class. Then none is written.
  private mutating func tellSharedProperties(isOneModule: Bool) -> Bool {
    if decorators.count < 2 { return false }
    let problems = DecoratorModules(decorators, isOne: isOneModule).problems
    for (file, diagnostic) in problems { report.add([diagnostic], of: file, isStrict: options.isStrict) }
    if !problems.isEmpty { decorators = [] }
    return !problems.isEmpty
  }

  /// Reports what is wrong with declarations.
  private mutating func tell(
    _ problems: [(file: SourceFile, diagnostics: [Diagnostic])], for purpose: Purpose
  ) {
    for (file, diagnostics) in problems {
      let review = Review(of: diagnostics, in: YAMLReader.read(file).tree)
      report.add(
        purpose == .checking ? review.diagnostics : review.reasons, of: file, isStrict: options.isStrict)
    }
  }

  /// Reports what was found in scenes, and scenes that would give the same output.
  private mutating func tell(
    _ results: [Result<Finding, FileFailure>], of pending: [Pending], for purpose: Purpose,
    _ outputs: SceneOutputs?
  ) {
    var outputs = pending.count > 1 ? outputs : nil
    var results = results.makeIterator()
    for scene in pending {
      do throws(FileFailure) {
        var finding: Finding?
        if scene.knownName == nil { finding = try results.next()?.get() }
        note(scene.input)
        if let name = scene.knownName ?? finding?.name?.text,
          let problem = outputs?.problem(withScene: name, in: scene.input)
        {
          sharing.insert(ObjectIdentifier(scene.input))
          finding = try scene.finding(finding, adding: problem)
        }
        if let finding { tell(finding, of: scene.input, for: purpose) }
      } catch {
        fail(error)
      }
    }
  }

  /// Reports what was found in a scene.
  private mutating func tell(_ finding: Finding, of input: Input, for purpose: Purpose) {
    guard let source = finding.source else { return }
    guard purpose == .checking else {
      return report.add(finding.review.reasons, of: source, isStrict: options.isStrict)
    }
    let isStrict = options.isStrict || input.project?.configuration.isStrict ?? false
    report.add(finding.review.diagnostics, of: source, isStrict: isStrict)
  }

  /// Takes note of a scene that could be read.
  private mutating func note(_ scene: Input) {
    sceneCount += 1
    if let path = scene.path { paths.append(path) }
  }

  /// A scene with what compiles it.
  fileprivate struct Pending: Sendable {
    let input: Input
    let compiler: Compiler
    /// The scene's name, if it need not be compiled.
    let knownName: String?
  }

  /// What was found in a scene. The file is kept only if there is something to say about it.
  fileprivate typealias Finding = (
    review: Review, name: (text: String, range: SourceRange)?, source: SourceFile?
  )

  /// Compiles scenes on several threads, and keeps those without mistakes if something is to be made of them.
  ///
  /// - Returns: What is wrong with each, in the order of the scenes, or what kept it from being read.
  private mutating func compile(
    _ pending: [Pending], for purpose: Purpose, _ output: Output?
  ) -> [Result<Finding, FileFailure>] {
    let progress = options.progress
    progress?.begin(purpose, total: pending.count)
    let results = options.workers.map(pending, with: ThreadCompilers.init) { compilers, scene in
      let compiler = compilers.compiler(like: scene.compiler)
      defer { progress?.advance() }
      return Result { () throws(FileFailure) in
        let source = try scene.input.read()
        let result = compiler.compile(source)
        let compiled = output.flatMap { output in
          result.tree.map { tree in
            Compiled(
              input: scene.input, source: source, name: tree.scene,
              output: output(scene.input, tree, compiler), compiler: scene.compiler,
              hasWarnings: !result.review.diagnostics.isEmpty)
          }
        }
        let isClean = result.review.diagnostics.isEmpty && result.review.suppressed.isEmpty
        return ((result.review, result.name, isClean ? nil : source), compiled)
      }
    }
    progress?.end()
    scenes = results.compactMap { try? $0.get().1 }
    return results.map { $0.map(\.0) }
  }

  /// Reports a file or folder that could not be read or written.
  package mutating func fail(_ failure: FileFailure) {
    report.add(failure)
  }

  /// Takes out of the report what is known already.
  package mutating func leaveOut(_ isKnown: (SourceFile, Diagnostic) -> Bool) {
    report.leaveOut(isKnown)
  }
}

extension Input {
  /// The name of what this file declares.
  fileprivate var declaredName: String? {
    source.flatMap { DeclarationKind.name(in: YAMLReader.read($0).tree) }
  }
}

extension SceneRun.Pending {
  /// What was found in the scene, with a problem with its name.
  fileprivate func finding(
    _ found: SceneRun.Finding?, adding problem: SameScene
  ) throws(FileFailure) -> SceneRun.Finding? {
    var finding: SceneRun.Finding
    if let found {
      finding = found
    } else {
      let source = try input.read()
      let result = compiler.compile(source)
      finding = (result.review, result.name, source)
    }
    guard let name = finding.name else { return finding }
    let source =
      if let read = finding.source { read } else { try input.read(expecting: name.text, at: name.range) }
    finding.review = compiler.review(finding.review, adding: Diagnostic(problem, at: name.range), to: source)
    finding.source = source
    return finding
  }
}
