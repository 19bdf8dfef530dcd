import Testing

@_spi(Generated) @testable import DioramaKit

private final class BadgeDecorator: UIView, ViewDecorator {
  var value: Int?
  var tapped: (@MainActor () -> Void)?

  init(object: UIView) {
    super.init(frame: .zero)
    attach(to: object)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// A decorator that does not attach itself and relies on `viewDecorator()`.
private final class PlainDecorator: UIView, ViewDecorator {
  init(object: UILabel) { super.init(frame: .zero) }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

extension UIView {
  fileprivate var badge: Int? {
    get { self[decorator: \BadgeDecorator.value] }
    set { self[decorator: \BadgeDecorator.value] = newValue }
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

  @Test func theDecoratorsOfABlurAreInItsContentView() throws {
    let blur = UIVisualEffectView(effect: nil)
    blur.badge = 3
    blur.layerBorderColor = .systemRed
    blur.scenePadding = NSDirectionalEdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1)
    let (link, other) = (HyperlinkDecorator(object: blur), HyperlinkDecorator(object: blur))
    #expect(link.superview == nil && other.container === blur && blur.gestureRecognizers?.count == 1)
    #expect(blur.badge == 3 && blur.layer.borderColor != nil && blur.scenePadding.top == 1)
    #expect(blur.subviews == [blur.contentView] && blur.contentView.subviews.count == 4)
    let label = UILabel()
    blur.addSceneContent(label)
    #expect(label.superview === blur.contentView && label.container === blur && blur.contents == [label])
  }

  @Test func settingNilCreatesNothing() {
    let view = UIView()
    view.badge = nil
    view[decorator: \BadgeDecorator.tapped] = nil
    #expect(view.subviews.isEmpty)
    view.badge = 3
    view.badge = nil
    #expect(view.badge == nil && view.subviews.count == 1)
  }

  @Test func settingHandlersToNilCreatesNothing() {
    let views = [UITextField(), UITableView(), UITableViewCell(), UIButton(), UISlider()]
    for view in views {
      let count = view.subviews.count
      (view as? UITextField)?.shouldReturnHandler = nil
      (view as? UITextField)?.maxLength = nil
      (view as? UITableView)?.didSelectRowHandler = nil
      (view as? UITableViewCell)?.selectHandler = nil
      (view as? UIButton)?.clickHandler = nil
      (view as? UISlider)?.setHandler(nil, for: .valueChanged)
      #expect(view.subviews.count == count)
    }
    #expect((views[0] as? UITextField)?.delegate == nil && (views[1] as? UITableView)?.delegate == nil)
  }

  @Test func aDecoratorAttachesItselfOnce() {
    let view = UIView()
    let badge = BadgeDecorator(object: view)
    #expect(badge.superview === view)
    badge.value = 3
    #expect(view.badge == 3)
    let later: BadgeDecorator = view.viewDecorator()
    #expect(later === badge && view.subviews == [badge])
    badge.attach(to: view)
    #expect(view.subviews == [badge])
  }

  @Test func aSecondDecoratorOfAClassReplacesTheFirst() {
    let label = UILabel()
    let first = BadgeDecorator(object: label)
    let other = PlainDecorator(object: label)
    other.attach(to: label)
    let second = BadgeDecorator(object: label)
    #expect(label.subviews == [other, second] && first.superview == nil)
  }

  @Test func aDecoratorThatDoesNotAttachItselfIsAttached() {
    let label = UILabel()
    let decorator = label.viewDecorator(type: PlainDecorator.self)
    #expect(label.subviews == [decorator])
    #expect(label.viewDecorator(type: PlainDecorator.self) === decorator)
  }

  @Test func subviewFindsTheFirstOfAType() {
    let view = UIView()
    let label = UILabel()
    view.addSubview(UIImageView())
    view.addSubview(label)
    view.addSubview(UILabel())
    #expect(view.subview(type: UILabel.self) === label)
    #expect(view.subview(type: UISwitch.self) == nil)
    let found: UILabel? = view.subview()
    #expect(found === label)
  }

  @Test func theContextDeterminesTheTypeOfADecorator() {
    let label = UILabel()
    let none: HyperlinkDecorator? = label.existingViewDecorator()
    #expect(none == nil)
    let decorator: HyperlinkDecorator = label.viewDecorator()
    #expect(label.existingViewDecorator() == decorator)
  }
}
