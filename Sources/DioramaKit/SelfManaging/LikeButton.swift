/// Shows whether the user likes something, and how many users do. The title and the picture are its own; to somebody who does
/// not see it, it is selected while the user likes the thing, and the count is its value.
open class LikeButton: UIButton {
  /// What the button needs from the app.
  public var services: SelfManagingServices {
    get { ownServices ?? .shared }
    set { ownServices = newValue }
  }

  /// Sends and takes back what taps change; `nil` for a button that only shows.
  var selfManagement: LikeSelfManagement?

  private(set) var status = LikeStatus(isLiked: false, count: 0)
  private var ownServices: SelfManagingServices?

  /// Creates a button for something that nobody likes yet.
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
  /// Shows a status that taps change at once. Each change is passed on; if that fails, it is taken back.
  public func selfManagedConfigure(
    likeStatus: Bool, count: Int, toggled: @escaping @MainActor (Bool) async throws -> Void
  ) {
    configure(likeStatus: likeStatus, count: count)
    selfManagement = LikeSelfManagement(of: self) { _ in toggled }
  }

  /// Shows a status that taps change at once. Each change is sent to the app's ``LikeService``; if that fails, it is
  /// taken back.
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
