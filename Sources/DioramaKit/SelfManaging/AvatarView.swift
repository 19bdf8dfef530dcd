/// Shows a user's picture, with a badge for VIPs, and reports taps. It is 44 by 44 points unless constraints set
/// another size. VoiceOver announces it as an image, or as a button if a tap does something.
open class AvatarView: UIView {
  /// Shows the picture.
  public let imageView = UIImageView()

  /// Shows the badge.
  public let badgeView = UIImageView(image: UIImage(systemName: "checkmark.seal.fill"))

  /// The services that the view uses: by default, the shared ones when a picture is shown and at the time of each tap.
  /// Changing one gives the view its own copy of all of them, so that later changes of the shared ones have no effect
  /// on it.
  public var services: SelfManagingServices {
    get { pictures.services ?? .shared }
    set { pictures.services = newValue }
  }

  /// The picture that is shown or loaded.
  let pictures = PictureLoading()
  private var tapped: (@MainActor () -> Void)? {
    didSet { target.recognizer.isEnabled = tapped != nil }
  }
  private var ownValue: String?
  private lazy var target = GestureTarget(of: UITapGestureRecognizer()) { [weak self] in self?.tapped?() }

  /// Creates a view that is not configured yet.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Decodes a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Shows the badge, and the picture at a URL after it has been loaded. Discards any earlier configuration. A picture
  /// that is already shown for the same URL stays.
  open func configure(avatarURL: URL?, vipInfo: Bool, tapped: (@MainActor () -> Void)? = nil) {
    badgeView.isHidden = !vipInfo
    self.tapped = tapped
    updateTraits()
    pictures.show(.address(avatarURL), as: "picture") { [weak self] in self?.imageView.image = $0 }
  }

  /// The accessibility value: by default, the badge's label while the badge is shown.
  open override var accessibilityValue: String? {
    get { ownValue ?? (badgeView.isHidden ? nil : badgeView.accessibilityLabel) }
    set { ownValue = newValue }
  }

  /// The size without constraints: 44 by 44 points, regardless of the picture.
  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

  private func updateTraits() {
    accessibilityTraits.subtract([.button, .image])
    accessibilityTraits.insert(tapped == nil ? .image : .button)
  }

  private func setUp() {
    isAccessibilityElement = true
    updateTraits()
    badgeView.accessibilityLabel = "VIP"
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      imageView.setContentHuggingPriority(.contentExtent, for: axis)
      imageView.setContentCompressionResistancePriority(.contentExtent, for: axis)
    }
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    badgeView.isHidden = true
    for view in [imageView, badgeView] {
      addSubview(view)
      view.translatesAutoresizingMaskIntoConstraints = false
    }
    NSLayoutConstraint.activate([
      imageView.topAnchor.constraint(equalTo: topAnchor),
      imageView.leadingAnchor.constraint(equalTo: leadingAnchor),
      imageView.bottomAnchor.constraint(equalTo: bottomAnchor),
      imageView.trailingAnchor.constraint(equalTo: trailingAnchor),
      badgeView.trailingAnchor.constraint(equalTo: trailingAnchor),
      badgeView.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
    target.recognizer.isEnabled = false
    addGestureRecognizer(target.recognizer)
  }
}

extension AvatarView {
  /// Shows the picture at a URL and the badge. A tap pushes the user's profile onto the navigation controller of the
  /// view's services: by default, the visible one nearest to the view.
  public func selfManagedConfigure(avatarURL: URL?, vipInfo: Bool, uid: String) {
    configure(avatarURL: avatarURL, vipInfo: vipInfo) { [weak self] in self?.showProfile(uid: uid) }
  }

  private func showProfile(uid: String) {
    guard let navigationController = services.navigationControllerProvider.navigationController(for: self)
    else {
      services.reportFailure(SelfManagingServices.Failure.navigationController(uid: uid))
      return
    }
    do {
      let profile = try services.profileFactory.makeProfile(uid: uid)
      navigationController.pushViewController(profile, animated: true)
    } catch {
      services.reportFailure(error)
    }
  }
}
