// Written by the tests from Buttons.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

/// Owns `ButtonsScene` in a comparison.
class ButtonsOwner: RecordingOwner, ButtonsSceneHandlers {
  func confirmTouched(_ sender: UIButton) {
    note("confirmTouched", sender)
  }

  func confirmClicked(_ sender: UIButton) {
    note("confirmClicked", sender)
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.set("confirmTouched", of: self, ButtonsOwner.confirmTouched)
    handlers.set("confirmClicked", of: self, ButtonsOwner.confirmClicked)
  }
}

extension ScenePair {
  /// `ButtonsScene`, with all its arguments and with those that it needs.
  static let buttons = ScenePair(
    "Buttons", owner: ButtonsOwner.self,
    fully: { owner, given in
      ButtonsScene(handlers: owner)
    },
    briefly: { owner, given in
      ButtonsScene(handlers: owner)
    })
}
