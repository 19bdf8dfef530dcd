import SystemPackage

extension FilePath {
  /// Whether there is nothing at the path, not even a link that leads nowhere. What cannot be looked at may be there.
  var isGone: Bool {
    do {
      _ = try stat(followTargetSymlink: false)
      return false
    } catch {
      return error == .noSuchFileOrDirectory || error == .notDirectory
    }
  }
}
