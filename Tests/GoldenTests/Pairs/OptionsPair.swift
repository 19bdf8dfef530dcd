// Written by the tests from Options.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

/// Owns `OptionsScene` in a comparison.
class OptionsOwner: RecordingOwner, OptionsSceneHandlers {
  func repliesChanged(_ isOn: Bool) {
    note("repliesChanged", isOn)
  }

  func imprintSelected() {
    note("imprintSelected")
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.set("repliesChanged", of: self, OptionsOwner.repliesChanged)
    handlers.set("imprintSelected", of: self, OptionsOwner.imprintSelected)
  }
}

extension ScenePair {
  /// `OptionsScene`, with all its arguments and with those that it needs.
  static let options = ScenePair(
    "Options", owner: OptionsOwner.self,
    fully: { owner, given in
      OptionsScene(tracker: given["tracker"], digest: given["digest"], handlers: owner)
    },
    briefly: { owner, given in
      OptionsScene(tracker: given["tracker"], digest: given["digest"], handlers: owner)
    })
}
