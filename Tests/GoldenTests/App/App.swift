import DioramaKit

/// The app of the samples, as far as scenes depend on it.
@MainActor
enum App {
  /// A loader that knows the app's types and words.
  static var loader: SceneLoader {
    var loader = SceneLoader(elements: .project)
    loader.types.register(MinionModeViewModel.self) { MinionModeViewModel() }
    loader.types.register(NotificationsDataSource.self) { NotificationsDataSource() }
    loader.types.register(NewsletterViewModel.self) { NewsletterViewModel() }
    return loader
  }

  /// An object that the app passes to a scene.
  static func instance(_ type: String) -> Any? {
    switch type {
    case "Registration": Registration()
    case "DigestSetting": DigestSetting()
    default: nil
    }
  }
}
