// Written by the tests from Switchboard.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

/// Owns `SwitchboardScene` in a comparison.
class SwitchboardOwner: RecordingOwner, SwitchboardSceneHandlers {
  func inPlaceChanged(_ isOn: Bool) {
    note("inPlaceChanged", isOn)
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.set("inPlaceChanged", of: self, SwitchboardOwner.inPlaceChanged)
  }
}

extension ScenePair {
  /// `SwitchboardScene`, with all its arguments and with those that it needs.
  static let switchboard = ScenePair(
    "Switchboard", owner: SwitchboardOwner.self,
    fully: { owner, given in
      SwitchboardScene(
        heading: given["heading"],
        digest: given["digest"],
        registration: given["registration"],
        handlers: owner)
    },
    briefly: { owner, given in
      SwitchboardScene(heading: given["heading"], digest: given["digest"], handlers: owner)
    })
}
