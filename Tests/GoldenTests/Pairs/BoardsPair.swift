// Written by the tests from Boards.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

@MainActor private func entryTaskBoard(_ values: [String: Any?]) -> TaskBoard.State {
  TaskBoard.State(
    id: SceneArguments.read(values["id"]),
    title: SceneArguments.read(values["title"]),
    first: entryTaskRow(SceneArguments.entries(values["first"])[0]),
    tasks: SceneArguments.entries(values["tasks"]).map(entryTaskRow))
}

@MainActor private func entryTaskRow(_ values: [String: Any?]) -> TaskRow.State {
  TaskRow.State(
    id: SceneArguments.read(values["id"]),
    name: SceneArguments.read(values["name"]),
    isDone: SceneArguments.read(values["isDone"]))
}

/// Owns `BoardsScene` in a comparison.
class BoardsOwner: RecordingOwner {
}

extension ScenePair {
  /// `BoardsScene`, with all its arguments and with those that it needs.
  static let boards = ScenePair(
    "Boards", owner: BoardsOwner.self,
    fully: { owner, given in
      BoardsScene(state: BoardsScene.State(boards: given.entries("boards").map(entryTaskBoard)))
    },
    briefly: { owner, given in
      BoardsScene()
    },
    update: { scene, given in
      scene.update { state in
        if given.has("boards") { state.boards = given.entries("boards").map(entryTaskBoard) }
      }
    },
    state: { $0.state })
}
