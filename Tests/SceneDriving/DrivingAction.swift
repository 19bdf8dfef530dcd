import DioramaKit

/// An action of a user on a view.
@MainActor
public struct DrivingAction {
  /// A description.
  public let name: String
  let isOffline: Bool
  let perform: (UIView) -> Void

  /// What happens in the middle of actions that take time.
  static var meanwhile: () -> Void = {}

  /// What happens while a change of the state is being shown.
  static var duringRendering: () -> Void = {}

  /// Called by a view of the app when it is changed, perhaps because a change of the state is being shown.
  public static func viewChanged() { duringRendering() }

  /// Creates an action. It does nothing to a view of another class.
  public init<View: UIView>(
    _ name: String, isOffline: Bool = false, _ perform: @escaping @MainActor (View) -> Void
  ) {
    self.name = name
    self.isOffline = isOffline
    self.perform = { view in
      if let view = view as? View { perform(view) }
    }
  }
}

/// A view of the app that declares what a user can do to it.
@MainActor
public protocol DrivableView: UIView {
  /// The user's actions, in addition to those for every view.
  var actions: [DrivingAction] { get }
}

extension UIView {
  /// All actions of a user on the view; none for a view that only adds behaviour to another one.
  var drivingActions: [DrivingAction] {
    if self is any ViewDecorator { return [] }
    var actions = [DrivingAction("tap") { (view: UIView) in view.tap() }]
    if gestureRecognizers?.isEmpty == false { actions.append(Self.gestures) }
    if accessibilityCustomActions?.isEmpty == false { actions.append(Self.accessibilityActions) }
    switch self {
    case let table as UITableView: actions += table.rowActions
    case let collection as UICollectionView: actions += collection.itemActions
    case is LikeButton: actions += Self.likeActions
    case is UITextField: actions += Self.fieldActions
    case let control as UISegmentedControl: actions += control.segmentActions
    case is UISlider: actions += Self.sliderActions
    case is UIStepper: actions += Self.stepperActions
    case is UIDatePicker: actions += Self.pickerActions
    case let button as UIButton where button.menu != nil:
      actions.append(DrivingAction("open menu") { (button: UIButton) in button.menu?.selectAll() })
    case is UIPickerView: actions += Self.wheelActions
    case is UISearchBar: actions += Self.searchActions
    case is UITextView: actions += Self.textActions
    default: break
    }
    if self is UIScrollView {
      actions.append(
        DrivingAction("pull") { (view: UIScrollView) in say("refreshes \(view.pullToRefresh())") })
      actions.append(
        DrivingAction("pull for a while") { (view: UIScrollView) in
          say("refreshes \(view.pullToRefresh())")
          DrivingAction.meanwhile()
          say("refreshes \(view.pullToRefresh())")
        })
    }
    if let view = self as? any DrivableView { actions += view.actions }
    if self is UIControl, !(self is LikeButton) { actions.append(Self.allEvents) }
    return actions
  }

  /// Every action that VoiceOver offers, in sequence.
  private static var accessibilityActions: DrivingAction {
    DrivingAction("every accessibility action") { (view: UIView) in
      for name in view.accessibilityCustomActions?.map(\.name) ?? [] {
        say("\(name): \(view.performAccessibilityAction(name))")
      }
    }
  }

  /// Every gesture, in sequence.
  private static var gestures: DrivingAction {
    DrivingAction("every gesture") { (view: UIView) in
      let swipes = [UISwipeGestureRecognizer.Direction.left, .right, .up, .down].map { view.swipe($0) }
      say("gestures \(view.doubleTap()) \(view.longPress()) \(swipes) \(view.pan(by: .zero))")
    }
  }

  /// Every control event, in sequence.
  private static var allEvents: DrivingAction {
    DrivingAction("every event") { (control: UIControl) in
      for bit in 0..<20 { control.sendActions(for: UIControl.Event(rawValue: 1 << bit)) }
    }
  }

  private static var likeActions: [DrivingAction] {
    [
      DrivingAction("tap offline", isOffline: true) { (button: LikeButton) in button.tap() },
      DrivingAction("tap twice") { (button: LikeButton) in
        button.tap()
        button.tap()
      },
      DrivingAction("tap three times offline", isOffline: true) { (button: LikeButton) in
        for _ in 0..<3 { button.tap() }
      },
    ]
  }

