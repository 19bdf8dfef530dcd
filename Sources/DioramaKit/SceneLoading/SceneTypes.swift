/// The Swift types that scenes may name for roles, and how one of each is made.
@MainActor
public struct SceneTypes {
  private var makers: [String: @MainActor () -> Any] = [:]

  /// Creates a registry without types.
  public init() {}

  /// Adds a type under its own name.
  public mutating func register<Instance>(_ type: Instance.Type, _ make: @escaping @MainActor () -> Instance)
  {
    makers[typeName(of: type)] = make
  }

  func make(_ name: String) -> Any? { makers[name]?() }
}
