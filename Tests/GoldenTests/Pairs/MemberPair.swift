// Written by the tests from Member.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

/// Owns `MemberScene` in a comparison.
class MemberOwner: RecordingOwner, MemberSceneHandlers {
  func makeHeader() -> MemberHeader {
    answer("makeHeader")
  }

  func makeActivity() -> UIViewController {
    answer("makeActivity")
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.set("makeHeader", of: self, MemberOwner.makeHeader)
    handlers.set("makeActivity", of: self, MemberOwner.makeActivity)
  }
}

extension ScenePair {
  /// `MemberScene`, with all its arguments and with those that it needs.
  static let member = ScenePair(
    "Member", owner: MemberOwner.self,
    fully: { owner, given in
      MemberScene(state: MemberScene.State(isExpanded: given["isExpanded"]), handlers: owner)
    },
    briefly: { owner, given in
      MemberScene(handlers: owner)
    },
    update: { scene, given in
      scene.update { state in
        if given.has("isExpanded") { state.isExpanded = given["isExpanded"] }
      }
    },
    state: { $0.state })
}
