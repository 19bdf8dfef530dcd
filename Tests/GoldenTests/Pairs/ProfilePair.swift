// Written by the tests from Profile.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

/// Owns `ProfileScene` in a comparison.
class ProfileOwner: RecordingOwner, ProfileSceneHandlers {
  func setLiked(_ isLiked: Bool) async throws {
    try await request("setLiked", isLiked)
  }

  func nicknameReturned(_ textField: UITextField) -> Bool {
    answer("nicknameReturned", textField)
  }

  func followTapped(_ sender: UIButton) {
    note("followTapped", sender)
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.setAsync("setLiked", of: self, ProfileOwner.setLiked)
    handlers.set("nicknameReturned", of: self, ProfileOwner.nicknameReturned)
    handlers.set("followTapped", of: self, ProfileOwner.followTapped)
  }
}

extension ScenePair {
  /// `ProfileScene`, with all its arguments and with those that it needs.
  static let profile = ScenePair(
    "Profile", owner: ProfileOwner.self,
    fully: { owner, given in
      ProfileScene(
        userID: given["userID"],
        displayName: given["displayName"],
        photo: given["photo"],
        isVIP: given["isVIP"],
        handlers: owner)
    },
    briefly: { owner, given in
      ProfileScene(
        userID: given["userID"],
        displayName: given["displayName"],
        photo: given["photo"],
        handlers: owner)
    })
}
