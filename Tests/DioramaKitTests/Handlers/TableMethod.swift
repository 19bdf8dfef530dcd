import DioramaKit

/// A method that a table calls: its handler, the result of the app's own method, and UIKit's default.
struct TableMethod: Sendable {
  let name: String
  let answers: (handler: String, app: String, otherwise: String)
  let handle: @MainActor @Sendable (UITableView, Trace) -> Void
  let ask: @MainActor @Sendable (UITableView) -> Any?
}

/// A cell with a name, which is its accessibility identifier.
final class NamedCell: UITableViewCell {
  convenience init(named name: String) {
    self.init(style: .default, reuseIdentifier: nil)
    accessibilityIdentifier = name
  }
}

private let path = IndexPath(row: 2, section: 1)

extension TableMethod {
  static let all: [TableMethod] = [
    TableMethod(
      name: "numberOfSections", answers: ("5", "3", "1"),
      handle: { table, trace in
        table.numberOfSectionsHandler = { _ in
          trace.note("handler")
          return 5
        }
      },
      ask: { table in table.dataSource?.numberOfSections(in: table) }),
    TableMethod(
      name: "numberOfRows", answers: ("5", "3", "0"),
      handle: { table, trace in
        table.numberOfRowsHandler = { _, _ in
          trace.note("handler")
          return 5
        }
      },
      ask: { table in table.dataSource?.tableView(table, numberOfRowsInSection: 1) }),
    TableMethod(
      name: "cellForRow", answers: ("handler", "app", "UITableViewCell"),
      handle: { table, trace in
        table.cellForRowHandler = { _, _ in
          trace.note("handler")
          return NamedCell(named: "handler")
        }
      },
      ask: { table in table.dataSource?.tableView(table, cellForRowAt: path) }),
    TableMethod(
      name: "titleForHeader", answers: ("handler", "app", "nil"),
      handle: { table, trace in
        table.titleForHeaderHandler = { _, _ in
          trace.note("handler")
          return "handler"
        }
      },
      ask: { table in table.dataSource?.tableView(table, titleForHeaderInSection: 1) }),
    TableMethod(
      name: "titleForFooter", answers: ("handler", "app", "nil"),
      handle: { table, trace in
        table.titleForFooterHandler = { _, _ in
          trace.note("handler")
          return "handler"
        }
      },
      ask: { table in table.dataSource?.tableView(table, titleForFooterInSection: 1) }),
    TableMethod(
      name: "canEditRow", answers: ("false", "false", "true"),
      handle: { table, trace in
        table.canEditRowHandler = { _, _ in
          trace.note("handler")
          return false
        }
      },
      ask: { table in table.dataSource?.tableView(table, canEditRowAt: path) }),
    TableMethod(
      name: "commitEditing", answers: ("handler", "app", "nothing"),
      handle: { table, trace in
        table.commitEditingHandler = { _, _, _ in trace.note("handler") }
      },
      ask: { table in table.dataSource?.tableView(table, commit: .delete, forRowAt: path) }),
    TableMethod(
      name: "canMoveRow", answers: ("false", "false", "true"),
      handle: { table, trace in
        table.canMoveRowHandler = { _, _ in
          trace.note("handler")
          return false
        }
      },
      ask: { table in table.dataSource?.tableView(table, canMoveRowAt: path) }),
    TableMethod(
      name: "moveRow", answers: ("handler", "app", "nothing"),
      handle: { table, trace in
        table.moveRowHandler = { _, _, _ in trace.note("handler") }
      },
      ask: { table in table.dataSource?.tableView(table, moveRowAt: path, to: path) }),
    TableMethod(
      name: "heightForRow", answers: ("11.0", "22.0", "31.0"),
      handle: { table, trace in
        table.heightForRowHandler = { _, _ in
          trace.note("handler")
          return 11
        }
      },
      ask: { table in table.delegate?.tableView(table, heightForRowAt: path) }),
    TableMethod(
      name: "heightForHeader", answers: ("11.0", "22.0", "32.0"),
      handle: { table, trace in
        table.heightForHeaderHandler = { _, _ in
          trace.note("handler")
          return 11
        }
      },
      ask: { table in table.delegate?.tableView(table, heightForHeaderInSection: 1) }),
    TableMethod(
      name: "heightForFooter", answers: ("11.0", "22.0", "33.0"),
      handle: { table, trace in
        table.heightForFooterHandler = { _, _ in
          trace.note("handler")
          return 11
        }
      },
      ask: { table in table.delegate?.tableView(table, heightForFooterInSection: 1) }),
    TableMethod(
      name: "estimatedHeightForRow", answers: ("11.0", "22.0", "-1.0"),
      handle: { table, trace in
        table.estimatedHeightForRowHandler = { _, _ in
          trace.note("handler")
          return 11
        }
      },
      ask: { table in table.delegate?.tableView(table, estimatedHeightForRowAt: path) }),
    TableMethod(
      name: "estimatedHeightForHeader", answers: ("11.0", "22.0", "-1.0"),
      handle: { table, trace in
        table.estimatedHeightForHeaderHandler = { _, _ in
          trace.note("handler")
          return 11
        }
      },
      ask: { table in table.delegate?.tableView(table, estimatedHeightForHeaderInSection: 1) }),
    TableMethod(
      name: "estimatedHeightForFooter", answers: ("11.0", "22.0", "-1.0"),
      handle: { table, trace in
        table.estimatedHeightForFooterHandler = { _, _ in
          trace.note("handler")
          return 11
        }
      },
      ask: { table in table.delegate?.tableView(table, estimatedHeightForFooterInSection: 1) }),
    TableMethod(
      name: "viewForHeader", answers: ("UILabel", "UIView", "nil"),
      handle: { table, trace in
        table.viewForHeaderHandler = { _, _ in
          trace.note("handler")
          return UILabel()
        }
      },
      ask: { table in table.delegate?.tableView(table, viewForHeaderInSection: 1) }),
    TableMethod(
      name: "viewForFooter", answers: ("UILabel", "UIView", "nil"),
      handle: { table, trace in
        table.viewForFooterHandler = { _, _ in
          trace.note("handler")
          return UILabel()
        }
      },
      ask: { table in table.delegate?.tableView(table, viewForFooterInSection: 1) }),
    TableMethod(
      name: "willDisplay", answers: ("handler", "app", "nothing"),
      handle: { table, trace in
        table.willDisplayHandler = { _, _, _ in trace.note("handler") }
      },
      ask: { table in table.delegate?.tableView(table, willDisplay: UITableViewCell(), forRowAt: path) }),
    TableMethod(
      name: "willDisplayHeaderView", answers: ("handler", "app", "nothing"),
      handle: { table, trace in
        table.willDisplayHeaderViewHandler = { _, _, _ in trace.note("handler") }
      },
      ask: { table in table.delegate?.tableView(table, willDisplayHeaderView: UIView(), forSection: 1) }),
    TableMethod(
      name: "willDisplayFooterView", answers: ("handler", "app", "nothing"),
      handle: { table, trace in
        table.willDisplayFooterViewHandler = { _, _, _ in trace.note("handler") }
      },
      ask: { table in table.delegate?.tableView(table, willDisplayFooterView: UIView(), forSection: 1) }),
    TableMethod(
      name: "didEndDisplaying", answers: ("handler", "app", "nothing"),
      handle: { table, trace in
        table.didEndDisplayingHandler = { _, _, _ in trace.note("handler") }
      },
      ask: { table in table.delegate?.tableView(table, didEndDisplaying: UITableViewCell(), forRowAt: path) }),
    TableMethod(
      name: "didEndDisplayingHeaderView", answers: ("handler", "app", "nothing"),
      handle: { table, trace in
        table.didEndDisplayingHeaderViewHandler = { _, _, _ in trace.note("handler") }
      },
      ask: { table in table.delegate?.tableView(table, didEndDisplayingHeaderView: UIView(), forSection: 1) }),
    TableMethod(
      name: "didEndDisplayingFooterView", answers: ("handler", "app", "nothing"),
      handle: { table, trace in
        table.didEndDisplayingFooterViewHandler = { _, _, _ in trace.note("handler") }
      },
      ask: { table in table.delegate?.tableView(table, didEndDisplayingFooterView: UIView(), forSection: 1) }),
    TableMethod(
      name: "shouldHighlightRow", answers: ("false", "false", "true"),
      handle: { table, trace in
        table.shouldHighlightRowHandler = { _, _ in
          trace.note("handler")
          return false
        }
      },
      ask: { table in table.delegate?.tableView(table, shouldHighlightRowAt: path) }),
    TableMethod(
      name: "didHighlightRow", answers: ("handler", "app", "nothing"),
      handle: { table, trace in
        table.didHighlightRowHandler = { _, _ in trace.note("handler") }
      },
      ask: { table in table.delegate?.tableView(table, didHighlightRowAt: path) }),
    TableMethod(
      name: "didUnhighlightRow", answers: ("handler", "app", "nothing"),
      handle: { table, trace in
        table.didUnhighlightRowHandler = { _, _ in trace.note("handler") }
      },
      ask: { table in table.delegate?.tableView(table, didUnhighlightRowAt: path) }),
    TableMethod(
      name: "willSelectRow", answers: ("5/5", "nil", "1/2"),
      handle: { table, trace in
        table.willSelectRowHandler = { _, _ in
          trace.note("handler")
          return IndexPath(row: 5, section: 5)
        }
      },
      ask: { table in table.delegate?.tableView(table, willSelectRowAt: path) }),
    TableMethod(
      name: "didSelectRow", answers: ("handler", "app", "nothing"),
      handle: { table, trace in
        table.didSelectRowHandler = { _, _ in trace.note("handler") }
      },
      ask: { table in table.delegate?.tableView(table, didSelectRowAt: path) }),
    TableMethod(
      name: "willDeselectRow", answers: ("5/5", "nil", "1/2"),
      handle: { table, trace in
        table.willDeselectRowHandler = { _, _ in
          trace.note("handler")
          return IndexPath(row: 5, section: 5)
        }
      },
      ask: { table in table.delegate?.tableView(table, willDeselectRowAt: path) }),
    TableMethod(
      name: "didDeselectRow", answers: ("handler", "app", "nothing"),
      handle: { table, trace in
        table.didDeselectRowHandler = { _, _ in trace.note("handler") }
      },
      ask: { table in table.delegate?.tableView(table, didDeselectRowAt: path) }),
    TableMethod(
      name: "editingStyleForRow", answers: ("insert", "none", "delete"),
      handle: { table, trace in
        table.editingStyleForRowHandler = { _, _ in
          trace.note("handler")
          return .insert
        }
      },
      ask: { table in table.delegate?.tableView(table, editingStyleForRowAt: path) }),
    TableMethod(
      name: "leadingSwipeActionsConfigurationForRow", answers: ("0 actions", "1 actions", "nil"),
      handle: { table, trace in
        table.leadingSwipeActionsConfigurationForRowHandler = { _, _ in
          trace.note("handler")
          return UISwipeActionsConfiguration(actions: [])
        }
      },
      ask: { table in table.delegate?.tableView(table, leadingSwipeActionsConfigurationForRowAt: path) }),
    TableMethod(
      name: "trailingSwipeActionsConfigurationForRow", answers: ("0 actions", "1 actions", "nil"),
      handle: { table, trace in
        table.trailingSwipeActionsConfigurationForRowHandler = { _, _ in
          trace.note("handler")
          return UISwipeActionsConfiguration(actions: [])
        }
      },
      ask: { table in table.delegate?.tableView(table, trailingSwipeActionsConfigurationForRowAt: path) }),
    TableMethod(
      name: "accessoryButtonTappedForRow", answers: ("handler", "app", "nothing"),
      handle: { table, trace in
        table.accessoryButtonTappedForRowHandler = { _, _ in trace.note("handler") }
      },
      ask: { table in table.delegate?.tableView(table, accessoryButtonTappedForRowWith: path) }),
  ]
}
