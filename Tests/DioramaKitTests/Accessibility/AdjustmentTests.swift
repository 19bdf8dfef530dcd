@_spi(Generated) @testable import DioramaKit
import Testing

/// Views that users of VoiceOver adjust.
@MainActor
struct AdjustmentTests {
  private let stack = UIStackView()
  private let label = UILabel()

  init() {
    label.text = "Three"
    stack.addArrangedSubview(label)
  }

  @Test func aViewIsOneElementAsLongAsThereIsAHandler() {
    stack.setVoiceOverLabel("Stars")
    stack.accessibilityIncrementHandler = {}
    #expect(stack.voiceOver == ["Stars, Adjustable"])
    stack.setVoiceOverLabel("Rating")
    stack.accessibilityValue = "3"
    stack.tapHandler = { _ in }
    #expect(stack.voiceOver == ["Rating, 3, Button, Adjustable"])
    stack.tapHandler = nil
    stack.accessibilityIncrementHandler = nil
    #expect(stack.voiceOver == ["Rating: Three"] && stack.accessibilityElements == nil)
  }

  /// Whether the view is an element by itself only matters while there is no handler.
  @Test(arguments: [true, false]) func anAdjustableViewStaysOneElement(_ isElement: Bool) {
    stack.setVoiceOverLabel("Stars")
    stack.accessibilityIncrementHandler = {}
    for value in [!isElement, isElement] {
      stack.setAccessibilityElement(value)
      #expect(stack.voiceOver == ["Stars, Adjustable"])
    }
    stack.accessibilityIncrementHandler = nil
    #expect(stack.isAccessibilityElement == isElement)
  }

  @Test(arguments: [true, false]) func anOrderIsReadWhileThereIsNoHandler(_ isOrderedFirst: Bool) {
    let other = UILabel()
    other.text = "Stars"
    stack.addArrangedSubview(other)
    if isOrderedFirst { stack.setAccessibilityOrder([other, label]) }
    stack.accessibilityIncrementHandler = {}
    if !isOrderedFirst { stack.setAccessibilityOrder([other, label]) }
    label.isHidden = true
    #expect(stack.voiceOver == ["Stars, Adjustable"] && stack.adjustAccessibility(up: true))
    label.isHidden = false
    stack.accessibilityIncrementHandler = nil
    #expect(stack.voiceOver == ["Stars", "Three"])
  }

  /// A user who explores the screen by touch finds a view only at its own place.
  @Test func theElementIsNoView() {
    stack.accessibilityIncrementHandler = {}
    stack.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Reset") { _ in true }]
    let element = stack.accessibilityElements?.first as? UIAccessibilityElement
    #expect(element?.accessibilityContainer === stack)
    #expect(element?.accessibilityFrame == stack.accessibilityFrame)
    #expect(stack.voiceOver == ["Three, Adjustable [Reset]"])
  }

  @Test func anItemThatIsSelectedHasItAsASeparateElement() {
    let (cell, selection, title) = (UICollectionViewCell(), ItemSelection(), UILabel())
    title.text = "Film"
    for view in [title, stack] { cell.contentView.addSubview(view) }
    stack.accessibilityIncrementHandler = {}
    selection.select = {}
    let elements = selection.elements(in: cell)?.compactMap { $0 as? UIAccessibilityElement }
    #expect(elements?.map(\.accessibilityLabel) == ["Film", "Three"])
    #expect(elements?.last?.accessibilityTraits == .adjustable)
  }

  @Test func textsInsideNameAViewWithoutALabel() {
    stack.accessibilityDecrementHandler = {}
    #expect(stack.voiceOver == ["Three, Adjustable"])
    label.accessibilityIncrementHandler = {}
    #expect(label.voiceOver == ["Three, Adjustable"])
    label.accessibilityIncrementHandler = nil
    #expect(label.voiceOver == ["Three"])
  }

  @Test func handlersAreFreedWithTheirView() {
    weak var view: UIView?
    do {
      let shown = UIView()
      view = shown
      shown.accessibilityIncrementHandler = {}
      #expect(shown.accessibilityElements?.count == 1)
    }
    #expect(view == nil)
  }
}
