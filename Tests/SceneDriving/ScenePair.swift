import DioramaKit

/// A scene that both back ends can create: by calling its generated class, and by loading its runtime tree.
@MainActor
public struct ScenePair {
  /// The scene's name.
  public let name: String
  let makeOwner: (Trace) -> RecordingOwner
  let makeFully: Making
  let makeBriefly: Making
  /// Changes the state of the generated scene.
  let update: (UIViewController, SceneArguments) -> Void
  /// The state of the generated scene; `nil` if it has none.
  let state: (UIViewController) -> Any?
  /// The cases by their names, for each entry of the state with an enumeration of the app.
  private let cases: [String: [String: Any]]

  /// Creates the generated scene.
  typealias Making = (RecordingOwner, SceneArguments) -> UIViewController

  /// Creates a pair.
  ///
  /// - Parameters:
  ///   - fully: Creates the generated scene with all arguments.
  ///   - briefly: Creates it with only the arguments that have no default.
  ///   - update: Changes the entries of the state for which there are values.
  ///   - state: Returns the state.
  ///   - cases: The cases by their names, for each entry of the state with an enumeration of the app.
  public init<Owner: RecordingOwner, Scene: UIViewController>(
    _ name: String, owner: Owner.Type,
    fully: @escaping @MainActor (Owner, SceneArguments) -> Scene,
    briefly: @escaping @MainActor (Owner, SceneArguments) -> Scene,
    update: @escaping @MainActor (Scene, SceneArguments) -> Void = { _, _ in },
    state: @escaping @MainActor (Scene) -> Any? = { _ in nil }, cases: [String: [String: Any]] = [:]
  ) {
    self.name = name
    makeOwner = { Owner(trace: $0) }
    makeFully = Self.erased(fully)
    makeBriefly = Self.erased(briefly)
    self.update = { scene, given in
      if let scene = scene as? Scene { update(scene, given) }
    }
    self.state = { scene in (scene as? Scene).flatMap(state) }
    self.cases = cases
  }

  /// Returns the state of the scene with any back end, as plain values.
  package func values(of scene: UIViewController) -> [String: Any?] {
    guard var values = (scene as? any LoadedScene)?.values else {
      return state(scene).flatMap(plain) as? [String: Any?] ?? [:]
    }
    for (entry, cases) in cases {
      switch values[entry] {
      case let name as String: values[entry] = cases[name].flatMap(plain)
      case let names as [String]: values[entry] = names.map { cases[$0].flatMap(plain) }
      default: break
      }
    }
    return values
  }

  /// Changes entries of the state of the scene with any back end.
  package func change(_ scene: UIViewController, _ changes: [String: Any?]) throws {
    let values = changes.mapValues { $0.flatMap(plain) }
    if let loaded = scene as? any LoadedScene { return try loaded.update(values) }
    update(scene, SceneArguments(values.mapValues { $0 as Any }))
  }

  private static func erased<Owner: RecordingOwner>(
    _ make: @escaping @MainActor (Owner, SceneArguments) -> some UIViewController
  ) -> Making {
    { owner, arguments in
      guard let owner = owner as? Owner else { preconditionFailure("the owner is not a \(Owner.self)") }
      return make(owner, arguments)
    }
  }
}
