import DioramaKit

let owner = ReviewsOwner()
let digest = DigestSetting()
let tracker = VisitTracker()
let reviews = ReviewsScene(
  tracker: tracker, product: "Scene Paint", reviewCount: 3, reviewers: ["Ada", "Grace", "Linus"],
  handlers: owner)
let options = OptionsScene(tracker: tracker, digest: digest, handlers: owner)
let navigation = UINavigationController(rootViewController: reviews)

let window = UIWindow()
window.rootViewController = navigation
window.makeKeyAndVisible()

#if !canImport(UIKit)
  await drive(reviews)
  navigation.pushViewController(options, animated: false)
  drive(options)
#endif
