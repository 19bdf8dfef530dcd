/// The sections of a table with static rows, and which of those rows are shown. Table scenes whose rows, headers or
/// footers change use them as their data source.
///
/// A section is given by its number among all, including those that are not shown. Only index paths, and the sections of
/// ``headerView(inSection:)`` and ``footerView(inSection:)``, are those of the table, which has the shown ones.
@MainActor
public final class TableSections {
  /// A section of a table.
  @_spi(Generated)
  @MainActor
  public struct Section {
    fileprivate var header: String?
    fileprivate var footer: String?
    /// The views above the rows.
    fileprivate let headerView: SectionView?
    /// The views below the rows.
    fileprivate let footerView: SectionView?
    /// Whether the section is in the table.
    fileprivate(set) var isShown: Bool
    /// Whether the scene controls if the section is shown, even if it is shown now.
    fileprivate let canBeHidden: Bool
    fileprivate let rows: [TableRow]
    /// The indices of the rows that are shown; `nil` until they are needed.
    fileprivate var shown: [Int]?

    /// Creates a section with static rows, and text or views above and below them.
    public init(
      header: String? = nil, footer: String? = nil, headerViews: [UIView] = [], footerViews: [UIView] = [],
      isShown: Bool? = nil, rows: [UITableViewCell]
    ) {
      self.init(
        header: header, footer: footer, headerViews: headerViews, footerViews: footerViews,
        isShown: isShown, rows: rows.map(TableRow.cell))
    }

    /// Creates a section with static rows and lists.
    @_disfavoredOverload
    public init(
      header: String? = nil, footer: String? = nil, headerViews: [UIView] = [], footerViews: [UIView] = [],
      isShown: Bool? = nil, rows: [TableRow]
    ) {
      self.header = header
      self.footer = footer
      headerView = headerViews.isEmpty ? nil : SectionView(headerViews)
      footerView = footerViews.isEmpty ? nil : SectionView(footerViews)
      self.isShown = isShown ?? true
      canBeHidden = isShown != nil
      self.rows = rows
    }

    /// Whether any of the rows belong to lists.
    var hasLists: Bool { rows.contains { if case .list = $0 { true } else { false } } }
  }

  /// The table that shows the sections and is updated with each change.
  ///
  /// If there are lists, or sections that can be hidden, the table's data source becomes an object of DioramaKit, and
  /// the table holds the sections strongly until others take their place. Otherwise, the table's data source must hold
  /// them, and return what their methods return.
  @_spi(Generated)
  public weak var tableView: UITableView? {
    didSet {
      tableView?[decorator: \SectionsDecorator.sections] = nil
      tableView?[\.actingRows] = nil
      if usesSnapshots, let tableView { showLists(in: tableView) }
      offerActions()
      showEmptyViews()
    }
  }

  /// All rows and lists, from top to bottom.
  let allRows: [TableRow]
  /// Whether any of the rows belong to lists.
  let hasLists: Bool
  /// Whether sections are shown and hidden.
  private var hidesSections: Bool
  /// The data source of a table with lists.
  var source: ListDataSource?
  /// The changes of lists that are not shown yet.
  var pendingChanges = ListChanges()
  /// Whether changes of lists are being shown.
  var isApplyingChanges = false
  /// Whether the user is moving a row, which the table already shows at its new place.
  var isMovingRow = false
  /// Whether cells have been created for items.
  var hasCells = false

  private var sections: [Section]

  /// Creates sections, which hold their rows strongly.
  @_spi(Generated)
  public init(_ sections: [Section]) {
    self.sections = sections
    allRows = sections.flatMap(\.rows)
    hasLists = sections.contains(where: \.hasLists)
    hidesSections = sections.contains(where: \.canBeHidden)
    for (index, section) in sections.enumerated() {
      for case (let row, .cell(let cell)) in section.rows.enumerated() {
        cell.viewDecorator(type: CellDecorator.self).join(self, section: index, row: row)
      }
    }
    for case (let number, .list(let list)) in allRows.enumerated() { list.join(self, as: number) }
  }

  /// Whether the table has a diffable data source.
  var usesSnapshots: Bool { hasLists || hidesSections }

  /// Returns whether a section is in the table.
  func isShown(_ section: Int) -> Bool { sections[section].isShown }

  /// Shows or hides a section. Ignores a number that is out of range.
  @_spi(Generated)
  public func setShown(_ isShown: Bool, of section: Int) {
    guard sections.indices.contains(section) else { return }
    hidesSections = true
    if source == nil, let tableView { showLists(in: tableView) }
    guard sections[section].isShown != isShown else { return }
    sections[section].isShown = isShown
    showChanges(areStructural: true)
  }

  /// Returns the rows of a section, including those that are not shown.
  func rows(in section: Int) -> [TableRow] { sections[section].rows }

