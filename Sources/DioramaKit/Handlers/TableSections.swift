/// The sections of a table with static rows and lists, and which of those sections and rows are shown.
///
/// The indices of sections count hidden sections, too. Only index paths, ``headerView(inSection:)`` and
/// ``footerView(inSection:)`` use the table's own indices.
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
    fileprivate let rows: [TableRow]

    /// Creates a section with static rows, and text or views above and below them.
    public init(
      header: String? = nil, footer: String? = nil, headerViews: [UIView] = [], footerViews: [UIView] = [],
      isShown: Bool = true, rows: [UITableViewCell]
    ) {
      self.init(
        header: header, footer: footer, headerViews: headerViews, footerViews: footerViews,
        isShown: isShown, rows: rows.map(TableRow.cell))
    }

    /// Creates a section with static rows and lists.
    @_disfavoredOverload
    public init(
      header: String? = nil, footer: String? = nil, headerViews: [UIView] = [], footerViews: [UIView] = [],
      isShown: Bool = true, rows: [TableRow]
    ) {
      self.header = header
      self.footer = footer
      headerView = headerViews.isEmpty ? nil : SectionView(headerViews)
      footerView = footerViews.isEmpty ? nil : SectionView(footerViews)
      self.isShown = isShown
      self.rows = rows
    }
  }

  /// The table that shows the sections and is updated with each change. Its data source becomes an object of
  /// DioramaKit, and it holds the sections strongly until others take their place.
  @_spi(Generated)
  public weak var tableView: UITableView? {
    didSet {
      tableView?[\.actingRows] = nil
      if let tableView { show(in: tableView) }
      offerActions()
      showEmptyViews()
    }
  }

  /// All rows and lists, from top to bottom.
  let allRows: [TableRow]
  /// The numbers of the rows that are not shown, because their cell or list is also a later row.
  private(set) var repeated: Set<Int> = []
  /// The data source of the table; `nil` without a table.
  var source: ListDataSource?
  /// The changes of lists that are not shown yet.
  var pendingChanges = ListChanges()
  /// Whether changes of lists are being shown.
  var isApplyingChanges = false
  /// Whether the user is moving a row, which the table already shows at its new place.
  var isMovingRow = false
  /// Whether the table shows a row where the user has moved it, although the lists have it in its old place. The next
  /// change then reloads everything.
  var mustReload = false
  /// Whether cells have been created for items.
  var hasCells = false

  private var sections: [Section]

  /// Creates sections, which hold their rows strongly.
  @_spi(Generated)
  public init(_ sections: [Section]) {
    self.sections = sections
    allRows = sections.flatMap(\.rows)
    var places: [ObjectIdentifier: Int] = [:]
    for (number, row) in allRows.enumerated() {
      guard let object = row.object, let former = places.updateValue(number, forKey: ObjectIdentifier(object))
      else { continue }
      repeated.insert(former)
    }
    if !repeated.isEmpty { SceneFault.reportRepeatedItems() }
  }

  /// Returns whether a section is in the table.
  func isShown(_ section: Int) -> Bool { sections[section].isShown }

  /// Shows or hides a section. Ignores a number that is out of range.
  @_spi(Generated)
  public func setShown(_ isShown: Bool, of section: Int) {
    guard sections.indices.contains(section), sections[section].isShown != isShown else { return }
    sections[section].isShown = isShown
    showChanges(areStructural: true)
  }

  /// Returns the rows of a section, including those that are not shown.
  func rows(in section: Int) -> [TableRow] { sections[section].rows }

  /// The number of sections, including those that are not shown.
  var count: Int { sections.count }

  /// Returns a row of the table, and for one of a list the number of its entry.
  func row(at indexPath: IndexPath) -> (row: TableRow, entry: Int)? {
    guard tableView?.dataSource === source, let item = source?.itemIdentifier(for: indexPath),
      allRows.indices.contains(item.row)
    else { return nil }
    return (allRows[item.row], item.entry)
  }

  /// Returns the text above a section, or `nil`.
  func header(of section: Int) -> String? { text(\.header, of: section) }

  /// Returns the text below a section, or `nil`.
  func footer(of section: Int) -> String? { text(\.footer, of: section) }

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
    guard let section = source?.sectionIdentifier(for: shown), sections.indices.contains(section) else {
      return nil
    }
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
    if isApplyingChanges {
      Task { [weak self] in self?.show(text, of: section, insteadOf: old) }
    } else {
      show(text, of: section, insteadOf: old)
    }
  }

  private func show(_ text: KeyPath<Section, String?>, of section: Int, insteadOf old: String?) {
    guard snapshots != nil, let tableView else { return }
    guard tableView.window != nil, let old, let new = sections[section][keyPath: text] else {
      return tableView.reloadData()
    }
    guard let shown = source?.index(for: section) else { return }
    let isHeader = text == \.header
    let view = isHeader ? tableView.headerView(forSection: shown) : tableView.footerView(forSection: shown)
    let mayBeCapital = isHeader && tableView.style != .plain
    if view?.replaceText(old, with: new, mayBeCapital: mayBeCapital) ?? true {
      tableView.performBatchUpdates(nil)
    } else {
      tableView.reloadData()
    }
  }
}

