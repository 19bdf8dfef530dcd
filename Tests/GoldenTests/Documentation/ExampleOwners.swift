import DioramaKit

final class NicknameForm: NicknameSceneHandlers {
  func nicknameReturned(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

@MainActor
final class NicknameCoordinator {
  private let owner = NicknameForm()
  let navigation = UINavigationController()

  func start() {
    navigation.pushViewController(NicknameScene(handlers: owner), animated: false)
  }
}

/// Records the last selected city.
final class CityPicker: CitiesSceneHandlers {
  private(set) var selected: String?

  func citySelected(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected = tableView.cellForRow(at: indexPath)?.textLabel?.text
  }
}

/// Records the last like.
@MainActor
final class ExampleServer {
  private(set) var isLiked = false

  func like(_ isLiked: Bool) async throws { self.isLiked = isLiked }
}

/// Follows once, with a closure that captures its owner weakly.
@MainActor
final class FollowExample {
  let button = UIButton()
  private(set) var isFollowing = false

  init() {
    button.clickHandler = { [weak self] sender in
      sender.isEnabled = false
      self?.follow()
    }
  }

  private func follow() { isFollowing = true }
}