  private static var fieldActions: [DrivingAction] {
    [
      DrivingAction("type") { (field: UITextField) in field.type("Añ👍🏽\"x\\(1)") },
      DrivingAction("backspace") { (field: UITextField) in field.pressBackspace() },
      DrivingAction("paste") { (field: UITextField) in field.paste("a\u{2028}b") },
      DrivingAction("compose") { (field: UITextField) in
        field.compose("ni")
        field.commitComposition(as: "你")
      },
      DrivingAction("compose for a while") { (field: UITextField) in
        field.compose("n")
        DrivingAction.meanwhile()
        field.compose("ni")
        field.commitComposition(as: "你")
      },
      DrivingAction("edit for a while") { (field: UITextField) in
        field.type("a")
        DrivingAction.meanwhile()
        field.type("b")
      },
      DrivingAction("select") { (field: UITextField) in field.select(NSRange(location: 0, length: 1)) },
      DrivingAction("return") { (field: UITextField) in field.pressReturn() },
      DrivingAction("clear") { (field: UITextField) in field.pressClear() },
    ]
  }

  private static var stepperActions: [DrivingAction] {
    [true, false].map { isUp in
      DrivingAction(isUp ? "step up" : "step down") { (stepper: UIStepper) in stepper.step(up: isUp) }
    }
  }

  private static var pickerActions: [DrivingAction] {
    [-1e11, 0, 1.8e9].map { seconds in
      DrivingAction("pick \(seconds)") { (picker: UIDatePicker) in
        picker.pick(Date(timeIntervalSince1970: seconds))
      }
    }
  }

  private static var wheelActions: [DrivingAction] {
    [0, 1, 7].map { row in
      DrivingAction("turn to \(row)") { (picker: UIPickerView) in
        picker.turn(to: row)
        say("row \(picker.selectedRow(inComponent: 0)) of \(picker.titles())")
      }
    }
  }

  private static var searchActions: [DrivingAction] {
    [
      DrivingAction("search") { (bar: UISearchBar) in bar.tapSearch() },
      DrivingAction("compose for a while") { (bar: UISearchBar) in
        bar.searchTextField.compose("n")
        DrivingAction.meanwhile()
        bar.searchTextField.compose("ni")
        bar.searchTextField.commitComposition(as: "你")
      },
      DrivingAction("cancel") { (bar: UISearchBar) in bar.tapCancel() },
    ]
  }

  private static var textActions: [DrivingAction] {
    [
      DrivingAction("type") { (view: UITextView) in view.type("Añ👍🏽\"x") },
      DrivingAction("paste") { (view: UITextView) in view.paste("a long text\nwith two lines") },
      DrivingAction("compose") { (view: UITextView) in
        view.compose("ni")
        view.commitComposition(as: "你好")
      },
      DrivingAction("compose for a while") { (view: UITextView) in
        view.compose("n")
        DrivingAction.meanwhile()
        view.compose("ni")
        view.commitComposition(as: "你")
      },
      DrivingAction("select") { (view: UITextView) in view.select(NSRange(location: 0, length: 1)) },
    ]
  }

  private static var sliderActions: [DrivingAction] {
    [-1, 0.25, 1e6].map { value in
      DrivingAction("slide to \(value)") { (slider: UISlider) in slider.slide(to: value) }
    }
  }
}

extension UISegmentedControl {
  fileprivate var segmentActions: [DrivingAction] {
    (0..<numberOfSegments).map { index in
      DrivingAction("tap segment \(index)") { (control: UISegmentedControl) in control.tapSegment(at: index) }
    }
  }
}

extension UIContextualAction {
  fileprivate var words: String {
    "\(style.rawValue) \(title ?? "-") \(image.map { "\($0)" } ?? "-") \(backgroundColor.map { "\($0)" } ?? "-")"
  }
}

extension UIMenu {
  /// What the user reads.
  public var words: String {
    let entries = children.map { element in
      switch element {
      case let menu as UIMenu: menu.words
      case let action as UIAction:
        "\(action.title) \(action.attributes.rawValue) \(action.state.rawValue) \(action.image != nil)"
      default: "-"
      }
    }
    return "\(title) \(options.rawValue) \(entries)"
  }

  /// The titles of all items.
  fileprivate var titles: [String] {
    children.flatMap { ($0 as? UIMenu)?.titles ?? [($0 as? UIAction)?.title ?? ""] }
  }
}