  /// Creates sections whose rows are always shown.
  init(fixed sections: [Section]) {
    self.sections = sections
    allRows = sections.flatMap(\.rows)
    (hasLists, hidesSections) = (false, false)
  }

  /// The number of sections, including those that are not shown.
  @_spi(Generated)
  public var count: Int { sections.count }

  /// Returns the number of rows that are shown in a section, including those of lists.
  @_spi(Generated)
  public func numberOfRows(in section: Int) -> Int {
    guard usesSnapshots else { return shownRows(of: section).count }
    let snapshot = source?.snapshot() ?? snapshot
    return snapshot.sectionIdentifiers.contains(section) ? snapshot.numberOfItems(inSection: section) : 0
  }

  /// Returns the cell of a row that is shown, or an empty one if there is no such row. For a text or an entry of a list,
  /// it is a reused cell, as from the table's data source.
  @_spi(Generated)
  public func cell(at indexPath: IndexPath) -> UITableViewCell {
    guard let (row, entry) = row(at: indexPath) else { return UITableViewCell() }
    if case .cell(let cell) = row { return cell }
    return tableView.map { row.cell(of: entry, in: $0, at: indexPath) } ?? UITableViewCell()
  }

  /// Returns a row of the table, and for one of a list the number of its entry.
  func row(at indexPath: IndexPath) -> (row: TableRow, entry: Int)? {
    if let source {
      guard let item = source.itemIdentifier(for: indexPath) else { return nil }
      return allRows.indices.contains(item.row) ? (allRows[item.row], item.entry) : nil
    }
    let shown = shownRows(of: indexPath.section)
    guard shown.indices.contains(indexPath.row) else { return nil }
    return (sections[indexPath.section].rows[shown[indexPath.row]], 0)
  }

  /// Returns the text above a section, or `nil`.
  @_spi(Generated)
  public func header(of section: Int) -> String? { text(\.header, of: section) }

  /// Returns the text below a section, or `nil`.
  @_spi(Generated)
  public func footer(of section: Int) -> String? { text(\.footer, of: section) }

  /// Returns the views above a section of the table.
  @_spi(Generated)
  public func headerView(inSection shown: Int) -> UIView? {
    let view = view(\.headerView, inSection: shown)
    view?.stack.becomeHeader()
    return view
  }

  /// Returns the views below a section of the table.
  @_spi(Generated)
  public func footerView(inSection shown: Int) -> UIView? { view(\.footerView, inSection: shown) }

  private func view(_ view: KeyPath<Section, SectionView?>, inSection shown: Int) -> SectionView? {
    let section = source.map { $0.sectionIdentifier(for: shown) } ?? shown
    guard let section, sections.indices.contains(section) else { return nil }
    let found = sections[section][keyPath: view]
    found?.stack.complete()
    found?.stack.contentChanged = { [weak tableView] in tableView?.performBatchUpdates(nil) }
    return found
  }

  /// Changes the text above a section.
  @_spi(Generated)
  public func setHeader(_ text: String?, of section: Int) { set(text, \.header, of: section) }

  /// Changes the text below a section.
  @_spi(Generated)
  public func setFooter(_ text: String?, of section: Int) { set(text, \.footer, of: section) }

  private func text(_ text: KeyPath<Section, String?>, of section: Int) -> String? {
    sections.indices.contains(section) ? sections[section][keyPath: text] : nil
  }

  private func set(_ new: String?, _ text: WritableKeyPath<Section, String?>, of section: Int) {
    guard sections.indices.contains(section), sections[section][keyPath: text] != new else { return }
    let old = sections[section][keyPath: text]
    sections[section][keyPath: text] = new
    guard let tableView, tableView.window != nil, let old, let new else {
      tableView?.reloadData()
      return
    }
    guard let shown = source == nil ? section : source?.index(for: section) else { return }
    let view =
      text == \.header ? tableView.headerView(forSection: shown) : tableView.footerView(forSection: shown)
    if view?.replaceText(old, with: new, isPlain: tableView.style == .plain) ?? true {
      tableView.performBatchUpdates(nil)
    } else {
      tableView.reloadData()
    }
  }

  private func shownRows(of section: Int) -> [Int] {
    guard sections.indices.contains(section) else { return [] }
    if let shown = sections[section].shown { return shown }
    let rows = sections[section].rows
    let shown = rows.indices.filter { if case .cell(let cell) = rows[$0] { cell.isShown } else { true } }
    sections[section].shown = shown
    return shown
  }

