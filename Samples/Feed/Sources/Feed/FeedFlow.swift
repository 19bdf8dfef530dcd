import DioramaKit

/// Owns the screens of the app, from signing in to signing out.
@MainActor
final class FeedFlow {
  let navigation = UINavigationController()
  private let service: any FeedService
  private var profile: Profile
  private lazy var signIn = SignInScene(name: profile.name, handlers: self)
  private lazy var feed = FeedScene(handlers: self)
  private lazy var editor = ProfileScene(handlers: self)
  private lazy var settings = SettingsScene(state: .init(notifiesOfLikes: true), handlers: self)
  private weak var detail: DetailScene?
  private var shownID = 0

  init(service: any FeedService, profile: Profile) {
    self.service = service
    self.profile = profile
    navigation.setViewControllers([signIn], animated: false)
  }

  private func load() {
    Task { [weak self, service] in
      do {
        let glimpses = try await service.glimpses()
        self?.feed.update {
          $0.glimpses = glimpses.map(GlimpseRow.State.init)
          $0.phase = .loaded
        }
      } catch {
        self?.feed.update {
          $0.failure = error.localizedDescription
          $0.phase = .failed
        }
      }
      self?.feed.state.isRefreshing = false
    }
  }
}

extension FeedFlow: SignInSceneHandlers {
  func passwordReturned(_ field: UITextField) -> Bool {
    signInTapped(signIn.signIn)
    return true
  }

  func signInTapped(_ sender: UIButton) {
    guard signIn.state.canSignIn else { return }
    signIn.update {
      $0.failure = nil
      $0.isBusy = true
    }
    Task { [weak self, service, name = profile.name, password = signIn.state.password] in
      do {
        try await service.signIn(name: name, password: password)
        self?.showFeed()
      } catch {
        self?.signIn.update {
          $0.failure = error.localizedDescription
          $0.isBusy = false
        }
      }
    }
  }

  private func showFeed() {
    signIn.state = .init()
    feed.state = .init()
    navigation.setViewControllers([feed], animated: true)
    load()
  }
}

extension FeedFlow: FeedSceneHandlers {
  func retryTapped(_ sender: UIButton) {
    feed.state.phase = .loading
    load()
  }

  func feedPulled(_ scrollView: UIScrollView) {
    load()
  }

  func settingsTapped(_ sender: UIBarButtonItem) {
    settings.state.account = [PersonCard.State(profile)]
    navigation.pushViewController(settings, animated: true)
  }

  func glimpseSelected(_ row: GlimpseRow.State) {
    let detail = DetailScene(
      state: .init(message: row.text, author: row.author, isLiked: row.isLiked, likes: row.likes),
      handlers: self)
    shownID = row.id
    self.detail = detail
    navigation.pushViewController(detail, animated: true)
  }

  func setLiked(_ row: GlimpseRow.State, isLiked: Bool) async throws {
    try await service.setLiked(isLiked, id: row.id)
  }
}

extension FeedFlow: DetailSceneHandlers {
  func likeToggled(_ isLiked: Bool) async throws {
    guard let detail else { return }
    let (id, likes) = (shownID, detail.state.likes)
    try await service.setLiked(isLiked, id: id)
    feed.update {
      $0.glimpses[id: id]?.isLiked = isLiked
      $0.glimpses[id: id]?.likes = likes
    }
  }
}

extension FeedFlow: SettingsSceneHandlers {
  func accountSelected(_ row: PersonCard.State) {
    editor.state = .init(name: profile.name, about: profile.about, isPublic: profile.isPublic)
    navigation.pushViewController(editor, animated: true)
  }

  func likesSelected() {
    settings.state.notifiesOfLikes.toggle()
  }

  func signOutSelected() {
    navigation.setViewControllers([signIn], animated: true)
  }
}

extension FeedFlow: ProfileSceneHandlers {
  func saveTapped(_ sender: UIButton) {
    editor.update {
      $0.isSaving = true
      $0.failure = nil
    }
    let new = Profile(name: editor.state.name, about: editor.state.about, isPublic: editor.state.isPublic)
    Task { [weak self, service] in
      do {
        try await service.save(new)
        self?.showSaved(new)
      } catch {
        self?.editor.state.failure = error.localizedDescription
      }
      self?.editor.state.isSaving = false
    }
  }

  private func showSaved(_ new: Profile) {
    profile = new
    settings.state.account = [PersonCard.State(new)]
    if navigation.topViewController === editor { navigation.popViewController(animated: true) }
  }
}

extension GlimpseRow.State {
  fileprivate init(_ glimpse: Glimpse) {
    self.init(
      id: glimpse.id, author: glimpse.author, text: glimpse.text, isLiked: glimpse.isLiked,
      likes: glimpse.likes)
  }
}

extension PersonCard.State {
  fileprivate init(_ profile: Profile) {
    self.init(id: profile.name, name: profile.name, note: profile.about)
  }
}
