import DioramaGrammar
import DioramaSwift
import DioramaSyntax
import DioramaTree

/// The compiler as one value: from the bytes of a file to both of its outputs.
package final class Compiler: Sendable {
  /// The vocabulary that scenes are checked against.
  package let grammar: Grammar

  /// What the rules look for, and how much it matters.
  package let rules: RuleSettings

  private let activeRules: [any (Rule & Sendable).Type]

  /// Creates a compiler.
  package convenience init(grammar: Grammar, rules: RuleSettings = .standard) {
    self.init(grammar: grammar, rules: rules, among: Rules.all)
  }

  /// Creates a compiler that knows some rules.
  package init(grammar: Grammar, rules: RuleSettings, among known: [any (Rule & Sendable).Type]) {
    self.grammar = grammar
    self.rules = rules
    activeRules = known.filter { $0.isActive(in: rules) }
  }

  /// What became of one scene file. It does not keep the file's tree.
  package struct Result: Sendable {
    /// The scene; `nil` if something is wrong.
    private let scene: Scene?
    private let grammar: Grammar
    /// Everything that is wrong or doubtful, and what of it a comment suppresses.
    package let review: Review
    /// The scene's name, and where it stands; `nil` if something is wrong.
    package let name: (text: String, range: SourceRange)?

    fileprivate init(_ scene: Scene?, _ review: Review, of model: SemanticModel) {
      self.scene = scene
      self.review = review
      grammar = model.grammar
      let node = model.tree.root?.value(for: DeclarationKind.scene.rawValue)
      name = scene.flatMap { scene in node.map { (scene.name, $0.range) } }
    }

    /// The scene as both back ends see it; `nil` if something is wrong. It is made when it is asked for.
    package var tree: RuntimeTree? {
      scene.map { Lowering.lower($0, grammar: grammar).tree }
    }

    /// Whether there is a scene, from which outputs can be made.
    package var isCompiled: Bool { scene != nil }

    /// Writes the runtime tree as its JSON file, piece by piece; nothing if something is wrong. Neither the tree nor
    /// the file is ever in memory as a whole.
    package func writeJSON(to sink: @escaping ByteSink) {
      guard let scene else { return }
      let expected = scene.source.bytes.count * Compiler.jsonGrowth
      Lowering.lower(scene, grammar: grammar).write(expecting: expected, to: sink)
    }

    /// Writes the Swift source as its file, piece by piece; nothing if something is wrong. Neither the tree nor the
    /// file is ever in memory as a whole.
    package func writeSwift(
      access: AccessLevel = .public, to sink: @escaping ByteSink
    ) throws(UnknownTreeName) {
      guard let scene else { return }
      let expected = scene.source.bytes.count * Compiler.swiftGrowth
      let tree = Lowering.lower(scene, grammar: grammar)
      SceneSource.write(
        try SwiftLowering.lower(tree, grammar: grammar), access: access.modifier, expecting: expected,
        to: sink)
    }

    /// Everything that is wrong or doubtful and that no comment suppresses, sorted by place.
    package var diagnostics: [Diagnostic] { review.diagnostics }

    /// Whether an error, suppressed or not, keeps the scene from being compiled.
    package var hasErrors: Bool { review.hasErrors }
  }

  /// Checks and lowers a scene. Bad input gives diagnostics, never an error.
  package func compile(_ file: SourceFile) -> Result {
    compile(SemanticModel(file, grammar: grammar))
  }

  /// Checks and lowers a scene that has been read with the grammar of this compiler.
  package func compile(_ model: SemanticModel) -> Result {
    var (scene, found) = Checker.check(model)
    if let scene {
      let subject = RuleSubject(scene: scene, tree: model.tree, settings: rules)
      found = (found + Rules.check(subject, with: activeRules)).sorted()
    }
    let review = Review(of: found, in: model.tree, settings: rules)
    if review.hasErrors { scene = nil }
    return Result(scene, review, of: model)
  }

  /// The runtime tree as the bytes of its JSON file.
  package func json(_ tree: RuntimeTree) -> [UInt8] {
    tree.serialized
  }

  /// The Swift source of a scene.
  package func swift(_ tree: RuntimeTree, access: AccessLevel = .public) throws(UnknownTreeName) -> String {
    String(decoding: try swiftBytes(tree, access: access), as: UTF8.self)
  }

  /// The Swift source of a scene as the bytes of its file. The tree may have been made in code; one that was made of a
  /// scene with this grammar has no name that the grammar does not know.
  package func swiftBytes(
    _ tree: RuntimeTree, access: AccessLevel = .public
  ) throws(UnknownTreeName) -> [UInt8] {
    let scene = try SwiftLowering.lower(StreamedTree(tree), grammar: grammar)
    var bytes: [UInt8] = []
    SceneSource.write(scene, access: access.modifier) { bytes += $0 }
    return bytes
  }

  /// How many times as long as a scene its outputs rarely are.
  private static let jsonGrowth = 8
  private static let swiftGrowth = 6
}

/// Who sees generated Swift.
package enum AccessLevel: String, Sendable, CaseIterable {
  /// Other modules too.
  case `public`
  /// The module that it is compiled in.
  case `internal`

  /// What stands before a declaration.
  var modifier: String { self == .public ? "public " : "" }
}
