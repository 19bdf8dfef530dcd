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
