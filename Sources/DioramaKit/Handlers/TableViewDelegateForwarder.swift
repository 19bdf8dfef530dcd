/// Implements a table's delegate with a handler, with the app's delegate, or with UIKit's default behaviour.
final class TableViewDelegateForwarder: DelegateForwarder, ForwardingDelegate, UITableViewDelegate {
  var handlers = TableViewHandlers()
  weak var original: (any UITableViewDelegate)?

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    answer(handlers.heightForRow, original?.tableView(_:heightForRowAt:), tableView, indexPath)
      ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    answer(handlers.heightForHeader, original?.tableView(_:heightForHeaderInSection:), tableView, section)
      ?? tableView.sectionHeaderHeight
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    answer(handlers.heightForFooter, original?.tableView(_:heightForFooterInSection:), tableView, section)
      ?? tableView.sectionFooterHeight
  }

  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
    answer(
      handlers.estimatedHeightForRow, original?.tableView(_:estimatedHeightForRowAt:), tableView, indexPath)
      ?? UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat {
    answer(
      handlers.estimatedHeightForHeader, original?.tableView(_:estimatedHeightForHeaderInSection:), tableView,
      section) ?? UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, estimatedHeightForFooterInSection section: Int) -> CGFloat {
    answer(
      handlers.estimatedHeightForFooter, original?.tableView(_:estimatedHeightForFooterInSection:), tableView,
      section) ?? UITableView.automaticDimension
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    answer(handlers.viewForHeader, original?.tableView(_:viewForHeaderInSection:), tableView, section) ?? nil
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    answer(handlers.viewForFooter, original?.tableView(_:viewForFooterInSection:), tableView, section) ?? nil
  }

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    tableView.whileUpdating {
      _ = answer(
        handlers.willDisplay, original?.tableView(_:willDisplay:forRowAt:), tableView, cell, indexPath)
    }
  }

  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    tableView.whileUpdating {
      _ = answer(
        handlers.willDisplayHeaderView, original?.tableView(_:willDisplayHeaderView:forSection:), tableView,
        view, section)
    }
  }

  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    tableView.whileUpdating {
      _ = answer(
        handlers.willDisplayFooterView, original?.tableView(_:willDisplayFooterView:forSection:), tableView,
        view, section)
    }
  }

  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    tableView.whileUpdating {
      _ = answer(
        handlers.didEndDisplaying, original?.tableView(_:didEndDisplaying:forRowAt:), tableView, cell,
        indexPath
      )
    }
  }

  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    tableView.whileUpdating {
      _ = answer(
        handlers.didEndDisplayingHeaderView, original?.tableView(_:didEndDisplayingHeaderView:forSection:),
        tableView, view, section)
    }
  }

  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    tableView.whileUpdating {
      _ = answer(
        handlers.didEndDisplayingFooterView, original?.tableView(_:didEndDisplayingFooterView:forSection:),
        tableView, view, section)
    }
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    answer(handlers.shouldHighlightRow, original?.tableView(_:shouldHighlightRowAt:), tableView, indexPath)
      ?? true
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    _ = answer(handlers.didHighlightRow, original?.tableView(_:didHighlightRowAt:), tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    _ = answer(handlers.didUnhighlightRow, original?.tableView(_:didUnhighlightRowAt:), tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    answer(handlers.willSelectRow, original?.tableView(_:willSelectRowAt:), tableView, indexPath) ?? indexPath
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    answer(handlers.willDeselectRow, original?.tableView(_:willDeselectRowAt:), tableView, indexPath)
      ?? indexPath
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    _ = answer(handlers.didDeselectRow, original?.tableView(_:didDeselectRowAt:), tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath)
    -> UITableViewCell.EditingStyle
  {
    answer(handlers.editingStyleForRow, original?.tableView(_:editingStyleForRowAt:), tableView, indexPath)
      ?? (handlers.commitEditing == nil && tableView.dataSource is ListDataSource ? .none : .delete)
  }

  /// Indents a row while the table is edited, unless the row does not want it or shows no control for editing.
  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    answer(nil, original?.tableView(_:shouldIndentWhileEditingRowAt:), tableView, indexPath)
      ?? (self.tableView(tableView, editingStyleForRowAt: indexPath) != .none
        && tableView.cellForRow(at: indexPath)?.shouldIndentWhileEditing ?? true)
  }

  func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    (answer(
      handlers.leadingSwipeActionsConfigurationForRow,
      original?.tableView(_:leadingSwipeActionsConfigurationForRowAt:), tableView, indexPath) ?? nil)
      ?? handlers.actingRows?(indexPath)?.leadingSwipe
  }

  func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    (answer(
      handlers.trailingSwipeActionsConfigurationForRow,
      original?.tableView(_:trailingSwipeActionsConfigurationForRowAt:), tableView, indexPath) ?? nil)
      ?? handlers.actingRows?(indexPath)?.trailingSwipe ?? withoutDeletion(tableView, at: indexPath)
  }

  /// Returns a configuration without buttons for a static row that can be swiped, but not deleted, and `nil` for the
  /// table's default. The data source implements deletion, so the table would offer it.
  private func withoutDeletion(
    _ tableView: UITableView, at indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard handlers.commitEditing == nil, let source = tableView.dataSource as? ListDataSource,
      source.tableView(tableView, canEditRowAt: indexPath)
    else { return nil }
    return UISwipeActionsConfiguration(actions: [])
  }

  func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    (answer(
      nil, original?.tableView(_:contextMenuConfigurationForRowAt:point:), tableView, indexPath, point) ?? nil)
      ?? handlers.actingRows?(indexPath)?.menu
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    _ = answer(
      handlers.accessoryButtonTappedForRow, original?.tableView(_:accessoryButtonTappedForRowWith:),
      tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    handlers.selectStaticRow?(indexPath)
    _ = answer(handlers.didSelectRow, original?.tableView(_:didSelectRowAt:), tableView, indexPath)
  }

  #if !canImport(UIKit)
    // UIKit's messages without a handler are forwarded to the app's delegate automatically.
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      _ = answer(nil, original?.scrollViewDidScroll(_:), scrollView)
    }
  #endif
}

