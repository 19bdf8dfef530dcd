// Written by the tests from Account.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

/// Owns `AccountScene` in a comparison.
class AccountOwner: RecordingOwner, AccountSceneHandlers {
  func editTapped(_ sender: UIBarButtonItem) {
    note("editTapped", sender)
  }

  func accountLoaded() {
    note("accountLoaded")
  }

  func accountAppeared(_ animated: Bool) {
    note("accountAppeared", animated)
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.set("editTapped", of: self, AccountOwner.editTapped)
    handlers.set("accountLoaded", of: self, AccountOwner.accountLoaded)
    handlers.set("accountAppeared", of: self, AccountOwner.accountAppeared)
  }
}

extension ScenePair {
  /// `AccountScene`, with all its arguments and with those that it needs.
  static let account = ScenePair(
    "Account", owner: AccountOwner.self,
    fully: { owner, given in
      AccountScene(handlers: owner)
    },
    briefly: { owner, given in
      AccountScene(handlers: owner)
    })
}
