// Written by the tests from Ledger.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

@MainActor private func entryLedgerRow(_ values: [String: Any?]) -> LedgerRow.State {
  LedgerRow.State(
    id: SceneArguments.read(values["id"]),
    title: SceneArguments.read(values["title"]),
    stamp: SceneArguments.read(values["stamp"]))
}

/// Owns `LedgerScene` in a comparison.
class LedgerOwner: RecordingOwner {
}

extension ScenePair {
  /// `LedgerScene`, with all its arguments and with those that it needs.
  static let ledger = ScenePair(
    "Ledger", owner: LedgerOwner.self,
    fully: { owner, given in
      LedgerScene(
        state: LedgerScene.State(query: given["query"], lines: given.entries("lines").map(entryLedgerRow)))
    },
    briefly: { owner, given in
      LedgerScene()
    },
    update: { scene, given in
      scene.update { state in
        if given.has("query") { state.query = given["query"] }
        if given.has("lines") { state.lines = given.entries("lines").map(entryLedgerRow) }
      }
    },
    state: { $0.state })
}
