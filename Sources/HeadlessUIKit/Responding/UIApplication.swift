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

  var storedSchemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "facetime"]
  var opened: [URL] = []

  let implicitScene = UIWindowScene()

  private static let instance = UIApplication()

  /// The one app.
  open class var shared: UIApplication { instance }

  /// The scenes of the app.
  open var connectedScenes: Set<UIScene> { [implicitScene] }

  /// Whether some app opens the URL.
  open func canOpenURL(_ url: URL) -> Bool {
    url.scheme.map { storedSchemes.contains($0.lowercased()) } ?? false
  }

  /// Opens the URL if some app does, and tells the completion handler.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let canOpen = canOpenURL(url)
    if canOpen { opened.append(url) }
    completion?(canOpen)
  }
}
