import DioramaKit

/// A method that a table calls: its handler, the result of the app's own method, and UIKit's default.
struct TableMethod: Sendable {
  let name: String
  let answers: (handler: String, app: String, otherwise: String)
  let handle: @MainActor @Sendable (UITableView, Trace) -> Void
  let ask: @MainActor @Sendable (UITableView) -> Any?

  init(
    _ name: String, _ answers: (handler: String, app: String, otherwise: String),
    _ handle: @escaping @MainActor @Sendable (UITableView, Trace) -> Void,
    ask: @escaping @MainActor @Sendable (UITableView) -> Any?
  ) {
    (self.name, self.answers, self.handle, self.ask) = (name, answers, handle, ask)
  }
}

/// A cell with a name, which is its accessibility identifier.
final class NamedCell: UITableViewCell {
  convenience init(named name: String) {
    self.init(style: .default, reuseIdentifier: nil)
    accessibilityIdentifier = name
  }
}

extension Trace {
  /// Returns a handler that notes its call.
  fileprivate func noting<each Argument, Answer>(
    _ answer: Answer
  ) -> @MainActor (repeat each Argument) -> Answer {
    { (_: repeat each Argument) in
      self.note("handler")
      return answer
    }
  }
}

private let path = IndexPath(row: 2, section: 1)

