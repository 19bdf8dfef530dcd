// Written by the tests from Feed.scene.yaml. Do not edit.

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

/// Owns `FeedScene` in a comparison.
class FeedOwner: RecordingOwner, FeedSceneHandlers {
  func feedPulled(_ scrollView: UIScrollView) {
    note("feedPulled", scrollView)
  }

  func welcomeSelected() {
    note("welcomeSelected")
  }

  func glimpseSelected(_ row: GlimpseRow.State) {
    note("glimpseSelected", row)
  }

  func setLiked(_ row: GlimpseRow.State, isLiked: Bool) async throws {
    try await request("setLiked", row, isLiked)
  }

  func glimpseOpened(_ row: GlimpseRow.State) {
    note("glimpseOpened", row)
  }

  func tagSelected(_ row: String) {
    note("tagSelected", row)
  }

  func inviteTapped(_ sender: UIButton) {
    note("inviteTapped", sender)
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.set("feedPulled", of: self, FeedOwner.feedPulled)
    handlers.set("welcomeSelected", of: self, FeedOwner.welcomeSelected)
    handlers.set("glimpseSelected") { [weak self] (row: [String: Any?]) -> Void in
      self?.glimpseSelected(entryGlimpseRow(row))
    }
    handlers.setAsync("setLiked") { [weak self] (row: [String: Any?], isLiked: Bool) -> Void in
      guard let self else { throw CancellationError() }
      try await self.setLiked(entryGlimpseRow(row), isLiked: isLiked)
    }
    handlers.set("glimpseOpened") { [weak self] (row: [String: Any?]) -> Void in
      self?.glimpseOpened(entryGlimpseRow(row))
    }
    handlers.set("tagSelected", of: self, FeedOwner.tagSelected)
    handlers.set("inviteTapped", of: self, FeedOwner.inviteTapped)
  }
}

extension ScenePair {
  /// `FeedScene`, with all its arguments and with those that it needs.
  static let feed = ScenePair(
    "Feed", owner: FeedOwner.self,
    fully: { owner, given in
      FeedScene(
        state: FeedScene.State(glimpses: given.entries("glimpses").map(entryGlimpseRow), tags: given["tags"], query: given["query"], isEditing: given["isEditing"], isRefreshing: given["isRefreshing"], showsTags: given["showsTags"]),
        footnote: given["footnote"],
        handlers: owner)
    },
    briefly: { owner, given in
      FeedScene(footnote: given["footnote"], handlers: owner)
    },
    update: { scene, given in
      scene.update { state in
        if given.has("glimpses") { state.glimpses = given.entries("glimpses").map(entryGlimpseRow) }
        if given.has("tags") { state.tags = given["tags"] }
        if given.has("query") { state.query = given["query"] }
        if given.has("isEditing") { state.isEditing = given["isEditing"] }
        if given.has("isRefreshing") { state.isRefreshing = given["isRefreshing"] }
        if given.has("showsTags") { state.showsTags = given["showsTags"] }
      }
    },
    state: { $0.state })
}
