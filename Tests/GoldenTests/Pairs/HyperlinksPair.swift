// Written by the tests from Hyperlinks.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

/// Owns `HyperlinksScene` in a comparison.
class HyperlinksOwner: RecordingOwner {
}

extension ScenePair {
  /// `HyperlinksScene`, with all its arguments and with those that it needs.
  static let hyperlinks = ScenePair(
    "Hyperlinks", owner: HyperlinksOwner.self,
    fully: { owner, given in
      HyperlinksScene()
    },
    briefly: { owner, given in
      HyperlinksScene()
    })
}
