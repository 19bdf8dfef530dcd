extension UITableView {
  func removeHeadersAndFooters() { updateHeadersAndFooters(of: []) }

  func updateHeadersAndFooters(of sections: Set<Int>) {
    for (section, view) in headers.sorted(by: { $0.key < $1.key }) where !sections.contains(section) {
      headers[section] = nil
      retire(view)
      delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    }
    for (section, view) in footers.sorted(by: { $0.key < $1.key }) where !sections.contains(section) {
      footers[section] = nil
      retire(view)
      delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    }
    for section in sections.sorted() {
      if headers[section] == nil, let view = header(of: section) {
        headers[section] = view
        view.frame.size.height = height(
          delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight)
        delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
        addSubview(view)
      }
      if footers[section] == nil, let view = footer(of: section) {
        footers[section] = view
        view.frame.size.height = height(
          delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight)
        delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
        addSubview(view)
      }
    }
  }

  private func header(of section: Int) -> UIView? {
    if let view = delegate?.tableView(self, viewForHeaderInSection: section) { return view }
    return textView(dataSource?.tableView(self, titleForHeaderInSection: section))
  }

  private func footer(of section: Int) -> UIView? {
    if let view = delegate?.tableView(self, viewForFooterInSection: section) { return view }
    return textView(dataSource?.tableView(self, titleForFooterInSection: section))
  }

  private func textView(_ title: String?) -> UIView? {
    guard let title else { return nil }
    let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
    view.textLabel?.text = title
    return view
  }

  private func height(_ height: CGFloat) -> CGFloat { height == Self.automaticDimension ? 28 : height }

  private func retire(_ view: UIView) {
    view.removeFromSuperview()
    if let view = view as? UITableViewHeaderFooterView { reusePool.recycle(view) }
  }
}
