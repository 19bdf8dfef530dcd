// Written by the tests from Booking.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

/// Owns `BookingScene` in a comparison.
class BookingOwner: RecordingOwner, BookingSceneHandlers {
  func arrivalChanged(_ sender: UIDatePicker) {
    note("arrivalChanged", sender)
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.set("arrivalChanged", of: self, BookingOwner.arrivalChanged)
  }
}

extension ScenePair {
  /// `BookingScene`, with all its arguments and with those that it needs.
  static let booking = ScenePair(
    "Booking", owner: BookingOwner.self,
    fully: { owner, given in
      BookingScene(earliest: given["earliest"], latest: given["latest"], handlers: owner)
    },
    briefly: { owner, given in
      BookingScene(handlers: owner)
    })
}
