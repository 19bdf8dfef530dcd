// Written by the tests from AuthorHeader.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

/// Owns `AuthorHeaderScene` in a comparison.
class AuthorHeaderOwner: RecordingOwner {
}

extension ScenePair {
  /// `AuthorHeaderScene`, with all its arguments and with those that it needs.
  static let authorHeader = ScenePair(
    "AuthorHeader", owner: AuthorHeaderOwner.self,
    fully: { owner, given in
      AuthorHeaderScene(
        articleID: given["articleID"],
        authorID: given["authorID"],
        authorName: given["authorName"],
        picture: given["picture"],
        likeCount: given["likeCount"])
    },
    briefly: { owner, given in
      AuthorHeaderScene(
        articleID: given["articleID"],
        authorID: given["authorID"],
        authorName: given["authorName"],
        picture: given["picture"])
    })
}