extension UICollectionView {
  /// Selects and presses the first items and the last one.
  fileprivate var itemActions: [DrivingAction] {
    (0..<numberOfSections).flatMap { section in
      let items = 0..<numberOfItems(inSection: section)
      return Set(items.prefix(4) + items.suffix(1)).sorted().flatMap { item in
        let path = IndexPath(item: item, section: section)
        return [
          DrivingAction("tap item \(path)") { (view: UICollectionView) in
            if view.hasItem(at: path) { say("selects \(view.tapItem(at: path))") }
          },
          DrivingAction("press item \(path)") { (view: UICollectionView) in
            guard view.hasItem(at: path), let menu = view.openMenu(at: path) else { return }
            say("menu \(menu.words)")
            if path.item % 2 == 1 { DrivingAction.meanwhile() }
            for title in menu.titles { say("selects \(title): \(menu.select(title))") }
          },
        ]
      }
    }
  }

  private func hasItem(at path: IndexPath) -> Bool {
    path.section < numberOfSections && path.item < numberOfItems(inSection: path.section)
  }
}

extension UITableView {
  /// Selects and toggles the first rows of each section and the last one, and reads the header and the footer.
  fileprivate var rowActions: [DrivingAction] {
    (0..<numberOfSections).flatMap { section in
      let rows = 0..<numberOfRows(inSection: section)
      let paths = Set(rows.prefix(4) + rows.suffix(1)).sorted().map { IndexPath(row: $0, section: section) }
      return paths.flatMap(Self.actions)
        + [
          DrivingAction("read header and footer of \(section)") { (table: UITableView) in
            say("header \(table.header(ofSection: section)?.comparableSnapshot ?? "-")")
            say("footer \(table.footer(ofSection: section)?.comparableSnapshot ?? "-")")
          }
        ]
    }
  }

  private static func actions(for path: IndexPath) -> [DrivingAction] {
    func action(_ name: String, _ perform: @escaping @MainActor (UITableView) -> Void) -> DrivingAction {
      DrivingAction("\(name) row \(path)") { (table: UITableView) in
        if table.hasRow(at: path) { perform(table) } else { say("there is no row at \(path) any more") }
      }
    }
    return [
      action("tap") { $0.tapRow(at: path) },
      action("toggle") { ($0.scroll(to: path) as? SwitchWithTextTableViewCell)?.switchControl.tap() },
      action("edit") { table in
        table.isEditing = true
        say("deletes \(table.swipeToDelete(at: path)), inserts \(table.tapInsert(at: path))")
        say("moves \(table.dragRow(at: path, to: path))")
        if table.hasRow(at: path) { say("taps \(table.tapRow(at: path))") }
        DrivingAction.meanwhile()
        say("selected \(table.indexPathsForSelectedRows ?? [])")
        table.isEditing = false
      },
      action("move") { table in
        table.isEditing = true
        for other in [IndexPath(row: path.row + 1, section: path.section), IndexPath(row: 0, section: 0)]
        where table.hasRow(at: other) && table.hasRow(at: path) {
          say("moves \(table.dragRow(at: path, to: other))")
        }
        table.isEditing = false
      },
      action("keep swiped over") { table in
        let actions = table.leadingSwipeActions(at: path) + table.trailingSwipeActions(at: path)
        DrivingAction.meanwhile()
        say("swipe actions \(actions.map { $0.tap() == true })")
      },
      action("swipe over") { table in
        let actions = table.leadingSwipeActions(at: path) + table.trailingSwipeActions(at: path)
        say("swipe actions \(actions.map(\.words))")
        say("swipe actions \(actions.map { $0.tap() == true })")
        if table.hasRow(at: path) { table.tapAccessoryButton(at: path) }
      },
      action("press") { table in
        guard let menu = table.openMenu(at: path) else { return }
        say("menu \(menu.words)")
        if path.row % 2 == 1 { DrivingAction.meanwhile() }
        for title in menu.titles { say("selects \(title): \(menu.select(title))") }
      },
    ]
  }

  private func hasRow(at path: IndexPath) -> Bool {
    path.section < numberOfSections && path.row < numberOfRows(inSection: path.section)
  }
}

extension UIMenu {
  /// Selects each item, and prints its title.
  func selectAll() {
    for case let action as UIAction in children {
      say("selects \(action.title) \(action.state): \(select(action.title))")
    }
  }
}
