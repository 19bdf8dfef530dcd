extension UIApplication {
  /// The schemes of URLs that some app opens.
  public var openableSchemes: Set<String> {
    get { storedSchemes }
    set { storedSchemes = newValue }
  }

  /// The schemes that the app's Info.plist lists under `LSApplicationQueriesSchemes`, and those of web pages, which need
  /// not be listed.
  public var queriesSchemes: Set<String> {
    get { storedQueriesSchemes }
    set { storedQueriesSchemes = newValue }
  }

  /// The URLs that were opened, in order.
  public var openedURLs: [URL] { opened }

  /// Forgets the URLs that were opened.
  public func forgetOpenedURLs() { opened = [] }
}
