extension UIView {
  /// Calls a closure when the traits that scenes can read change, and each time the view moves to a window. Outside a
  /// window, their values are undefined. The view holds the closure strongly.
  ///
  /// Use this in place of `traitCollectionDidChange`, which is deprecated from iOS 17.
  public func observeTraits(_ changed: @escaping @MainActor () -> Void) {
    viewDecorator(type: TraitObserver.self).closures.append(changed)
  }
}

extension UIViewController {
  /// Calls a closure when the traits that scenes can read change, and each time the view moves to a window. The view
  /// must be loaded.
  public func observeTraits(_ changed: @escaping @MainActor () -> Void) { view.observeTraits(changed) }
}

/// Reports changes of the traits of the view that it decorates.
private final class TraitObserver: UIView, ViewDecorator {
  var closures: [@MainActor () -> Void] = []

  init(object: UIView) {
    super.init(frame: .zero)
    attach(to: object)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { announce() }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection.map(ScreenTraits.init) != ScreenTraits(traitCollection) { announce() }
  }

  private func announce() { for changed in closures { changed() } }
}
