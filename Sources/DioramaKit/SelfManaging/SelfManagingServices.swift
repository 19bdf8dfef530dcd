/// The services that self-managing views need. An app sets ``shared`` when it starts; a view can have services of its
/// own.
@MainActor
public struct SelfManagingServices {
  /// Loads pictures; by default over the network.
  public var imageLoader: any ImageLoader = URLSessionImageLoader()
  /// Creates profile screens; by default it fails.
  public var profileFactory: any ProfileFactory = MissingProfileFactory()
  /// Sends likes; by default it fails.
  public var likeService: any LikeService = MissingLikeService()
  /// Finds where screens are pushed; by default onto the visible navigation controller.
  public var navigationControllerProvider: any NavigationControllerProvider =
    TopNavigationControllerProvider()
  /// Called with each failure; by default it writes a line to standard error.
  public var reportFailure: @MainActor (any Error) -> Void = { failure in
    FileHandle.standardError.write(Data("Diorama: \(failure)\n".utf8))
  }

  /// The services of views that have none of their own.
  public static var shared = SelfManagingServices()

  /// Creates services with every default.
  public init() {}
}

/// Loads pictures from URLs.
@MainActor
public protocol ImageLoader {
  /// The picture at a URL. The task is cancelled when the picture is no longer wanted.
  func image(at url: URL) async throws -> UIImage
}

/// Loads pictures over the network.
public struct URLSessionImageLoader: ImageLoader {
  /// Why a picture could not be loaded.
  public enum Failure: Error, Hashable {
    /// The server answered with this status.
    case status(Int)
    /// The data is not a picture.
    case notAnImage
  }

  private let session: URLSession

  /// Creates a loader.
  public init(session: URLSession = .shared) { self.session = session }

  /// The picture at a URL.
  public func image(at url: URL) async throws -> UIImage {
    let (data, response) = try await session.data(from: url)
    if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
      throw Failure.status(status)
    }
    guard let image = UIImage(data: data) else { throw Failure.notAnImage }
    return image
  }
}

/// Sends likes to a server.
@MainActor
public protocol LikeService {
  /// Sends whether the user likes an item.
  func setLiked(_ isLiked: Bool, itemID: String) async throws
}

/// The default service, until the app sets its own: every request fails.
public struct MissingLikeService: LikeService {
  /// The app has set no service.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    /// The item that was to be liked.
    public let itemID: String

    /// The problem, and how to solve it.
    public var description: String {
      "no way to like '\(itemID)': set SelfManagingServices.shared.likeService"
    }
  }

  /// Fails.
  public func setLiked(_ isLiked: Bool, itemID: String) async throws { throw Failure(itemID: itemID) }
}

/// Creates the profile screens of users.
@MainActor
public protocol ProfileFactory {
  /// The screen for a user.
  func makeProfile(uid: String) throws -> UIViewController
}

/// The default factory, until the app sets its own: it always fails.
public struct MissingProfileFactory: ProfileFactory {
  /// The app has set no factory.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    /// The user whose profile was asked for.
    public let uid: String

    /// The problem, and how to solve it.
    public var description: String {
      "no profile for '\(uid)': set SelfManagingServices.shared.profileFactory"
    }
  }

  /// Fails.
  public func makeProfile(uid: String) throws -> UIViewController { throw Failure(uid: uid) }
}
