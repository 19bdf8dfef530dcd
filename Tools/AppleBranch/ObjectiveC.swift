/// The name of a method, as `#selector` gives it.
public struct Selector: Hashable, Sendable {
  /// Creates a selector.
  public init(_ name: String) {}
}

/// Objective-C's Boolean type.
public struct ObjCBool: Sendable {
  /// Creates `false`.
  public init() {}
}

/// How an object is attached to another.
public enum objc_AssociationPolicy {
  /// Kept alive.
  case OBJC_ASSOCIATION_RETAIN
}

/// Attaches an object to another.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {}
