/// A height at which a sheet rests.
public enum SheetDetent: Sendable {
  /// About half of the screen.
  case medium
  /// The whole screen.
  case large
}

/// The bars and the sheet around a controller, which a scene changes while it is shown.
@_spi(Generated)
extension UIViewController {
  /// Shows or hides the navigation bar of this controller's navigation controller.
  public func setHidesNavigationBar(_ isHidden: Bool, animated: Bool) {
    guard let navigationController else { return }
    remember(navigationController.isNavigationBarHidden, as: \.hidesNavigationBar)
    navigationController.setNavigationBarHidden(isHidden, animated: animated)
  }

  /// Shows or hides the navigation bar as it was before this controller appeared, unless another screen only covers
  /// this one.
  public func restoreNavigationBar(animated: Bool) {
    guard !isAtTop, let isHidden = forget(\.hidesNavigationBar) else { return }
    navigationController?.setNavigationBarHidden(isHidden, animated: animated)
  }

  /// Shows or hides the toolbar of this controller's navigation controller.
  public func setShowsToolbar(_ isShown: Bool, animated: Bool) {
    guard let navigationController else { return }
    remember(navigationController.isToolbarHidden, as: \.hidesToolbar)
    navigationController.setToolbarHidden(!isShown, animated: animated)
  }

  /// Shows or hides the toolbar as it was before this controller appeared, unless another screen only covers this one.
  public func restoreToolbar(animated: Bool) {
    guard !isAtTop, let isHidden = forget(\.hidesToolbar) else { return }
    navigationController?.setToolbarHidden(isHidden, animated: animated)
  }

  /// Whether the screen is at the top of its navigation controller. If it disappears nevertheless, another screen is
  /// presented over it, or another tab is shown.
  private var isAtTop: Bool { navigationController?.topViewController === self }

  /// Remembers how a bar was before this controller appeared.
  private func remember(_ isHidden: Bool, as bar: ReferenceWritableKeyPath<FormerBars, Bool?>) {
    if view[decorator: bar] == nil { view[decorator: bar] = isHidden }
  }

  private func forget(_ bar: ReferenceWritableKeyPath<FormerBars, Bool?>) -> Bool? {
    defer { view[decorator: bar] = nil }
    return view[decorator: bar]
  }

  /// Sets the detents of the sheet that presents this controller, or that will if its view is not loaded yet. Without
  /// any, the sheet is as tall as the screen. Does nothing for a controller that is shown in another way.
  public func setSheetDetents(_ detents: [SheetDetent], animated: Bool) {
    changeSheet(animated) { sheet in
      sheet.detents = detents.isEmpty ? [.large()] : detents.map { $0 == .medium ? .medium() : .large() }
    }
  }

  /// Shows or hides the grabber of the sheet that presents this controller, or that will.
  public func setShowsGrabber(_ isShown: Bool, animated: Bool) {
    changeSheet(animated) { $0.prefersGrabberVisible = isShown }
  }

  private func changeSheet(_ isAnimated: Bool, _ change: (UISheetPresentationController) -> Void) {
    let isPresented = presentingViewController != nil
    // UIKit makes a presentation even for a controller that is shown in another way, such as the root of a window, and
    // the controller would never be released.
    guard isPresented || (parent == nil && !isViewLoaded), let sheetPresentationController else { return }
    if isAnimated, isPresented {
      sheetPresentationController.animateChanges { change(sheetPresentationController) }
    } else {
      change(sheetPresentationController)
    }
  }

  /// Sets the tint colour of the screen; `nil` inherits it.
  public func setScreenTintColor(_ color: UIColor?, animated: Bool) { view.tintColor = color }

  /// Updates the supported orientations, if the screen is shown.
  public func updateSupportedOrientations() {
    guard viewIfLoaded?.window != nil else { return }
    if #available(iOS 16.0, *) {
      setNeedsUpdateOfSupportedInterfaceOrientations()
    } else {
      UIViewController.attemptRotationToDeviceOrientation()
    }
  }
}

