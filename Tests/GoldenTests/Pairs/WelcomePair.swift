// Written by the tests from Welcome.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

/// Owns `WelcomeScene` in a comparison.
class WelcomeOwner: RecordingOwner, WelcomeSceneHandlers {
  func startTapped(_ sender: UIButton) {
    note("startTapped", sender)
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.set("startTapped", of: self, WelcomeOwner.startTapped)
  }
}

extension ScenePair {
  /// `WelcomeScene`, with all its arguments and with those that it needs.
  static let welcome = ScenePair(
    "Welcome", owner: WelcomeOwner.self,
    fully: { owner, given in
      WelcomeScene(handlers: owner)
    },
    briefly: { owner, given in
      WelcomeScene(handlers: owner)
    })
}
