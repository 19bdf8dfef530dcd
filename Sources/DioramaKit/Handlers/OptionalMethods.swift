#if canImport(UIKit)
  extension TextFieldForwarder {
    func prepare() {
      forward(
        to: original,
        unless: [
          #selector(UITextFieldDelegate.textFieldShouldBeginEditing(_:)): handlers.shouldBeginEditing != nil,
          #selector(UITextFieldDelegate.textFieldDidBeginEditing(_:)): handlers.didBeginEditing != nil,
          #selector(UITextFieldDelegate.textFieldShouldEndEditing(_:)): handlers.shouldEndEditing != nil,
          #selector(UITextFieldDelegate.textFieldDidChangeSelection(_:)): handlers.didChangeSelection != nil,
          #selector(UITextFieldDelegate.textFieldShouldClear(_:)): handlers.shouldClear != nil,
        ])
    }
  }

  extension TableViewDataSourceForwarder {
    func prepare() {
      forward(
        to: original,
        unless: [
          #selector(UITableViewDataSource.tableView(_:titleForHeaderInSection:)): handlers.titleForHeader
            != nil,
          #selector(UITableViewDataSource.tableView(_:titleForFooterInSection:)): handlers.titleForFooter
            != nil,
          #selector(UITableViewDataSource.tableView(_:canEditRowAt:)): handlers.canEditRow != nil,
          #selector(UITableViewDataSource.tableView(_:commit:forRowAt:)): handlers.commitEditing != nil,
          #selector(UITableViewDataSource.tableView(_:canMoveRowAt:)): handlers.canMoveRow != nil,
          #selector(UITableViewDataSource.tableView(_:moveRowAt:to:)): handlers.moveRow != nil,
        ])
    }
  }

  extension TableViewDelegateForwarder {
    func prepare() {
      forward(
        to: original,
        unless: [
          #selector(UITableViewDelegate.tableView(_:heightForRowAt:)): handlers.heightForRow != nil,
          #selector(UITableViewDelegate.tableView(_:heightForHeaderInSection:)): handlers.heightForHeader
            != nil,
          #selector(UITableViewDelegate.tableView(_:heightForFooterInSection:)): handlers.heightForFooter
            != nil,
          #selector(UITableViewDelegate.tableView(_:estimatedHeightForRowAt:)): handlers.estimatedHeightForRow
            != nil,
          #selector(UITableViewDelegate.tableView(_:estimatedHeightForHeaderInSection:)): handlers
            .estimatedHeightForHeader != nil,
          #selector(UITableViewDelegate.tableView(_:estimatedHeightForFooterInSection:)): handlers
            .estimatedHeightForFooter != nil,
          #selector(UITableViewDelegate.tableView(_:viewForHeaderInSection:)): handlers.viewForHeader != nil,
          #selector(UITableViewDelegate.tableView(_:viewForFooterInSection:)): handlers.viewForFooter != nil,
          #selector(UITableViewDelegate.tableView(_:willDisplay:forRowAt:)): handlers.willDisplay != nil,
          #selector(UITableViewDelegate.tableView(_:willDisplayHeaderView:forSection:)): handlers
            .willDisplayHeaderView != nil,
          #selector(UITableViewDelegate.tableView(_:willDisplayFooterView:forSection:)): handlers
            .willDisplayFooterView != nil,
          #selector(UITableViewDelegate.tableView(_:didEndDisplaying:forRowAt:)): handlers.didEndDisplaying
            != nil,
          #selector(UITableViewDelegate.tableView(_:didEndDisplayingHeaderView:forSection:)): handlers
            .didEndDisplayingHeaderView != nil,
          #selector(UITableViewDelegate.tableView(_:didEndDisplayingFooterView:forSection:)): handlers
            .didEndDisplayingFooterView != nil,
          #selector(UITableViewDelegate.tableView(_:shouldHighlightRowAt:)): handlers.shouldHighlightRow
            != nil,
          #selector(UITableViewDelegate.tableView(_:didHighlightRowAt:)): handlers.didHighlightRow != nil,
          #selector(UITableViewDelegate.tableView(_:didUnhighlightRowAt:)): handlers.didUnhighlightRow != nil,
          #selector(UITableViewDelegate.tableView(_:willSelectRowAt:)): handlers.willSelectRow != nil,
          #selector(UITableViewDelegate.tableView(_:didSelectRowAt:)): handlers.didSelectRow != nil
            || handlers.rows != nil,
          #selector(UITableViewDelegate.tableView(_:willDeselectRowAt:)): handlers.willDeselectRow != nil,
          #selector(UITableViewDelegate.tableView(_:didDeselectRowAt:)): handlers.didDeselectRow != nil,
          #selector(UITableViewDelegate.tableView(_:editingStyleForRowAt:)): handlers.editingStyleForRow
            != nil,
          #selector(UITableViewDelegate.tableView(_:leadingSwipeActionsConfigurationForRowAt:)): handlers
            .leadingSwipeActionsConfigurationForRow != nil,
          #selector(UITableViewDelegate.tableView(_:trailingSwipeActionsConfigurationForRowAt:)): handlers
            .trailingSwipeActionsConfigurationForRow != nil,
          #selector(UITableViewDelegate.tableView(_:accessoryButtonTappedForRowWith:)): handlers
            .accessoryButtonTappedForRow != nil,
        ])
    }
  }
#endif
