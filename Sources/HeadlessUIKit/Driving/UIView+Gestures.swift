extension UIView {
  /// Taps the view.
  ///
  /// A hidden view receives no touches. A touch on a view without user interaction goes to the view behind it. The
  /// nearest recognizer, control or table row up the hierarchy responds. Returns whether there is one. A disabled
  /// control takes the touch without responding.
  @discardableResult
  public func tap() -> Bool {
    guard let touched = viewUnderFinger else { return false }
    for view in sequence(first: touched, next: \.superview) {
      if view.recognizeTap() { return true }
      if let responds = view.receiveTap() { return responds }
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

  /// Handles a tap. Returns whether the view responds, or `nil` if the touch goes on to the view around it.
  private func receiveTap() -> Bool? {
    switch self {
    case let control as UIControl:
      control.receiveTouch()
      return control.isEnabled
    case let textView as UITextView:
      return textView.becomeFirstResponder() ? true : nil
    case let cell as UITableViewCell:
      guard let table = cell.superview as? UITableView, let path = table.indexPath(for: cell) else {
        return nil
      }
      table.userSelectsRow(at: path)
      return true
    case let cell as UICollectionViewCell:
      guard let view = cell.superview as? UICollectionView, let path = view.indexPath(for: cell) else {
        return nil
      }
      view.userSelectsItem(at: path)
      return true
    default:
      return nil
    }
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

extension UIView {
  /// The number of animated transitions of the view.
  public var transitionCount: Int { transitions }
}

/// Simulated gestures. The nearest enabled recognizer up the hierarchy responds. Each method returns whether there is
/// one.
extension UIView {
  /// Taps the view twice. Other recognizers for single taps recognize the first tap, unless they require the double tap
  /// to fail.
  @discardableResult
  public func doubleTap() -> Bool {
    gesture { (recognizer: UITapGestureRecognizer) in
      guard recognizer.numberOfTapsRequired == 2 else { return false }
      for case let other as UITapGestureRecognizer in recognizer.view?.gestureRecognizers ?? []
      where other.isEnabled && other.numberOfTapsRequired == 1 && !other.waits(for: recognizer) {
        other.recognize()
      }
      recognizer.recognize()
      return true
    }
  }

  /// Holds a finger on the view, and then lifts it.
  @discardableResult
  public func longPress() -> Bool {
    gesture { (recognizer: UILongPressGestureRecognizer) in
      recognizer.recognize([.began, .ended])
      return true
    }
  }

  /// Swipes in a direction.
  @discardableResult
  public func swipe(_ direction: UISwipeGestureRecognizer.Direction) -> Bool {
    gesture { (recognizer: UISwipeGestureRecognizer) in
      guard recognizer.direction.contains(direction) else { return false }
      recognizer.recognize()
      return true
    }
  }

  /// Drags by a distance.
  @discardableResult
  public func pan(by distance: CGPoint) -> Bool {
    gesture { (recognizer: UIPanGestureRecognizer) in
      recognizer.setTranslation(distance, in: nil)
      recognizer.recognize([.began, .changed, .ended])
      return true
    }
  }

  private func gesture<Recognizer: UIGestureRecognizer>(_ recognize: (Recognizer) -> Bool) -> Bool {
    guard let touched = viewUnderFinger else { return false }
    for view in sequence(first: touched, next: \.superview) {
      for case let recognizer as Recognizer in view.gestureRecognizers ?? [] where recognizer.isEnabled {
        if recognize(recognizer) { return true }
      }
    }
    return false
  }
}

extension UISearchBar {
  /// Taps the search button of the keyboard.
  public func tapSearch() { delegate?.searchBarSearchButtonClicked(self) }

  /// Taps the cancel button, which also ends the search of a search controller.
  public func tapCancel() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.isActive = false
  }
}

extension UIPickerView {
  /// Spins a component to a row, if touches reach the picker.
  public func turn(to row: Int, inComponent component: Int = 0) {
    guard isReached, (0..<numberOfRows(inComponent: component)).contains(row) else { return }
    selectRow(row, inComponent: component, animated: false)
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  /// The titles that the user sees.
  public func titles(inComponent component: Int = 0) -> [String?] {
    (0..<numberOfRows(inComponent: component)).map {
      delegate?.pickerView(self, titleForRow: $0, forComponent: component)
    }
  }
}
