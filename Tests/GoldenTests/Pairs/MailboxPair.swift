// Written by the tests from Mailbox.scene.yaml. Do not edit.

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

/// Owns `MailboxScene` in a comparison.
final class MailboxOwner: RecordingOwner, MailboxSceneHandlers {
  func composeSelected() {
    note("composeSelected")
  }

  func letterSelected() {
    note("letterSelected")
  }

  func hideTapped() {
    note("hideTapped")
  }

  func mailSelected(_ row: GlimpseRow.State) {
    note("mailSelected", rowValues(row))
  }

  func setLiked(_ row: GlimpseRow.State, isLiked: Bool) async throws {
    try await request("setLiked", rowValues(row), isLiked)
  }

  func forwardSelected(_ row: GlimpseRow.State) {
    note("forwardSelected", rowValues(row))
  }

  func unlikeSelected(_ row: GlimpseRow.State) {
    note("unlikeSelected", rowValues(row))
  }

  func muteSelected(_ row: GlimpseRow.State) {
    note("muteSelected", rowValues(row))
  }

  func junkSelected(_ row: GlimpseRow.State) {
    note("junkSelected", rowValues(row))
  }

  func pinTapped(_ row: GlimpseRow.State) {
    note("pinTapped", rowValues(row))
  }

  func deleteTapped(_ row: GlimpseRow.State) {
    note("deleteTapped", rowValues(row))
  }

  func archiveTapped(_ row: GlimpseRow.State) {
    note("archiveTapped", rowValues(row))
  }

  func removeTapped(_ row: String) {
    note("removeTapped", row)
  }

  func eraseSelected() {
    note("eraseSelected")
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.set("composeSelected", of: self, MailboxOwner.composeSelected)
    handlers.set("letterSelected", of: self, MailboxOwner.letterSelected)
    handlers.set("hideTapped", of: self, MailboxOwner.hideTapped)
    handlers.set("mailSelected") { [weak self] (row: [String: Any?]) in
      guard let self else { return }
      self.mailSelected(entryGlimpseRow(row))
    }
    handlers.setAsync("setLiked") { [weak self] (row: [String: Any?], isLiked: Bool) in
      guard let self else { return }
      try await self.setLiked(entryGlimpseRow(row), isLiked: isLiked)
    }
    handlers.set("forwardSelected") { [weak self] (row: [String: Any?]) in
      guard let self else { return }
      self.forwardSelected(entryGlimpseRow(row))
    }
    handlers.set("unlikeSelected") { [weak self] (row: [String: Any?]) in
      guard let self else { return }
      self.unlikeSelected(entryGlimpseRow(row))
    }
    handlers.set("muteSelected") { [weak self] (row: [String: Any?]) in
      guard let self else { return }
      self.muteSelected(entryGlimpseRow(row))
    }
    handlers.set("junkSelected") { [weak self] (row: [String: Any?]) in
      guard let self else { return }
      self.junkSelected(entryGlimpseRow(row))
    }
    handlers.set("pinTapped") { [weak self] (row: [String: Any?]) in
      guard let self else { return }
      self.pinTapped(entryGlimpseRow(row))
    }
    handlers.set("deleteTapped") { [weak self] (row: [String: Any?]) in
      guard let self else { return }
      self.deleteTapped(entryGlimpseRow(row))
    }
    handlers.set("archiveTapped") { [weak self] (row: [String: Any?]) in
      guard let self else { return }
      self.archiveTapped(entryGlimpseRow(row))
    }
    handlers.set("removeTapped", of: self, MailboxOwner.removeTapped)
    handlers.set("eraseSelected", of: self, MailboxOwner.eraseSelected)
  }
}

extension ScenePair {
  /// `MailboxScene`, with all its arguments and with those that it needs.
  static let mailbox = ScenePair(
    "Mailbox", owner: MailboxOwner.self,
    fully: { owner, given in
      MailboxScene(
        state: MailboxScene.State(mails: given.entries("mails").map(entryGlimpseRow), folders: given["folders"], isOwner: given["isOwner"]),
        handlers: owner)
    },
    briefly: { owner, given in
      MailboxScene(handlers: owner)
    },
    update: { scene, given in
      scene.update { state in
        if given.has("mails") { state.mails = given.entries("mails").map(entryGlimpseRow) }
        if given.has("folders") { state.folders = given["folders"] }
        if given.has("isOwner") { state.isOwner = given["isOwner"] }
      }
    },
    values: { scene in
      var values: [String: Any?] = [:]
      values["mails"] = .some(scene.state.mails.map(rowValues))
      values["folders"] = .some(scene.state.folders)
      values["isOwner"] = .some(scene.state.isOwner)
      return values
    })
}
