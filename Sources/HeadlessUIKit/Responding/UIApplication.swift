/// The app.
@MainActor
open class UIApplication: UIResponder {
  /// An option for opening a URL.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The key's name.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Opens the URL only if an app is installed that claims it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  var storedSchemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "facetime"]
  var storedQueriesSchemes: Set<String> = ["http", "https"]
  var opened: [URL] = []

  let implicitScene = UIWindowScene()

  private static let instance = UIApplication()

  /// The one app.
  open class var shared: UIApplication { instance }

  /// The scenes of the app.
  open var connectedScenes: Set<UIScene> { [implicitScene] }

  /// Whether some app opens the URL. The answer is no for a scheme that the app does not list, whatever is installed.
  open func canOpenURL(_ url: URL) -> Bool {
    opens(url) && storedQueriesSchemes.contains(url.scheme?.lowercased() ?? "")
  }

  /// Opens the URL if some app does, and tells the completion handler.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = opens(url)
    if isOpened { opened.append(url) }
    completion?(isOpened)
  }

  private func opens(_ url: URL) -> Bool { storedSchemes.contains(url.scheme?.lowercased() ?? "") }
}
