// Written by the tests from Finder.scene.yaml. Do not edit.

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

/// Owns `FinderScene` in a comparison.
class FinderOwner: RecordingOwner, FinderSceneHandlers {
  func noteSent() {
    note("noteSent")
  }

  func glimpseSelected(_ row: GlimpseRow.State) {
    note("glimpseSelected", row)
  }

  func setLiked(_ row: GlimpseRow.State, isLiked: Bool) async throws {
    try await request("setLiked", row, isLiked)
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.set("noteSent", of: self, FinderOwner.noteSent)
    handlers.set("glimpseSelected") { [weak self] (row: [String: Any?]) -> Void in
      self?.glimpseSelected(entryGlimpseRow(row))
    }
    handlers.setAsync("setLiked") { [weak self] (row: [String: Any?], isLiked: Bool) -> Void in
      guard let self else { throw CancellationError() }
      try await self.setLiked(entryGlimpseRow(row), isLiked: isLiked)
    }
  }
}

extension ScenePair {
  /// `FinderScene`, with all its arguments and with those that it needs.
  static let finder = ScenePair(
    "Finder", owner: FinderOwner.self,
    fully: { owner, given in
      FinderScene(
        state: FinderScene.State(glimpses: given.entries("glimpses").map(entryGlimpseRow), query: given["query"], chosen: given.entries("chosen").first.map(entryGlimpseRow), note: entryNoteField(given.entries("note")[0])),
        featured: given.entries("featured").first.map(entryGlimpseRow),
        usual: entryNoteField(given.entries("usual")[0]),
        handlers: owner)
    },
    briefly: { owner, given in
      FinderScene(
        state: FinderScene.State(note: entryNoteField(given.entries("note")[0])),
        usual: entryNoteField(given.entries("usual")[0]),
        handlers: owner)
    },
    update: { scene, given in
      scene.update { state in
        if given.has("glimpses") { state.glimpses = given.entries("glimpses").map(entryGlimpseRow) }
        if given.has("query") { state.query = given["query"] }
        if given.has("chosen") { state.chosen = given.entries("chosen").first.map(entryGlimpseRow) }
        if given.has("note") { state.note = entryNoteField(given.entries("note")[0]) }
      }
    },
    state: { $0.state })
}
