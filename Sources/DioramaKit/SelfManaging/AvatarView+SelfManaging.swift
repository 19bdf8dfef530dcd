extension AvatarView {
  /// Shows the picture at a URL and the badge. A tap pushes the profile of the user onto the navigation controller that
  /// the user sees.
  public func selfManagedConfigure(avatarURL: URL?, vipInfo: Bool, uid: String) {
    configure(avatarURL: avatarURL, vipInfo: vipInfo) { [weak self] in self?.showProfile(uid: uid) }
  }

  private func showProfile(uid: String) {
    guard let navigationController = services.navigationControllerProvider.navigationController(for: self)
    else {
      services.reportFailure(MissingNavigationController(uid: uid))
      return
    }
    do {
      let profile = try services.profileFactory.makeProfile(uid: uid)
      navigationController.pushViewController(profile, animated: true)
    } catch {
      services.reportFailure(error)
    }
  }
}

/// There is no navigation controller onto which a profile could be pushed.
public struct MissingNavigationController: Error, Hashable, CustomStringConvertible {
  /// The user whose profile was asked for.
  public let uid: String

  /// What to do about it.
  public var description: String {
    "no navigation controller to show the profile of '\(uid)': put the view's screen, and whatever is presented over it, "
      + "inside one, or set SelfManagingServices.shared.navigationControllerProvider"
  }
}
