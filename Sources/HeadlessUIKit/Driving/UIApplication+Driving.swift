extension UIApplication {
  /// The schemes of URLs that some app opens.
  public var openableSchemes: Set<String> {
    get { storedSchemes }
    set { storedSchemes = newValue }
  }

  /// The schemes that the app's Info.plist lists under `LSApplicationQueriesSchemes`, and those of web pages, which
  /// need not be listed.
  public var queriesSchemes: Set<String> {
    get { storedQueriesSchemes }
    set { storedQueriesSchemes = newValue }
  }

  /// The URLs that were opened, in order.
  public var openedURLs: [URL] { opened }

  /// Forgets the URLs that were opened.
  public func forgetOpenedURLs() { opened = [] }
}

extension UINavigationController {
  /// The controllers that were pushed, in order, whether they are still on the stack or not. One that was freed is gone
  /// from here, too.
  public var pushedViewControllers: [UIViewController] { pushes.compactMap(\.controller) }
}

extension UIView {
  /// How many transitions of the view were animated.
  public var transitionCount: Int { transitions }
}
