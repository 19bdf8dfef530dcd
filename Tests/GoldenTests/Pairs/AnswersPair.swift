// Written by the tests from Answers.scene.yaml. Do not edit.

import DioramaKit
import SceneDriving

/// Owns `AnswersScene` in a comparison.
class AnswersOwner: RecordingOwner, AnswersSceneHandlers {
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

  func questionEndedFor(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    note("questionEndedFor", textField, reason)
  }

  func questionSelected(_ textField: UITextField) {
    note("questionSelected", textField)
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

  func answersTitleForHeader(
    _ tableView: UITableView, titleForHeaderInSection section: Int
  ) -> String? {
    answer("answersTitleForHeader", tableView, section)
  }

  func answersTitleForFooter(
    _ tableView: UITableView, titleForFooterInSection section: Int
  ) -> String? {
    answer("answersTitleForFooter", tableView, section)
  }

  func answersCanEditRow(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    answer("answersCanEditRow", tableView, indexPath)
  }

  func answersCommitEditing(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    note("answersCommitEditing", tableView, editingStyle, indexPath)
  }

  func answersCanMoveRow(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    answer("answersCanMoveRow", tableView, indexPath)
  }

  func answersMoveRow(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    note("answersMoveRow", tableView, sourceIndexPath, destinationIndexPath)
  }

  func answersEstimatedHeightForRow(
    _ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    answer("answersEstimatedHeightForRow", tableView, indexPath)
  }

  func answersEstimatedHeightForHeader(
    _ tableView: UITableView, estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat {
    answer("answersEstimatedHeightForHeader", tableView, section)
  }

  func answersEstimatedHeightForFooter(
    _ tableView: UITableView, estimatedHeightForFooterInSection section: Int
  ) -> CGFloat {
    answer("answersEstimatedHeightForFooter", tableView, section)
  }

  func answersWillDisplay(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    note("answersWillDisplay", tableView, cell, indexPath)
  }

  func answersWillDisplayHeaderView(
    _ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int
  ) {
    note("answersWillDisplayHeaderView", tableView, view, section)
  }

  func answersWillDisplayFooterView(
    _ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int
  ) {
    note("answersWillDisplayFooterView", tableView, view, section)
  }

  func answersDidEndDisplaying(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    note("answersDidEndDisplaying", tableView, cell, indexPath)
  }

  func answersDidEndDisplayingHeaderView(
    _ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int
  ) {
    note("answersDidEndDisplayingHeaderView", tableView, view, section)
  }

  func answersDidEndDisplayingFooterView(
    _ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int
  ) {
    note("answersDidEndDisplayingFooterView", tableView, view, section)
  }

  func answersShouldHighlightRow(
    _ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool {
    answer("answersShouldHighlightRow", tableView, indexPath)
  }

  func answersDidHighlightRow(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    note("answersDidHighlightRow", tableView, indexPath)
  }

  func answersDidUnhighlightRow(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    note("answersDidUnhighlightRow", tableView, indexPath)
  }

  func answersWillSelectRow(
    _ tableView: UITableView, willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    answer("answersWillSelectRow", tableView, indexPath)
  }

  func answersWillDeselectRow(
    _ tableView: UITableView, willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? {
    answer("answersWillDeselectRow", tableView, indexPath)
  }

  func answersDidDeselectRow(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    note("answersDidDeselectRow", tableView, indexPath)
  }

  func answersEditingStyleForRow(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    answer("answersEditingStyleForRow", tableView, indexPath)
  }

  func answersLeadingSwipeActionsConfigurationForRow(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    answer("answersLeadingSwipeActionsConfigurationForRow", tableView, indexPath)
  }

  func answersTrailingSwipeActionsConfigurationForRow(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    answer("answersTrailingSwipeActionsConfigurationForRow", tableView, indexPath)
  }

  func answersAccessoryButtonTappedForRow(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    note("answersAccessoryButtonTappedForRow", tableView, indexPath)
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
    handlers.set("questionEndedFor", of: self, AnswersOwner.questionEndedFor)
    handlers.set("questionSelected", of: self, AnswersOwner.questionSelected)
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
    handlers.set("answersTitleForHeader", of: self, AnswersOwner.answersTitleForHeader)
    handlers.set("answersTitleForFooter", of: self, AnswersOwner.answersTitleForFooter)
    handlers.set("answersCanEditRow", of: self, AnswersOwner.answersCanEditRow)
    handlers.set("answersCommitEditing", of: self, AnswersOwner.answersCommitEditing)
    handlers.set("answersCanMoveRow", of: self, AnswersOwner.answersCanMoveRow)
    handlers.set("answersMoveRow", of: self, AnswersOwner.answersMoveRow)
    handlers.set("answersEstimatedHeightForRow", of: self, AnswersOwner.answersEstimatedHeightForRow)
    handlers.set("answersEstimatedHeightForHeader", of: self, AnswersOwner.answersEstimatedHeightForHeader)
    handlers.set("answersEstimatedHeightForFooter", of: self, AnswersOwner.answersEstimatedHeightForFooter)
    handlers.set("answersWillDisplay", of: self, AnswersOwner.answersWillDisplay)
    handlers.set("answersWillDisplayHeaderView", of: self, AnswersOwner.answersWillDisplayHeaderView)
    handlers.set("answersWillDisplayFooterView", of: self, AnswersOwner.answersWillDisplayFooterView)
    handlers.set("answersDidEndDisplaying", of: self, AnswersOwner.answersDidEndDisplaying)
    handlers.set("answersDidEndDisplayingHeaderView", of: self, AnswersOwner.answersDidEndDisplayingHeaderView)
    handlers.set("answersDidEndDisplayingFooterView", of: self, AnswersOwner.answersDidEndDisplayingFooterView)
    handlers.set("answersShouldHighlightRow", of: self, AnswersOwner.answersShouldHighlightRow)
    handlers.set("answersDidHighlightRow", of: self, AnswersOwner.answersDidHighlightRow)
    handlers.set("answersDidUnhighlightRow", of: self, AnswersOwner.answersDidUnhighlightRow)
    handlers.set("answersWillSelectRow", of: self, AnswersOwner.answersWillSelectRow)
    handlers.set("answersWillDeselectRow", of: self, AnswersOwner.answersWillDeselectRow)
    handlers.set("answersDidDeselectRow", of: self, AnswersOwner.answersDidDeselectRow)
    handlers.set("answersEditingStyleForRow", of: self, AnswersOwner.answersEditingStyleForRow)
    handlers.set("answersLeadingSwipeActionsConfigurationForRow", of: self, AnswersOwner.answersLeadingSwipeActionsConfigurationForRow)
    handlers.set("answersTrailingSwipeActionsConfigurationForRow", of: self, AnswersOwner.answersTrailingSwipeActionsConfigurationForRow)
    handlers.set("answersAccessoryButtonTappedForRow", of: self, AnswersOwner.answersAccessoryButtonTappedForRow)
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
