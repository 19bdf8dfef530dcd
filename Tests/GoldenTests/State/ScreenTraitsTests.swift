import DioramaKit
import SceneDriving
import Testing

/// What depends on traits of the screen, with both back ends.
@MainActor
struct ScreenTraitsTests {
  /// Outside of a window, a view may have other traits than inside.
  @Test(arguments: BackEnd.allCases) func aComponentThatComesBackShowsTheTraits(_ backEnd: BackEnd) throws {
    let owner = GlimpsesOwner(trace: Trace())
    let photo = URL(checked: "https://example.com/ada.png")
    let screen = try backEnd.make("Glimpses", ["title": "Ada", "photo": photo], for: owner) {
      GlimpsesScene(title: "Ada", photo: photo, handlers: owner)
    }
    let window = UIWindow()
    window.change(to: UITraitCollection(horizontalSizeClass: .regular))
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let card: UIView = try screen.find("Glimpses.card")
    let views = try #require(card.subviews.lazy.compactMap { $0 as? UIStackView }.first)
    #expect(views.spacing == 16)
    let stack = try #require(card.superview as? UIStackView)
    card.removeFromSuperview()
    if let scene = screen as? GlimpsesScene {
      scene.update { $0.isLiked = true }
    } else {
      try (screen as? any LoadedScene)?.update(["isLiked": true])
    }
    stack.addArrangedSubview(card)
    #expect(views.spacing == 16)
  }
}