  /// Shows or hides a row. The table is updated for each row before the next one changes, so that it always agrees with
  /// the sections.
  func show(_ isShown: Bool, _ row: Int, of section: Int) {
    if usesSnapshots { return showChanges(areStructural: true) }
    defer { showEmptyViews() }
    guard var shown = sections[section].shown else { return }
    let place = shown.firstPlace(notBefore: row)
    let isKnown = tableView?.window != nil && tableView?.rowCount(of: section) == shown.count
    if isShown { shown.insert(row, at: place) } else { shown.remove(at: place) }
    sections[section].shown = shown
    guard isKnown else {
      tableView?.reloadData()
      return
    }
    let path = IndexPath(row: place, section: section)
    let animation: UITableView.RowAnimation = UIView.inheritedAnimationDuration > 0 ? .automatic : .none
    if isShown {
      tableView?.insertRows(at: [path], with: animation)
    } else {
      tableView?.deleteRows(at: [path], with: animation)
    }
  }
}

extension UITableViewHeaderFooterView {
  /// Replaces the text, in capitals if the old text is, as in a grouped table. Does not reload rows: that would end
  /// text editing.
  ///
  /// - Returns: Whether the text was replaced.
  fileprivate func replaceText(_ old: String, with new: String, isPlain: Bool) -> Bool {
    let (isCapital, capital) = (old == old.localizedUppercase, old.localizedUppercase)
    switch textLabel?.text {
    case old where isPlain || !isCapital: textLabel?.text = new
    case capital where !isCapital: textLabel?.text = new.localizedUppercase
    default: return false
    }
    setNeedsLayout()
    return true
  }
}

extension UITableView {
  /// Returns the number of rows that the table has cached for a section; asks the data source if nothing is cached.
  fileprivate func rowCount(of section: Int) -> Int? {
    section < numberOfSections ? numberOfRows(inSection: section) : nil
  }
}

extension [Int] {
  /// Returns the index of the first element of the sorted array that is not less than a number.
  fileprivate func firstPlace(notBefore number: Int) -> Int {
    var range = indices
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      range = self[middle] < number ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return range.lowerBound
  }
}

extension UITableViewCell {
  /// Whether the cell's row is shown. A row that is not shown is not in its table. This applies to static rows and to
  /// ``TableSections``.
  public var isShown: Bool {
    get { self[decorator: \CellDecorator.isHiddenRow] == nil }
    set {
      guard newValue != isShown else { return }
      self[decorator: \CellDecorator.isHiddenRow] = newValue ? nil : true
      existingViewDecorator(type: CellDecorator.self)?.showRow(newValue)
    }
  }
}

/// A row, or a list of rows, of a table with static rows.
public enum TableRow: ExpressibleByStringInterpolation {
  /// A row that shows a string.
  case text(String)
  /// A cell, which is held strongly.
  case cell(UITableViewCell)
  /// A row for each entry of a list.
  case list(ListRows)

  /// Creates a row that shows a string.
  public init(stringLiteral value: String) { self = .text(value) }
}

extension TableRow {
  /// Returns the cell that shows the row, or an entry of the list, in a table.
  @MainActor func cell(
    of entry: Int, in tableView: UITableView, at indexPath: IndexPath
  ) -> UITableViewCell {
    switch self {
    case .list(let list): return list.cell(for: entry, in: tableView, at: indexPath)
    case .cell(let cell): return cell
    case .text(let text):
      let identifier = "diorama.text"
      let cell =
        tableView.dequeueReusableCell(withIdentifier: identifier)
        ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
      cell.textLabel?.text = text
      return cell
    }
  }
}

extension UITableView {
  /// Shows static rows in one section. Replaces earlier rows.
  public func setRows(_ rows: [TableRow]) {
    let sections = TableSections([.init(rows: rows)])
    self[\.rows] = sections
    sections.tableView = self
    if !sections.hasLists { reloadData() }
  }

  /// Shows static strings in one section. Replaces earlier rows. Accepts any collection; an empty one means no rows.
  public func setRows(_ texts: some Collection<String>) { setRows(texts.map(TableRow.text)) }
}

/// Holds the sections of a table whose data source they are.
final class SectionsDecorator: StoringDecorator<UITableView>, ViewDecorator {
  var sections: TableSections?
}

/// Holds the closure of a cell, and the position of its row in a table.
final class CellDecorator: StoringDecorator<UITableViewCell>, ViewDecorator {
  var select: (@MainActor (UITableViewCell) -> Void)?
  /// `true` if the cell's row is not shown; otherwise `nil`.
  var isHiddenRow: Bool?
  /// `true` if the decorator made the row a button for VoiceOver; otherwise `nil`.
  var isButton: Bool?
  /// The menu and the swipe actions of the row.
  var actions: RowActions?

  private weak var sections: TableSections?
  private var place = (section: 0, row: 0)

  /// Makes the cell a row of a table.
  func join(_ sections: TableSections, section: Int, row: Int) {
    self.sections = sections
    place = (section, row)
  }

  /// Makes the table ask for the actions of the row.
  func offerActions() { sections?.offerActions() }

  /// Shows or hides the cell's row in its table.
  func showRow(_ isShown: Bool) { sections?.show(isShown, place.row, of: place.section) }
}
