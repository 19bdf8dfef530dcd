extension UIApplication {
  /// The schemes of URLs that some app opens.
  public var openableSchemes: Set<String> {
    get { storedSchemes }
    set { storedSchemes = newValue }
  }

  /// The URLs that were opened, in order.
  public var openedURLs: [URL] { opened }

  /// Forgets the URLs that were opened.
  public func forgetOpenedURLs() { opened = [] }
}
