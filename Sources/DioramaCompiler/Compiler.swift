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

  /// What became of one scene file.
  package struct Result: Sendable {
    /// What the file means, however much is wrong with it.
    package let model: SemanticModel
    /// The scene; `nil` if something is wrong.
    fileprivate let scene: Scene?
    /// Everything that is wrong or doubtful, and what of it a comment suppresses.
    package let review: Review

    /// The scene as both back ends see it; `nil` if something is wrong. It is made when it is asked for.
    package var tree: RuntimeTree? {
      scene.map { Lowering.lower($0, grammar: model.grammar).tree }
    }

    /// The runtime tree as the bytes of its JSON file; `nil` if something is wrong. The whole tree is never in memory.
    package var json: [UInt8]? {
      scene.map { scene in
        Lowering.lower(scene, grammar: model.grammar)
          .serialized(capacity: scene.tree.source.bytes.count * Compiler.jsonGrowth)
      }
    }

    /// The Swift source as the bytes of its file; `nil` if something is wrong. The whole tree is never in memory.
    package func swift(access: AccessLevel = .public) throws(UnknownTreeName) -> [UInt8]? {
      guard let scene else { return nil }
      return try Compiler.swift(
        Lowering.lower(scene, grammar: model.grammar), model.grammar, access,
        capacity: scene.tree.source.bytes.count * Compiler.swiftGrowth)
    }

    /// The scene's name, and where it stands; `nil` if something is wrong.
    package var name: (text: String, range: SourceRange)? {
      guard let scene, let node = scene.tree.root?.value(for: DeclarationKind.scene.rawValue) else {
        return nil
      }
      return (scene.name, node.range)
    }

    /// Everything that is wrong or doubtful and that no comment suppresses, sorted by place.
    package var diagnostics: [Diagnostic] { review.diagnostics }

    /// Whether an error, suppressed or not, keeps the scene from being compiled.
    package var hasErrors: Bool { review.hasErrors }
  }

  /// Checks and lowers a scene. Bad input gives diagnostics, never an error.
  package func compile(_ file: SourceFile) -> Result {
    let model = SemanticModel(file, grammar: grammar)
    var (scene, found) = Checker.check(model)
    if let scene {
      let subject = RuleSubject(scene: scene, settings: rules)
      found = (found + Rules.check(subject, with: activeRules)).sorted()
    }
    let review = Review(of: found, in: model.tree, settings: rules)
    if review.hasErrors { scene = nil }
    return Result(model: model, scene: scene, review: review)
  }

  /// A review of a file, with a diagnostic that comes from comparing it with other files.
  package func review(_ review: Review, adding other: Diagnostic, to file: SourceFile) -> Review {
    Review(of: (review.found + [other]).sorted(), in: YAMLReader.read(file).tree, settings: rules)
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
    try Self.swift(StreamedTree(tree), grammar, access, capacity: 0)
  }

  private static func swift(
    _ tree: StreamedTree, _ grammar: Grammar, _ access: AccessLevel, capacity: Int
  ) throws(UnknownTreeName) -> [UInt8] {
    let scene = try SwiftLowering.lower(tree, grammar: grammar)
    return SceneSource.bytes(of: scene, access: access.modifier, capacity: capacity)
  }

  /// How many times as long as a scene its outputs rarely are. Room for so much is asked for at once: memory that is
  /// not touched costs nothing, where an array that grows is there twice.
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
