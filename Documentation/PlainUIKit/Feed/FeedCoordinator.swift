#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Shows the screens of the app, from signing in to signing out.
@MainActor
final class FeedCoordinator {
  let navigation = UINavigationController()
  private let service: any FeedService
  private var profile: Profile

  private lazy var signIn = SignInViewController(name: profile.name) { [weak self] password in
    try await self?.signIn(with: password)
  }
  private lazy var feed = FeedViewController(service: service) { [weak self] in self?.show($0) }
  private lazy var settings = SettingsViewController(
    editProfile: { [weak self] in self?.editProfile() }, signOut: { [weak self] in self?.signOut() })

  init(service: any FeedService, profile: Profile) {
    self.service = service
    self.profile = profile
    feed.navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Settings", primaryAction: UIAction { [weak self] _ in self?.showSettings() })
    navigation.setViewControllers([signIn], animated: false)
  }

  private func signIn(with password: String) async throws {
    try await service.signIn(name: profile.name, password: password)
    feed.reset()
    feed.load()
    navigation.setViewControllers([feed], animated: true)
  }

  private func signOut() {
    navigation.setViewControllers([signIn], animated: true)
  }

  private func show(_ glimpse: Glimpse) {
    let detail = DetailViewController(glimpse: glimpse) { [weak self, service] heart in
      try await service.setLiked(heart.isLiked, id: glimpse.id)
      self?.feed.setLiked(heart.isLiked, likes: heart.count, id: glimpse.id)
    }
    navigation.pushViewController(detail, animated: true)
  }

  private func showSettings() {
    settings.show(profile)
    navigation.pushViewController(settings, animated: true)
  }

  private func editProfile() {
    let editor = ProfileViewController(profile: profile) { [weak self] new in
      try await self?.service.save(new)
      self?.profile = new
      self?.settings.show(new)
      self?.navigation.popViewController(animated: true)
    }
    navigation.pushViewController(editor, animated: true)
  }
}
