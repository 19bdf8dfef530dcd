import UIKit

/// Starts the app.
@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
    configuration.delegateClass = WindowDelegate.self
    return configuration
  }
}

/// Shows the feed in a window.
final class WindowDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let flow = FeedFlow(
    service: DemoService(), profile: Profile(name: "Ada", about: "Poetical science", isPublic: true))

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = flow.navigation
    window.makeKeyAndVisible()
    self.window = window
  }
}
