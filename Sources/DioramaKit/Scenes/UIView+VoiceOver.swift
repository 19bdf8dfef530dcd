extension UIView {
  /// Sets what VoiceOver calls the view. A view that is one thing, such as a picture, is read from now on, and skipped as
  /// an ornament if the text is empty. One that holds others is a group of that name, and what is inside stays within
  /// reach. Controls and cells are read by themselves, whatever they are called.
  public func setVoiceOverLabel(_ label: String?) {
    accessibilityLabel = label
    guard let label, !isReadByItself else { return }
    if self is UIStackView || self is UIScrollView {
      accessibilityContainerType = label.isEmpty ? .none : .semanticGroup
    } else {
      isAccessibilityElement = !label.isEmpty
      if self is UIImageView { accessibilityTraits.insert(.image) }
    }
  }

  /// Makes a view that is read as one thing a group, so that what is put inside is within reach.
  func becomeGroup() {
    guard isAccessibilityElement else { return }
    isAccessibilityElement = false
    accessibilityContainerType = .semanticGroup
  }

  private var isReadByItself: Bool {
    self is UIControl || self is UITableViewCell || self is UITextView
      || accessibilityTraits.contains(.button)
  }
}
