// Written by the tests from Switches.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

/// Owns `SwitchesScene` in a comparison.
class SwitchesOwner: RecordingOwner, SwitchesSceneHandlers {
  func notificationsChanged(_ sender: UISwitch) {
    note("notificationsChanged", sender)
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.set("notificationsChanged", of: self, SwitchesOwner.notificationsChanged)
  }
}

extension ScenePair {
  /// `SwitchesScene`, with all its arguments and with those that it needs.
  static let switches = ScenePair(
    "Switches", owner: SwitchesOwner.self,
    fully: { owner, given in
      SwitchesScene(handlers: owner)
    },
    briefly: { owner, given in
      SwitchesScene(handlers: owner)
    })
}
