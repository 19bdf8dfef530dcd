extension UILabel {
  /// What a tap on the label opens. Reading it changes nothing about the label.
  public var url: URL? {
    get { self[decorator: \HyperlinkDecorator.url] }
    set { self[decorator: \HyperlinkDecorator.url] = newValue }
  }
}
