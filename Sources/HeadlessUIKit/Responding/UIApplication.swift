/// The app.
@MainActor
open class UIApplication: UIResponder {
  /// How a URL is opened.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The key's name.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Opens the URL only if an app is installed that claims it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The schemes of URLs that some app opens; a driver may change them.
  public var openableSchemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "facetime"]

  /// The URLs that were opened, in order.
  public internal(set) var openedURLs: [URL] = []

  let implicitScene = UIWindowScene()

  private static let instance = UIApplication()

  /// The one app.
  open class var shared: UIApplication { instance }

  /// The scenes of the app.
  open var connectedScenes: Set<UIScene> { [implicitScene] }

  /// Whether some app opens the URL.
  open func canOpenURL(_ url: URL) -> Bool {
    url.scheme.map { openableSchemes.contains($0.lowercased()) } ?? false
  }

  /// Opens the URL if some app does, and tells the completion handler.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let canOpen = canOpenURL(url)
    if canOpen { openedURLs.append(url) }
    completion?(canOpen)
  }

  /// Forgets the URLs that were opened.
  public func forgetOpenedURLs() { openedURLs = [] }
}
