import DioramaKit

/// The app of the samples, as far as scenes depend on it.
@MainActor
enum App {
  /// A loader that knows the app's types and words.
  static var loader: SceneLoader {
    var loader = SceneLoader()
    loader.types.register(MinionModeViewModel.self) { MinionModeViewModel() }
    loader.types.register(NotificationsDataSource.self) { NotificationsDataSource() }
    loader.types.register(NewsletterViewModel.self) { NewsletterViewModel() }
    var rating = SceneElement("rating", extends: "control") { RatingView() }
    rating.attribute("value", .integer) { $0.value = $1 }
    rating.event("rated") { view, callback in
      view.ratedHandler = { callback($0) }
    }
    loader.elements.register(rating)
    loader.elements.registerDecorator(of: "view", property: "badge", .optional(.integer)) { view, badge in
      view[decorator: \BadgeDecorator.value] = badge
    }
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