@_spi(Generated)
extension UIInterfaceOrientationMask {
  /// Returns orientations for a controller; `nil` if the app supports none of them, since UIKit would raise an
  /// exception. The app's delegate says what the app supports, if it implements that method; otherwise, the Info.plist.
  @MainActor public static func usable(
    _ orientations: UIInterfaceOrientationMask, in controller: UIViewController
  ) -> UIInterfaceOrientationMask? {
    // The delegate may ask the controller that is shown.
    guard !isAskingDelegate else { return orientations }
    isAskingDelegate = true
    defer { isAskingDelegate = false }
    let (app, window) = (UIApplication.shared, controller.viewIfLoaded?.window)
    let ask = app.delegate?.application(_:supportedInterfaceOrientationsFor:)
    let supported = ask?(app, window) ?? app.supportedInterfaceOrientations(for: window)
    return orientations.isDisjoint(with: supported) ? nil : orientations
  }

  @MainActor private static var isAskingDelegate = false
}

@_spi(Generated)
extension UITabBarItem {
  /// The text of the badge. `nil` or an empty string hides the badge.
  public var badgeText: String? {
    get { badgeValue }
    set { badgeValue = newValue?.isEmpty == true ? nil : newValue }
  }
}

/// Whether bars were hidden before a controller appeared.
private final class FormerBars: StoringDecorator<UIView>, ViewDecorator {
  var hidesNavigationBar: Bool?
  var hidesToolbar: Bool?
}

@_spi(Generated)
extension UIViewController {
  /// The edges where the screen extends under bars.
  public var sceneExtendedEdges: [UIRectEdge] {
    get { [.top, .left, .bottom, .right].filter(edgesForExtendedLayout.contains) }
    set { edgesForExtendedLayout = UIRectEdge(newValue) }
  }
}

/// The search bar that a scene adds to its navigation bar.
@_spi(Generated)
extension UIViewController {
  /// The text of the search bar, which is never `nil`.
  public var sceneSearchText: String! {
    get { navigationItem.searchController?.searchBar.text ?? "" }
    set {
      guard sceneSearchBar != nil || newValue?.isEmpty == false else { return }
      search.searchBar.editedText = newValue
    }
  }

  /// The search bar's placeholder.
  public var sceneSearchPlaceholder: String? {
    get { sceneSearchBar?.placeholder }
    set { search.searchBar.placeholder = newValue }
  }

  /// Called when the user has changed the text of the search bar, and when the search ends, which clears the text.
  public var sceneSearchChangedHandler: (@MainActor (UIViewController) -> Void)? {
    get {
      guard let bar = sceneSearchBar, let handler = bar.textChangedHandler else { return nil }
      return { _ in handler(bar) }
    }
    set {
      let bar = search.searchBar
      guard let newValue else { return bar.textChangedHandler = nil }
      bar.textChangedHandler = { [weak self] _ in
        if let self { newValue(self) }
      }
    }
  }

  /// Called when the user taps the search button.
  public var sceneSearchHandler: (@MainActor (UISearchBar) -> Void)? {
    get { sceneSearchBar?.searchHandler }
    set { search.searchBar.searchHandler = newValue }
  }

  /// Called when the user cancels the search.
  public var sceneSearchCancelHandler: (@MainActor (UISearchBar) -> Void)? {
    get { sceneSearchBar?.cancelHandler }
    set { search.searchBar.cancelHandler = newValue }
  }

  /// Not `searchBar`, which would also be that of a search controller.
  private var sceneSearchBar: UISearchBar? { navigationItem.searchController?.searchBar }

  private var search: UISearchController {
    if let search = navigationItem.searchController { return search }
    let search = SceneSearchController(searchResultsController: nil)
    search.obscuresBackgroundDuringPresentation = false
    search.searchResultsUpdater = search
    navigationItem.searchController = search
    definesPresentationContext = true
    return search
  }
}

/// A search controller that reports the end of a search, which clears the text, as a change by the user.
private final class SceneSearchController: UISearchController, UISearchResultsUpdating {
  func updateSearchResults(for searchController: UISearchController) {
    searchBar.searchTextField.existingViewDecorator(type: TextEditing.self)?.follow(.editingChanged)
  }
}
