// Written by the tests from Survival.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

/// Owns `SurvivalScene` in a comparison.
class SurvivalOwner: RecordingOwner, SurvivalSceneHandlers {
  func nameChanged(_ sender: UITextField) {
    note("nameChanged", sender)
  }

  func toggled(_ sender: UISwitch) {
    note("toggled", sender)
  }

  func setLiked(_ isLiked: Bool) async throws {
    try await request("setLiked", isLiked)
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.set("nameChanged", of: self, SurvivalOwner.nameChanged)
    handlers.set("toggled", of: self, SurvivalOwner.toggled)
    handlers.setAsync("setLiked", of: self, SurvivalOwner.setLiked)
  }
}

extension ScenePair {
  /// `SurvivalScene`, with all its arguments and with those that it needs.
  static let survival = ScenePair(
    "Survival", owner: SurvivalOwner.self,
    fully: { owner, given in
      SurvivalScene(
        state: SurvivalScene.State(note: given["note"], name: given["name"], story: given["story"], photo: given["photo"], isOn: given["isOn"], isLiked: given["isLiked"], likes: given["likes"], count: given["count"], speed: given["speed"]),
        handlers: owner)
    },
    briefly: { owner, given in
      SurvivalScene(handlers: owner)
    },
    update: { scene, given in
      scene.update { state in
        if given.has("note") { state.note = given["note"] }
        if given.has("name") { state.name = given["name"] }
        if given.has("story") { state.story = given["story"] }
        if given.has("photo") { state.photo = given["photo"] }
        if given.has("isOn") { state.isOn = given["isOn"] }
        if given.has("isLiked") { state.isLiked = given["isLiked"] }
        if given.has("likes") { state.likes = given["likes"] }
        if given.has("count") { state.count = given["count"] }
        if given.has("speed") { state.speed = given["speed"] }
      }
    },
    state: { $0.state })
}
