// Written by the tests from Answers.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

/// Owns `AnswersScene` in a comparison.
final class AnswersOwner: RecordingOwner, AnswersSceneHandlers {
  func pictureTapped() {
    note("pictureTapped")
  }

  func saveLike(_ isLiked: Bool) async throws {
    try await request("saveLike", isLiked)
  }

  func sendClicked(_ sender: UIButton) {
    note("sendClicked", sender)
  }

  func agreementChanged(_ sender: UISwitch) {
    note("agreementChanged", sender)
  }

  func questionMayBegin(_ textField: UITextField) -> Bool {
    answer("questionMayBegin", textField)
  }

  func questionBegan(_ textField: UITextField) {
    note("questionBegan", textField)
  }

  func questionMayEnd(_ textField: UITextField) -> Bool {
    answer("questionMayEnd", textField)
  }

  func questionEnded(_ textField: UITextField) {
    note("questionEnded", textField)
  }

  func questionMayChange(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    answer("questionMayChange", textField, range, string)
  }

  func questionMayBeCleared(_ textField: UITextField) -> Bool {
    answer("questionMayBeCleared", textField)
  }

  func questionMayReturn(_ textField: UITextField) -> Bool {
    answer("questionMayReturn", textField)
  }

  func questionChanged(_ sender: UITextField) {
    note("questionChanged", sender)
  }

  func sectionCount(in tableView: UITableView) -> Int {
    answer("sectionCount", tableView)
  }

  func rowCount(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    answer("rowCount", tableView, section)
  }

  func rowCell(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    answer("rowCell", tableView, indexPath)
  }

  func rowHeight(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    answer("rowHeight", tableView, indexPath)
  }

  func headerHeight(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    answer("headerHeight", tableView, section)
  }

  func footerHeight(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    answer("footerHeight", tableView, section)
  }

  func headerView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    answer("headerView", tableView, section)
  }

  func footerView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    answer("footerView", tableView, section)
  }

  func rowSelected(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    note("rowSelected", tableView, indexPath)
  }

  override func register(in handlers: inout SceneHandlers) {
    handlers.set("pictureTapped", of: self, AnswersOwner.pictureTapped)
    handlers.setAsync("saveLike", of: self, AnswersOwner.saveLike)
    handlers.set("sendClicked", of: self, AnswersOwner.sendClicked)
    handlers.set("agreementChanged", of: self, AnswersOwner.agreementChanged)
    handlers.set("questionMayBegin", of: self, AnswersOwner.questionMayBegin)
    handlers.set("questionBegan", of: self, AnswersOwner.questionBegan)
    handlers.set("questionMayEnd", of: self, AnswersOwner.questionMayEnd)
    handlers.set("questionEnded", of: self, AnswersOwner.questionEnded)
    handlers.set("questionMayChange", of: self, AnswersOwner.questionMayChange)
    handlers.set("questionMayBeCleared", of: self, AnswersOwner.questionMayBeCleared)
    handlers.set("questionMayReturn", of: self, AnswersOwner.questionMayReturn)
    handlers.set("questionChanged", of: self, AnswersOwner.questionChanged)
    handlers.set("sectionCount", of: self, AnswersOwner.sectionCount)
    handlers.set("rowCount", of: self, AnswersOwner.rowCount)
    handlers.set("rowCell", of: self, AnswersOwner.rowCell)
    handlers.set("rowHeight", of: self, AnswersOwner.rowHeight)
    handlers.set("headerHeight", of: self, AnswersOwner.headerHeight)
    handlers.set("footerHeight", of: self, AnswersOwner.footerHeight)
    handlers.set("headerView", of: self, AnswersOwner.headerView)
    handlers.set("footerView", of: self, AnswersOwner.footerView)
    handlers.set("rowSelected", of: self, AnswersOwner.rowSelected)
  }
}

extension ScenePair {
  /// `AnswersScene`, with all its arguments and with those that it needs.
  static let answers = ScenePair(
    "Answers", owner: AnswersOwner.self,
    fully: { owner, given in
      AnswersScene(picture: given["picture"], handlers: owner)
    },
    briefly: { owner, given in
      AnswersScene(picture: given["picture"], handlers: owner)
    })
}
