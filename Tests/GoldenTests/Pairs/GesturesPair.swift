// Written by the tests from Gestures.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

/// Owns `GesturesScene` in a comparison.
class GesturesOwner: RecordingOwner, GesturesSceneHandlers {
  func titleTapped(_ recognizer: UITapGestureRecognizer) {
    note("titleTapped", recognizer)
  }

  func titleTappedTwice(_ recognizer: UITapGestureRecognizer) {
    note("titleTappedTwice", recognizer)
  }

  func cardTapped(_ recognizer: UITapGestureRecognizer) {
    note("cardTapped", recognizer)
  }

  func cardHeld(_ recognizer: UILongPressGestureRecognizer) {
    note("cardHeld", recognizer)
  }

  func cardDragged(_ recognizer: UIPanGestureRecognizer) {
    note("cardDragged", recognizer)
  }

  func cardPicked() {
    note("cardPicked")
  }

  func cardClosed() {
    note("cardClosed")
  }

  func nextPicture(_ recognizer: UISwipeGestureRecognizer) {
    note("nextPicture", recognizer)
  }

  func previousPicture(_ recognizer: UISwipeGestureRecognizer) {
    note("previousPicture", recognizer)
  }

  func pictureClosed(_ recognizer: UISwipeGestureRecognizer) {
    note("pictureClosed", recognizer)
  }

  func buttonHeld(_ recognizer: UILongPressGestureRecognizer) {
    note("buttonHeld", recognizer)
  }

  func buttonTapped(_ sender: UIButton) {
    note("buttonTapped", sender)
  }

  func ratingRaised() {
    note("ratingRaised")
  }

  func ratingLowered() {
    note("ratingLowered")
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.set("titleTapped", of: self, GesturesOwner.titleTapped)
    handlers.set("titleTappedTwice", of: self, GesturesOwner.titleTappedTwice)
    handlers.set("cardTapped", of: self, GesturesOwner.cardTapped)
    handlers.set("cardHeld", of: self, GesturesOwner.cardHeld)
    handlers.set("cardDragged", of: self, GesturesOwner.cardDragged)
    handlers.set("cardPicked", of: self, GesturesOwner.cardPicked)
    handlers.set("cardClosed", of: self, GesturesOwner.cardClosed)
    handlers.set("nextPicture", of: self, GesturesOwner.nextPicture)
    handlers.set("previousPicture", of: self, GesturesOwner.previousPicture)
    handlers.set("pictureClosed", of: self, GesturesOwner.pictureClosed)
    handlers.set("buttonHeld", of: self, GesturesOwner.buttonHeld)
    handlers.set("buttonTapped", of: self, GesturesOwner.buttonTapped)
    handlers.set("ratingRaised", of: self, GesturesOwner.ratingRaised)
    handlers.set("ratingLowered", of: self, GesturesOwner.ratingLowered)
  }
}

extension ScenePair {
  /// `GesturesScene`, with all its arguments and with those that it needs.
  static let gestures = ScenePair(
    "Gestures", owner: GesturesOwner.self,
    fully: { owner, given in
      GesturesScene(
        state: GesturesScene.State(name: given["name"], isOpen: given["isOpen"]),
        handlers: owner)
    },
    briefly: { owner, given in
      GesturesScene(handlers: owner)
    },
    update: { scene, given in
      scene.update { state in
        if given.has("name") { state.name = given["name"] }
        if given.has("isOpen") { state.isOpen = given["isOpen"] }
      }
    },
    state: { $0.state })
}
