// Written by the tests from Thumbs.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

@MainActor private func entryGlimpseRow(_ values: [String: Any?]) -> GlimpseRow.State {
  GlimpseRow.State(
    id: SceneArguments.read(values["id"]),
    author: SceneArguments.read(values["author"]),
    title: SceneArguments.read(values["title"]),
    photo: SceneArguments.read(values["photo"]),
    isLiked: SceneArguments.read(values["isLiked"]),
    likes: SceneArguments.read(values["likes"]),
    note: SceneArguments.read(values["note"]),
    size: SceneArguments.read(values["size"] as? String) { GlimpseRow.State.Size(rawValue: $0) })
}

/// Owns `ThumbsScene` in a comparison.
class ThumbsOwner: RecordingOwner {
}

extension ScenePair {
  /// `ThumbsScene`, with all its arguments and with those that it needs.
  static let thumbs = ScenePair(
    "Thumbs", owner: ThumbsOwner.self,
    fully: { owner, given in
      ThumbsScene(
        state: ThumbsScene.State(glimpses: given.entries("glimpses").map(entryGlimpseRow), cover: given["cover"], isLarge: given["isLarge"]))
    },
    briefly: { owner, given in
      ThumbsScene()
    },
    update: { scene, given in
      scene.update { state in
        if given.has("glimpses") { state.glimpses = given.entries("glimpses").map(entryGlimpseRow) }
        if given.has("cover") { state.cover = given["cover"] }
        if given.has("isLarge") { state.isLarge = given["isLarge"] }
      }
    },
    state: { $0.state })
}
