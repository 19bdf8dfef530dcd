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
  /// The state of the generated scene, with the names of cases.
  let values: (UIViewController) -> [String: Any?]

  /// Creates the generated scene.
  typealias Making = (RecordingOwner, SceneArguments) -> UIViewController

  /// Creates a pair.
  ///
  /// - Parameters:
  ///   - fully: Creates the generated scene with all arguments.
  ///   - briefly: Creates it with only the arguments that have no default.
  ///   - update: Changes the entries of the state for which there are values.
  ///   - values: Returns the state, with the names of cases.
  public init<Owner: RecordingOwner, Scene: UIViewController>(
    _ name: String, owner: Owner.Type,
    fully: @escaping @MainActor (Owner, SceneArguments) -> Scene,
    briefly: @escaping @MainActor (Owner, SceneArguments) -> Scene,
    update: @escaping @MainActor (Scene, SceneArguments) -> Void = { _, _ in },
    values: @escaping @MainActor (Scene) -> [String: Any?] = { _ in [:] }
  ) {
    self.name = name
    makeOwner = { Owner(trace: $0) }
    makeFully = Self.erased(fully)
    makeBriefly = Self.erased(briefly)
    self.update = { scene, given in
      if let scene = scene as? Scene { update(scene, given) }
    }
    self.values = { scene in (scene as? Scene).map(values) ?? [:] }
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
