// Written by the tests from Cities.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

/// Owns `CitiesScene` in a comparison.
class CitiesOwner: RecordingOwner, CitiesSceneHandlers {
  func citySelected(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("citySelected", tableView, indexPath)
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.set("citySelected", of: self, CitiesOwner.citySelected)
  }
}

extension ScenePair {
  /// `CitiesScene`, with all its arguments and with those that it needs.
  static let cities = ScenePair(
    "Cities", owner: CitiesOwner.self,
    fully: { owner, given in
      CitiesScene(handlers: owner)
    },
    briefly: { owner, given in
      CitiesScene(handlers: owner)
    })
}
