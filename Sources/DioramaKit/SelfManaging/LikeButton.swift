/// Shows whether the user likes something, and how many users do. The button sets its own title and picture. For
/// accessibility, it is selected while the user likes the item, and the count is its value.
open class LikeButton: UIButton {
  /// The services that the button uses: its own, or the shared ones. They are read on each tap.
  public var services: SelfManagingServices {
    get { ownServices ?? .shared }
    set { ownServices = newValue }
  }

  /// Sends what taps change, and undoes what fails; `nil` for a button that only shows a status.
  var selfManagement: LikeSelfManagement?

  private(set) var status = LikeStatus(isLiked: false, count: 0)
  private var ownServices: SelfManagingServices?

  /// Creates a button for an item without likes.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Decodes a button.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Whether the button says that the user likes it.
  public var isLiked: Bool { status.isLiked }

  /// The number on the button.
  public var count: Int { status.count }

  /// Shows a status. Requests that are under way no longer touch the button.
  open func configure(likeStatus: Bool, count: Int, animated: Bool = false) {
    selfManagement = nil
    show(LikeStatus(isLiked: likeStatus, count: count), animated: animated)
  }

  func show(_ status: LikeStatus, animated: Bool) {
    self.status = status
    guard animated else { return update() }
    UIView.transition(
      with: self, duration: 0.2, options: [.transitionCrossDissolve, .allowUserInteraction],
      animations: update)
  }

  private func update() {
    setImage(UIImage(systemName: status.isLiked ? "heart.fill" : "heart"), for: .normal)
    setTitle(String(status.count), for: .normal)
    isSelected = status.isLiked
    accessibilityValue = String(status.count)
  }

  private func setUp() {
    setTitleColor(.label, for: .normal)
    update()
    addAction(UIAction { [weak self] _ in self?.selfManagement?.toggle() }, for: .touchUpInside)
  }
}

extension LikeButton {
  /// Shows a status that taps change at once. Each change is passed to the closure, and undone if it throws.
  public func selfManagedConfigure(
    likeStatus: Bool, count: Int, toggled: @escaping @MainActor (Bool) async throws -> Void
  ) {
    configure(likeStatus: likeStatus, count: count)
    selfManagement = LikeSelfManagement(of: self) { _ in toggled }
  }

  /// Shows a status that taps change at once. Each change is sent to the app's ``LikeService``, and undone if that
  /// fails.
  public func selfManagedConfigure(likeStatus: Bool, count: Int, itemID: String) {
    configure(likeStatus: likeStatus, count: count)
    selfManagement = LikeSelfManagement(of: self) { button in
      let services = button.services
      return { isLiked in
        do {
          try await services.likeService.setLiked(isLiked, itemID: itemID)
        } catch {
          services.reportFailure(error)
          throw error
        }
      }
    }
  }
}
