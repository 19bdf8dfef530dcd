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

/// Owns `MailboxScene` in a comparison.
class MailboxOwner: RecordingOwner, MailboxSceneHandlers {
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
    note("mailSelected", row)
  }

  func setLiked(_ row: GlimpseRow.State, isLiked: Bool) async throws {
    try await request("setLiked", row, isLiked)
  }

  func forwardSelected(_ row: GlimpseRow.State) {
    note("forwardSelected", row)
  }

  func unlikeSelected(_ row: GlimpseRow.State) {
    note("unlikeSelected", row)
  }

  func muteSelected(_ row: GlimpseRow.State) {
    note("muteSelected", row)
  }

  func junkSelected(_ row: GlimpseRow.State) {
    note("junkSelected", row)
  }

  func pinTapped(_ row: GlimpseRow.State) {
    note("pinTapped", row)
  }

  func deleteTapped(_ row: GlimpseRow.State) {
    note("deleteTapped", row)
  }

  func archiveTapped(_ row: GlimpseRow.State) {
    note("archiveTapped", row)
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
    handlers.set("mailSelected") { [weak self] (row: [String: Any?]) -> Void in
      self?.mailSelected(entryGlimpseRow(row))
    }
    handlers.setAsync("setLiked") { [weak self] (row: [String: Any?], isLiked: Bool) -> Void in
      guard let self else { throw CancellationError() }
      try await self.setLiked(entryGlimpseRow(row), isLiked: isLiked)
    }
    handlers.set("forwardSelected") { [weak self] (row: [String: Any?]) -> Void in
      self?.forwardSelected(entryGlimpseRow(row))
    }
    handlers.set("unlikeSelected") { [weak self] (row: [String: Any?]) -> Void in
      self?.unlikeSelected(entryGlimpseRow(row))
    }
    handlers.set("muteSelected") { [weak self] (row: [String: Any?]) -> Void in
      self?.muteSelected(entryGlimpseRow(row))
    }
    handlers.set("junkSelected") { [weak self] (row: [String: Any?]) -> Void in
      self?.junkSelected(entryGlimpseRow(row))
    }
    handlers.set("pinTapped") { [weak self] (row: [String: Any?]) -> Void in
      self?.pinTapped(entryGlimpseRow(row))
    }
    handlers.set("deleteTapped") { [weak self] (row: [String: Any?]) -> Void in
      self?.deleteTapped(entryGlimpseRow(row))
    }
    handlers.set("archiveTapped") { [weak self] (row: [String: Any?]) -> Void in
      self?.archiveTapped(entryGlimpseRow(row))
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
    state: { $0.state })
}
