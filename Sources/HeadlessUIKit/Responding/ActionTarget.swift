/// A target and the method that it is sent. The target is held weakly; without one, the message goes up the responder
/// chain until somebody has the method.
@MainActor
struct ActionTarget {
  private weak var target: AnyObject?
  private let hasTarget: Bool
  let action: Selector

  init(target: Any?, action: Selector) {
    self.target = target as AnyObject?
    hasTarget = target != nil
    self.action = action
  }

  var object: AnyObject? { target }

  var isAlive: Bool { !hasTarget || target != nil }

  func matches(target: Any?, action: Selector?) -> Bool {
    (target == nil || self.target === target as AnyObject?) && (action == nil || self.action == action)
  }

  func send(from sender: UIResponder?, as object: Any) {
    guard !hasTarget else {
      if let target { _ = action.perform(on: target, sender: object) }
      return
    }
    var responder = sender
    while let candidate = responder, !action.perform(on: candidate, sender: object) {
      responder = candidate.next
    }
  }
}
