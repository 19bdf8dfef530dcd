import DioramaKit
import DioramaTree

/// Drives a generated scene and the loaded tree of the same scene in the same way, and finds differences.
@MainActor
public struct SceneComparison {
  private let pair: ScenePair
  private let tree: RuntimeTree
  private let loader: SceneLoader
  private let instance: (String) -> Any?

  /// Creates a comparison. A loader for delivered trees gets a tree with words that it does not know, which it leaves
  /// out.
  ///
  /// - Parameters:
  ///   - document: The runtime tree's JSON.
  ///   - instance: Creates an instance of a Swift type that is passed as a parameter.
  public init(
    of pair: ScenePair, with document: Data, loader: SceneLoader, instance: @escaping (String) -> Any?
  ) throws {
    self.pair = pair
    let tree = try RuntimeTree(json: JSON(parsing: document))
    self.tree = loader.policy == .delivered ? tree.withUnknownWords : tree
    self.loader = loader
    self.instance = instance
  }

  /// Descriptions of the differences; empty if both back ends behave the same.
  public func differences() async -> [String] {
    var differences: [String] = []
    for giving in Giving.allCases where giving.differs(for: tree.parameters + tree.state) {
      do {
        differences += try await run(giving).map { "\(pair.name), \($0), \(giving.rawValue)" }
      } catch {
        differences.append("\(pair.name) cannot be loaded \(giving.rawValue): \(error)")
      }
    }
    return differences
  }

  /// Descriptions of the differences after changes of lists and actions of a user, and of what is wrong with the lists.
  public func listDifferences(afterSteps count: Int, seed: Int) async throws -> [String] {
    guard tree.state.contains(where: \.isListOfEntries) else { return [] }
    let driver = SceneDriver(try sides(.everything).map(\.side), changes: tree.state, changes)
    await driver.start()
    await driver.changeState(count, seed: seed)
    return driver.differences.map { "\(pair.name), \($0)" }
  }

  /// Loads the tree with all arguments, and returns its views.
  public func load() throws -> [UIView] { try loaded(.everything).views }

  /// The arguments that an owner passes in.
  enum Giving: String, CaseIterable {
    case everything = "with all arguments"
    case needed = "with defaults"
    case nothingOptional = "with nil for optional parameters"

    /// Whether this makes a difference for any of the parameters.
    func differs(for parameters: [RuntimeTree.Parameter]) -> Bool {
      switch self {
      case .everything: true
      case .needed: !parameters.allSatisfy(\.isNeeded)
      case .nothingOptional: parameters.contains(where: \.type.isOptional)
      }
    }
  }

  /// Compares both sides from creation to release.
  private func run(_ giving: Giving) async throws -> [String] {
    var references: [WeakView] = []
    var differences: [String] = []
    do {
      let sides = try sides(giving).map(\.side)
      if sides.contains(where: \.isLoadedEarly) { differences.append("the view is loaded too early") }
      let driver = SceneDriver(sides, changes: tree.state, changes)
      await driver.start()
      if giving == .everything { await driver.drive("first") }
      let owners = sides.map { $0.releaseOwner() }
      await wait { owners.allSatisfy { $0() == nil } }
      if owners.contains(where: { $0() != nil }) { differences.append("a scene holds its owner strongly") }
      if driver.differences.isEmpty, giving == .everything {
        await driver.drive("without an owner", isSparse: true)
      }
      differences += driver.differences
      references = sides.flatMap(\.views).map(WeakView.init)
    }
    await wait { references.allSatisfy { $0.view == nil } }
    let leaked = references.compactMap(\.view).map { "\(type(of: $0)) \($0.accessibilityIdentifier ?? "-")" }
    if !leaked.isEmpty { differences.append("views outlive their scene: \(leaked)") }
    return differences
  }

  /// Both screens, each with the name of its back end.
  func sides(_ giving: Giving) throws -> [(side: SceneSide, name: String)] {
    try [(generated(giving), "generated"), (loaded(giving), "loaded")]
  }

  private func generated(_ giving: Giving) -> SceneSide {
    let arguments = arguments(giving)
    return SceneSide(pair, arguments: arguments, changes: changes(of: tree.state, 1)) { owner in
      (giving == .needed ? pair.makeBriefly : pair.makeFully)(owner, arguments)
    }
  }

  private func loaded(_ giving: Giving) throws -> SceneSide {
    let arguments = arguments(giving)
    return try SceneSide(pair, arguments: arguments, changes: changes(of: tree.state, 1)) { owner in
      var handlers = SceneHandlers()
      owner.register(in: &handlers)
      let scene = try loader.load(
        tree, parameters: arguments.values(of: tree.parameters), state: arguments.values(of: tree.state),
        handlers: handlers)
      let expected = loader.policy == .delivered ? tree.outermostElements : []
      let omitted = scene.omissions.map { omission in
        if case .unknownPart("unknown", let element, _) = omission { element } else { "\(omission)" }
      }
      guard omitted == expected else { throw WrongOmissions(found: omitted, expected: expected) }
      return scene
    }
  }

  /// The loader left out something other than the words that it does not know.
  private struct WrongOmissions: Error {
    let found: [String]
    let expected: [String]
  }

  func arguments(_ giving: Giving) -> SceneArguments {
    let all = tree.parameters + tree.state
    let given = giving == .needed ? all.filter(\.isNeeded) : all
    var arguments = SceneArguments(for: given, components: tree.components, instance: instance)
    if giving == .nothingOptional {
      for parameter in given where parameter.type.isOptional { arguments.withhold(parameter.name) }
    }
    return arguments
  }

  /// New values for entries of the state.
  private func changes(of entries: [RuntimeTree.Parameter], _ step: Int) -> SceneArguments {
    var changes = SceneArguments(
      for: entries, step: step, components: tree.components, instance: instance)
    for (index, entry) in entries.enumerated() where entry.type.isOptional && (index + step) % 3 == 0 {
      changes.withhold(entry.name)
    }
    return changes
  }

  private struct WeakView {
    weak var view: UIView?
  }
}

extension RuntimeTree {
  /// The tree with an unknown attribute of each outermost view.
  fileprivate var withUnknownWords: RuntimeTree {
    let unknown = Attribute(name: "unknown", value: .integer(1))
    var tree = self
    switch content {
    case .views(var views):
      for index in views.indices { views[index].attributes.append(unknown) }
      tree.content = .views(views)
    case .sections(var sections):
      for index in sections.indices {
        for row in sections[index].rows.indices { sections[index].rows[row].attributes.append(unknown) }
      }
      tree.content = .sections(sections)
    }
    return tree
  }
}

extension RuntimeTree {
  /// The elements of the outermost views.
  fileprivate var outermostElements: [String] {
    switch content {
    case .views(let views): views.map(\.element)
    case .sections(let sections): sections.flatMap(\.rows).map(\.element)
    }
  }
}

extension RuntimeTree.Parameter {
  fileprivate var isListOfEntries: Bool { if case .component = type.base { true } else { false } }

  /// Whether an owner must pass it in.
  fileprivate var isNeeded: Bool { defaultValue == nil && !type.isOptional }
}
