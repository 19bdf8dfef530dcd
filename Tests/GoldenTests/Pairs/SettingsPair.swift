// Written by the tests from Settings.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

/// Owns `SettingsScene` in a comparison.
class SettingsOwner: RecordingOwner, SettingsSceneHandlers {
  func rememberMeChanged(_ isOn: Bool) {
    note("rememberMeChanged", isOn)
  }

  func aboutSelected() {
    note("aboutSelected")
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.set("rememberMeChanged", of: self, SettingsOwner.rememberMeChanged)
    handlers.set("aboutSelected", of: self, SettingsOwner.aboutSelected)
  }
}

extension ScenePair {
  /// `SettingsScene`, with all its arguments and with those that it needs.
  static let settings = ScenePair(
    "Settings", owner: SettingsOwner.self,
    fully: { owner, given in
      SettingsScene(registration: given["registration"], handlers: owner)
    },
    briefly: { owner, given in
      SettingsScene(registration: given["registration"], handlers: owner)
    })
}
