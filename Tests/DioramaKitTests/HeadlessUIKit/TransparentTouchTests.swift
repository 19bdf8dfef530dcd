import HeadlessUIKit
import Testing

/// A touch reaches views with an alpha of at least 0.01, as documented for `hitTest(_:with:)`.
@MainActor
struct TransparentTouchTests {
  nonisolated static let opacities: [(CGFloat, Bool)] = [
    (1, true), (0.011, true), (0.01, true), (0.009, false), (0, false),
  ]

  @Test(arguments: opacities) func taps(_ alpha: CGFloat, _ isReached: Bool) {
    let button = UIButton()
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    button.alpha = alpha
    #expect(button.tap() == isReached)
    #expect(count == (isReached ? 1 : 0))
  }

  @Test(arguments: opacities) func tapsInsideOfAnotherView(_ alpha: CGFloat, _ isReached: Bool) {
    let view = UIView()
    let button = UIButton()
    view.addSubview(button)
    view.alpha = alpha
    #expect(button.tap() == isReached)
  }

  @Test(arguments: opacities) func slides(_ alpha: CGFloat, _ isReached: Bool) {
    let view = UIView()
    let slider = UISlider()
    view.addSubview(slider)
    view.alpha = alpha
    slider.slide(to: 0.5)
    #expect(slider.value == (isReached ? 0.5 : 0))
  }

  @Test(arguments: opacities) func tapsSegments(_ alpha: CGFloat, _ isReached: Bool) {
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.selectedSegmentIndex = 0
    segments.alpha = alpha
    segments.tapSegment(at: 1)
    #expect(segments.selectedSegmentIndex == (isReached ? 1 : 0))
  }
}
