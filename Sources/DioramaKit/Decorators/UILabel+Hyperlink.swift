extension UILabel {
  /// What a tap on the label opens. Reading it changes nothing about the label.
  public var url: URL? {
    get { existingViewDecorator(type: HyperlinkDecorator.self)?.url }
    set {
      guard newValue != nil || url != nil else { return }
      viewDecorator(type: HyperlinkDecorator.self).url = newValue
    }
  }

  /// Sets the text and returns the label.
  @discardableResult
  public func text(_ text: String?) -> Self {
    self.text = text
    return self
  }

  /// Sets what a tap opens and returns the label.
  @discardableResult
  public func url(_ url: URL?) -> Self {
    self.url = url
    return self
  }
}
