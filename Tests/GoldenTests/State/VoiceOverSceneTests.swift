import DioramaKit
import SceneDriving
import Testing

/// What VoiceOver reads and does, with both back ends.
@MainActor
struct VoiceOverSceneTests {
  @Test(arguments: BackEnd.allCases) func aViewIsAdjustable(_ backEnd: BackEnd) throws {
    let owner = GesturesOwner(trace: Trace())
    let screen = try backEnd.make("Gestures", for: owner) { GesturesScene(handlers: owner) }
    let window = UIWindow()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    #expect(window.voiceOver.last == "Rating, Four stars, Adjustable")
    let rating = try #require(screen.view.descendant("Gestures.rating"))
    #expect(rating.adjustAccessibility(up: true) && rating.adjustAccessibility(up: false))
    #expect(owner.trace.lines == ["ratingRaised()", "ratingLowered()"])
    if let scene = screen as? GesturesScene {
      scene.update { ($0.name, $0.isOpen) = ("Ada", true) }
    } else {
      try (screen as? any LoadedScene)?.update(["name": "Ada", "isOpen": true])
    }
    #expect(window.voiceOver.last == "Rating of Ada, Five stars, Adjustable")
  }

  @Test(arguments: BackEnd.allCases) func aSlotHasItsPlaceInAnOrder(_ backEnd: BackEnd) throws {
    let owner = GlimpsesOwner(trace: Trace())
    let photo = URL(checked: "https://example.com/ada.png")
    let screen = try backEnd.make("Glimpses", ["title": "Ada", "photo": photo], for: owner) {
      GlimpsesScene(title: "Ada", photo: photo, handlers: owner)
    }
    let window = UIWindow()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let elements = window.voiceOver
    let foot = try #require(elements.firstIndex(of: "4 likes"))
    #expect(try foot < #require(elements.firstIndex { $0.hasPrefix("Comment") }))
  }
}

extension UIView {
  fileprivate func descendant(_ identifier: String) -> UIView? {
    if accessibilityIdentifier == identifier { return self }
    return subviews.lazy.compactMap { $0.descendant(identifier) }.first
  }
}
