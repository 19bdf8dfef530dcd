/// What fills a role of a view.
enum HeldRole<Role> {
  /// What the view keeps.
  case kept(Role)
  /// An object that something else keeps.
  case object(WeakReference)

  /// A reference that does not keep its object alive.
  struct WeakReference {
    weak var object: AnyObject?
  }

  /// Holds an object weakly, since it may own the view; a value is kept.
  init(_ role: Role) {
    if type(of: role as Any) is AnyClass {
      self = .object(WeakReference(object: role as AnyObject))
    } else {
      self = .kept(role)
    }
  }

  /// What fills the role, unless it is an object that is gone.
  var role: Role? {
    switch self {
    case .kept(let role): role
    case .object(let reference): reference.object as? Role
    }
  }
}
