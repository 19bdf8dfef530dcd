// Written by the tests from AuthorHeader.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

/// Owns `AuthorHeaderScene` in a comparison.
final class AuthorHeaderOwner: RecordingOwner, AuthorHeaderSceneHandlers {
  func saveLike(_ isLiked: Bool) async throws {
    try await request("saveLike", isLiked)
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.setAsync("saveLike", of: self, AuthorHeaderOwner.saveLike)
  }
}

extension ScenePair {
  /// `AuthorHeaderScene`, with all its arguments and with those that it needs.
  static let authorHeader = ScenePair(
    "AuthorHeader", owner: AuthorHeaderOwner.self,
    fully: { owner, given in
      AuthorHeaderScene(
        authorID: given["authorID"],
        authorName: given["authorName"],
        picture: given["picture"],
        likeCount: given["likeCount"],
        handlers: owner)
    },
    briefly: { owner, given in
      AuthorHeaderScene(
        authorID: given["authorID"],
        authorName: given["authorName"],
        picture: given["picture"],
        handlers: owner)
    })
}
