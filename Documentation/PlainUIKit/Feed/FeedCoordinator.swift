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

  private lazy var signIn = makeSignIn()
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

  private func makeSignIn() -> SignInViewController {
    SignInViewController(name: profile.name) { [weak self, service, profile] password in
      try await service.signIn(name: profile.name, password: password)
      self?.showFeed()
    }
  }

  private func showFeed() {
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
    weak var shown: UIViewController?
    let editor = ProfileViewController(profile: profile) { [weak self, service] new in
      try await service.save(new)
      self?.profile = new
      self?.settings.show(new)
      if let self, navigation.topViewController === shown { navigation.popViewController(animated: true) }
    }
    shown = editor
    navigation.pushViewController(editor, animated: true)
  }
}
