extension UITableView {
  func removeHeadersAndFooters() {
    for view in headers.values { retire(view) }
    for view in footers.values { retire(view) }
    headers = [:]
    footers = [:]
  }

  func updateHeadersAndFooters(of sections: Set<Int>) {
    for (section, view) in headers where !sections.contains(section) {
      retire(view)
      headers[section] = nil
    }
    for (section, view) in footers where !sections.contains(section) {
      retire(view)
      footers[section] = nil
    }
    for section in sections.sorted() {
      if headers[section] == nil, let view = header(of: section) {
        headers[section] = view
        view.frame.size.height = height(
          delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight)
        addSubview(view)
      }
      if footers[section] == nil, let view = footer(of: section) {
        footers[section] = view
        view.frame.size.height = height(
          delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight)
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
