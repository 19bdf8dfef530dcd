extension LikeButton {
  /// Shows a status that taps change at once. Each change is passed on; if that fails, it is taken back.
  public func selfManagedConfigure(
    likeStatus: Bool, count: Int, toggled: @escaping @MainActor (Bool) async throws -> Void
  ) {
    configure(likeStatus: likeStatus, count: count)
    selfManagement = LikeSelfManagement(of: self, request: toggled)
  }

  /// Shows a status that taps change at once. Each change is sent to the app's ``LikeService``; if that fails, it is
  /// taken back.
  public func selfManagedConfigure(likeStatus: Bool, count: Int, itemID: String) {
    let services = services
    selfManagedConfigure(likeStatus: likeStatus, count: count) { isLiked in
      do {
        try await services.likeService.setLiked(isLiked, itemID: itemID)
      } catch {
        services.reportFailure(error)
        throw error
      }
    }
  }
}
