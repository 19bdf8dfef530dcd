import DioramaKit

let flow = FeedFlow(
  service: DemoService(), profile: Profile(name: "Ada", about: "Poetical science", isPublic: true))

let window = UIWindow()
window.rootViewController = flow.navigation
window.makeKeyAndVisible()
