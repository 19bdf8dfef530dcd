extension UIView {
  /// Taps the view.
  ///
  /// A hidden view receives no touches. A touch on a view without user interaction goes to the view behind it. The
  /// nearest recognizer, control or table row up the hierarchy responds. Returns whether there is one.
  @discardableResult
  public func tap() -> Bool {
    guard let touched = viewUnderFinger else { return false }
    for view in sequence(first: touched, next: \.superview) {
      if view.recognizeTap() || view.receiveTap() { return true }
    }
    return false
  }

  /// The view that receives a touch on this one, or `nil` if nothing is visible there.
  var viewUnderFinger: UIView? {
    var touched: UIView? = self
    for view in sequence(first: self, next: \.superview) {
      if view.isHidden || view.alpha < 0.01 { return nil }
      if !view.isUserInteractionEnabled { touched = view.superview }
    }
    return touched
  }

  private func recognizeTap() -> Bool {
    let recognizer = gestureRecognizers?.lazy
      .compactMap { $0 as? UITapGestureRecognizer }
      .first { $0.isEnabled && $0.numberOfTapsRequired == 1 && $0.numberOfTouchesRequired == 1 }
    recognizer?.recognize()
    return recognizer != nil
  }

  private func receiveTap() -> Bool {
    switch self {
    case let control as UIControl:
      control.receiveTouch()
      return true
    case let textView as UITextView:
      return textView.becomeFirstResponder()
    case let cell as UITableViewCell:
      guard let table = cell.superview as? UITableView, let path = table.indexPath(for: cell) else {
        return false
      }
      table.userSelectsRow(at: path)
      return true
    case let cell as UICollectionViewCell:
      guard let view = cell.superview as? UICollectionView, let path = view.indexPath(for: cell) else {
        return false
      }
      view.userSelectsItem(at: path)
      return true
    default:
      return false
    }
  }
}

extension UIControl {
  /// Simulates a finger that touches the control and is lifted inside it. A disabled control ignores the touch. If the
  /// touch opens a menu, there is no tap.
  fileprivate func receiveTouch() {
    guard isEnabled else { return }
    isHighlighted = true
    sendActions(for: .touchDown)
    isHighlighted = false
    if showsMenuAsPrimaryAction, (self as? UIButton)?.menu != nil {
      return sendActions(for: .menuActionTriggered)
    }
    if let control = self as? UISwitch { control.toggle() }
    sendActions(for: .touchUpInside)
    if self is UIButton { sendActions(for: .primaryActionTriggered) }
    if let field = self as? UITextField { field.becomeFirstResponder() }
  }
}

extension UISwitch {
  fileprivate func toggle() {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}

extension UIView {
  /// Whether touches reach the view.
  var isReached: Bool {
    sequence(first: self, next: \.superview).allSatisfy {
      !$0.isHidden && $0.alpha >= 0.01 && $0.isUserInteractionEnabled
    }
  }
}

extension UIControl {
  fileprivate var canBeUsed: Bool { isEnabled && isReached }
}

extension UIStepper {
  /// Taps one side of the stepper, if touches reach it.
  public func step(up isUp: Bool) {
    guard canBeUsed else { return }
    let next = value + (isUp ? stepValue : -stepValue)
    let isBeyond = next < minimumValue || next > maximumValue
    sendActions(for: .touchDown)
    value = isBeyond && wraps ? (isUp ? minimumValue : maximumValue) : next
    sendActions(for: .valueChanged)
    sendActions(for: .touchUpInside)
  }
}

extension UISlider {
  /// Moves the thumb, if touches reach the slider.
  public func slide(to value: Float) {
    guard canBeUsed else { return }
    sendActions(for: .touchDown)
    self.value = value
    sendActions(for: .valueChanged)
    sendActions(for: .touchUpInside)
  }
}

extension UIDatePicker {
  /// Chooses a date, if touches reach the picker. The date is clamped to the picker's bounds.
  public func pick(_ date: Date) {
    guard canBeUsed else { return }
    self.date = date
    sendActions(for: .valueChanged)
  }
}

extension UISegmentedControl {
  /// Taps a segment, if touches reach it. A tap on the selected segment changes nothing.
  public func tapSegment(at index: Int) {
    guard canBeUsed, index != selectedSegmentIndex, (0..<numberOfSegments).contains(index) else { return }
    selectedSegmentIndex = index
    sendActions(for: .valueChanged)
  }
}

extension UIApplication {
  /// The URL schemes for which an app is installed.
  public var openableSchemes: Set<String> {
    get { storedSchemes }
    set { storedSchemes = newValue }
  }

  /// The orientations that the app supports.
  public var supportedOrientations: UIInterfaceOrientationMask {
    get { storedOrientations }
    set { storedOrientations = newValue }
  }

  /// The schemes that the app lists under `LSApplicationQueriesSchemes` in its Info.plist, and those of web pages,
  /// which need not be listed.
  public var queriesSchemes: Set<String> {
    get { storedQueriesSchemes }
    set { storedQueriesSchemes = newValue }
  }

  /// The URLs that were opened, in order.
  public var openedURLs: [URL] { opened }

  /// Clears the list of opened URLs.
  public func forgetOpenedURLs() { opened = [] }
}

extension UINavigationController {
  /// The controllers that were pushed, in order, even if they have been popped. Freed controllers are not included.
  public var pushedViewControllers: [UIViewController] { pushes.compactMap(\.controller) }
}

extension UIView {
  /// The number of animated transitions of the view.
  public var transitionCount: Int { transitions }
}

extension UIWindow {
  /// Changes the traits of the device, for example by turning it.
  public func change(to traits: UITraitCollection) { self.traits = traits }
}

extension UIViewController {
  /// The number of times that the controller was informed of changed orientations.
  public var orientationUpdateCount: Int { orientationUpdates }
}

extension UIBarButtonItem {
  /// The system button that the item is; `nil` for any other item.
  public var shownSystemItem: UIBarButtonItem.SystemItem? { systemItem }

  /// Taps the button, unless it is disabled.
  public func tap() {
    guard isEnabled else { return }
    primaryAction?.perform(from: self)
  }
}
