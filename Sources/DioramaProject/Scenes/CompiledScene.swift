import DioramaCompiler
import DioramaSyntax

/// A scene without errors.
struct CompiledScene: Sendable {
  /// Makes what is to be written for a scene.
  typealias Output = @Sendable (Input, Compiler.Result) throws(FileFailure) -> [UInt8]?

  let input: Input
  let source: SourceFile
  /// The scene's name.
  let name: String
  /// What is to be written for it.
  let output: [UInt8]
  let compiler: Compiler
  /// Whether something was reported about it.
  let hasWarnings: Bool
}

/// What was found in a scene.
struct SceneFinding: Sendable {
  var review: Review
  let name: (text: String, range: SourceRange)?
  /// The scene's file; `nil` if there is nothing to report.
  var source: SourceFile?
}

/// A scene that is to be compiled, with what compiles it.
struct PendingScene: Sendable {
  let input: Input
  let compiler: Compiler
  /// The scene's name, if it need not be compiled.
  let knownName: String?

  /// Reads and compiles the scene.
  ///
  /// - Parameter output: Makes what is to be written for it, if anything is.
  func compile(
    with compilers: inout ThreadCompilers, _ output: CompiledScene.Output?
  ) throws(FileFailure) -> (finding: SceneFinding, compiled: CompiledScene?) {
    let compiler = compilers.compiler(like: self.compiler)
    let source = try input.read()
    let result = compiler.compile(source)
    var compiled: CompiledScene?
    if let name = result.name?.text, let output = try output?(input, result) {
      compiled = CompiledScene(
        input: input, source: source, name: name, output: output, compiler: self.compiler,
        hasWarnings: !result.review.diagnostics.isEmpty)
    }
    let isClean = result.review.diagnostics.isEmpty && result.review.suppressed.isEmpty
    return (SceneFinding(review: result.review, name: result.name, source: isClean ? nil : source), compiled)
  }

  /// What was found in the scene, with a problem with its name.
  func finding(_ found: SceneFinding?, adding problem: SameScene) throws(FileFailure) -> SceneFinding {
    var finding: SceneFinding
    let source: SourceFile
    if let known = found?.source { source = known } else { source = try input.read() }
    if let found {
      finding = found
      finding.source = source
    } else {
      let result = compiler.compile(source)
      finding = SceneFinding(review: result.review, name: result.name, source: source)
    }
    if let name = finding.name {
      let diagnostic = Diagnostic(problem, at: name.range)
      finding.review = compiler.review(finding.review, adding: diagnostic, to: source)
    }
    return finding
  }
}

/// The compilers of one thread. Each has a grammar of its own: threads that count references to the same objects wait
/// for each other at every count.
struct ThreadCompilers {
  private let isCaller: Bool
  private var last: (original: Compiler, own: Compiler)?

  /// - Parameter isCaller: Whether this is the thread that the others work for, which can use the original compilers.
  init(isCaller: Bool) {
    self.isCaller = isCaller
  }

  /// A compiler that does the same as another.
  mutating func compiler(like original: Compiler) -> Compiler {
    if isCaller { return original }
    if let last, last.original.grammar === original.grammar, last.original.rules == original.rules {
      return last.own
    }
    let own = Compiler(grammar: original.grammar.adding([]), rules: original.rules)
    last = (original, own)
    return own
  }
}
