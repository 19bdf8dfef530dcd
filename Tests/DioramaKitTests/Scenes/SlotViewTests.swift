import Testing

@_spi(Generated) @testable import DioramaKit

@MainActor
struct SlotViewTests {
  @Test func itIsHiddenWhileItIsEmpty() {
    let slot = SlotView()
    #expect(slot.isHidden)
    let label = UILabel()
    slot.addArrangedSubview(label)
    slot.addArrangedSubview(UILabel())
    #expect(!slot.isHidden)
    label.removeFromSuperview()
    #expect(!slot.isHidden)
    slot.subviews.forEach { $0.removeFromSuperview() }
    #expect(slot.isHidden && slot.arrangedSubviews.isEmpty)
  }

  /// In an animation, a stack counts how often a view is hidden.
  @Test func viewsAreHiddenOnce() {
    let (slot, indicator, view) = (SlotView(), UIActivityIndicatorView(), UIView())
    var count = 0
    let observations = [slot, indicator, view].map { view in
      view.observe(\.isHidden) { _, _ in MainActor.assumeIsolated { count += 1 } }
    }
    slot.addArrangedSubview(UILabel())
    slot.addArrangedSubview(UILabel())
    indicator.isShown = false
    indicator.setAnimating(false)
    view.sceneHidden = false
    view.sceneHidden = true
    view.sceneHidden = true
    #expect(count == 3 && observations.count == 3)
  }

  @Test func decodedViewsAreHiddenWhileTheyAreEmpty() {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    let slot = SlotView(coder: coder)
    #expect(slot.isHidden && ComponentViews<CountedRow>(coder: coder).isHidden)
    slot.addArrangedSubview(UILabel())
    #expect(!slot.isHidden)
  }

  @Test func aDecoratorIsNoContent() {
    let slot = SlotView()
    slot.layerBorderColor = .systemRed
    slot.scenePadding = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    #expect(slot.isHidden && !slot.subviews.isEmpty)
    let label = UILabel()
    slot.addArrangedSubview(label)
    #expect(!slot.isHidden)
    label.removeFromSuperview()
    #expect(slot.isHidden)
  }

  /// A component shows its state before the scene around it adds the content.
  @Test func decoratorsLieAboveTheContentInTheirOrder() {
    let (slot, first, second) = (SlotView(), UILabel(), UILabel())
    slot.layerBorderColor = .systemRed
    slot.scenePadding = NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)
    let decorators = slot.subviews
    slot.addArrangedSubview(first)
    slot.addArrangedSubview(second)
    #expect(decorators.count > 1 && slot.subviews == [first, second] + decorators)
    #expect(slot.arrangedSubviews == [first, second])
  }
}
