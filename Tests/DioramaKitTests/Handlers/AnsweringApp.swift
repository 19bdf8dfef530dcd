import DioramaKit

/// A delegate and data source that implements every method.
final class AnsweringApp: NSObject, UITableViewDataSource, UITableViewDelegate {
  let trace = Trace()

  private func answer<Answer>(_ answer: Answer) -> Answer {
    trace.note("app")
    return answer
  }

  func numberOfSections(in tableView: UITableView) -> Int { answer(3) }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { answer(3) }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    answer(NamedCell(named: "app"))
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { answer("app") }
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { answer("app") }
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { answer(false) }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) { trace.note("app") }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { answer(false) }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) { trace.note("app") }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { answer(22) }
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { answer(22) }
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { answer(22) }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    answer(22)
  }

  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    answer(22)
  }

  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    answer(22)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    answer(UIView())
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    answer(UIView())
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    trace.note("app")
  }

  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    trace.note("app")
  }

  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    trace.note("app")
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { trace.note("app") }

  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    trace.note("app")
  }

  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    trace.note("app")
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    answer(false)
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { trace.note("app") }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { trace.note("app") }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { answer(nil) }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { trace.note("app") }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    answer(nil)
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) { trace.note("app") }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  { answer(UITableViewCell.EditingStyle.none) }

  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    answer(
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: nil) { _, _, _ in }
      ]))
  }

  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    answer(
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .normal, title: nil) { _, _, _ in }
      ]))
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    trace.note("app")
  }
}
