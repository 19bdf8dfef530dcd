import DioramaKit
import DioramaTree

/// Drives a generated scene and the loaded tree of the same scene alike, and finds what is different.
@MainActor
public struct SceneComparison {
  private let pair: ScenePair
  private let tree: RuntimeTree
  private let loader: SceneLoader
  private let instance: (String) -> Any?

  /// Creates a comparison.
  ///
  /// - Parameters:
  ///   - document: The runtime tree's JSON.
  ///   - instance: Makes an instance of a Swift type that is passed as a parameter.
  public init(
    of pair: ScenePair, with document: Data, loader: SceneLoader, instance: @escaping (String) -> Any?
  ) throws {
    self.pair = pair
    tree = try RuntimeTree(json: JSON(parsing: document))
    self.loader = loader
    self.instance = instance
  }

  /// What is different, in words; empty if both back ends mean the same.
  public func differences() async -> [String] {
    var differences: [String] = []
    for isBrief in [false, true] {
      let end = isBrief ? "with defaults" : "with all arguments"
      do {
        differences += try await run(isBrief).map { "\(pair.name), \($0), \(end)" }
      } catch {
        differences.append("\(pair.name) cannot be loaded \(end): \(error)")
      }
    }
    return differences
  }

  /// Compares both sides from their beginning to their release.
  private func run(_ isBrief: Bool) async throws -> [String] {
    var references: [WeakView] = []
    var differences: [String] = []
    do {
      let sides = try [generated(isBrief), loaded(isBrief)]
      let driver = SceneDriver(sides)
      await driver.drive("first")
      let owners = sides.map { $0.releaseOwner() }
      await driver.settle()
      if owners.contains(where: { $0() != nil }) { differences.append("a scene keeps its owner alive") }
      await driver.drive("without an owner")
      differences += driver.differences
      references = sides.flatMap(\.views).map(WeakView.init)
    }
    await Task.yield()
    let leaked = references.compactMap(\.view).map { "\(type(of: $0)) \($0.accessibilityIdentifier ?? "-")" }
    if !leaked.isEmpty { differences.append("views outlive their scene: \(leaked)") }
    return differences
  }

  private func generated(_ isBrief: Bool) -> SceneSide {
    let arguments = SceneArguments(for: tree.parameters, instance: instance)
    return SceneSide(pair, arguments: arguments) { owner in
      (isBrief ? pair.makeBriefly : pair.makeFully)(owner, arguments)
    }
  }

  private func loaded(_ isBrief: Bool) throws -> SceneSide {
    let arguments = SceneArguments(for: tree.parameters, instance: instance)
    let needed = tree.parameters.filter { !isBrief || !$0.type.isOptional && $0.defaultValue == nil }
    let names = Set(needed.map(\.name))
    return try SceneSide(pair, arguments: arguments) { owner in
      var handlers = SceneHandlers()
      owner.register(in: &handlers)
      return try loader.load(
        tree, parameters: arguments.values.filter { names.contains($0.key) }, handlers: handlers)
    }
  }

  private struct WeakView {
    weak var view: UIView?
  }
}