extension UITableView {
  /// Calls a handler during an update of the cells, headers and footers on the screen. If the handler changes what the
  /// table shows, that is shown afterwards: UIKit does not allow it in the meantime.
  fileprivate func whileUpdating(_ handle: () -> Void) {
    guard let sections = self[decorator: \SectionsDecorator.sections] else { return handle() }
    sections.whileProviding { _ in handle() }
  }
}

#if canImport(UIKit)
  extension TableViewDelegateForwarder {
    func prepare() {
      // A single dictionary literal takes Swift very long to type-check.
      var answers: [Selector: Bool] = [:]
      answers[#selector(tableView(_:heightForRowAt:))] = handlers.heightForRow != nil
      answers[#selector(tableView(_:heightForHeaderInSection:))] = handlers.heightForHeader != nil
      answers[#selector(tableView(_:heightForFooterInSection:))] = handlers.heightForFooter != nil
      answers[#selector(tableView(_:estimatedHeightForRowAt:))] = handlers.estimatedHeightForRow != nil
      answers[#selector(tableView(_:estimatedHeightForHeaderInSection:))] =
        handlers.estimatedHeightForHeader != nil
      answers[#selector(tableView(_:estimatedHeightForFooterInSection:))] =
        handlers.estimatedHeightForFooter != nil
      answers[#selector(tableView(_:viewForHeaderInSection:))] = handlers.viewForHeader != nil
      answers[#selector(tableView(_:viewForFooterInSection:))] = handlers.viewForFooter != nil
      answers[#selector(tableView(_:willDisplay:forRowAt:))] = handlers.willDisplay != nil
      answers[#selector(tableView(_:willDisplayHeaderView:forSection:))] =
        handlers.willDisplayHeaderView != nil
      answers[#selector(tableView(_:willDisplayFooterView:forSection:))] =
        handlers.willDisplayFooterView != nil
      answers[#selector(tableView(_:didEndDisplaying:forRowAt:))] = handlers.didEndDisplaying != nil
      answers[#selector(tableView(_:didEndDisplayingHeaderView:forSection:))] =
        handlers.didEndDisplayingHeaderView != nil
      answers[#selector(tableView(_:didEndDisplayingFooterView:forSection:))] =
        handlers.didEndDisplayingFooterView != nil
      answers[#selector(tableView(_:shouldHighlightRowAt:))] = handlers.shouldHighlightRow != nil
      answers[#selector(tableView(_:didHighlightRowAt:))] = handlers.didHighlightRow != nil
      answers[#selector(tableView(_:didUnhighlightRowAt:))] = handlers.didUnhighlightRow != nil
      answers[#selector(tableView(_:willSelectRowAt:))] = handlers.willSelectRow != nil
      answers[#selector(tableView(_:didSelectRowAt:))] =
        handlers.didSelectRow != nil || handlers.selectStaticRow != nil
      answers[#selector(tableView(_:willDeselectRowAt:))] = handlers.willDeselectRow != nil
      answers[#selector(tableView(_:didDeselectRowAt:))] = handlers.didDeselectRow != nil
      answers[#selector(tableView(_:editingStyleForRowAt:))] =
        handlers.editingStyleForRow != nil || handlers.moveRow != nil
      answers[#selector(tableView(_:shouldIndentWhileEditingRowAt:))] =
        handlers.editingStyleForRow != nil || handlers.moveRow != nil
      answers[#selector(tableView(_:leadingSwipeActionsConfigurationForRowAt:))] =
        handlers.leadingSwipeActionsConfigurationForRow != nil || handlers.actingRows != nil
      answers[#selector(tableView(_:trailingSwipeActionsConfigurationForRowAt:))] =
        handlers.trailingSwipeActionsConfigurationForRow != nil
        || handlers.leadingSwipeActionsConfigurationForRow != nil || handlers.actingRows != nil
      answers[#selector(tableView(_:contextMenuConfigurationForRowAt:point:))] = handlers.actingRows != nil
      answers[#selector(tableView(_:accessoryButtonTappedForRowWith:))] =
        handlers.accessoryButtonTappedForRow != nil
      forward(to: original, unless: answers)
    }
  }
#endif

/// Implements a table's data source with a handler, with the app's data source, or with UIKit's default behaviour.
final class TableViewDataSourceForwarder: DelegateForwarder, ForwardingDelegate, UITableViewDataSource {
  var handlers = TableViewHandlers()
  weak var original: (any UITableViewDataSource)?

  func numberOfSections(in tableView: UITableView) -> Int {
    answer(handlers.numberOfSections, original?.numberOfSections(in:), tableView) ?? 1
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    answer(handlers.numberOfRows, original?.tableView(_:numberOfRowsInSection:), tableView, section)
      ?? 0
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    answer(handlers.cellForRow, original?.tableView(_:cellForRowAt:), tableView, indexPath)
      ?? UITableViewCell()
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    answer(handlers.titleForHeader, original?.tableView(_:titleForHeaderInSection:), tableView, section)
      ?? nil
  }

  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    answer(handlers.titleForFooter, original?.tableView(_:titleForFooterInSection:), tableView, section)
      ?? nil
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    answer(handlers.canEditRow, original?.tableView(_:canEditRowAt:), tableView, indexPath) ?? true
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    _ = answer(
      handlers.commitEditing, original?.tableView(_:commit:forRowAt:), tableView, editingStyle, indexPath)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    answer(handlers.canMoveRow, original?.tableView(_:canMoveRowAt:), tableView, indexPath) ?? true
  }

  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    _ = answer(
      handlers.moveRow, original?.tableView(_:moveRowAt:to:), tableView, sourceIndexPath, destinationIndexPath
    )
  }
}

#if canImport(UIKit)
  extension TableViewDataSourceForwarder {
    func prepare() {
      forward(
        to: original,
        unless: [
          #selector(tableView(_:titleForHeaderInSection:)): handlers.titleForHeader != nil,
          #selector(tableView(_:titleForFooterInSection:)): handlers.titleForFooter != nil,
          #selector(tableView(_:canEditRowAt:)): handlers.canEditRow != nil,
          #selector(tableView(_:commit:forRowAt:)): handlers.commitEditing != nil,
          #selector(tableView(_:canMoveRowAt:)): handlers.canMoveRow != nil,
          #selector(tableView(_:moveRowAt:to:)): handlers.moveRow != nil,
        ])
    }
  }
#endif
