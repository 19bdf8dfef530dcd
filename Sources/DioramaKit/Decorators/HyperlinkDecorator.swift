/// Opens a URL when its view is tapped.
public final class HyperlinkDecorator: UIView, ViewDecorator {
  /// What a tap opens. Without a URL, or with one that nothing can open, a tap does nothing.
  public var url: URL?

  /// Makes the view react to touches and adds a tap recogniser to it.
  public init(object: UIView) {
    super.init(frame: .zero)
    object.isUserInteractionEnabled = true
    object.addGestureRecognizer(TapRecognizer { [weak self] in self?.open() })
  }

  /// Decorators are not decoded.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  private func open() {
    guard let url, UIApplication.shared.canOpenURL(url) else { return }
    UIApplication.shared.open(url)
  }
}
