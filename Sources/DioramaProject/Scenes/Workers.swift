import DioramaCompiler
import DioramaGrammar
import DioramaSyntax
import Synchronization
import SystemPackage

/// Threads that share independent pieces of work.
package struct Workers: Sendable {
  /// The maximum number of threads, including the calling one; `nil` for the number of processors.
  let limit: Int?

  /// How many elements a thread takes at a time: enough to be efficient, and few enough that all threads finish at
  /// about the same time.
  private static let portions = 8...16

  /// The stack size of a thread. Some systems give all threads except the first a smaller one.
  private static let stackSize = 8 << 20

  /// ``limit``, or the number of processors.
  private var count: Int { limit ?? max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  private func threadCount(for elementCount: Int) -> Int {
    let wanted = min(count, elementCount / Self.portions.lowerBound)
    return wanted > 1 ? min(wanted, Self.affordableCount) : wanted
  }

  /// How many bytes of address space a thread uses: its stack, and what the system reserves for its allocations.
  private static let addresses = stackSize + 64 << 20

  /// The maximum number of threads where the address space of a process is limited. The work continues without a thread
  /// that cannot be started, but a thread that takes the last addresses leaves no memory for the others.
  private static var affordableCount: Int {
    let limits = addressLimits.compactMap { resource -> UInt64? in
      var limit = rlimit()
      return getrlimit(resource, &limit) == 0 ? UInt64(limit.rlim_cur) : nil
    }
    return Int(clamping: (limits.min() ?? .max) / 2 / UInt64(addresses))
  }

  /// These workers, limited so that each can keep a folder and a file open where a process may have only 64 open files.
  var holdingFolders: Workers { Workers(limit: min(count, 16)) }

  /// Returns the result for each element, in the order of the elements.
  func map<Element: Sendable, Result: Sendable>(
    _ elements: [Element], _ transform: @escaping @Sendable (Element) -> Result
  ) -> [Result] {
    map(elements, with: { _ in }, { _, element in transform(element) })
  }

  /// Returns the result for each element, in the order of the elements. Each thread has its own tools.
  ///
  /// - Parameter makeTools: Creates the tools of a thread. Its argument is whether that is the calling thread.
  func map<Element: Sendable, Result: Sendable, Tools>(
    _ elements: [Element], with makeTools: @escaping @Sendable (_ isCaller: Bool) -> Tools,
    _ transform: @escaping @Sendable (inout Tools, Element) -> Result
  ) -> [Result] {
    mapPortions(elements, with: makeTools) { tools, portion in portion.map { transform(&tools, $0) } }
  }

  /// Returns the result for each element, in the order of the elements. Each thread has its own tools.
  ///
  /// - Parameters:
  ///   - makeTools: Creates the tools of a thread. Its argument is whether that is the calling thread.
  ///   - transform: Returns the results for some consecutive elements, one for each.
  func mapPortions<Element: Sendable, Result: Sendable, Tools>(
    _ elements: [Element], with makeTools: @escaping @Sendable (_ isCaller: Bool) -> Tools,
    _ transform: @escaping @Sendable (inout Tools, ArraySlice<Element>) -> [Result]
  ) -> [Result] {
    let threads = threadCount(for: elements.count)
    let fair = elements.count / max(1, 2 * threads)
    let portion = min(max(fair, Self.portions.lowerBound), Self.portions.upperBound)
    guard threads > 1 else {
      var tools = makeTools(true)
      return stride(from: 0, to: elements.count, by: portion).flatMap { start in
        transform(&tools, elements[start..<min(start + portion, elements.count)])
      }
    }
    let portions = Portions<Result>()
    let work: @Sendable (Bool) -> Void = { isCaller in
      var tools = makeTools(isCaller)
      while true {
        let start = portions.next.add(portion, ordering: .relaxed).oldValue
        guard start < elements.count else { return }
        let results = transform(&tools, elements[start..<min(start + portion, elements.count)])
        portions.done.withLock { $0[start] = results }
      }
    }
    let others = (1..<threads).compactMap { _ in Self.start { work(false) } }
    work(true)
    for thread in others { pthread_join(thread, nil) }
    return portions.done.withLock { done in done.sorted { $0.key < $1.key }.flatMap(\.value) }
  }

  /// The state that the threads share.
  private final class Portions<Result: Sendable>: Sendable {
    /// The first element that no thread has taken.
    let next = Atomic(0)
    /// The results, by the first element of each portion.
    let done = Mutex<[Int: [Result]]>([:])
  }

  /// Starts a thread, or returns `nil` if the system has none left.
  private static func start(_ work: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let body = Unmanaged.passRetained(ThreadBody(work)).toOpaque()
    guard pthread_create(&thread, &attributes, runThread, body) == 0 else {
      Unmanaged<ThreadBody>.fromOpaque(body).release()
      return nil
    }
    return thread
  }
}

/// The limits on the address space of a process.
#if canImport(Glibc)
  private let addressLimits = [RLIMIT_AS, RLIMIT_DATA].map { __rlimit_resource_t($0.rawValue) }
#else
  private let addressLimits = [RLIMIT_AS, RLIMIT_DATA]
#endif

/// The work of a thread.
private final class ThreadBody: Sendable {
  let work: @Sendable () -> Void

  init(_ work: @escaping @Sendable () -> Void) { self.work = work }
}

#if canImport(Darwin)
  private func runThread(_ body: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    Unmanaged<ThreadBody>.fromOpaque(body).takeRetainedValue().work()
    return nil
  }
#else
  private func runThread(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let body { Unmanaged<ThreadBody>.fromOpaque(body).takeRetainedValue().work() }
    return nil
  }
#endif

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
    compiler.compile(sources) { results in
      // All scenes are lowered before the first output is written.
      let first = outcomes.count
      var contents: [(() -> OutputContent)?] = []
      for result in results {
        do throws(FileFailure) {
          let index = outcomes.count
          contents.append(result.name == nil ? nil : try output?(scenes[index].input, result))
          outcomes.append(SceneOutcome())
        } catch {
          contents.append(nil)
          outcomes.append(SceneOutcome(failure: error))
        }
      }
      for (number, result) in results.enumerated() where outcomes[first + number].failure == nil {
        let index = first + number
        outcomes[index] = scenes[index].outcome(
          result, of: sources[index], compiler.grammar, contents[number]?())
      }
    }
    return outcomes
  }
}

