import DioramaKit

let owner = LoginOwner(service: DemoService()) { print("Signed in.") }

let window = UIWindow()
window.rootViewController = owner.scene
window.makeKeyAndVisible()

#if !canImport(UIKit)
  await drive(owner.scene)
#endif
