/// An object or value that fills a role of a view.
enum HeldRole<Role> {
  /// A value, or an object that only the view holds.
  case strong(Role)
  /// An object that something else holds.
  case weak(WeakReference)

  /// A weak reference to an object.
  struct WeakReference {
    weak var object: AnyObject?
  }

  /// Holds an object weakly, since it may own the view, and a value strongly.
  init(_ role: Role) {
    if type(of: role as Any) is AnyClass {
      self = .weak(WeakReference(object: role as AnyObject))
    } else {
      self = .strong(role)
    }
  }

  /// What fills the role, or `nil` if it was an object that has been freed.
  var role: Role? {
    switch self {
    case .strong(let role): role
    case .weak(let reference): reference.object as? Role
    }
  }
}
