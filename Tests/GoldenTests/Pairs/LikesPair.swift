// Written by the tests from Likes.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

@MainActor private let sizeCases: [String: LikesScene.State.Size] = [
  "small": .small,
  "large": .large,
]

/// Owns `LikesScene` in a comparison.
class LikesOwner: RecordingOwner {
}

extension ScenePair {
  /// `LikesScene`, with all its arguments and with those that it needs.
  static let likes = ScenePair(
    "Likes", owner: LikesOwner.self,
    fully: { owner, given in
      LikesScene(
        state: LikesScene.State(count: given["count"], isOpen: given["isOpen"], shown: given["shown"], size: given["size", sizeCases]),
        author: given["author"],
        limit: given["limit"],
        owner: given["owner"])
    },
    briefly: { owner, given in
      LikesScene(author: given["author"], limit: given["limit"])
    },
    update: { scene, given in
      scene.update { state in
        if given.has("count") { state.count = given["count"] }
        if given.has("isOpen") { state.isOpen = given["isOpen"] }
        if given.has("shown") { state.shown = given["shown"] }
        if given.has("size") { state.size = given["size", sizeCases] }
      }
    },
    state: { $0.state })
}
