// Written by the tests from Search.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

/// Owns `SearchScene` in a comparison.
class SearchOwner: RecordingOwner, SearchSceneHandlers {
  func nameSelected() {
    note("nameSelected")
  }

  func queryChanged(_ screen: UIViewController) {
    note("queryChanged", screen)
  }

  func citiesSearched(_ searchBar: UISearchBar) {
    note("citiesSearched", searchBar)
  }

  func searchCancelled(_ searchBar: UISearchBar) {
    note("searchCancelled", searchBar)
  }

  func placeSearched(_ searchBar: UISearchBar) {
    note("placeSearched", searchBar)
  }

  func placeCancelled(_ searchBar: UISearchBar) {
    note("placeCancelled", searchBar)
  }

  func placeBegun(_ searchBar: UISearchBar) {
    note("placeBegun", searchBar)
  }

  func placeEnded(_ searchBar: UISearchBar) {
    note("placeEnded", searchBar)
  }

  func countryChosen(_ pickerView: UIPickerView, didSelectRow row: Int) {
    note("countryChosen", pickerView, row)
  }

  func mayChange(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    answer("mayChange", textView, range, text)
  }

  func noteBegun(_ textView: UITextView) {
    note("noteBegun", textView)
  }

  func noteEnded(_ textView: UITextView) {
    note("noteEnded", textView)
  }

  func shareSelected() {
    note("shareSelected")
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.set("nameSelected", of: self, SearchOwner.nameSelected)
    handlers.set("queryChanged", of: self, SearchOwner.queryChanged)
    handlers.set("citiesSearched", of: self, SearchOwner.citiesSearched)
    handlers.set("searchCancelled", of: self, SearchOwner.searchCancelled)
    handlers.set("placeSearched", of: self, SearchOwner.placeSearched)
    handlers.set("placeCancelled", of: self, SearchOwner.placeCancelled)
    handlers.set("placeBegun", of: self, SearchOwner.placeBegun)
    handlers.set("placeEnded", of: self, SearchOwner.placeEnded)
    handlers.set("countryChosen", of: self, SearchOwner.countryChosen)
    handlers.set("mayChange", of: self, SearchOwner.mayChange)
    handlers.set("noteBegun", of: self, SearchOwner.noteBegun)
    handlers.set("noteEnded", of: self, SearchOwner.noteEnded)
    handlers.set("shareSelected", of: self, SearchOwner.shareSelected)
  }
}

extension ScenePair {
  /// `SearchScene`, with all its arguments and with those that it needs.
  static let search = ScenePair(
    "Search", owner: SearchOwner.self,
    fully: { owner, given in
      SearchScene(
        state: SearchScene.State(query: given["query"], place: given["place"], countries: given["countries"], country: given["country"], note: given["note"], isOpen: given["isOpen"]),
        handlers: owner)
    },
    briefly: { owner, given in
      SearchScene(handlers: owner)
    },
    update: { scene, given in
      scene.update { state in
        if given.has("query") { state.query = given["query"] }
        if given.has("place") { state.place = given["place"] }
        if given.has("countries") { state.countries = given["countries"] }
        if given.has("country") { state.country = given["country"] }
        if given.has("note") { state.note = given["note"] }
        if given.has("isOpen") { state.isOpen = given["isOpen"] }
      }
    },
    state: { $0.state })
}
