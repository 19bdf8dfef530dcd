import HeadlessUIKit
import Testing

/// Tests of the view tree, touches, animations and scrolling.
@MainActor
struct ViewTree {
  @Test func beingHiddenIsTheViewsOwnState() {
    let (around, button) = (UIView(), UIButton())
    around.addSubview(button)
    around.isHidden = true
    #expect(!button.isHidden && around.subviews == [button])
    #expect(!button.tap())
  }

  @Test(arguments: [(1, true), (0.011, true), (0.01, true), (0.009, false), (0, false)])
  func aTransparentViewGetsNoTouch(_ alpha: CGFloat, _ isReached: Bool) {
    let (around, button, slider, taps) = (UIView(), UIButton(), UISlider(), Counter())
    let segments = UISegmentedControl(items: ["a", "b"])
    button.addAction(UIAction { _ in taps.value += 1 }, for: .touchUpInside)
    for control in [button, slider, segments] { around.addSubview(control) }
    around.alpha = alpha
    #expect(button.tap() == isReached && taps.value == (isReached ? 1 : 0))
    slider.slide(to: 0.5)
    segments.tapSegment(at: 1)
    #expect(slider.value == (isReached ? 0.5 : 0))
    #expect(segments.selectedSegmentIndex == (isReached ? 1 : UISegmentedControl.noSegment))
    around.alpha = 1
    button.alpha = alpha
    #expect(button.tap() == isReached && taps.value == (isReached ? 2 : 0))
  }

  @Test func aViewWithoutInteractionGetsNoTouch() {
    let (around, button, taps) = (UIView(), UIButton(), Counter())
    button.addAction(UIAction { _ in taps.value += 1 }, for: .touchUpInside)
    around.addSubview(button)
    around.isUserInteractionEnabled = false
    #expect(!button.tap() && taps.value == 0)
  }

  @Test func whatLeavesTakesItsConstraintsFromTheViewsAround() {
    let (outer, middle, inner) = (UIView(), UIView(), UIView())
    outer.addSubview(middle)
    middle.addSubview(inner)
    let away = inner.topAnchor.constraint(equalTo: outer.topAnchor)
    let along = inner.leftAnchor.constraint(equalTo: middle.leftAnchor)
    NSLayoutConstraint.activate([away, along])
    middle.removeFromSuperview()
    #expect(!away.isActive && along.isActive && outer.constraints.isEmpty && middle.superview == nil)
  }

  @Test func aViewIsToldOfItsWindowWithAllViewsAround() {
    final class ToldView: UIView {
      var other: UIView?
      var told: [Bool] = []
      override func didMoveToWindow() {
        super.didMoveToWindow()
        told.append(window != nil && window === other?.window)
      }
    }
    let (window, outer, inner, later) = (UIWindow(), UIView(), ToldView(), UIView())
    inner.other = later
    outer.addSubview(inner)
    outer.addSubview(later)
    #expect(inner.told.isEmpty)
    window.addSubview(outer)
    outer.removeFromSuperview()
    #expect(inner.told == [true, false])
  }

  @Test func theNearestCommonAncestorHoldsAConstraint() {
    let (outer, first, second) = (UIView(), UIView(), UIView())
    outer.addSubview(first)
    outer.addSubview(second)
    let constraint = first.topAnchor.constraint(equalTo: second.topAnchor)
    #expect(!constraint.isActive)
    constraint.isActive = true
    let inside = first.bottomAnchor.constraint(equalTo: outer.safeAreaLayoutGuide.bottomAnchor, constant: 8)
    inside.isActive = true
    first.widthAnchor.constraint(equalToConstant: 10).isActive = true
    #expect(outer.constraints == [constraint, inside] && first.constraints.map(\.constant) == [10])
    constraint.isActive = false
    #expect(outer.constraints == [inside])
  }

  @Test func theKeyboardHasAGuide() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    let above = outer.keyboardLayoutGuide.topAnchor.constraint(equalTo: inner.bottomAnchor)
    above.isActive = true
    #expect(outer.keyboardLayoutGuide.owningView === outer && outer.constraints == [above])
  }

  @Test func aBlurHasNoViewsButItsContentView() async {
    let blur = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    let label = UILabel()
    blur.contentView.addSubview(label)
    #expect(label.superview === blur.contentView && blur.contentView.superview === blur)
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIVisualEffectView(effect: nil).addSubview(UILabel()) }
    }
  }

  @Test func aViewHasItsOwnBaselinesUnlessItNamesAnotherView() {
    let label = UILabel()
    #expect(label.forFirstBaselineLayout === label && label.forLastBaselineLayout === label)
    let view = LastLine(label)
    #expect(view.forFirstBaselineLayout === label)
  }

  @Test func theTintComesFromTheNearestViewThatHasOne() {
    let (around, view) = (UIView(), UIView())
    around.addSubview(view)
    let system = view.tintColor
    around.tintColor = .red
    #expect(system != nil && view.tintColor == .red)
    view.tintColor = .green
    #expect(view.tintColor == .green && around.tintColor == .red)
  }

  @Test func changesInAnAnimationAreMadeAtOnce() {
    let view = UIView()
    UIView.animate(withDuration: 1) { view.alpha = 0.5 }
    #expect(view.alpha == 0.5)
    var isDone = false
    UIView.animate(withDuration: 0, animations: { view.alpha = 1 }, completion: { isDone = $0 })
    #expect(view.alpha == 1 && isDone)
  }

  @Test func scrollingIsReportedWhoeverScrolls() {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var count = 0

      func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    }
    let view = UIScrollView()
    let delegate = Delegate()
    view.delegate = delegate
    view.drag(to: CGPoint(x: 0, y: 10))
    #expect(delegate.count == 1 && view.contentOffset.y == 10)
    view.setContentOffset(CGPoint(x: 0, y: 20), animated: false)
    #expect(delegate.count == 2)
    view.contentOffset = CGPoint(x: 0, y: 20)
    #expect(delegate.count == 2)
    view.isScrollEnabled = false
    view.drag(to: .zero)
    view.isScrollEnabled = true
    view.isHidden = true
    view.drag(to: .zero)
    #expect(delegate.count == 2 && view.contentOffset.y == 20)
  }

  @Test func anIndicatorIsHiddenWhileItStandsStill() {
    let indicator = UIActivityIndicatorView(style: .medium)
    #expect(indicator.hidesWhenStopped && indicator.isHidden)
    indicator.startAnimating()
    #expect(!indicator.isHidden && indicator.isAnimating)
    indicator.stopAnimating()
    #expect(indicator.isHidden)
    indicator.hidesWhenStopped = false
    #expect(!indicator.isHidden)
  }
}