/// A scene without errors.
struct CompiledScene: Sendable {
  /// Prepares the output of a scene, and returns what creates it; `nil` if there is none.
  typealias Output = @Sendable (Input, Compiler.Result) throws(FileFailure) -> (() -> OutputContent)?

  let input: Input
  /// The scene's file.
  let file: HashedFiles
  /// The scene's name.
  let name: String
  /// The scene's output.
  let output: OutputContent
  /// The paths of the components that it uses itself, as messages show them.
  let components: [String]
  let compiler: Compiler
  /// Whether the scene has warnings.
  let hasWarnings: Bool
}

extension [CompiledScene] {
  /// Removes the scenes and components that use some components with errors, directly or in others: their Swift would
  /// not fit the earlier Swift of these components, which is kept.
  ///
  /// - Parameter components: The paths of the components' files, as messages show them.
  mutating func removeUsers(of components: Set<String>) {
    if components.isEmpty { return }
    var users: Set<String> = []
    removeAll { scene in
      let isUser = !components.isDisjoint(with: scene.components)
      if isUser, scene.input.kind == .component { users.insert(scene.input.shownPath) }
      return isUser
    }
    removeUsers(of: users)
  }
}

/// What the hash of an output needs of its input files, so that these need not stay in memory.
struct HashedFiles: Sendable {
  private(set) var hasher = ContentHasher()
  /// The names of the components that they name.
  let components: [String]

  init(_ files: [SourceFile], _ grammar: Grammar) {
    for file in files { hasher.update(file) }
    components = grammar.hasComponents ? files.flatMap { $0.components(in: grammar) } : []
  }
}

extension ContentHasher {
  mutating func update(_ file: SourceFile) {
    update(file.name)
    file.bytes.withUnsafeBytes { update(counted: $0) }
  }
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
  /// - Parameters:
  ///   - grammar: The compiler's grammar, or that of the thread, which is equivalent.
  ///   - output: The scene's output, if there is one.
  func outcome(
    _ result: Compiler.Result, of source: SourceFile, _ grammar: Grammar, _ output: OutputContent?
  ) -> SceneOutcome {
    var outcome = SceneOutcome()
    if let name = result.name?.text, let output {
      outcome.compiled = CompiledScene(
        input: input, file: HashedFiles([source], grammar), name: name, output: output,
        components: grammar.hasComponents
          ? result.components.compactMap { grammar.component(named: $0)?.path } : [],
        compiler: compiler, hasWarnings: !result.review.diagnostics.isEmpty)
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

/// Observes the progress of a run.
package protocol ProgressObserver: Sendable {
  /// The run starts to compile scenes.
  func begin(_ purpose: SceneRun.Purpose, total: Int)

  /// A scene has been compiled; called from several threads.
  func advance()

  /// All scenes have been compiled.
  func end()

  /// Another run has been writing to a folder for a second, and must finish first.
  func noteWait(for folder: FilePath)
}
