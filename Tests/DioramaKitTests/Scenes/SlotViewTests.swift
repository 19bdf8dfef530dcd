import DioramaKit
import Testing

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
}
