// Written by the tests from Draft.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

/// Owns `DraftScene` in a comparison.
class DraftOwner: RecordingOwner, DraftSceneHandlers {
  func cancelTapped(_ sender: UIBarButtonItem) {
    note("cancelTapped", sender)
  }

  func sendTapped(_ sender: UIBarButtonItem) {
    note("sendTapped", sender)
  }

  func attachTapped(_ sender: UIBarButtonItem) {
    note("attachTapped", sender)
  }

  func discardTapped(_ sender: UIBarButtonItem) {
    note("discardTapped", sender)
  }

  func draftLoaded() {
    note("draftLoaded")
  }

  func draftWillAppear(_ animated: Bool) {
    note("draftWillAppear", animated)
  }

  func draftDisappeared(_ animated: Bool) {
    note("draftDisappeared", animated)
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.set("cancelTapped", of: self, DraftOwner.cancelTapped)
    handlers.set("sendTapped", of: self, DraftOwner.sendTapped)
    handlers.set("attachTapped", of: self, DraftOwner.attachTapped)
    handlers.set("discardTapped", of: self, DraftOwner.discardTapped)
    handlers.set("draftLoaded", of: self, DraftOwner.draftLoaded)
    handlers.set("draftWillAppear", of: self, DraftOwner.draftWillAppear)
    handlers.set("draftDisappeared", of: self, DraftOwner.draftDisappeared)
  }
}

extension ScenePair {
  /// `DraftScene`, with all its arguments and with those that it needs.
  static let draft = ScenePair(
    "Draft", owner: DraftOwner.self,
    fully: { owner, given in
      DraftScene(
        state: DraftScene.State(text: given["text"], isSending: given["isSending"]),
        title: given["title"],
        handlers: owner)
    },
    briefly: { owner, given in
      DraftScene(title: given["title"], handlers: owner)
    },
    update: { scene, given in
      scene.update { state in
        if given.has("text") { state.text = given["text"] }
        if given.has("isSending") { state.isSending = given["isSending"] }
      }
    },
    state: { $0.state })
}
