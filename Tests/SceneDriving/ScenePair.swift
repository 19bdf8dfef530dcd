import DioramaKit

/// A scene that both back ends can create: by calling its generated class, and by loading its runtime tree.
@MainActor
public struct ScenePair {
  /// The scene's name.
  public let name: String
  let makeOwner: (Trace) -> RecordingOwner
  let makeFully: Making
  let makeBriefly: Making

  /// Makes the generated scene.
  typealias Making = (RecordingOwner, SceneArguments) -> UIViewController

  /// Creates a pair.
  ///
  /// - Parameters:
  ///   - fully: Makes the generated scene with all arguments.
  ///   - briefly: Makes it with only the arguments that have no default.
  public init<Owner: RecordingOwner>(
    _ name: String, owner: Owner.Type,
    fully: @escaping @MainActor (Owner, SceneArguments) -> UIViewController,
    briefly: @escaping @MainActor (Owner, SceneArguments) -> UIViewController
  ) {
    self.name = name
    makeOwner = { Owner(trace: $0) }
    makeFully = Self.erased(fully)
    makeBriefly = Self.erased(briefly)
  }

  private static func erased<Owner: RecordingOwner>(
    _ make: @escaping @MainActor (Owner, SceneArguments) -> UIViewController
  ) -> Making {
    { owner, arguments in
      guard let owner = owner as? Owner else { preconditionFailure("the owner is not a \(Owner.self)") }
      return make(owner, arguments)
    }
  }
}
