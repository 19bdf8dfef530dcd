/// A row of a table.
@MainActor
open class UITableViewCell: UIView {
  /// The layout of a cell's labels.
  public enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// The accessory on the right.
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The look of a selected cell.
  public enum SelectionStyle: Int, Sendable {
    case none, blue, gray, `default`
  }

  /// The separators between rows.
  public enum SeparatorStyle: Int, Sendable {
    case none, singleLine, singleLineEtched
  }

  /// How the user can edit a row in editing mode.
  public enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// Identifies cells that can be reused for each other.
  open var reuseIdentifier: String? { storedReuseIdentifier }

  /// The view with the cell's content.
  open private(set) lazy var contentView = UIView()

  /// The label for the title.
  open private(set) lazy var textLabel: UILabel? = contentLabel()

  /// The label for the detail text; `nil` if the style has none.
  open private(set) lazy var detailTextLabel: UILabel? = style == .default ? nil : contentLabel()

  /// The view with an image.
  open private(set) lazy var imageView: UIImageView? = contentImageView()

  /// The accessory on the right.
  open var accessoryType = AccessoryType.none

  /// The view on the right that replaces the standard accessory.
  open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      accessoryView.map(addSubview)
    }
  }

  /// The look of the cell when it is selected.
  open var selectionStyle = SelectionStyle.default

  /// The distances of the separator from the edges.
  open var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)

  /// Whether the cell is indented in editing mode.
  open var shouldIndentWhileEditing = true

  /// The level of indentation.
  open var indentationLevel = 0

  /// The width of one level of indentation.
  open var indentationWidth: CGFloat = 10

  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { storedSelection }
    set { setSelected(newValue, animated: false) }
  }

  /// Whether a finger touches the cell.
  open var isHighlighted: Bool {
    get { storedHighlight }
    set { setHighlighted(newValue, animated: false) }
  }

  private var storedSelection = false
  private var storedHighlight = false

  private let style: CellStyle
  private let storedReuseIdentifier: String?

  /// Creates a cell.
  ///
  /// Tables create cells of registered classes with this initializer, so in Swift it must be `required`. A subclass
  /// declares `required override init`, which UIKit also accepts.
  public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    storedReuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Decodes a cell.
  public required init?(coder: NSCoder) {
    style = .default
    storedReuseIdentifier = nil
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Creates a cell with one text.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Called before the cell is used for another row. Resets the cell's visibility and its margins, and removes the
  /// animations of its views.
  open func prepareForReuse() {
    removeAnimations()
    alpha = 1
    isHidden = false
    directionalLayoutMargins = Self.defaultMargins
  }

  /// Selects or deselects the cell.
  open func setSelected(_ selected: Bool, animated: Bool) { storedSelection = selected }

  /// Turns the cell's highlight on or off.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { storedHighlight = highlighted }

  private func contentLabel() -> UILabel {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }

  private func contentImageView() -> UIImageView {
    let view = UIImageView(frame: .zero)
    contentView.addSubview(view)
    return view
  }
}

/// A view above or below a section.
@MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The view with this view's content.
  open private(set) lazy var contentView = UIView()

  /// The label with the text.
  open private(set) lazy var textLabel: UILabel? = {
    let label = UILabel()
    contentView.addSubview(label)
    return label
  }()

  /// Creates a view. A subclass declares `required override init`, as for ``UITableViewCell``. Here, it is not reused.
  public required init(reuseIdentifier: String?) {
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Decodes a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }
}

/// The registered classes of a table, and the cells that are ready to be reused.
@MainActor
struct ReusePool {
  private var cellClasses: [String: UITableViewCell.Type] = [:]
  private var cells: [String: [UITableViewCell]] = [:]

  mutating func register(_ cellClass: AnyClass?, _ identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
  }

  mutating func recycle(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    cells[identifier, default: []].append(cell)
  }

  mutating func cell(_ identifier: String) -> UITableViewCell? {
    if let cell = cells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return cellClasses[identifier]?.init(style: .default, reuseIdentifier: identifier)
  }
}
