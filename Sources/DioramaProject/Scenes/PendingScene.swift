import DioramaCompiler
import DioramaGrammar
import DioramaSyntax

/// A scene without errors.
struct CompiledScene: Sendable {
  /// Creates the output of a scene.
  typealias Output = @Sendable (Input, Compiler.Result) throws(FileFailure) -> OutputContent?

  let input: Input
  let source: SourceFile
  /// The scene's name.
  let name: String
  /// The scene's output.
  let output: OutputContent
  let compiler: Compiler
  /// Whether the scene has warnings.
  let hasWarnings: Bool
}

/// A scene that has been checked.
struct CheckedScene: Sendable {
  /// Its diagnostics.
  var review: Review
  let name: (text: String, range: SourceRange)?
  /// The scene's file; `nil` if there is nothing to report.
  var source: SourceFile?
  /// The names of the styles that its views have.
  var styles: Set<String> = []
}

/// The outcome of compiling a scene. It is not a `Result`, because Swift's runtime would have to create that type,
/// which takes a noticeable part of the time for a small scene.
struct SceneOutcome: Sendable {
  /// The scene with its diagnostics, if it was compiled.
  var checked: CheckedScene?
  /// The scene's output, if there is one.
  var compiled: CompiledScene?
  /// The failure that kept it from being compiled.
  var failure: FileFailure?
}

/// A scene that will be compiled, with its compiler.
struct PendingScene: Sendable {
  let input: Input
  let compiler: Compiler
  /// The scene's name, if it need not be compiled.
  let knownName: String?

  /// Returns the outcome of compiling the scene.
  ///
  /// - Parameter output: Creates the scene's output, if there is one.
  fileprivate func outcome(
    _ result: Compiler.Result, of source: SourceFile, _ output: CompiledScene.Output?
  ) throws(FileFailure) -> SceneOutcome {
    var outcome = SceneOutcome()
    if let name = result.name?.text, let output = try output?(input, result) {
      outcome.compiled = CompiledScene(
        input: input, source: source, name: name, output: output, compiler: compiler,
        hasWarnings: !result.review.diagnostics.isEmpty)
    }
    let isClean = result.review.diagnostics.isEmpty && result.review.suppressed.isEmpty
    outcome.checked = CheckedScene(
      review: result.review, name: result.name, source: isClean ? nil : source, styles: result.styles)
    return outcome
  }

  /// Returns the outcome with a diagnostic about the scene's name.
  func outcome(_ outcome: SceneOutcome, adding conflict: SameScene) -> SceneOutcome {
    do throws(FileFailure) {
      let source: SourceFile
      if let known = outcome.checked?.source { source = known } else { source = try input.read() }
      var checked: CheckedScene
      if let known = outcome.checked {
        checked = known
        checked.source = source
      } else {
        let result = compiler.compile(source)
        checked = CheckedScene(review: result.review, name: result.name, source: source)
      }
      if let name = checked.name {
        let diagnostic = Diagnostic(conflict, at: name.range)
        checked.review = checked.review.adding(diagnostic, settings: compiler.settings)
      }
      return SceneOutcome(checked: checked, compiled: outcome.compiled)
    } catch {
      return SceneOutcome(failure: error)
    }
  }
}

/// The compilers of one thread. Each has its own grammar: threads that count references to the same objects wait for
/// each other at every count.
struct ThreadCompilers {
  private let isCaller: Bool
  private var last: (original: Compiler, own: Compiler)?

  /// - Parameter isCaller: Whether this is the calling thread, which can use the original compilers.
  init(isCaller: Bool) {
    self.isCaller = isCaller
  }

  /// Reads and compiles some scenes.
  ///
  /// - Parameter output: Creates the output of a scene, if there is one.
  /// - Returns: The outcome of each scene.
  mutating func compile(
    _ scenes: ArraySlice<PendingScene>, _ output: CompiledScene.Output?
  ) -> [SceneOutcome] {
    var outcomes: [SceneOutcome] = []
    outcomes.reserveCapacity(scenes.count)
    var batch = SceneBatch()
    for scene in scenes {
      do throws(FileFailure) {
        let source = try scene.input.read()
        let compiler = compiler(like: scene.compiler)
        if !batch.takes(source, compiler) { outcomes += batch.compile(output) }
        batch.add(scene, source, compiler)
      } catch {
        outcomes += batch.compile(output)
        outcomes.append(SceneOutcome(failure: error))
      }
    }
    outcomes += batch.compile(output)
    return outcomes
  }

  /// Returns a compiler that is equivalent to another.
  private mutating func compiler(like original: Compiler) -> Compiler {
    if isCaller { return original }
    if let last, last.original.grammar === original.grammar, last.original.settings == original.settings {
      return last.own
    }
    let own = Compiler(grammar: original.grammar.adding([]), settings: original.settings)
    last = (original, own)
    return own
  }
}

/// Scenes that a compiler processes together, step by step.
private struct SceneBatch {
  /// The maximum number of bytes in a batch of several files. All their trees are in memory.
  private static let maximumSize = 256 << 10

  private var compiler: Compiler?
  private var scenes: [PendingScene] = []
  private var sources: [SourceFile] = []
  private var size = 0

  /// Returns whether another scene fits into the batch.
  func takes(_ source: SourceFile, _ compiler: Compiler) -> Bool {
    scenes.isEmpty || self.compiler === compiler && size + source.bytes.count <= Self.maximumSize
  }

  /// Adds a scene.
  mutating func add(_ scene: PendingScene, _ source: SourceFile, _ compiler: Compiler) {
    self.compiler = compiler
    scenes.append(scene)
    sources.append(source)
    size += source.bytes.count
  }

  /// Compiles all scenes, and empties the batch.
  ///
  /// - Returns: The outcome of each scene.
  mutating func compile(_ output: CompiledScene.Output?) -> [SceneOutcome] {
    defer { self = SceneBatch() }
    guard let compiler else { return [] }
    var outcomes: [SceneOutcome] = []
    compiler.compile(sources) { result in
      let index = outcomes.count
      do throws(FileFailure) {
        outcomes.append(try scenes[index].outcome(result, of: sources[index], output))
      } catch {
        outcomes.append(SceneOutcome(failure: error))
      }
    }
    return outcomes
  }
}
