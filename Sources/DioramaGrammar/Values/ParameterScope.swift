import DioramaTree

/// The parameters that references can name, and which of them have been named.
public final class ParameterScope {
  /// The parameters by name; one whose type was wrong has none.
  public var types: [String: ParameterType?]
  /// The names that a reference has used.
  public private(set) var used: Set<String> = []

  /// Creates a scope.
  public init(_ types: [String: ParameterType?] = [:]) {
    self.types = types
  }

  /// Notes that a reference names a parameter.
  public func use(_ name: String) {
    used.insert(name)
  }
}
