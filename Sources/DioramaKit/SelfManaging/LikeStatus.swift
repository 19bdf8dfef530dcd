/// Whether the user likes something, and how many users do.
struct LikeStatus: Hashable, Sendable {
  let isLiked: Bool
  let count: Int

  /// Creates a status. A count is never negative.
  init(isLiked: Bool, count: Int) {
    self.isLiked = isLiked
    self.count = max(0, count)
  }

  /// The status after the user has changed their mind. The largest count does not grow.
  var toggled: LikeStatus {
    LikeStatus(isLiked: !isLiked, count: isLiked ? count - 1 : count == .max ? count : count + 1)
  }
}
