extension SceneElement<UITableView> {
  mutating func registerDataEvents() {
    event("numberOfSections", { $0.numberOfSectionsHandler = $1 }) { _ in 1 }
    event("numberOfRows", { $0.numberOfRowsHandler = $1 }) { _, _ in 0 }
    event("cellForRow", { $0.cellForRowHandler = $1 }) { _, _ in UITableViewCell() }
    event("titleForHeader", { $0.titleForHeaderHandler = $1 }) { _, _ in nil }
    event("titleForFooter", { $0.titleForFooterHandler = $1 }) { _, _ in nil }
    event("canEditRow", { $0.canEditRowHandler = $1 }) { _, _ in true }
    event("commitEditing", { $0.commitEditingHandler = $1 }) { _, _, _ in }
    event("canMoveRow", { $0.canMoveRowHandler = $1 }) { _, _ in true }
    event("moveRow", { $0.moveRowHandler = $1 }) { _, _, _ in }
  }

  mutating func registerLookEvents() {
    event("heightForRow", { $0.heightForRowHandler = $1 }) { _, _ in UITableView.automaticDimension }
    event("heightForHeader", { $0.heightForHeaderHandler = $1 }) { _, _ in UITableView.automaticDimension }
    event("heightForFooter", { $0.heightForFooterHandler = $1 }) { _, _ in UITableView.automaticDimension }
    event("estimatedHeightForRow", { $0.estimatedHeightForRowHandler = $1 }) { _, _ in
      UITableView.automaticDimension
    }
    event("estimatedHeightForHeader", { $0.estimatedHeightForHeaderHandler = $1 }) { _, _ in
      UITableView.automaticDimension
    }
    event("estimatedHeightForFooter", { $0.estimatedHeightForFooterHandler = $1 }) { _, _ in
      UITableView.automaticDimension
    }
    event("viewForHeader", { $0.viewForHeaderHandler = $1 }) { _, _ in nil }
    event("viewForFooter", { $0.viewForFooterHandler = $1 }) { _, _ in nil }
    event("willDisplay", { $0.willDisplayHandler = $1 }) { _, _, _ in }
    event("willDisplayHeaderView", { $0.willDisplayHeaderViewHandler = $1 }) { _, _, _ in }
    event("willDisplayFooterView", { $0.willDisplayFooterViewHandler = $1 }) { _, _, _ in }
    event("didEndDisplaying", { $0.didEndDisplayingHandler = $1 }) { _, _, _ in }
    event("didEndDisplayingHeaderView", { $0.didEndDisplayingHeaderViewHandler = $1 }) { _, _, _ in }
    event("didEndDisplayingFooterView", { $0.didEndDisplayingFooterViewHandler = $1 }) { _, _, _ in }
  }

  mutating func registerSelectionEvents() {
    event("shouldHighlightRow", { $0.shouldHighlightRowHandler = $1 }) { _, _ in true }
    event("didHighlightRow", { $0.didHighlightRowHandler = $1 }) { _, _ in }
    event("didUnhighlightRow", { $0.didUnhighlightRowHandler = $1 }) { _, _ in }
    event("willSelectRow", { $0.willSelectRowHandler = $1 }) { _, indexPath in indexPath }
    event("didSelectRow", { $0.didSelectRowHandler = $1 }) { _, _ in }
    event("willDeselectRow", { $0.willDeselectRowHandler = $1 }) { _, indexPath in indexPath }
    event("didDeselectRow", { $0.didDeselectRowHandler = $1 }) { _, _ in }
    event("editingStyleForRow", { $0.editingStyleForRowHandler = $1 }) { _, _ in .delete }
    event("leadingSwipeActionsConfigurationForRow", { $0.leadingSwipeActionsConfigurationForRowHandler = $1 })
    { _, _ in nil }
    event(
      "trailingSwipeActionsConfigurationForRow", { $0.trailingSwipeActionsConfigurationForRowHandler = $1 }
    ) { _, _ in nil }
    event("accessoryButtonTappedForRow", { $0.accessoryButtonTappedForRowHandler = $1 }) { _, _ in }
  }
}
