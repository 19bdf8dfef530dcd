/// A button that a swipe over a row reveals: a ``RowSwipeAction`` or, in lists, an ``EntrySwipeAction``.
@MainActor
public class SwipeAction: NSObject {
  /// The text.
  public final var title: String?
  /// The image above the text.
  public final var image: UIImage?
  /// The kind of action, which determines the look.
  public final var style = ActionStyle.normal
  /// The background colour; `nil` for the default of the style.
  public final var background: UIColor?
  /// Whether the button is shown.
  public final var isShown = true
  /// Whether a full swipe over the row performs the action, if this is the first button.
  public final var allowsFullSwipe = true

  /// The properties that depend on the entry of a list's row.
  final var adaptation = EntryAdaptation()

  /// Whether the button has an effect only in a list's row.
  var needsEntry: Bool { false }

  /// Calls the handler.
  func perform(_ entry: Any?) {}

  /// Returns the button as UIKit's class.
  ///
  /// - Parameters:
  ///   - entry: Returns the entry of the row.
  ///   - isThere: Returns whether the row still exists.
  fileprivate func action(
    _ entry: @escaping @MainActor () -> Any?, isThere: @escaping @MainActor () -> Bool
  ) -> UIContextualAction {
    let action = UIContextualAction(style: style == .normal ? .normal : .destructive, title: title) {
      [weak self, style] _, _, finish in
      self?.perform(entry())
      // A table removes the row of a destructive action that succeeds.
      finish(style == .normal || !isThere())
    }
    action.image = image
    if let background { action.backgroundColor = background }
    return action
  }
}

/// A button that a swipe over a row reveals.
public final class RowSwipeAction: SwipeAction {
  /// Called when the user taps the button or makes a full swipe.
  public var selectHandler: (@MainActor () -> Void)?
  var entryHandler: (@MainActor (Any) -> Void)?

  override func perform(_ entry: Any?) {
    selectHandler?()
    if let entry { entryHandler?(entry) }
  }
}

extension RowSwipeAction: EntryHandling {}

/// A button that a swipe over a row of a list reveals. In any other row, it has no effect.
public final class EntrySwipeAction<Entry>: SwipeAction {
  /// Called with the entry of the row when the user taps the button or makes a full swipe.
  public var selectHandler: (@MainActor (Entry) -> Void)?

  override var needsEntry: Bool { true }

  override func perform(_ entry: Any?) {
    if let entry = entry as? Entry { selectHandler?(entry) }
  }
}

extension [SwipeAction] {
  /// Returns the configuration of a swipe; `nil` if no button is shown.
  @MainActor
  func configuration(
    _ entry: @escaping @MainActor () -> Any?, isThere: @escaping @MainActor () -> Bool
  ) -> UISwipeActionsConfiguration? {
    for action in self { action.adaptation.apply(to: entry()) }
    let shown = filter(\.isShown)
    guard let first = shown.first else { return nil }
    let configuration = UISwipeActionsConfiguration(actions: shown.map { $0.action(entry, isThere: isThere) })
    configuration.performsFirstActionWithFullSwipe = first.allowsFullSwipe
    return configuration
  }
}
