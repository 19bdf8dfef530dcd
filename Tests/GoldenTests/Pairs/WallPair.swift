// Written by the tests from Wall.scene.yaml. Do not edit.

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

@MainActor private func entryNoteField(_ values: [String: Any?]) -> NoteField.State {
  NoteField.State(
    id: SceneArguments.read(values["id"]),
    note: SceneArguments.read(values["note"]))
}

/// Owns `WallScene` in a comparison.
class WallOwner: RecordingOwner, WallSceneHandlers {
  func setLiked(_ row: GlimpseRow.State, isLiked: Bool) async throws {
    try await request("setLiked", row, isLiked)
  }

  func pinnedOpened(_ row: GlimpseRow.State) {
    note("pinnedOpened", row)
  }

  func noteSent(_ row: NoteField.State) {
    note("noteSent", row)
  }

  func galleryPulled(_ scrollView: UIScrollView) {
    note("galleryPulled", scrollView)
  }

  func photoSelected(_ row: GlimpseRow.State) {
    note("photoSelected", row)
  }

  func removeSelected(_ row: GlimpseRow.State) {
    note("removeSelected", row)
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.setAsync("setLiked") { [weak self] (row: [String: Any?], isLiked: Bool) -> Void in
      guard let self else { throw CancellationError() }
      try await self.setLiked(entryGlimpseRow(row), isLiked: isLiked)
    }
    handlers.set("pinnedOpened") { [weak self] (row: [String: Any?]) -> Void in
      self?.pinnedOpened(entryGlimpseRow(row))
    }
    handlers.set("noteSent") { [weak self] (row: [String: Any?]) -> Void in
      self?.noteSent(entryNoteField(row))
    }
    handlers.set("galleryPulled", of: self, WallOwner.galleryPulled)
    handlers.set("photoSelected") { [weak self] (row: [String: Any?]) -> Void in
      self?.photoSelected(entryGlimpseRow(row))
    }
    handlers.set("removeSelected") { [weak self] (row: [String: Any?]) -> Void in
      self?.removeSelected(entryGlimpseRow(row))
    }
  }
}

extension ScenePair {
  /// `WallScene`, with all its arguments and with those that it needs.
  static let wall = ScenePair(
    "Wall", owner: WallOwner.self,
    fully: { owner, given in
      WallScene(
        state: WallScene.State(pinned: given.entries("pinned").map(entryGlimpseRow), others: given.entries("others").map(entryGlimpseRow), fields: given.entries("fields").map(entryNoteField), shows: given["shows"], photos: given.entries("photos").map(entryGlimpseRow), isRefreshing: given["isRefreshing"]),
        handlers: owner)
    },
    briefly: { owner, given in
      WallScene(handlers: owner)
    },
    update: { scene, given in
      scene.update { state in
        if given.has("pinned") { state.pinned = given.entries("pinned").map(entryGlimpseRow) }
        if given.has("others") { state.others = given.entries("others").map(entryGlimpseRow) }
        if given.has("fields") { state.fields = given.entries("fields").map(entryNoteField) }
        if given.has("shows") { state.shows = given["shows"] }
        if given.has("photos") { state.photos = given.entries("photos").map(entryGlimpseRow) }
        if given.has("isRefreshing") { state.isRefreshing = given["isRefreshing"] }
      }
    },
    state: { $0.state })
}
