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

@MainActor private func rowValues(_ row: GlimpseRow.State) -> [String: Any?] {
  [
    "id": row.id,
    "author": row.author,
    "title": row.title,
    "photo": row.photo,
    "isLiked": row.isLiked,
    "likes": row.likes,
    "note": row.note,
    "size": row.size.rawValue,
  ]
}

@MainActor private func entryNoteField(_ values: [String: Any?]) -> NoteField.State {
  NoteField.State(
    id: SceneArguments.read(values["id"]),
    note: SceneArguments.read(values["note"]))
}

@MainActor private func rowValues(_ row: NoteField.State) -> [String: Any?] {
  [
    "id": row.id,
    "note": row.note,
  ]
}

/// Owns `FinderScene` in a comparison.
final class FinderOwner: RecordingOwner, FinderSceneHandlers {
  func noteSent() {
    note("noteSent")
  }

  func glimpseSelected(_ row: GlimpseRow.State) {
    note("glimpseSelected", rowValues(row))
  }

  func setLiked(_ row: GlimpseRow.State, isLiked: Bool) async throws {
    try await request("setLiked", rowValues(row), isLiked)
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.set("noteSent", of: self, FinderOwner.noteSent)
    handlers.set("glimpseSelected") { [weak self] (row: [String: Any?]) in
      guard let self else { return }
      self.glimpseSelected(entryGlimpseRow(row))
    }
    handlers.setAsync("setLiked") { [weak self] (row: [String: Any?], isLiked: Bool) in
      guard let self else { return }
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
    values: { scene in
      var values: [String: Any?] = [:]
      values["glimpses"] = .some(scene.state.glimpses.map(rowValues))
      values["query"] = .some(scene.state.query)
      values["chosen"] = .some(scene.state.chosen.map(rowValues))
      values["note"] = .some(rowValues(scene.state.note))
      return values
    })
}
