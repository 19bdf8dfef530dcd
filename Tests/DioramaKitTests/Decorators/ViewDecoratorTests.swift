import DioramaKit
import Testing

private final class BadgeDecorator: UIView, ViewDecorator {
  var value: Int?

  init(object: UIView) { super.init(frame: .zero) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

extension UIView {
  fileprivate var badge: Int? {
    get { existingViewDecorator(type: BadgeDecorator.self)?.value }
    set { viewDecorator(type: BadgeDecorator.self).value = newValue }
  }
}

@MainActor
struct ViewDecoratorTests {
  @Test func aDecoratorOfViewsDecoratesEveryView() {
    let button = UIButton()
    #expect(button.badge == nil && button.subviews.isEmpty)
    button.badge = 3
    button.badge = 4
    #expect(button.badge == 4)
    #expect(button.subviews.count == 1)
  }

  @Test func subviewFindsTheFirstOfAType() {
    let view = UIView()
    let label = UILabel()
    view.addSubview(UIImageView())
    view.addSubview(label)
    view.addSubview(UILabel())
    #expect(view.subview(type: UILabel.self) === label)
    #expect(view.subview(type: UISwitch.self) == nil)
  }
}
