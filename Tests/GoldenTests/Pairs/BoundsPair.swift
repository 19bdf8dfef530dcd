// Written by the tests from Bounds.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

/// Owns `BoundsScene` in a comparison.
class BoundsOwner: RecordingOwner, BoundsSceneHandlers {
  func likeClicked(_ sender: LikeButton) {
    note("likeClicked", sender)
  }

  func likeChanged(_ likeButton: LikeButton) {
    note("likeChanged", likeButton)
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.set("likeClicked", of: self, BoundsOwner.likeClicked)
    handlers.set("likeChanged", of: self, BoundsOwner.likeChanged)
  }
}

extension ScenePair {
  /// `BoundsScene`, with all its arguments and with those that it needs.
  static let bounds = ScenePair(
    "Bounds", owner: BoundsOwner.self,
    fully: { owner, given in
      BoundsScene(
        whole: given["whole"],
        decimal: given["decimal"],
        some: given["some"],
        names: given["names"],
        handlers: owner)
    },
    briefly: { owner, given in
      BoundsScene(
        whole: given["whole"],
        decimal: given["decimal"],
        names: given["names"],
        handlers: owner)
    })
}
