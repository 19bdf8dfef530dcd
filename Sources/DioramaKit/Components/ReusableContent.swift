/// A view that waits for something, such as an image or the response to a request.
@MainActor
protocol ReusableContent: UIView {
  /// Whether a request is pending whose failure would undo what the user did.
  var isWaiting: Bool { get }

  /// Stops waiting for pending requests.
  func suspendForReuse()

  /// Waits again for what ``suspendForReuse()`` gave up, except for what has been reconfigured since.
  func resumeAfterReuse()
}

/// The components that are currently reporting a change by the user.
@MainActor private var reporting: Set<ObjectIdentifier> = []

extension UIView {
  /// Shows the entry of the list that the component belongs to; `nil` if it does not belong to a list.
  var showEntry: (@MainActor () -> Void)? {
    get { self[decorator: \EntryDecorator.show] }
    set { self[decorator: \EntryDecorator.show] = newValue }
  }

  /// Calls a closure that reports a change by the user. Until it returns, the component counts as waiting. After that,
  /// a component of a list shows its entry, which the app may have changed in another way, or not at all.
  func reportEdit(_ report: () -> Void) {
    let isFirst = reporting.insert(ObjectIdentifier(self)).inserted
    defer { if isFirst { reporting.remove(ObjectIdentifier(self)) } }
    report()
    guard isFirst, let showEntry else { return }
    // While a scene shows changes, its lists do not have the latest entries yet.
    if ListChanges.areGrouped { Task { showEntry() } } else { showEntry() }
  }

  /// Whether a view inside has work to finish: a response has not arrived, or handlers are about to be called.
  var waitsInside: Bool {
    var waits = reporting.contains(ObjectIdentifier(self))
    forEachInside { view in waits = waits || (view as? any ReusableContent)?.isWaiting == true }
    return waits
  }

  /// Cancels what the views inside are waiting for.
  ///
  /// - Parameter keepsRequests: Whether requests that the user caused continue.
  func suspendContent(keepsRequests: Bool) {
    forEachInside { view in
      guard let content = view as? any ReusableContent, !keepsRequests || !content.isWaiting else { return }
      content.suspendForReuse()
    }
  }

  /// Resumes waiting in the views inside for everything that has not been reconfigured.
  func resumeContent() { forEachInside { ($0 as? any ReusableContent)?.resumeAfterReuse() } }

  /// Calls a closure with this view and all views inside it, without recursion.
  func forEachInside(_ body: (UIView) -> Void) {
    var pending = [self as UIView]
    while let view = pending.popLast() {
      body(view)
      pending += view.subviews
    }
  }
}

extension AvatarView: ReusableContent {
  var isWaiting: Bool { false }

  func suspendForReuse() { pictures.suspend() }

  func resumeAfterReuse() { pictures.resume() }
}

extension LikeButton: ReusableContent {
  var isWaiting: Bool { selfManagement?.isWaiting ?? false }

  func suspendForReuse() { selfManagement = selfManagement?.withoutPending }

  func resumeAfterReuse() {}
}

/// A cell that is used again removes the animations of its views, but the indicator still says that it is animating.
extension UIActivityIndicatorView: ReusableContent {
  var isWaiting: Bool { false }

  func suspendForReuse() {}

  func resumeAfterReuse() {
    guard isAnimating else { return }
    stopAnimating()
    setAnimating(true)
  }
}

/// Holds the closure that shows the entry of a list in a component.
private final class EntryDecorator: StoringDecorator<UIView>, ViewDecorator {
  var show: (@MainActor () -> Void)?
}
