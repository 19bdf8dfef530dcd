/// The app.
@MainActor
open class UIApplication: UIResponder {
  /// An option for opening a URL.
  public struct OpenExternalURLOptionsKey: Hashable, Sendable, RawRepresentable {
    /// The key's name.
    public let rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  var storedSchemes: Set<String> = ["http", "https", "mailto", "tel", "sms", "facetime"]
  var opened: [URL] = []

  var storedOrientations = UIInterfaceOrientationMask.all

  let implicitScene = UIWindowScene()

  private static let instance = UIApplication()

  /// The only instance.
  open class var shared: UIApplication { instance }

  /// The app's delegate.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The scenes of the app.
  open var connectedScenes: Set<UIScene> { [implicitScene] }

  /// Returns the orientations that the app supports in a window.
  open func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    storedOrientations
  }

  /// Opens the URL if an app can, and calls the completion handler with the result.
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

/// The methods with which an app manages what its scenes share.
@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  /// Returns the orientations that the app supports in a window, in place of those in its Info.plist.
  func application(_ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?)
    -> UIInterfaceOrientationMask
}
