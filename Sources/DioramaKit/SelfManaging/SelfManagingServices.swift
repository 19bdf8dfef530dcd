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
