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
