extension UITableView {
  func userSelectsRow(at tapped: IndexPath) {
    guard allowsSelection, highlights(tapped) else { return }
    let chosen = delegate?.tableView(self, willSelectRowAt: tapped)
    guard let indexPath = delegate == nil ? tapped : chosen else { return }
    if allowsMultipleSelection, selection.contains(indexPath) {
      userDeselectsRow(at: indexPath)
      return
    }
    let old = allowsMultipleSelection ? [] : selection.filter { $0 != indexPath }
    for path in old { userDeselectsRow(at: path) }
    select(indexPath)
    delegate?.tableView(self, didSelectRowAt: indexPath)
  }

  private func highlights(_ path: IndexPath) -> Bool {
    guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return false }
    cells[path]?.setHighlighted(true, animated: false)
    delegate?.tableView(self, didHighlightRowAt: path)
    cells[path]?.setHighlighted(false, animated: false)
    delegate?.tableView(self, didUnhighlightRowAt: path)
    return true
  }

  private func userDeselectsRow(at path: IndexPath) {
    let chosen = delegate?.tableView(self, willDeselectRowAt: path)
    guard let indexPath = delegate == nil ? path : chosen else { return }
    deselectRow(at: indexPath, animated: true)
    delegate?.tableView(self, didDeselectRowAt: indexPath)
  }

  func select(_ indexPath: IndexPath) {
    if !selection.contains(indexPath) { selection.append(indexPath) }
    cells[indexPath]?.setSelected(true, animated: true)
  }
}
