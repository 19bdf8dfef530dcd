extension UITableView {
  func userSelectsRow(at tapped: IndexPath) {
    guard allowsSelection else { return }
    let chosen = delegate?.tableView(self, willSelectRowAt: tapped)
    guard let indexPath = delegate == nil ? tapped : chosen else { return }
    if allowsMultipleSelection, selection.contains(indexPath) {
      deselectRow(at: indexPath, animated: true)
      delegate?.tableView(self, didDeselectRowAt: indexPath)
      return
    }
    let old = allowsMultipleSelection ? [] : selection.filter { $0 != indexPath }
    selectRow(at: indexPath, animated: true, scrollPosition: .none)
    for path in old { delegate?.tableView(self, didDeselectRowAt: path) }
    delegate?.tableView(self, didSelectRowAt: indexPath)
  }
}
