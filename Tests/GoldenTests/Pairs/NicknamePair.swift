// Written by the tests from Nickname.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

/// Owns `NicknameScene` in a comparison.
class NicknameOwner: RecordingOwner, NicknameSceneHandlers {
  func nicknameReturned(_ textField: UITextField) -> Bool {
    answer("nicknameReturned", textField)
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.set("nicknameReturned", of: self, NicknameOwner.nicknameReturned)
  }
}

extension ScenePair {
  /// `NicknameScene`, with all its arguments and with those that it needs.
  static let nickname = ScenePair(
    "Nickname", owner: NicknameOwner.self,
    fully: { owner, given in
      NicknameScene(handlers: owner)
    },
    briefly: { owner, given in
      NicknameScene(handlers: owner)
    })
}
