// Written by the tests from Board.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

@MainActor private func entryGlimpseRow(_ values: [String: Any?]) -> GlimpseRow.State {
  GlimpseRow.State(
    id: SceneArguments.read(values["id"]),
    author: SceneArguments.read(values["author"]),
    title: SceneArguments.read(values["title"]),
    photo: SceneArguments.read(values["photo"]),
    isLiked: SceneArguments.read(values["isLiked"]),
    likes: SceneArguments.read(values["likes"]),
    note: SceneArguments.read(values["note"]),
    size: SceneArguments.read(values["size"] as? String) { GlimpseRow.State.Size(rawValue: $0) })
}

/// Owns `BoardScene` in a comparison.
class BoardOwner: RecordingOwner, BoardSceneHandlers {
  func boardPulled(_ scrollView: UIScrollView) {
    note("boardPulled", scrollView)
  }

  func rowMoved(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    note("rowMoved", tableView, sourceIndexPath, destinationIndexPath)
  }

  func writeTapped(_ sender: UIButton) {
    note("writeTapped", sender)
  }

  func setLiked(_ row: GlimpseRow.State, isLiked: Bool) async throws {
    try await request("setLiked", row, isLiked)
  }

  func allSelected() {
    note("allSelected")
  }

  func entrySelected() {
    note("entrySelected")
  }

  func otherSelected(_ row: GlimpseRow.State) {
    note("otherSelected", row)
  }

  func noteSent() {
    note("noteSent")
  }

  func inviteTapped(_ sender: UIButton) {
    note("inviteTapped", sender)
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.set("boardPulled", of: self, BoardOwner.boardPulled)
    handlers.set("rowMoved", of: self, BoardOwner.rowMoved)
    handlers.set("writeTapped", of: self, BoardOwner.writeTapped)
    handlers.setAsync("setLiked") { [weak self] (row: [String: Any?], isLiked: Bool) -> Void in
      guard let self else { throw CancellationError() }
      try await self.setLiked(entryGlimpseRow(row), isLiked: isLiked)
    }
    handlers.set("allSelected", of: self, BoardOwner.allSelected)
    handlers.set("entrySelected", of: self, BoardOwner.entrySelected)
    handlers.set("otherSelected") { [weak self] (row: [String: Any?]) -> Void in
      self?.otherSelected(entryGlimpseRow(row))
    }
    handlers.set("noteSent", of: self, BoardOwner.noteSent)
    handlers.set("inviteTapped", of: self, BoardOwner.inviteTapped)
  }
}

extension ScenePair {
  /// `BoardScene`, with all its arguments and with those that it needs.
  static let board = ScenePair(
    "Board", owner: BoardOwner.self,
    fully: { owner, given in
      BoardScene(
        state: BoardScene.State(pinned: given.entries("pinned").map(entryGlimpseRow), others: given.entries("others").map(entryGlimpseRow), names: given["names"], hint: given["hint"], draft: given["draft"], isRefreshing: given["isRefreshing"]),
        handlers: owner)
    },
    briefly: { owner, given in
      BoardScene(handlers: owner)
    },
    update: { scene, given in
      scene.update { state in
        if given.has("pinned") { state.pinned = given.entries("pinned").map(entryGlimpseRow) }
        if given.has("others") { state.others = given.entries("others").map(entryGlimpseRow) }
        if given.has("names") { state.names = given["names"] }
        if given.has("hint") { state.hint = given["hint"] }
        if given.has("draft") { state.draft = given["draft"] }
        if given.has("isRefreshing") { state.isRefreshing = given["isRefreshing"] }
      }
    },
    state: { $0.state })
}
