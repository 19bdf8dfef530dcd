/// Whether the user likes something, and how many users do.
struct LikeStatus: Hashable, Sendable {
  var isLiked: Bool
  var count: Int

  /// The status after the user has changed their mind.
  var toggled: LikeStatus {
    LikeStatus(isLiked: !isLiked, count: max(0, count + (isLiked ? -1 : 1)))
  }
}