/// Tests of stack views.
@MainActor
struct Stacks {
  @Test func arrangedViewsAreSubviews() {
    let (first, second) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first])
    let other = UIView()
    stack.addSubview(other)
    stack.addArrangedSubview(second)
    #expect(stack.arrangedSubviews == [first, second] && stack.subviews == [first, other, second])
    #expect(!first.translatesAutoresizingMaskIntoConstraints)
    first.removeFromSuperview()
    #expect(stack.arrangedSubviews == [second])
  }

  @Test func arrangingASubviewKeepsTheOrderOfSubviews() {
    let (first, second) = (UIView(), UIView())
    let stack = UIStackView()
    stack.addSubview(first)
    stack.addSubview(second)
    stack.addArrangedSubview(second)
    stack.addArrangedSubview(first)
    #expect(stack.arrangedSubviews == [second, first] && stack.subviews == [first, second])
    stack.addSubview(first)
    #expect(stack.arrangedSubviews == [second, first] && stack.subviews == [second, first])
  }

  @Test func aViewIsInsertedWhereThereIsAPlace() async {
    let (first, second) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first])
    stack.insertArrangedSubview(second, at: 0)
    #expect(stack.arrangedSubviews == [second, first])
    stack.insertArrangedSubview(second, at: 1)
    #expect(stack.arrangedSubviews == [first, second])
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIStackView().insertArrangedSubview(UIView(), at: 1) }
    }
  }

  @Test func hidingAViewIsNoticed() {
    let (view, count) = (UIView(), Counter())
    var observation: NSKeyValueObservation? = view.observe(\.isHidden) { _, _ in
      MainActor.assumeIsolated { count.value += 1 }
    }
    view.isHidden = true
    #expect(count.value == 1)
    observation = nil
    view.isHidden = false
    #expect(count.value == 1 && observation == nil)
  }

  @Test func theSpacingAfterAViewEndsWithTheView() {
    let (first, second) = (UIView(), UIView())
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.setCustomSpacing(12, after: first)
    stack.setCustomSpacing(5, after: second)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: second)
    #expect(stack.customSpacing(after: first) == 12)
    #expect(stack.customSpacing(after: second) == UIStackView.spacingUseDefault)
    first.removeFromSuperview()
    stack.addArrangedSubview(first)
    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
  }

  @Test func theSystemHasASpacingOfItsOwn() {
    let stack = UIStackView()
    stack.spacing = UIStackView.spacingUseSystem
    #expect(stack.spacing == UIStackView.spacingUseSystem && stack.spacing != UIStackView.spacingUseDefault)
    #expect(stack.spacing > 0 && stack.spacing < 1)
  }

  @Test func aViewThatIsNotArrangedHasNoSpacing() {
    let (stack, view) = (UIStackView(), UIView())
    stack.setCustomSpacing(8, after: view)
    stack.addArrangedSubview(view)
    #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
  }

  @Test func aHiddenViewStaysArranged() {
    let view = UIView()
    let stack = UIStackView(arrangedSubviews: [view])
    view.isHidden = true
    #expect(stack.arrangedSubviews == [view])
  }
}

/// Tests of the responder chain.
@MainActor
struct Responders {
  @Test func aViewIsFollowedByItsControllerOrSuperview() {
    let controller = UIViewController()
    let (around, view) = (UIView(), UIView())
    around.addSubview(controller.view)
    controller.view.addSubview(view)
    #expect(
      view.next === controller.view && controller.view.next === controller && controller.next === around)
    #expect(UIResponder().next == nil)
  }

  @Test func noResponderBecomesFirstUnlessItSaysSo() {
    #expect(!UIView().canBecomeFirstResponder && !UIView().becomeFirstResponder())
    #expect(UIView().canResignFirstResponder)
  }

  @Test func theFirstResponderMayRefuseToResign() {
    final class Keen: UIView {
      var isStubborn = false

      override var canBecomeFirstResponder: Bool { true }
      override var canResignFirstResponder: Bool { !isStubborn }
    }
    let (first, second) = (Keen(), Keen())
    first.becomeFirstResponder()
    first.isStubborn = true
    #expect(!second.becomeFirstResponder() && first.isFirstResponder)
    first.isStubborn = false
    #expect(second.becomeFirstResponder() && !first.isFirstResponder && second.isFirstResponder)
    second.resignFirstResponder()
  }
}

@MainActor
private final class Counter {
  var value = 0
}

/// A view with the last baseline of another.
private final class LastLine: UIView {
  private let label: UILabel

  init(_ label: UILabel) {
    self.label = label
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override var forLastBaselineLayout: UIView { label }
}
