import DioramaGrammar
import DioramaSwift
import DioramaSyntax
import DioramaTree

/// The compiler as one value: from the bytes of a file to both of its outputs.
public final class Compiler: Sendable {
  /// The vocabulary that scenes are checked against.
  public let grammar: Grammar

  /// What the rules look for, and how much it matters.
  public let rules: RuleSettings

  private let activeRules: [any (Rule & Sendable).Type]

  /// Creates a compiler.
  public convenience init(grammar: Grammar, rules: RuleSettings = .standard) {
    self.init(grammar: grammar, rules: rules, among: Rules.all)
  }

  /// Creates a compiler that knows some rules.
  package init(grammar: Grammar, rules: RuleSettings, among known: [any (Rule & Sendable).Type]) {
    self.grammar = grammar
    self.rules = rules
    activeRules = known.filter { $0.isActive(in: rules) }
  }

  /// What became of one scene file.
  public struct Result: Sendable {
    /// The scene with the grammar that it was checked against; `nil` if something is wrong.
    fileprivate let scene: (checked: Scene, grammar: Grammar)?
    /// Everything that is wrong or doubtful, and what of it a comment suppresses.
    public let review: Review

    /// The scene as both back ends see it; `nil` if something is wrong. It is made when it is asked for.
    public var tree: RuntimeTree? {
      scene.map { Lowering.lower($0.checked, grammar: $0.grammar).tree }
    }

    /// The runtime tree as the bytes of its JSON file; `nil` if something is wrong. The whole tree is never in memory.
    package var json: [UInt8]? {
      scene.map { scene in
        Lowering.lower(scene.checked, grammar: scene.grammar)
          .serialized(capacity: scene.checked.tree.source.bytes.count * Compiler.jsonGrowth)
      }
    }

    /// The Swift source as the bytes of its file; `nil` if something is wrong. The whole tree is never in memory.
    package func swift(access: AccessLevel = .public) throws(UnknownTreeName) -> [UInt8]? {
      guard let scene else { return nil }
      return try Compiler.swift(
        Lowering.lower(scene.checked, grammar: scene.grammar), scene.grammar, access,
        capacity: scene.checked.tree.source.bytes.count * Compiler.swiftGrowth)
    }

    /// The scene's name, and where it stands; `nil` if something is wrong.
    public var name: (text: String, range: SourceRange)? {
      guard let checked = scene?.checked,
        let node = checked.tree.root?.value(for: DeclarationKind.scene.rawValue)
      else { return nil }
      return (checked.name, node.range)
    }

    /// Everything that is wrong or doubtful and that no comment suppresses, sorted by place.
    public var diagnostics: [Diagnostic] { review.diagnostics }

    /// Whether an error, suppressed or not, keeps the scene from being compiled.
    public var hasErrors: Bool { review.hasErrors }
  }

  /// Checks and lowers a scene. Bad input gives diagnostics, never an error.
  public func compile(_ file: SourceFile) -> Result {
    let (tree, reading) = YAMLReader.read(file)
    var (scene, found) = Checker.check(tree, reading: reading, grammar: grammar)
    if let scene {
      let subject = RuleSubject(scene: scene, tree: tree, settings: rules)
      found = (found + Rules.check(subject, with: activeRules)).sorted()
    }
    let review = Review(of: found, in: tree, settings: rules)
    if review.hasErrors { scene = nil }
    return Result(scene: scene.map { ($0, grammar) }, review: review)
  }

  /// A review of a file, with what somebody who knows other files knows to be wrong with this one.
  public func review(_ review: Review, adding other: Diagnostic, to file: SourceFile) -> Review {
    Review(of: (review.found + [other]).sorted(), in: YAMLReader.read(file).tree, settings: rules)
  }

  /// The runtime tree as the bytes of its JSON file.
  public func json(_ tree: RuntimeTree) -> [UInt8] {
    tree.serialized
  }

  /// The Swift source of a scene.
  package func swift(_ tree: RuntimeTree, access: AccessLevel = .public) throws(UnknownTreeName) -> String {
    String(decoding: try swiftBytes(tree, access: access), as: UTF8.self)
  }

  /// The Swift source of a scene as the bytes of its file. The tree may have been made in code; one that was made of a scene
  /// with this grammar has no name that the grammar does not know.
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

  /// How many times as long as a scene its outputs rarely are. Room for so much is asked for at once: memory that is not
  /// touched costs nothing, where an array that grows is there twice.
  private static let jsonGrowth = 8
  private static let swiftGrowth = 6
}
