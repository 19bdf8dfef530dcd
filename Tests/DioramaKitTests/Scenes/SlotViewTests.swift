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
}
