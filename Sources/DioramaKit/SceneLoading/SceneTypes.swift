/// The Swift types that scenes may name for roles, and how one of each is made.
@MainActor
public struct SceneTypes {
  private var makers: [(name: SwiftTypeName, make: @MainActor () -> Any)] = []

  /// Creates a registry without types.
  public init() {}

  /// Adds a type under its own name, with its module and without. Of several types of one name, the last counts.
  public mutating func register<Instance>(_ type: Instance.Type, _ make: @escaping @MainActor () -> Instance)
  {
    makers.append((SwiftTypeName(type), make))
  }

  func make(_ name: String) -> Any? { makers.last { $0.name.isSpelled(name) }?.make() }
}
