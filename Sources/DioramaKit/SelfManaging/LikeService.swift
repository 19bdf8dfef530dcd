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
