// Written by the tests from Glimpses.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

/// Owns `GlimpsesScene` in a comparison.
class GlimpsesOwner: RecordingOwner, GlimpsesSceneHandlers {
  func firstOpened() {
    note("firstOpened")
  }

  func cardLiked(_ value: Bool) async throws {
    try await request("cardLiked", value)
  }

  func cardSent() {
    note("cardSent")
  }

  func moreTapped(_ sender: UIButton) {
    note("moreTapped", sender)
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.set("firstOpened", of: self, GlimpsesOwner.firstOpened)
    handlers.setAsync("cardLiked", of: self, GlimpsesOwner.cardLiked)
    handlers.set("cardSent", of: self, GlimpsesOwner.cardSent)
    handlers.set("moreTapped", of: self, GlimpsesOwner.moreTapped)
  }
}

extension ScenePair {
  /// `GlimpsesScene`, with all its arguments and with those that it needs.
  static let glimpses = ScenePair(
    "Glimpses", owner: GlimpsesOwner.self,
    fully: { owner, given in
      GlimpsesScene(
        state: GlimpsesScene.State(isLiked: given["isLiked"], comment: given["comment"], note: given["note"], likes: given["likes"]),
        title: given["title"],
        photo: given["photo"],
        handlers: owner)
    },
    briefly: { owner, given in
      GlimpsesScene(title: given["title"], photo: given["photo"], handlers: owner)
    },
    update: { scene, given in
      scene.update { state in
        if given.has("isLiked") { state.isLiked = given["isLiked"] }
        if given.has("comment") { state.comment = given["comment"] }
        if given.has("note") { state.note = given["note"] }
        if given.has("likes") { state.likes = given["likes"] }
      }
    },
    state: { $0.state })
}
