// Written by the tests from Pictures.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

@MainActor private let sizeCases: [String: PicturesScene.State.Size] = [
  "small": .small,
  "large": .large,
]

/// Owns `PicturesScene` in a comparison.
class PicturesOwner: RecordingOwner, PicturesSceneHandlers {
  func shareTapped(_ sender: UIButton) {
    note("shareTapped", sender)
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.set("shareTapped", of: self, PicturesOwner.shareTapped)
  }
}

extension ScenePair {
  /// `PicturesScene`, with all its arguments and with those that it needs.
  static let pictures = ScenePair(
    "Pictures", owner: PicturesOwner.self,
    fully: { owner, given in
      PicturesScene(
        state: PicturesScene.State(photo: given["photo"], isRound: given["isRound"], size: given["size", sizeCases]),
        cover: given["cover"],
        badge: given["badge"],
        handlers: owner)
    },
    briefly: { owner, given in
      PicturesScene(cover: given["cover"], handlers: owner)
    },
    update: { scene, given in
      scene.update { state in
        if given.has("photo") { state.photo = given["photo"] }
        if given.has("isRound") { state.isRound = given["isRound"] }
        if given.has("size") { state.size = given["size", sizeCases] }
      }
    },
    state: { $0.state })
}
