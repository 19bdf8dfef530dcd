@_spi(Generated) import DioramaKit
import Testing

/// A view whose direction changes.
private final class TurningView: UIView {
  var direction = UIUserInterfaceLayoutDirection.leftToRight

  override var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { direction }
}

@MainActor
struct GestureHandlerTests {
  private let view = UIView()

  private let trace = Trace()

  @Test func eachGestureCallsItsHandler() {
    view.tapHandler = { [trace] _ in trace.note("tap") }
    view.doubleTapHandler = { [trace] in trace.note("twice \($0.numberOfTapsRequired)") }
    view.longPressHandler = { [trace] in trace.note("held \($0.state)") }
    view.panHandler = { [trace] in trace.note("\($0.state) \($0.translation(in: nil).x)") }
    #expect(view.tap() && view.doubleTap() && view.longPress() && view.pan(by: CGPoint(x: 3, y: 0)))
    #expect(trace.lines == ["tap", "twice 2", "held began", "began 3.0", "changed 3.0", "ended 3.0"])
  }

  @Test func aHandlerIsReplacedAndRemoved() {
    view.tapHandler = { [trace] _ in trace.note("first") }
    view.tapHandler = { [trace] _ in trace.note("second") }
    #expect(view.gestureRecognizers?.count == 1 && view.tap() && trace.lines == ["second"])
    view.tapHandler = nil
    #expect(!view.tap() && view.tapHandler == nil && view.gestureRecognizers == [])
  }

  @Test func swipesFollowTheDirectionOfTheLanguage() {
    let view = TurningView()
    view.swipeLeadingHandler = { [trace] _ in trace.note("leading") }
    view.swipeTrailingHandler = { [trace] _ in trace.note("trailing") }
    view.swipeUpHandler = { [trace] _ in trace.note("up") }
    view.swipeDownHandler = { [trace] _ in trace.note("down") }
    for direction in [UISwipeGestureRecognizer.Direction.left, .right, .up, .down] { view.swipe(direction) }
    #expect(trace.lines == ["leading", "trailing", "up", "down"])
    view.direction = .rightToLeft
    let window = UIWindow()
    window.isHidden = false
    window.addSubview(view)
    view.swipe(.left)
    view.swipe(.right)
    #expect(trace.lines.suffix(2) == ["trailing", "leading"])
  }

  @Test func labelsAndImagesReceiveTouches() {
    for view in [UILabel(), UIImageView()] {
      #expect(!view.isUserInteractionEnabled)
      view.panHandler = { _ in }
      #expect(view.isUserInteractionEnabled && view.pan(by: .zero))
    }
  }

  @Test func whatIsTappedIsAButtonForVoiceOver() {
    let label = UILabel()
    label.tapHandler = { _ in }
    #expect(label.accessibilityTraits == [.staticText, .button] && label.isAccessibilityElement)
    label.tapHandler = nil
    #expect(label.accessibilityTraits == .staticText)
    label.longPressHandler = { _ in }
    #expect(label.accessibilityTraits == .staticText)
  }

  /// A view without a label is none, so that VoiceOver reaches the views inside.
  @Test(arguments: [true, false]) func aTappedContainerWithALabelIsOneButton(_ isLabelFirst: Bool) {
    for view in [UIView(), UIStackView()] {
      if isLabelFirst { view.setVoiceOverLabel("Card") }
      view.addSceneContent(UILabel())
      view.tapHandler = { _ in }
      #expect(view.isAccessibilityElement == isLabelFirst)
      if !isLabelFirst { view.setVoiceOverLabel("Card") }
      view.addSceneContent(UILabel())
      #expect(view.isAccessibilityElement && view.accessibilityContainerType == .none)
      #expect(view.accessibilityTraits.contains(.button))
    }
  }

  @Test func whatATapAddedGoesWithIt() {
    let (card, owned) = (UIStackView(), UIView())
    card.setVoiceOverLabel("Card")
    owned.accessibilityTraits = .button
    for view in [card, owned] {
      view.tapHandler = { _ in }
      view.tapHandler = { _ in }
      view.tapHandler = nil
    }
    #expect(!card.isAccessibilityElement && card.accessibilityContainerType == .semanticGroup)
    #expect(card.accessibilityTraits == [] && owned.accessibilityTraits == .button)
  }

  @Test func aDecoratorThatLeavesTakesItsGesturesAlong() throws {
    view.tapHandler = { _ in }
    let decorator = try #require(view.subviews.first)
    decorator.removeFromSuperview()
    #expect(view.gestureRecognizers == [] && !view.accessibilityTraits.contains(.button))
  }

  @Test func nothingIsKeptAlive() {
    weak var freed: UIView?
    do {
      let view = UIView()
      view.tapHandler = { $0.view?.alpha = 0.5 }
      view.doubleTapHandler = { _ in }
      view.tap()
      #expect(view.alpha == 0.5)
      freed = view
    }
    #expect(freed == nil)
  }
}
