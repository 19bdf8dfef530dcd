import DioramaKit

let flow = FeedFlow(
  service: DemoService(), profile: Profile(name: "Ada", about: "Poetical science", isPublic: true))

let window = UIWindow()
window.rootViewController = flow.navigation
window.makeKeyAndVisible()

#if !canImport(UIKit)
  await drive(flow.navigation)
#endif
