/// Opens a URL when its view is tapped. While there is a URL, VoiceOver announces the view as a link.
public final class HyperlinkDecorator: UIView, ViewDecorator {
  /// The URL that a tap opens. A tap does nothing if no app can open the URL. Without a URL, the tap goes to a
  /// superview, such as a table's row.
  public var url: URL? {
    didSet {
      marksLink = url != nil
      target.recognizer.isEnabled = url != nil
    }
  }

  private weak var object: UIView?
  private var wasInteractive = true
  private var addedTraits: UIAccessibilityTraits = []
  private lazy var target = GestureTarget(of: UITapGestureRecognizer()) { [weak self] in self?.open() }

  /// Enables user interaction on the view and adds a tap recognizer to it. Replaces an existing hyperlink decorator.
  public init(object: UIView) {
    self.object = object
    super.init(frame: .zero)
    attach(to: object)
    wasInteractive = object.isUserInteractionEnabled
    object.isUserInteractionEnabled = true
    target.recognizer.isEnabled = false
    object.addGestureRecognizer(target.recognizer)
  }

  /// Not supported: decorators cannot be decoded.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Restores the view to its state before it was decorated.
  public override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard let object, newSuperview !== object.contentHolder else { return }
    marksLink = false
    object.removeGestureRecognizer(target.recognizer)
    object.isUserInteractionEnabled = wasInteractive
    self.object = nil
  }

  /// Whether the decorator added the link trait. A view that had it before keeps it.
  private var marksLink: Bool {
    get { !addedTraits.isEmpty }
    set {
      guard newValue != marksLink, let object else { return }
      if newValue {
        addedTraits = UIAccessibilityTraits.link.subtracting(object.accessibilityTraits)
        object.accessibilityTraits.formUnion(addedTraits)
      } else {
        object.accessibilityTraits.subtract(addedTraits)
        addedTraits = []
      }
    }
  }

  private func open() {
    if let url { UIApplication.shared.open(url) }
  }
}

extension UILabel {
  /// The URL that a tap on the label opens. Reading it does not change the label.
  public var url: URL? {
    get { self[decorator: \HyperlinkDecorator.url] }
    set { self[decorator: \HyperlinkDecorator.url] = newValue }
  }
}
