import HeadlessUIKit
import Testing

private final class Target: NSObject {
  private(set) var count = 0

  static let hit = Selector("hit") { (target: Target) in target.count += 1 }
}

private final class Catcher: UIView {
  private(set) var senders: [UIView?] = []

  static let caught = Selector("caught:") { (catcher: Catcher, sender) in
    catcher.senders.append(sender as? UIView)
  }
}

@MainActor
struct TouchTests {
  @Test func targetsAreHeldWeaklyAndRemoved() {
    let button = UIButton()
    let kept = Target()
    do {
      let gone = Target()
      button.addTarget(gone, action: Target.hit, for: .touchUpInside)
    }
    button.addTarget(kept, action: Target.hit, for: .touchUpInside)
    button.addTarget(kept, action: Target.hit, for: .touchUpInside)
    button.tap()
    #expect(kept.count == 1)
    #expect(button.allTargets.count == 1)
    button.removeTarget(kept, action: nil, for: .allEvents)
    button.tap()
    #expect(kept.count == 1)
  }

  @Test func withoutATargetTheMessageGoesUpTheResponderChain() {
    let catcher = Catcher()
    let middle = UIView()
    let button = UIButton()
    catcher.addSubview(middle)
    middle.addSubview(button)
    button.addTarget(nil, action: Catcher.caught, for: .touchUpInside)
    button.tap()
    #expect(catcher.senders == [button])
  }

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
    let target = Target()
    let outer = Target()
    let card = UIView()
    let button = UIButton()
    card.addSubview(button)
    card.addGestureRecognizer(UITapGestureRecognizer(target: outer, action: Target.hit))
    button.addTarget(target, action: Target.hit, for: .touchUpInside)
    button.tap()
    #expect(target.count == 1 && outer.count == 0)
    button.isEnabled = false
    button.tap()
    #expect(target.count == 1 && outer.count == 0)
  }

  @Test func aControlDispatchesThroughSendAction() {
    final class Silent: UIButton {
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {}
    }
    let button = Silent()
    let target = Target()
    button.addTarget(target, action: Target.hit, for: .touchUpInside)
    button.tap()
    #expect(target.count == 0)
  }

  @Test func anActionIsReplacedByItsIdentifier() {
    let button = UIButton()
    var calls: [String] = []
    button.addAction(UIAction(identifier: .init("a")) { _ in calls.append("old") }, for: .touchUpInside)
    button.addAction(
      UIAction(identifier: .init("a")) { calls.append("new \($0.sender as? UIButton === button)") },
      for: .touchUpInside)
    button.tap()
    button.removeAction(identifiedBy: .init("a"), for: .touchUpInside)
    button.tap()
    #expect(calls == ["new true"])
  }
}
