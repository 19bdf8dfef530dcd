/// Shows whether the user likes an item, and how many users do. The button sets its own title and image. For VoiceOver,
/// it is selected while the user likes the item. The count is its value or, if it has no label, its label.
open class LikeButton: UIButton {
  /// The services that the button uses: by default, the shared ones at the time of each tap. Changing one gives the
  /// button its own copy of all of them, so that later changes of the shared ones have no effect on it.
  public var services: SelfManagingServices {
    get { ownServices ?? .shared }
    set { ownServices = newValue }
  }

  /// Called when a tap has changed the status, before the change is sent, and when a failed change has been reverted.
  /// Set this if the status is stored elsewhere. Configuring the button again with the same ``isLiked`` then keeps
  /// pending requests; with a different one, or after setting another handler, their responses are ignored.
  public var changedHandler: (@MainActor (LikeButton) -> Void)? {
    didSet { selfManagement = selfManagement?.withoutPending }
  }

  /// Sends the changes from taps, and reverts those that fail; `nil` if the button only shows a status.
  var selfManagement: LikeSelfManagement?

  private(set) var status = LikeStatus(isLiked: false, count: 0)
  /// Whether a label has been set. UIKit returns the title if there is none.
  private var hasLabel = false
  private var ownValue: String?
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

  /// The accessibility label.
  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel }
    set {
      hasLabel = newValue?.isEmpty == false
      super.accessibilityLabel = newValue
      update()
    }
  }

  /// The accessibility value: by default, the count, if the button has a label.
  open override var accessibilityValue: String? {
    get { ownValue ?? (hasLabel ? status.count.formatted() : nil) }
    set { ownValue = newValue }
  }

  /// Whether the button shows that the user likes the item.
  public var isLiked: Bool { status.isLiked }

  /// The count that the button shows.
  public var count: Int { status.count }

  /// Shows a status. Ignores responses to pending requests.
  open func configure(likeStatus: Bool, count: Int) {
    selfManagement = nil
    show(LikeStatus(isLiked: likeStatus, count: count), animated: false)
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
    setTitle(status.count.formatted(), for: .normal)
    isSelected = status.isLiked
  }

  private func setUp() {
    setTitleColor(.label, for: .normal)
    applyFont(.preferredFont(forTextStyle: .body))
    update()
    addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
  }

  private func toggle() {
    if let selfManagement { return selfManagement.toggle() }
    guard let changedHandler else { return }
    show(status.toggled, animated: true)
    changedHandler(self)
  }
}

extension LikeButton {
  /// Shows a status that taps change immediately. Each change is passed to the closure, and reverted if that throws.
  public func selfManagedConfigure(
    likeStatus: Bool, count: Int, toggled: @escaping @MainActor (Bool) async throws -> Void
  ) {
    selfManage(LikeStatus(isLiked: likeStatus, count: count)) { _ in toggled }
  }

  /// Shows a status that taps change immediately. Each change is sent to the ``LikeService``, and reverted if that
  /// fails.
  public func selfManagedConfigure(likeStatus: Bool, count: Int, itemID: String) {
    selfManage(LikeStatus(isLiked: likeStatus, count: count)) { button in
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

  private func selfManage(
    _ status: LikeStatus, _ request: @escaping @MainActor (LikeButton) -> LikeSelfManagement.Request
  ) {
    if changedHandler != nil, let selfManagement, selfManagement.isWaiting, status.isLiked == isLiked {
      selfManagement.request = request
      if status != self.status { show(status, animated: false) }
    } else {
      configure(likeStatus: status.isLiked, count: status.count)
      selfManagement = LikeSelfManagement(of: self, request: request)
    }
  }
}

/// Changes the status of a like button on a tap, sends the change, and reverts it if that fails. Changes are sent one
/// after another, so that a server gets them in their order. It is freed when the button is configured again, so that
/// late responses have no effect.
@MainActor
final class LikeSelfManagement {
  private weak var button: LikeButton?
  private var status: OptimisticValue<LikeStatus>
  /// The request of the last tap.
  private var lastRequest: Task<Void, Never>?
  /// Returns the request for a button.
  var request: @MainActor (LikeButton) -> Request

  /// Sends whether the user likes an item.
  typealias Request = @MainActor (Bool) async throws -> Void

  /// Manages the current status of a button. For each tap, the closure returns the request to send.
  init(of button: LikeButton, request: @escaping @MainActor (LikeButton) -> Request) {
    self.button = button
    self.request = request
    status = OptimisticValue(button.status)
  }

  /// Whether a change is being sent.
  var isWaiting: Bool { status.isPending }

  /// Changes the status immediately and sends the change.
  func toggle() {
    guard let button else { return }
    let new = button.status.toggled
    status.change(to: new)
    let request = request(button)
    button.show(new, animated: true)
    button.changedHandler?(button)
    lastRequest = Task { [weak self, lastRequest] in
      await lastRequest?.value
      do {
        try await request(new.isLiked)
        self?.status.confirm()
      } catch {
        self?.revert()
      }
    }
  }

  /// A copy without pending requests. The status goes back to the last confirmed one, unless the app stores it.
  var withoutPending: LikeSelfManagement? {
    guard let button else { return nil }
    if button.changedHandler == nil, button.status != status.confirmed {
      button.show(status.confirmed, animated: false)
    }
    return LikeSelfManagement(of: button, request: request)
  }

  private func revert() {
    let sent = status.current
    status.reject()
    guard let button, status.current != sent else { return }
    // A count that has changed since the tap stays.
    let count = button.count == sent.count ? status.current.count : button.count
    button.show(LikeStatus(isLiked: status.current.isLiked, count: count), animated: false)
    button.changedHandler?(button)
  }
}

/// Whether the user likes an item, and how many users do.
struct LikeStatus: Hashable, Sendable {
  let isLiked: Bool
  let count: Int

  /// Creates a status. A count is never negative.
  init(isLiked: Bool, count: Int) {
    self.isLiked = isLiked
    self.count = max(0, count)
  }

  /// The status after a tap. The count does not overflow.
  var toggled: LikeStatus {
    LikeStatus(isLiked: !isLiked, count: isLiked ? count - 1 : count == .max ? count : count + 1)
  }
}

/// A value that changes before its changes are confirmed or rejected, in their order.
struct OptimisticValue<Value> {
  /// The value of the last confirmation.
  private(set) var confirmed: Value
  private var pending: [Value] = []

  /// Creates a confirmed value.
  init(_ value: Value) { confirmed = value }

  /// Whether a change is neither confirmed nor rejected.
  var isPending: Bool { !pending.isEmpty }

  /// The newest value that has not been rejected.
  var current: Value { pending.last ?? confirmed }

  /// Changes the value before its confirmation.
  mutating func change(to value: Value) { pending.append(value) }

  /// Confirms the oldest pending change.
  mutating func confirm() { confirmed = pending.removeFirst() }

  /// Reverts the oldest pending change.
  mutating func reject() { pending.removeFirst() }
}
