import HeadlessUIKit
import Testing

private final class Target: NSObject {
  private(set) var count = 0

  static let hit = Selector("hit") { (target: Target) in target.count += 1 }
}

@MainActor
struct TouchTests {
  @Test func hiddenViewsGetNoTouchAndThoseWithoutInteractionPassItOn() {
    let card = UIView()
    let label = UILabel()
    let target = Target()
    card.addSubview(label)
    card.addGestureRecognizer(UITapGestureRecognizer(target: target, action: Target.hit))
    #expect(label.tap())
    card.isUserInteractionEnabled = false
    #expect(!label.tap())
    card.isUserInteractionEnabled = true
    label.isHidden = true
    #expect(!label.tap())
    #expect(target.count == 1)
  }

  @Test func theNearestRecognizerOrControlHandlesATouch() {
    let outer = Target()
    let card = UIView()
    let button = UIButton()
    card.addSubview(button)
    card.addGestureRecognizer(UITapGestureRecognizer(target: outer, action: Target.hit))
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    button.tap()
    #expect(taps == 1 && outer.count == 0)
    button.isEnabled = false
    button.tap()
    #expect(taps == 1 && outer.count == 0)
  }
}
