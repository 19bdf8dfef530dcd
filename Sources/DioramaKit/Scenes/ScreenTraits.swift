import DioramaTree

/// The screen's traits that scenes can read.
@_spi(Generated)
public struct ScreenTraits: Hashable, Sendable {
  /// The amount of space.
  public enum SizeClass: String, CaseIterable, Sendable {
    /// Little space, or an unknown amount.
    case compact
    /// Plenty of space.
    case regular
  }

  /// The user's preferred text size.
  public enum TextSize: String, CaseIterable, Sendable {
    /// One of the standard sizes.
    case standard
    /// One of the larger accessibility sizes.
    case accessibility
  }

  /// The size class of the width.
  public let width: SizeClass
  /// The size class of the height.
  public let height: SizeClass
  /// The user's text size.
  public let textSize: TextSize

  /// Reads the traits of a view or a controller.
  public init(_ traits: UITraitCollection) {
    width = traits.horizontalSizeClass == .regular ? .regular : .compact
    height = traits.verticalSizeClass == .regular ? .regular : .compact
    textSize = traits.preferredContentSizeCategory.isAccessibilityCategory ? .accessibility : .standard
  }
}

extension ScreenTraits {
  /// The name of the case of a trait.
  subscript(trait: ScreenTrait) -> String {
    switch trait {
    case .width: width.rawValue
    case .height: height.rawValue
    case .textSize: textSize.rawValue
    }
  }
}

@_spi(Generated)
extension UIView {
  /// Calls a closure when the traits that scenes can read change, and each time the view moves to a window. Outside a
  /// window, their values are undefined. The view holds the closure strongly.
  ///
  /// Use this in place of `traitCollectionDidChange`, which is deprecated from iOS 17.
  public func observeTraits(_ changed: @escaping @MainActor () -> Void) {
    viewDecorator(type: TraitObserver.self).closures.append(changed)
  }
}

@_spi(Generated)
extension UIViewController {
  /// Calls a closure when the traits that scenes can read change, and each time the view moves to a window. The view
  /// must be loaded.
  public func observeTraits(_ changed: @escaping @MainActor () -> Void) { view.observeTraits(changed) }
}

/// Reports changes of the traits of the view that it decorates.
private final class TraitObserver: StoringDecorator<UIView>, ViewDecorator {
  var closures: [@MainActor () -> Void] = []

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
