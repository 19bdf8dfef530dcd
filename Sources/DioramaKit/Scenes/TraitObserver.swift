extension UIView {
  /// Calls a closure when the traits that scenes can read change, and each time the view moves to a window. Outside a
  /// window, their values are undefined.
  ///
  /// Use this in place of `traitCollectionDidChange`, which is deprecated from iOS 17.
  public func observeTraits(_ changed: @escaping @MainActor () -> Void) {
    viewDecorator(type: TraitObserver.self).changed = changed
  }
}

extension UIViewController {
  /// Calls a closure when the traits that scenes can read change, and each time the view moves to a window. The view
  /// must be loaded.
  public func observeTraits(_ changed: @escaping @MainActor () -> Void) { view.observeTraits(changed) }
}

/// Reports changes of the traits of the view that it decorates.
private final class TraitObserver: UIView, ViewDecorator {
  var changed: (@MainActor () -> Void)?

  init(object: UIView) {
    super.init(frame: .zero)
    attach(to: object)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { changed?() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection.map(ScreenTraits.init) != ScreenTraits(traitCollection) { changed?() }
  }
}
