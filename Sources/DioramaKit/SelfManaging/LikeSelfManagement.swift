/// Changes the status of one configuration of a like button, sends the changes, and takes back those that fail. It is gone
/// as soon as the button is configured anew, so that late answers find nothing to touch.
@MainActor
final class LikeSelfManagement {
  private weak var button: LikeButton?
  private var status: OptimisticValue<LikeStatus>
  private let request: @MainActor (Bool) async throws -> Void

  init(of button: LikeButton, request: @escaping @MainActor (Bool) async throws -> Void) {
    self.button = button
    self.request = request
    status = OptimisticValue(button.status)
  }

  /// Changes the status at once and sends the change.
  func toggle() {
    let new = status.current.toggled
    let change = status.change(to: new)
    button?.show(new, animated: true)
    Task { [weak self, request] in
      do {
        try await request(new.isLiked)
        self?.status.confirm(change)
      } catch {
        self?.takeBack(change)
      }
    }
  }

  private func takeBack(_ change: OptimisticValue<LikeStatus>.Change) {
    status.refuse(change)
    guard let button, button.status != status.current else { return }
    button.show(status.current, animated: false)
  }
}
