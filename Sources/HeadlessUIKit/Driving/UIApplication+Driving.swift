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
}

extension UIBarButtonItem {
  /// The system button that the item is; `nil` for any other item.
  public var shownSystemItem: UIBarButtonItem.SystemItem? { systemItem }

  /// Taps the button, unless it is disabled. A view in its place gets the touches, so nothing happens.
  public func tap() {
    guard isEnabled, customView == nil else { return }
    primaryAction?.perform(from: self)
  }
}

extension UIImage {
  /// Whether the image has been decoded and is ready for display.
  public var isPreparedForDisplay: Bool { isPrepared }
}
