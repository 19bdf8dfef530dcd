/// Opens a URL when its view is tapped. While there is a URL, VoiceOver calls the view a link.
public final class HyperlinkDecorator: UIView, ViewDecorator {
  /// What a tap opens. Without a URL, or with one that nothing can open, a tap does nothing.
  public var url: URL? {
    didSet { marksLink = url != nil }
  }

  private weak var object: UIView?
  private var wasInteractive = true
  private var addedTraits: UIAccessibilityTraits = []
  private lazy var recognizer = TapRecognizer { [weak self] in self?.open() }

  /// Makes the view react to touches and adds a tap recogniser to it. An earlier decorator of this kind leaves the view.
  public init(object: UIView) {
    self.object = object
    super.init(frame: .zero)
    attach(to: object)
    wasInteractive = object.isUserInteractionEnabled
    object.isUserInteractionEnabled = true
    object.addGestureRecognizer(recognizer)
  }

  /// Decorators are not decoded.
  @available(*, unavailable)
  public required init?(coder: NSCoder) { nil }

  /// Leaves the view as it was before it was decorated.
  public override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard let object, newSuperview !== object else { return }
    marksLink = false
    object.removeGestureRecognizer(recognizer)
    object.isUserInteractionEnabled = wasInteractive
    self.object = nil
  }

  /// Whether the view has the trait of links. A view that had it before keeps it.
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
