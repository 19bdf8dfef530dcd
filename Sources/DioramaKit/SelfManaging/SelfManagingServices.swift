/// What self-managing views need from the app. An app sets ``shared`` when it starts; a view can have services of its own.
@MainActor
public struct SelfManagingServices {
  /// Gets pictures; by default over the network.
  public var imageLoader: any ImageLoader = URLSessionImageLoader()
  /// Makes profiles; by default it fails.
  public var profileFactory: any ProfileFactory = MissingProfileFactory()
  /// Sends likes; by default it fails.
  public var likeService: any LikeService = MissingLikeService()
  /// Knows where screens are pushed; by default where the user is.
  public var navigationControllerProvider: any NavigationControllerProvider =
    TopNavigationControllerProvider()
  /// Hears of what failed; by default it writes a line to standard error.
  public var reportFailure: @MainActor (any Error) -> Void = { failure in
    FileHandle.standardError.write(Data("Diorama: \(failure)\n".utf8))
  }

  /// The services of views that have none of their own.
  public static var shared = SelfManagingServices()

  /// Creates services with every default.
  public init() {}
}

/// Gets pictures for views that show what is at a URL.
@MainActor
public protocol ImageLoader {
  /// The picture at a URL. The task is cancelled when the picture is no longer wanted.
  func image(at url: URL) async throws -> UIImage
}

/// Gets pictures over the network.
public struct URLSessionImageLoader: ImageLoader {
  /// What is at the URL cannot be shown.
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

/// Tells a server what the user likes.
@MainActor
public protocol LikeService {
  /// Sends that the user likes an item, or no longer does.
  func setLiked(_ isLiked: Bool, itemID: String) async throws
}

/// Stands in until the app sets a service of its own: every request fails.
public struct MissingLikeService: LikeService {
  /// The app has set no service.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    /// The item that was to be liked.
    public let itemID: String

    /// What to do about it.
    public var description: String {
      "no way to like '\(itemID)': set SelfManagingServices.shared.likeService"
    }
  }

  /// Creates the service.
  public init() {}

  /// Fails.
  public func setLiked(_ isLiked: Bool, itemID: String) async throws { throw Failure(itemID: itemID) }
}

/// Makes the screen that shows who somebody is.
@MainActor
public protocol ProfileFactory {
  /// The screen for a user.
  func makeProfile(uid: String) throws -> UIViewController
}

/// Stands in until the app sets a factory of its own, and says so.
public struct MissingProfileFactory: ProfileFactory {
  /// The app has set no factory.
  public struct Failure: Error, Hashable, CustomStringConvertible {
    /// The user whose profile was asked for.
    public let uid: String

    /// What to do about it.
    public var description: String {
      "no profile for '\(uid)': set SelfManagingServices.shared.profileFactory"
    }
  }

  /// Creates the factory.
  public init() {}

  /// Fails.
  public func makeProfile(uid: String) throws -> UIViewController { throw Failure(uid: uid) }
}
