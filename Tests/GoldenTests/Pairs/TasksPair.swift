// Written by the tests from Tasks.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

@MainActor private func entryTaskRow(_ values: [String: Any?]) -> TaskRow.State {
  TaskRow.State(
    id: SceneArguments.read(values["id"]),
    name: SceneArguments.read(values["name"]),
    isDone: SceneArguments.read(values["isDone"]))
}

/// Owns `TasksScene` in a comparison.
class TasksOwner: RecordingOwner {
}

extension ScenePair {
  /// `TasksScene`, with all its arguments and with those that it needs.
  static let tasks = ScenePair(
    "Tasks", owner: TasksOwner.self,
    fully: { owner, given in
      TasksScene(state: TasksScene.State(tasks: given.entries("tasks").map(entryTaskRow)))
    },
    briefly: { owner, given in
      TasksScene()
    },
    update: { scene, given in
      scene.update { state in
        if given.has("tasks") { state.tasks = given.entries("tasks").map(entryTaskRow) }
      }
    },
    state: { $0.state })
}
