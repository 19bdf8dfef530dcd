/// Somebody who plays a part for a view. An object is held weakly, since it may own the view; a value is held itself.
enum HeldRole<Role> {
  /// A value.
  case value(Role)
  /// An object.
  case object(WeakReference)

  /// A reference that does not keep its object alive.
  struct WeakReference {
    weak var object: AnyObject?
  }

  /// Holds whoever plays the part.
  init(_ role: Role) {
    if type(of: role as Any) is AnyClass {
      self = .object(WeakReference(object: role as AnyObject))
    } else {
      self = .value(role)
    }
  }

  /// Whoever plays the part, unless it is an object that is gone.
  var role: Role? {
    switch self {
    case .value(let role): role
    case .object(let reference): reference.object as? Role
    }
  }
}
