// Written by the tests from People.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

/// Owns `PeopleScene` in a comparison.
class PeopleOwner: RecordingOwner, PeopleSceneHandlers {
  func peopleCount(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    answer("peopleCount", tableView, section)
  }

  func personCell(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    answer("personCell", tableView, indexPath)
  }

  func personSelected(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("personSelected", tableView, indexPath)
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.set("peopleCount", of: self, PeopleOwner.peopleCount)
    handlers.set("personCell", of: self, PeopleOwner.personCell)
    handlers.set("personSelected", of: self, PeopleOwner.personSelected)
  }
}

extension ScenePair {
  /// `PeopleScene`, with all its arguments and with those that it needs.
  static let people = ScenePair(
    "People", owner: PeopleOwner.self,
    fully: { owner, given in
      PeopleScene(handlers: owner)
    },
    briefly: { owner, given in
      PeopleScene(handlers: owner)
    })
}