extension UITableViewHeaderFooterView {
  /// Replaces the text, in capitals if the old text is, as above a section of a grouped table. Does not reload rows:
  /// that would end text editing.
  ///
  /// - Returns: Whether the text was replaced, or is already there.
  fileprivate func replaceText(_ old: String, with new: String, mayBeCapital: Bool) -> Bool {
    let (capital, newCapital) = (old.localizedUppercase, new.localizedUppercase)
    // A text without letters of two cases does not show whether the table wants capitals.
    let isCertain = !mayBeCapital || old != capital || new == newCapital
    guard let textLabel else { return false }
    switch textLabel.text ?? "" {
    case new where isCertain: break
    case old where isCertain: textLabel.text = new
    case capital where isCertain: textLabel.text = newCapital
    default: return false
    }
    setNeedsLayout()
    return true
  }
}

extension UITableViewCell {
  /// Whether the cell's row is shown. A row that is not shown is not in its table. This applies to static rows and to
  /// ``TableSections``. Only the table that was the last to show the cell has its row, because a view has one
  /// superview.
  public var isShown: Bool {
    get { self[decorator: \CellDecorator.isHiddenRow] == nil }
    set {
      guard newValue != isShown else { return }
      self[decorator: \CellDecorator.isHiddenRow] = newValue ? nil : true
      sections?.showChanges(areStructural: true)
    }
  }

  /// The sections whose table has the cell's row. The row leaves the table of earlier ones.
  var sections: TableSections? {
    get { self[decorator: \CellDecorator.sections] }
    set {
      let former = sections
      self[decorator: \CellDecorator.sections] = newValue
      if former !== newValue { former?.showChanges(areStructural: true) }
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
  /// The cell or the list, which can be in a table only once.
  fileprivate var object: AnyObject? {
    switch self {
    case .text: nil
    case .cell(let cell): cell
    case .list(let list): list
    }
  }

  /// Returns the cell that shows the row, or an entry of the list, in a table.
  @MainActor func cell(
    of entry: Int, in tableView: UITableView, at indexPath: IndexPath
  ) -> UITableViewCell {
    switch self {
    case .list(let list): return list.cell(for: entry, in: tableView, at: indexPath)
    case .cell(let cell):
      // The table measures the cell before it adds it.
      (cell as? ContentCell)?.complete()
      return cell
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
  /// Shows static rows and lists in one section. Replaces earlier rows. The handlers for the numbers of sections and
  /// rows and for cells are not called.
  public func setRows(_ rows: [TableRow]) {
    let sections = TableSections([.init(rows: rows)])
    sections.tableView = self
    self[\.selectStaticRow] = { [weak sections] in sections?.handleSelection(at: $0) }
  }

  /// Shows static strings in one section. Replaces earlier rows. Accepts any collection; an empty one means no rows.
  public func setRows(_ texts: some Collection<String>) { setRows(texts.map(TableRow.text)) }
}

/// Holds the sections of a table whose data source they are.
final class SectionsDecorator: StoringDecorator<UITableView>, ViewDecorator {
  var sections: TableSections?
}

/// Holds the closure of a cell, and the sections with its row.
final class CellDecorator: StoringDecorator<UITableViewCell>, ViewDecorator {
  var select: (@MainActor (UITableViewCell) -> Void)?
  /// `true` if the cell's row is not shown; otherwise `nil`.
  var isHiddenRow: Bool?
  /// `true` if the decorator made the row a button for VoiceOver; otherwise `nil`.
  var isButton: Bool?
  /// The menu and the swipe actions of the row.
  var actions: RowActions?

  /// The sections of the table that shows the cell.
  weak var sections: TableSections?
}
