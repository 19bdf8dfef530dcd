// Written by the tests from Reviews.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

/// Owns `ReviewsScene` in a comparison.
class ReviewsOwner: RecordingOwner, ReviewsSceneHandlers {
  func reviewsVisited(_ value: Int) {
    note("reviewsVisited", value)
  }

  func reviewsLeft(afterVisits count: Int) {
    note("reviewsLeft", count)
  }

  func starsChosen(_ value: Int) {
    note("starsChosen", value)
  }

  func commentFinished(_ textField: UITextField) -> Bool {
    answer("commentFinished", textField)
  }

  func setRecommended(_ isLiked: Bool) async throws {
    try await request("setRecommended", isLiked)
  }

  func inboxTapped(_ sender: UIButton) {
    note("inboxTapped", sender)
  }

  func reviewerSelected(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("reviewerSelected", tableView, indexPath)
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.set("reviewsVisited", of: self, ReviewsOwner.reviewsVisited)
    handlers.set("reviewsLeft", of: self, ReviewsOwner.reviewsLeft)
    handlers.set("starsChosen", of: self, ReviewsOwner.starsChosen)
    handlers.set("commentFinished", of: self, ReviewsOwner.commentFinished)
    handlers.setAsync("setRecommended", of: self, ReviewsOwner.setRecommended)
    handlers.set("inboxTapped", of: self, ReviewsOwner.inboxTapped)
    handlers.set("reviewerSelected", of: self, ReviewsOwner.reviewerSelected)
  }
}

extension ScenePair {
  /// `ReviewsScene`, with all its arguments and with those that it needs.
  static let reviews = ScenePair(
    "Reviews", owner: ReviewsOwner.self,
    fully: { owner, given in
      ReviewsScene(
        tracker: given["tracker"],
        product: given["product"],
        reviewCount: given["reviewCount"],
        reviewers: given["reviewers"],
        handlers: owner)
    },
    briefly: { owner, given in
      ReviewsScene(
        tracker: given["tracker"],
        product: given["product"],
        reviewCount: given["reviewCount"],
        reviewers: given["reviewers"],
        handlers: owner)
    })
}
