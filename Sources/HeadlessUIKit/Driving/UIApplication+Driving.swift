extension UIApplication {
  /// The URL schemes for which an app is installed.
  public var openableSchemes: Set<String> {
    get { storedSchemes }
    set { storedSchemes = newValue }
  }

  /// The orientations that the app supports.
  public var supportedOrientations: UIInterfaceOrientationMask {
    get { storedOrientations }
    set { storedOrientations = newValue }
  }

  /// The URLs that were opened, in order.
  public var openedURLs: [URL] { opened }

  /// Clears the list of opened URLs.
  public func forgetOpenedURLs() { opened = [] }
}

extension UINavigationController {
  /// The controllers that were pushed, in order, even if they have been popped. Freed controllers are not included.
  public var pushedViewControllers: [UIViewController] { pushes.compactMap(\.controller) }
}

extension UIWindow {
  /// Changes the traits of the device, for example by turning it.
  public func change(to traits: UITraitCollection) { self.traits = traits }
}

extension UIViewController {
  /// The number of times that the controller was informed of changed orientations.
  public var orientationUpdateCount: Int { orientationUpdates }

  /// Pulls down a presented sheet. Returns whether that dismisses it.
  @discardableResult
  public func pullDown() -> Bool {
    guard presentingViewController != nil, let presentation = sheetPresentationController else {
      return false
    }
    let delegate = presentation.delegate
    guard !isModalInPresentation, delegate?.presentationControllerShouldDismiss(presentation) ?? true else {
      delegate?.presentationControllerDidAttemptToDismiss(presentation)
      return false
    }
    presentingViewController?.dismiss(animated: true)
    delegate?.presentationControllerDidDismiss(presentation)
    return true
  }
}

extension UIAlertController {
  /// Taps the first button with a title: dismisses the alert and performs the action. Returns `false` if there is no
  /// such button, or if it is disabled.
  @discardableResult
  public func select(_ title: String) -> Bool {
    guard let action = actions.first(where: { $0.title == title }), action.isEnabled else { return false }
    dismiss(animated: true) { action.handler?(action) }
    return true
  }
}

extension UIBarButtonItem {
  /// The system button that the item is; `nil` for any other item.
  public var shownSystemItem: UIBarButtonItem.SystemItem? { systemItem }

  /// Taps the button. Returns whether it has an action and is not disabled. A view in its place gets the touches, so
  /// nothing happens.
  @discardableResult
  public func tap() -> Bool {
    guard isEnabled, customView == nil, let primaryAction else { return false }
    primaryAction.perform(from: self)
    return true
  }
}

extension UIImage {
  /// Whether the image has been decoded and is ready for display.
  public var isPreparedForDisplay: Bool { isPrepared }
}
