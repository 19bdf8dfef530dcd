#if !canImport(UIKit)
  import DioramaKit

  /// Uses the reviews as a user would, and prints the results.
  @MainActor
  func drive(_ scene: ReviewsScene) async {
    print("— \(scene.headline.text ?? "") —")
    scene.stars.choose(5)
    scene.comment.type("Dries fast, covers well, smells of paint.")
    scene.comment.pressReturn()
    scene.inbox.tap()
    scene.names.tapRow(at: IndexPath(row: 1, section: 0))
    scene.website.tap()
    print("Opened: \(UIApplication.shared.openedURLs.map(\.absoluteString))")

    scene.recommend.tap()
    print("Recommended: \(scene.recommend.count) at once.")
    await settle()
    owner.isOnline = false
    scene.recommend.tap()
    print("Offline: \(scene.recommend.count) at once …")
    await settle()
    print("… and \(scene.recommend.count) again, since the request failed.")
  }

  /// Toggles and selects every row of the options.
  @MainActor
  func drive(_ scene: OptionsScene) {
    print("— Options —")
    for row in [scene.newsletter, scene.weeklyDigest, scene.replies] {
      row.switchControl.tap()
    }
    print("The digest is wanted: \(digest.isWanted)")
    scene.tableView.tapRow(at: IndexPath(row: 0, section: 1))
  }

  /// Waits for pending requests to finish.
  @MainActor
  private func settle() async {
    for _ in 0..<10 { await Task.yield() }
  }
#endif
