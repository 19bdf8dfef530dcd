/// Shows the picture of a user, with a badge for very important ones, and reports taps.
open class AvatarView: UIView {
  /// Shows the picture.
  public let imageView = UIImageView()

  /// Shows the badge.
  public let badgeView = UIImageView(image: UIImage(systemName: "checkmark.seal.fill"))

  /// What the view needs from the app.
  public var services: SelfManagingServices {
    get { ownServices ?? .shared }
    set { ownServices = newValue }
  }

  private var ownServices: SelfManagingServices?
  private var tapped: (@MainActor () -> Void)?
  private var loading: Task<Void, Never>?

  /// Creates a view that shows nothing yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Decodes a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  deinit { loading?.cancel() }

  /// Shows the picture at a URL, as soon as it is there, and the badge. What was shown, asked for or reported before is
  /// forgotten.
  open func configure(avatarURL: URL?, vipInfo: Bool, tapped: (@MainActor () -> Void)? = nil) {
    badgeView.isHidden = !vipInfo
    self.tapped = tapped
    show(avatarURL)
  }

  private func show(_ url: URL?) {
    loading?.cancel()
    loading = nil
    imageView.image = nil
    guard let url else { return }
    let services = services
    loading = Task { [weak self] in
      do {
        let image = try await services.imageLoader.image(at: url)
        if !Task.isCancelled { self?.imageView.image = image }
      } catch {
        if !Task.isCancelled { services.reportFailure(error) }
      }
    }
  }

  private func setUp() {
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    badgeView.isHidden = true
    fill(with: imageView)
    addSubview(badgeView)
    badgeView.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      badgeView.trailingAnchor.constraint(equalTo: trailingAnchor),
      badgeView.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    addGestureRecognizer(TapRecognizer { [weak self] in self?.tapped?() })
  }
}
