#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A heart with a count, which changes at once, and back if the change cannot be saved.
final class HeartButton: UIButton {
  private(set) var isLiked = false
  private(set) var count = 0

  /// Saves a change.
  var save: ((Bool) async throws -> Void)?
  /// Called when the status has changed.
  var changed: ((HeartButton) -> Void)?

  private var saving: Task<Void, Never>?

  init() {
    super.init(frame: .zero)
    accessibilityLabel = "Like"
    addAction(UIAction { [weak self] _ in self?.toggle() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func show(isLiked: Bool, count: Int) {
    self.isLiked = isLiked
    self.count = count
    setImage(UIImage(systemName: isLiked ? "heart.fill" : "heart"), for: .normal)
    setTitle(String(count), for: .normal)
    accessibilityValue = String(count)
    isSelected = isLiked
  }

  /// Forgets a change that is being saved, before the button shows something else.
  func forget() {
    saving?.cancel()
    saving = nil
    save = nil
    changed = nil
  }

  private func toggle() {
    guard saving == nil else { return }
    let old = (isLiked: isLiked, count: count)
    show(isLiked: !isLiked, count: count + (isLiked ? -1 : 1))
    changed?(self)
    saving = Task { [weak self, save, isLiked] in
      do {
        try await save?(isLiked)
      } catch {
        guard !Task.isCancelled, let self else { return }
        show(isLiked: old.isLiked, count: old.count)
        changed?(self)
      }
      guard !Task.isCancelled else { return }
      self?.saving = nil
    }
  }
}