extension TableMethod {
  static let all = [
    TableMethod("numberOfSections", ("5", "3", "1"), { $0.numberOfSectionsHandler = $1.noting(5) }) {
      $0.dataSource?.numberOfSections(in: $0)
    },
    TableMethod("numberOfRows", ("5", "3", "0"), { $0.numberOfRowsHandler = $1.noting(5) }) {
      $0.dataSource?.tableView($0, numberOfRowsInSection: 1)
    },
    TableMethod("cellForRow", ("handler", "app", "UITableViewCell")) {
      $0.cellForRowHandler = $1.noting(NamedCell(named: "handler"))
    } ask: {
      $0.dataSource?.tableView($0, cellForRowAt: path)
    },
    TableMethod("titleForHeader", ("handler", "app", "nil")) {
      $0.titleForHeaderHandler = $1.noting("handler")
    } ask: {
      $0.dataSource?.tableView($0, titleForHeaderInSection: 1)
    },
    TableMethod("titleForFooter", ("handler", "app", "nil")) {
      $0.titleForFooterHandler = $1.noting("handler")
    } ask: {
      $0.dataSource?.tableView($0, titleForFooterInSection: 1)
    },
    TableMethod("canEditRow", ("false", "false", "true"), { $0.canEditRowHandler = $1.noting(false) }) {
      $0.dataSource?.tableView($0, canEditRowAt: path)
    },
    TableMethod("commitEditing", ("handler", "app", "nothing"), { $0.commitEditingHandler = $1.noting(()) }) {
      $0.dataSource?.tableView($0, commit: .delete, forRowAt: path)
    },
    TableMethod("canMoveRow", ("false", "false", "true"), { $0.canMoveRowHandler = $1.noting(false) }) {
      $0.dataSource?.tableView($0, canMoveRowAt: path)
    },
    TableMethod("moveRow", ("handler", "app", "nothing"), { $0.moveRowHandler = $1.noting(()) }) {
      $0.dataSource?.tableView($0, moveRowAt: path, to: path)
    },
    TableMethod("heightForRow", ("11.0", "22.0", "31.0"), { $0.heightForRowHandler = $1.noting(11) }) {
      $0.delegate?.tableView($0, heightForRowAt: path)
    },
    TableMethod("heightForHeader", ("11.0", "22.0", "32.0"), { $0.heightForHeaderHandler = $1.noting(11) }) {
      $0.delegate?.tableView($0, heightForHeaderInSection: 1)
    },
    TableMethod("heightForFooter", ("11.0", "22.0", "33.0"), { $0.heightForFooterHandler = $1.noting(11) }) {
      $0.delegate?.tableView($0, heightForFooterInSection: 1)
    },
    TableMethod("estimatedHeightForRow", ("11.0", "22.0", "-1.0")) {
      $0.estimatedHeightForRowHandler = $1.noting(11)
    } ask: {
      $0.delegate?.tableView($0, estimatedHeightForRowAt: path)
    },
    TableMethod("estimatedHeightForHeader", ("11.0", "22.0", "-1.0")) {
      $0.estimatedHeightForHeaderHandler = $1.noting(11)
    } ask: {
      $0.delegate?.tableView($0, estimatedHeightForHeaderInSection: 1)
    },
    TableMethod("estimatedHeightForFooter", ("11.0", "22.0", "-1.0")) {
      $0.estimatedHeightForFooterHandler = $1.noting(11)
    } ask: {
      $0.delegate?.tableView($0, estimatedHeightForFooterInSection: 1)
    },
    TableMethod("viewForHeader", ("UILabel", "UIView", "nil")) {
      $0.viewForHeaderHandler = $1.noting(UILabel())
    } ask: {
      $0.delegate?.tableView($0, viewForHeaderInSection: 1)
    },
    TableMethod("viewForFooter", ("UILabel", "UIView", "nil")) {
      $0.viewForFooterHandler = $1.noting(UILabel())
    } ask: {
      $0.delegate?.tableView($0, viewForFooterInSection: 1)
    },
    TableMethod("willDisplay", ("handler", "app", "nothing"), { $0.willDisplayHandler = $1.noting(()) }) {
      $0.delegate?.tableView($0, willDisplay: UITableViewCell(), forRowAt: path)
    },
    TableMethod("willDisplayHeaderView", ("handler", "app", "nothing")) {
      $0.willDisplayHeaderViewHandler = $1.noting(())
    } ask: {
      $0.delegate?.tableView($0, willDisplayHeaderView: UIView(), forSection: 1)
    },
    TableMethod("willDisplayFooterView", ("handler", "app", "nothing")) {
      $0.willDisplayFooterViewHandler = $1.noting(())
    } ask: {
      $0.delegate?.tableView($0, willDisplayFooterView: UIView(), forSection: 1)
    },
    TableMethod("didEndDisplaying", ("handler", "app", "nothing")) {
      $0.didEndDisplayingHandler = $1.noting(())
    } ask: {
      $0.delegate?.tableView($0, didEndDisplaying: UITableViewCell(), forRowAt: path)
    },
    TableMethod("didEndDisplayingHeaderView", ("handler", "app", "nothing")) {
      $0.didEndDisplayingHeaderViewHandler = $1.noting(())
    } ask: {
      $0.delegate?.tableView($0, didEndDisplayingHeaderView: UIView(), forSection: 1)
    },
    TableMethod("didEndDisplayingFooterView", ("handler", "app", "nothing")) {
      $0.didEndDisplayingFooterViewHandler = $1.noting(())
    } ask: {
      $0.delegate?.tableView($0, didEndDisplayingFooterView: UIView(), forSection: 1)
    },
    TableMethod("shouldHighlightRow", ("false", "false", "true")) {
      $0.shouldHighlightRowHandler = $1.noting(false)
    } ask: {
      $0.delegate?.tableView($0, shouldHighlightRowAt: path)
    },
    TableMethod("didHighlightRow", ("handler", "app", "nothing")) {
      $0.didHighlightRowHandler = $1.noting(())
    } ask: {
      $0.delegate?.tableView($0, didHighlightRowAt: path)
    },
    TableMethod("didUnhighlightRow", ("handler", "app", "nothing")) {
      $0.didUnhighlightRowHandler = $1.noting(())
    } ask: {
      $0.delegate?.tableView($0, didUnhighlightRowAt: path)
    },
    TableMethod("willSelectRow", ("5/5", "nil", "1/2")) {
      $0.willSelectRowHandler = $1.noting(IndexPath(row: 5, section: 5))
    } ask: {
      $0.delegate?.tableView($0, willSelectRowAt: path)
    },
    TableMethod("didSelectRow", ("handler", "app", "nothing"), { $0.didSelectRowHandler = $1.noting(()) }) {
      $0.delegate?.tableView($0, didSelectRowAt: path)
    },
    TableMethod("willDeselectRow", ("5/5", "nil", "1/2")) {
      $0.willDeselectRowHandler = $1.noting(IndexPath(row: 5, section: 5))
    } ask: {
      $0.delegate?.tableView($0, willDeselectRowAt: path)
    },
    TableMethod("didDeselectRow", ("handler", "app", "nothing")) {
      $0.didDeselectRowHandler = $1.noting(())
    } ask: {
      $0.delegate?.tableView($0, didDeselectRowAt: path)
    },
    TableMethod("editingStyleForRow", ("insert", "none", "delete")) {
      $0.editingStyleForRowHandler = $1.noting(.insert)
    } ask: {
      $0.delegate?.tableView($0, editingStyleForRowAt: path)
    },
    TableMethod("leadingSwipeActionsConfigurationForRow", ("0 actions", "1 actions", "nil")) {
      $0.leadingSwipeActionsConfigurationForRowHandler = $1.noting(UISwipeActionsConfiguration(actions: []))
    } ask: {
      $0.delegate?.tableView($0, leadingSwipeActionsConfigurationForRowAt: path)
    },
    TableMethod("trailingSwipeActionsConfigurationForRow", ("0 actions", "1 actions", "nil")) {
      $0.trailingSwipeActionsConfigurationForRowHandler = $1.noting(UISwipeActionsConfiguration(actions: []))
    } ask: {
      $0.delegate?.tableView($0, trailingSwipeActionsConfigurationForRowAt: path)
    },
    TableMethod("accessoryButtonTappedForRow", ("handler", "app", "nothing")) {
      $0.accessoryButtonTappedForRowHandler = $1.noting(())
    } ask: {
      $0.delegate?.tableView($0, accessoryButtonTappedForRowWith: path)
    },
  ]
}
