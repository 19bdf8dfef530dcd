/// The name of a method, as `#selector` gives it.
public struct Selector: Hashable, Sendable {
  /// Creates a selector.
  public init(_ name: String) {}
}

/// The Objective-C spelling of a truth value.
public struct ObjCBool: Sendable {
  /// Creates `false`.
  public init() {}
}
