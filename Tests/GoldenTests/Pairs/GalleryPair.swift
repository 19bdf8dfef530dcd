// Written by the tests from Gallery.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

/// Owns `GalleryScene` in a comparison.
class GalleryOwner: RecordingOwner, GallerySceneHandlers {
  func louderTapped(_ sender: UIButton) {
    note("louderTapped", sender)
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.set("louderTapped", of: self, GalleryOwner.louderTapped)
  }
}

extension ScenePair {
  /// `GalleryScene`, with all its arguments and with those that it needs.
  static let gallery = ScenePair(
    "Gallery", owner: GalleryOwner.self,
    fully: { owner, given in
      GalleryScene(
        state: GalleryScene.State(tint: given["tint"], isLoud: given["isLoud"]),
        handlers: owner)
    },
    briefly: { owner, given in
      GalleryScene(handlers: owner)
    },
    update: { scene, given in
      scene.update { state in
        if given.has("tint") { state.tint = given["tint"] }
        if given.has("isLoud") { state.isLoud = given["isLoud"] }
      }
    },
    state: { $0.state })
}
