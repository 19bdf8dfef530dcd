import DioramaGrammar
import DioramaSwift
import DioramaSyntax
import DioramaTree
import Synchronization

/// Compiles a scene file to Swift and to a runtime tree.
package final class Compiler: Sendable {
  /// The grammar that scenes are checked against.
  package let grammar: Grammar

  /// The team's settings.
  package let settings: CompilerSettings

  private let activeRules: [Rules.Entry]
  /// The trees of components that have been created, by name; `nil` for one with errors.
  private let componentTrees = Mutex<[String: ComponentTree?]>([:])

  package convenience init(grammar: Grammar, settings: CompilerSettings = .standard) {
    self.init(grammar: grammar, settings: settings, among: Rules.all)
  }

  /// Creates a compiler with some of the rules.
  package init(grammar: Grammar, settings: CompilerSettings, among known: [Rules.Entry]) {
    self.grammar = grammar
    self.settings = settings
    activeRules = known.filter { $0.rule.isActive(in: settings) }
  }

  /// The result of compiling one file of a scene or a component. It does not keep the file's tree.
  package struct Result: Sendable {
    /// The scene; `nil` if it has errors.
    let scene: Scene?
    private let compiler: Compiler
    private var grammar: Grammar { compiler.grammar }
    /// All diagnostics, including those that a comment suppresses.
    package let review: Review
    /// The scene's name, and its range; `nil` if the scene has errors.
    package let name: (text: String, range: SourceRange)?

    fileprivate init(_ scene: Scene?, _ review: Review, of model: SemanticModel, by compiler: Compiler) {
      self.scene = scene
      self.review = review
      self.compiler = compiler
      let node = model.tree.root?.entries.first?.value
      name = scene.flatMap { scene in node.map { (scene.name, $0.range) } }
    }

    /// The runtime tree that is written as JSON; `nil` if the scene or a component that it uses has errors. Each use
    /// creates it again.
    package var tree: RuntimeTree? { tree(for: .loading) }

    /// The scene for comparison with another content of its file; `nil` if ``tree`` is.
    package var meaning: RuntimeTree? { tree(for: .comparing) }

    private func tree(for purpose: Lowering.Purpose) -> RuntimeTree? {
      guard let scene, let components = compiler.components(of: scene) else { return nil }
      return Lowering.lower(scene, components, grammar: grammar, for: purpose).tree
    }

    /// The names of the styles that the scene's views have; empty if the scene has errors.
    package var styles: Set<String> { scene?.styles ?? [] }

    /// The names of the components that the scene uses itself, each once; empty if the scene has errors.
    package var components: [String] { scene?.components ?? [] }

    /// Whether the file declares a component without errors.
    package var isComponent: Bool { scene?.isComponent == true }

    /// Writes the runtime tree as JSON, piece by piece; `nil` if the scene or a component that it uses has errors.
    ///
    /// Neither the tree nor the output is ever in memory as a whole.
    package var jsonWriter: ((_ sink: @escaping ByteSink) -> Void)? {
      guard let scene, let components = compiler.components(of: scene) else { return nil }
      let tree = Lowering.lower(scene, components, grammar: grammar)
      return { sink in tree.write(expecting: scene.source.bytes.count * Compiler.jsonGrowth, to: sink) }
    }

    /// Lowers the scene, and returns what writes its Swift source, piece by piece; `nil` if the scene has errors.
    ///
    /// Neither the tree nor the output is ever in memory as a whole.
    package func swiftWriter(
      access: AccessLevel = .public
    ) throws(InvalidTreeName) -> ((_ sink: @escaping ByteSink) -> Void)? {
      guard let scene else { return nil }
      let tree = Lowering.lower(scene, [], grammar: grammar, for: .swift)
      return try compiler.swiftWriter(
        of: tree, access, expecting: scene.source.bytes.count * Compiler.swiftGrowth)
    }

    /// All diagnostics that no comment suppresses, sorted by position.
    package var diagnostics: [Diagnostic] { review.diagnostics }
  }

  /// Checks and lowers a scene. Invalid input gives diagnostics, never an error.
  package func compile(_ file: SourceFile) -> Result {
    compile(SemanticModel(file, grammar: grammar))
  }

  /// Checks and lowers a scene that was read with this compiler's grammar.
  package func compile(_ model: SemanticModel) -> Result {
    results(of: [check(model)])[0]
  }

  /// The number of views after which the scenes that were checked so far go on to the rules. Aliases can give a small
  /// file many views.
  private static let viewsTogether = 5_000

  /// Checks several scenes, and passes on their results in order, many at a time.
  ///
  /// Many scenes go through one step before any starts the next, so the processor fetches the code of each step once
  /// for all of them. The syntax trees of all files are in memory at the same time, but not while results are received.
  package func compile(_ files: [SourceFile], receive: ([Result]) -> Void) {
    var models = Array(files.map { SemanticModel($0, grammar: grammar) }.reversed())
    var checked: [CheckedFile] = []
    var viewCount = 0
    while !models.isEmpty {
      // A constant for the model or the checked file would keep its tree.
      checked.append(check(models.removeLast()))
      viewCount += checked.last?.subject?.views.count ?? 0
      if viewCount <= Self.viewsTogether, !models.isEmpty { continue }
      let results = results(of: checked)
      (checked, viewCount) = ([], 0)
      receive(results)
    }
  }

  /// A file that has been checked, but not with the rules.
  private struct CheckedFile {
    let model: SemanticModel
    /// What the rules check; `nil` if the file has errors.
    let subject: RuleSubject?
    var diagnostics: [Diagnostic]
  }

  private func check(_ model: SemanticModel) -> CheckedFile {
    let (scene, diagnostics) = Checker.check(model)
    let subject = scene.map { RuleSubject(scene: $0, model: model, settings: settings) }
    return CheckedFile(model: model, subject: subject, diagnostics: diagnostics)
  }

  /// Checks scenes with the rules.
  private func results(of files: [CheckedFile]) -> [Result] {
    var files = files
    for (rule, need) in activeRules {
      for index in files.indices {
        guard let subject = files[index].subject, need.isMet(by: subject) else { continue }
        rule.check(subject, addingTo: &files[index].diagnostics)
      }
    }
    return files.map { file in
      var (scene, found) = (file.subject?.scene, file.diagnostics)
      if let scene {
        if let oldest = settings.oldestRuntime, grammar.isVersioned {
          found += NewerNames.missing(in: oldest, of: scene, grammar, file.model.tree)
        }
        found.sort()
      }
      let review = Review(of: found, in: file.model.tree, settings: settings)
      if review.hasErrors || scene.map(isBrokenComponent) == true { scene = nil }
      return Result(scene, review, of: file.model, by: self)
    }
  }

  /// Returns whether a checked file is a component whose declaration has errors, which are reported elsewhere.
  private func isBrokenComponent(_ scene: Scene) -> Bool {
    scene.isComponent && grammar.isBroken(elementNamed: scene.name)
  }

  /// Returns the Swift source of a scene.
  ///
  /// The tree may have been created in code. Its names and types are checked, so that nothing else in it becomes code;
  /// whether a value has the type of its attribute is left to the Swift compiler. A tree that was compiled with this
  /// grammar never throws.
  package func swift(_ tree: RuntimeTree, access: AccessLevel = .public) throws(InvalidTreeName) -> String {
    try TreeNameChecker.check(tree, grammar)
    var bytes: [UInt8] = []
    try swiftWriter(of: StreamedTree(tree), access)({ bytes += $0 })
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Lowers a tree, and returns what writes its Swift.
  private func swiftWriter(
    of tree: StreamedTree, _ access: AccessLevel, expecting expected: Int = 0
  ) throws(InvalidTreeName) -> (_ sink: @escaping ByteSink) -> Void {
    let scene = try SwiftLowering.lower(tree, grammar: grammar)
    let bundle = settings.bundle.member
    return { sink in
      SceneSource.write(scene, access: access.modifier, bundle: bundle, expecting: expected, to: sink)
    }
  }

  /// The multiple of the scene's size to reserve for an output. Few outputs are larger.
  private static let jsonGrowth = 8
  private static let swiftGrowth = 6
}

/// The trees of a project's components, each created when a scene first needs it.
extension Compiler {
  /// A component without errors, and the names of the components in it.
  private typealias ComponentTree = (tree: RuntimeTree, uses: [String])

  /// Returns the trees of the components that a scene uses, directly or in others, sorted by name; `nil` if any has
  /// errors.
  private func components(of scene: Scene) -> [RuntimeTree]? {
    var found: [String: RuntimeTree] = [:]
    var pending = scene.components
    while let name = pending.popLast() {
      if found[name] != nil { continue }
      guard let (tree, uses) = component(named: name) else { return nil }
      found[name] = tree
      pending += uses
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  private func component(named name: String) -> ComponentTree? {
    if let known = componentTrees.withLock({ $0[name] }) { return known }
    let scene = grammar.component(named: name).flatMap { compile($0).scene }
    let made = scene.map { (Lowering.lower($0, [], grammar: grammar).tree, $0.components) }
    componentTrees.withLock { $0[name] = .some(made) }
    return made
  }
}

/// The diagnostics of one file, with the severities that the project has set, and without those that a comment in the
/// file suppresses.
package struct Review: Sendable {
  /// The reported diagnostics, sorted by position.
  package private(set) var diagnostics: [Diagnostic]

  /// The diagnostics that a comment suppresses.
  package private(set) var suppressed: [Diagnostic] = []

  /// All diagnostics, before severities and suppressions are applied.
  let found: [Diagnostic]

  /// Whether there is an error, suppressed or not, that keeps the file from being compiled.
  package var hasErrors: Bool {
    diagnostics.contains(where: \.isErrorByDefault) || suppressed.contains(where: \.isErrorByDefault)
  }

  /// The diagnostics, and the suppressed errors that keep the file from being compiled.
  package var diagnosticsWithSuppressedErrors: [Diagnostic] {
    suppressed.isEmpty ? diagnostics : (diagnostics + suppressed.filter(\.isErrorByDefault)).sorted()
  }

  /// The file's suppressions; `nil` if there are none.
  private let comments: SuppressionReader?

  /// Reviews the diagnostics of a file.
  ///
  /// - Parameter isAll: Whether there are no others, so that a suppression can be unneeded.
  package init(
    of found: [Diagnostic], in tree: SyntaxTree, settings: CompilerSettings = .standard, isAll: Bool = true
  ) {
    let mayHaveComments =
      Self.mayHaveSuppressions(tree.source) && tree.isComplete && !found.contains(where: \.hidesMeaning)
    self.init(of: found, mayHaveComments ? SuppressionReader(tree) : nil, settings, isAll: isAll)
  }

  /// Returns whether a file has a `#` followed by the mark of a suppression in any case, in a comment or in a text, but
  /// does not read its comments.
  package static func mayHaveSuppressions(_ file: SourceFile) -> Bool {
    let bytes = file.bytes
    let mark = SuppressionReader.markBytes
    // In ASCII, a letter in upper case has one bit less, and a colon has that bit.
    let caseBit: UInt8 = 0x20
    var start = 0
    while let sign = bytes.firstIndex(of: UInt8(ascii: "#"), from: start) {
      start = sign + 1
      while start < bytes.count, bytes[start] == UInt8(ascii: " ") || bytes[start] == UInt8(ascii: "\t") {
        start += 1
      }
      if bytes[start...].lazy.prefix(mark.count).map({ $0 | caseBit }).elementsEqual(mark) { return true }
    }
    return false
  }

  /// Returns this review with a diagnostic that comes from comparing the file with others.
  package func adding(_ other: Diagnostic, settings: CompilerSettings) -> Review {
    Review(of: (found + [other]).sorted(), comments, settings)
  }

  private init(
    of found: [Diagnostic], _ comments: SuppressionReader?, _ settings: CompilerSettings, isAll: Bool = true
  ) {
    self.found = found
    self.comments = comments
    diagnostics = settings.levels.isEmpty ? found : found.compactMap { settings.applied(to: $0) }
    guard let comments else { return }
    (diagnostics, suppressed) = comments.applied(to: diagnostics, settings, areAll: isAll)
  }
}

extension Diagnostic {
  /// Whether this is an error by default, not because a project made it one. Such a file cannot be compiled.
  package var isErrorByDefault: Bool {
    severity == .error && DiagnosticCatalogue.kind(of: code)?.severity != .warning
  }
}

/// A team's settings for compiling.
package struct CompilerSettings: Sendable, Hashable {
  /// The level of a rule.
  package enum Level: String, Sendable, Hashable, CaseIterable {
    /// The rule does not run.
    case off
    /// The diagnostic is a warning, and the scene is compiled.
    case warning
    /// The diagnostic is an error.
    case error
  }

  /// The levels of rules by code. A rule without an entry has its default level.
  package var levels: [String: Level]

  /// How many views a scene may have; at least 1.
  package var maximumViews: Int

  /// The oldest release of DioramaKit that loads the scenes; `nil` for this one.
  package var oldestRuntime: ReleaseVersion?

  /// The bundle with the texts, pictures and colours of scenes.
  package var bundle = ResourceBundle.main

  /// Creates settings.
  package init(levels: [String: Level] = [:], maximumViews: Int = 50) {
    self.levels = levels
    self.maximumViews = maximumViews
  }

  /// The default settings.
  package static let standard = CompilerSettings()

  /// These settings with errors lowered to warnings.
  package var loweringErrorsToWarnings: CompilerSettings {
    var settings = self
    settings.levels = levels.mapValues { $0 == .error ? .warning : $0 }
    return settings
  }

  /// Returns the level of a rule.
  package func level(of kind: DiagnosticKind) -> Level {
    levels[kind.code] ?? (kind.isOptional ? .off : .warning)
  }
}

/// The bundle with the texts, pictures and colours of scenes.
package enum ResourceBundle: String, Sendable, CaseIterable {
  /// The bundle of the app.
  case main
  /// The bundle of the Swift package's module with the generated code.
  case module

  /// The static member of `Bundle`; `nil` for the one that Foundation uses by default.
  var member: String? { self == .main ? nil : rawValue }
}

/// Who can use generated Swift.
package enum AccessLevel: String, Sendable, CaseIterable {
  /// Other modules too.
  case `public`
  /// Only the module that it is compiled in.
  case `internal`

  /// The modifier before a declaration.
  var modifier: String { self == .public ? "public " : "" }
}
