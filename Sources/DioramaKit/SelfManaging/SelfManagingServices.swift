/// The services that self-managing views need. Set ``shared`` when the app starts. A view can have its own services.
@MainActor
public struct SelfManagingServices {
  /// Loads images; by default, over the network.
  public var imageLoader: any ImageLoader = URLSessionImageLoader()
  /// Creates profile screens; by default, fails.
  public var profileFactory: any ProfileFactory = MissingProfileFactory()
  /// Sends likes; by default, fails.
  public var likeService: any LikeService = MissingLikeService()
  /// Finds the navigation controller to push screens onto; by default, the visible one.
  public var navigationControllerProvider: any NavigationControllerProvider =
    TopNavigationControllerProvider()
  /// Called with each failure; by default, writes it to the system log or, if there is none, to standard error.
  public var reportFailure: @MainActor (any Error) -> Void = { SceneFault.log("a request failed: ", "\($0)") }

  /// The services of views that do not have their own.
  public static var shared = SelfManagingServices()

  /// Creates services with all defaults.
  public init() {}

  /// A service that the app has not set, or that found nothing.
  public enum Failure: LocalizedError, Hashable, CustomStringConvertible {
    /// There is no service to send the like for the item with this id.
    case likeService(itemID: String)
    /// There is no factory for the profile of the user with this id.
    case profileFactory(uid: String)
    /// There is no navigation controller to push the profile of the user with this id onto.
    case navigationController(uid: String)

    /// The problem, and how to fix it.
    public var description: String {
      switch self {
      case .likeService(let itemID):
        "no service to send the like for '\(itemID)'; set SelfManagingServices.shared.likeService"
      case .profileFactory(let uid):
        "no factory for the profile of '\(uid)'; set SelfManagingServices.shared.profileFactory"
      case .navigationController(let uid):
        "no navigation controller to show the profile of '\(uid)'; put the view's screen, and any screen presented "
          + "over it, inside one, or set SelfManagingServices.shared.navigationControllerProvider"
      }
    }

    /// The problem as text, which `localizedDescription` returns.
    public var errorDescription: String? { description }
  }
}

/// Loads images from URLs.
@MainActor
public protocol ImageLoader {
  /// Returns the image at a URL. The task is cancelled if the image is no longer needed.
  func image(at url: URL) async throws -> UIImage
}

/// Loads images over the network, from URLs with the scheme `http` or `https`.
public struct URLSessionImageLoader: ImageLoader {
  /// The reason why an image could not be loaded.
  public enum Failure: LocalizedError, Hashable, CustomStringConvertible {
    /// The URL has this scheme, or none.
    case scheme(String?)
    /// The server responded with this HTTP status.
    case status(Int)
    /// The data is not an image.
    case notAnImage

    /// The problem as text.
    public var description: String {
      switch self {
      case .scheme(let scheme):
        "a URL with \(scheme.map { "the scheme '\($0)'" } ?? "no scheme") is not loaded; only http and https are"
      case .status(let status): "the server responded with status \(status)"
      case .notAnImage: "the data is not an image"
      }
    }

    /// The problem as text, which `localizedDescription` returns.
    public var errorDescription: String? { description }
  }

  private let session: URLSession

  /// Creates a loader that uses a session.
  public init(session: URLSession = .shared) { self.session = session }

  /// Returns the image at a URL, decoded in the background. Throws a ``Failure`` or an error of `URLSession`.
  public func image(at url: URL) async throws -> UIImage {
    guard ["http", "https"].contains(url.scheme?.lowercased()) else { throw Failure.scheme(url.scheme) }
    #if canImport(FoundationNetworking)
      // On this platform, cancelling a request that is failing deadlocks. So let it finish, and ignore the result.
      let (data, response) = try await Task { [session] in try await session.data(from: url) }.value
      try Task.checkCancellation()
    #else
      let (data, response) = try await session.data(from: url)
    #endif
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      throw Failure.status(status)
    }
    guard let image = UIImage(data: data) else { throw Failure.notAnImage }
    return await image.byPreparingForDisplay() ?? image
  }
}

/// Sends likes to a server.
@MainActor
public protocol LikeService {
  /// Sends whether the user likes an item. If this throws, the change is reverted. If the user taps a button again
  /// before this returns, the next call waits until then.
  func setLiked(_ isLiked: Bool, itemID: String) async throws
}

/// The default service: each request fails.
private struct MissingLikeService: LikeService {
  func setLiked(_ isLiked: Bool, itemID: String) async throws {
    throw SelfManagingServices.Failure.likeService(itemID: itemID)
  }
}

/// Creates the profile screens of users.
@MainActor
public protocol ProfileFactory {
  /// Returns the profile screen of a user.
  func makeProfile(uid: String) throws -> UIViewController
}

/// The default factory: it always fails.
private struct MissingProfileFactory: ProfileFactory {
  func makeProfile(uid: String) throws -> UIViewController {
    throw SelfManagingServices.Failure.profileFactory(uid: uid)
  }
}

/// Finds the navigation controller that a self-managing view can push a screen onto.
@MainActor
public protocol NavigationControllerProvider {
  /// Returns the navigation controller for a view, or `nil`.
  func navigationController(for view: UIView) -> UINavigationController?
}

/// Finds the visible navigation controller nearest to a view: the one that contains the view's screen, or otherwise one
/// next to it in a container.
///
/// A view outside any screen uses the one in its window, or in the key window. Nothing is pushed under a presented
/// controller: it must contain a navigation controller itself.
struct TopNavigationControllerProvider: NavigationControllerProvider {
  func navigationController(for view: UIView) -> UINavigationController? {
    if let screen = screen(of: view) { return navigationController(around: screen) }
    return (view.window ?? keyWindow)?.rootViewController.flatMap(navigationController(inside:))
  }

  /// Returns the first controller in the view's responder chain.
  private func screen(of view: UIView) -> UIViewController? {
    sequence(first: view as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }.first
  }

  private var keyWindow: UIWindow? {
    UIApplication.shared.connectedScenes.lazy.compactMap { ($0 as? UIWindowScene)?.keyWindow }.first
  }

  private func navigationController(around screen: UIViewController) -> UINavigationController? {
    if let navigation = screen as? UINavigationController ?? screen.navigationController {
      return navigation.cover == nil ? navigation : navigationController(inside: navigation)
    }
    if let cover = screen.cover { return navigationController(inside: cover) }
    return sequence(first: screen, next: \.parent).lazy.compactMap(navigationController(inside:)).first
  }

  /// Returns the visible navigation controller in a controller, or in the one that it presents.
  private func navigationController(inside controller: UIViewController) -> UINavigationController? {
    if let cover = controller.cover { return navigationController(inside: cover) }
    if let navigation = controller as? UINavigationController { return navigation }
    return controller.seenChildren.lazy.compactMap(navigationController(inside:)).first
  }
}

extension UIViewController {
  /// The controller that this one presents, unless it is being dismissed.
  fileprivate var cover: UIViewController? {
    presentedViewController.flatMap { $0.isBeingDismissed ? nil : $0 }
  }

  /// The visible child controllers, most important first: the selected tab, the columns of a split view from the detail
  /// column on, or in other containers the topmost view.
  fileprivate var seenChildren: [UIViewController] {
    switch self {
    case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
    case let split as UISplitViewController: split.viewControllers.reversed()
    default: children.reversed().filter { $0.viewIfLoaded?.superview != nil && $0.view.isHidden == false }
    }
  }
}
