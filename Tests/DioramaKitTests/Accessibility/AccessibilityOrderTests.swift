@_spi(Generated) import DioramaKit
import Testing

/// What VoiceOver reads in a view, and what it offers to do.
@MainActor
struct AccessibilityOrderTests {
  private let stack = UIStackView()
  private let inner = UIStackView()
  private let labels = (1...3).map { number in
    let label = UILabel()
    label.text = "\(number)"
    return label
  }

  init() {
    stack.addArrangedSubview(labels[0])
    stack.addArrangedSubview(inner)
    inner.addArrangedSubview(labels[1])
    inner.addArrangedSubview(labels[2])
  }

  @Test func viewsAreReadInTheirOrder() {
    #expect(stack.voiceOver == ["1", "2", "3"])
    stack.setAccessibilityOrder([labels[2], labels[0]])
    #expect(stack.voiceOver == ["3", "1"])
    stack.setAccessibilityOrder([inner, labels[0]])
    #expect(stack.voiceOver == ["2", "3", "1"])
    stack.setAccessibilityOrder([])
    #expect(stack.voiceOver == ["1", "2", "3"] && stack.accessibilityElements == nil)
  }

  @Test func aScreenIsReadInItsOrder() {
    let screen = UIViewController()
    screen.layOut([stack], accessibilityOrder: [labels[2], labels[0]])
    #expect(screen.view.voiceOver == ["3", "1"])
  }

  @Test func hiddenViewsAreNotAmongTheElements() {
    labels[0].isHidden = true
    stack.setAccessibilityOrder([labels[2], labels[0], labels[1]])
    #expect(elements == ["3", "2"])
    labels[0].isHidden = false
    #expect(elements == ["3", "1", "2"])
    inner.isHidden = true
    #expect(elements == ["1"])
    inner.isHidden = false
    labels[1].isHidden = true
    #expect(elements == ["3", "1"])
  }

  /// The attributes of a view are set before what is inside it is added.
  @Test func viewsThatComeLaterAreFollowed() {
    let (root, card, label) = (UIView(), UIView(), UILabel())
    label.text = "Late"
    root.setAccessibilityOrder([label])
    #expect(root.accessibilityElements?.isEmpty == true)
    card.addSubview(label)
    root.addSubview(card)
    let window = UIWindow()
    window.addSubview(root)
    #expect(root.accessibilityElements?.count == 1)
    card.isHidden = true
    #expect(root.accessibilityElements?.isEmpty == true)
  }

  @Test func viewsElsewhereAreLeftOut() {
    stack.setAccessibilityOrder([UILabel(), stack, labels[1]])
    #expect(elements == ["2"])
  }

  @Test func aViewDoesNotHoldItsElementsButItsActions() {
    weak var label: UILabel?
    weak var item: MenuItem?
    let view = UIView()
    do {
      let (inner, action) = (UILabel(), MenuItem())
      (label, item) = (inner, action)
      view.addSubview(inner)
      view.setAccessibilityOrder([inner])
      view.setAccessibilityActions([action])
      inner.removeFromSuperview()
      view.setAccessibilityOrder([])
    }
    #expect(label == nil && item != nil)
    view.setAccessibilityActions([])
    #expect(item == nil)
  }

  @Test func actionsAreThoseThatAreShownAndEnabled() {
    let (items, menu) = ((1...3).map { _ in MenuItem() }, Submenu())
    var chosen: [Int] = []
    for (number, item) in items.enumerated() {
      item.title = "\(number)"
      item.selectHandler = { chosen.append(number) }
    }
    menu.setItems([items[2]])
    labels[0].setAccessibilityActions([items[0], items[1], menu])
    #expect(labels[0].voiceOver == ["1 [0, 1, 2]"])
    #expect(labels[0].performAccessibilityAction("2") && !labels[0].performAccessibilityAction("3"))
    items[0].isShown = false
    items[1].isEnabled = false
    items[2].title = "Two"
    #expect(labels[0].voiceOver == ["1 [Two]"] && chosen == [2])
  }

  private var elements: [String] { (stack.accessibilityElements as? [UILabel])?.compactMap(\.text) ?? [] }
}
