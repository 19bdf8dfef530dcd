@_spi(Generated) import DioramaKit
import Testing

/// Edits of a table's rows by a user, and the table's calls to its delegate and data source.
@MainActor
struct TableEditingTests {
  private let table = UITableView()
  private let trace = Trace()

  private final class Names {
    var all = ["a", "b", "c"]
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func show(_ names: Names) {
    table.numberOfRowsHandler = { _, _ in names.all.count }
    table.cellForRowHandler = { _, path in
      let cell = UITableViewCell()
      cell.textLabel?.text = names.all[path.row]
      return cell
    }
  }

  private var texts: [String?] { table.visibleCells.map { $0.textLabel?.text } }

  @Test func deletingAndInserting() {
    let names = Names()
    show(names)
    table.canEditRowHandler = { _, path in path.row != 0 }
    table.commitEditingHandler = { table, style, path in
      if style == .delete {
        names.all.remove(at: path.row)
      } else {
        names.all.insert("new", at: path.row)
      }
      table.reloadData()
    }
    #expect(!table.swipeToDelete(at: path(0)))
    #expect(table.swipeToDelete(at: path(1)))
    #expect(texts == ["a", "c"])
    #expect(!table.swipeToDelete(at: path(2)))
    #expect(!table.tapInsert(at: path(1)))
    table.editingStyleForRowHandler = { _, _ in .insert }
    #expect(!table.tapInsert(at: path(1)))
    table.isEditing = true
    #expect(table.tapInsert(at: path(1)))
    #expect(!table.swipeToDelete(at: path(1)))
    #expect(texts == ["a", "new", "c"])
  }

  @Test func editingBeginsWithAnAnimationInAWindow() {
    final class NotingTable: UITableView {
      var notes: [String] = []
      override func setEditing(_ editing: Bool, animated: Bool) {
        super.setEditing(editing, animated: animated)
        notes.append("\(editing) \(animated)")
      }
    }
    let (table, window) = (NotingTable(), UIWindow())
    table.liveEditing = true
    window.addSubview(table)
    table.liveEditing = true
    table.liveEditing = false
    #expect(table.notes == ["true false", "true true", "false true"] && !table.isEditing)
  }

  /// While the buttons of a swipe are visible, UIKit's table says that it is being edited.
  @Test func editingBeginsDuringASwipe() {
    final class SwipedTable: UITableView {
      var isSwiped = false
      var isInEditingMode: Bool { super.isEditing }
      override var isEditing: Bool {
        get { super.isEditing || isSwiped }
        set { super.isEditing = newValue }
      }
      override func setEditing(_ editing: Bool, animated: Bool) {
        isSwiped = false
        super.setEditing(editing, animated: animated)
      }
    }
    let table = SwipedTable()
    table.isSwiped = true
    table.liveEditing = true
    #expect(table.isInEditingMode && !table.isSwiped)
    table.liveEditing = false
    #expect(!table.isInEditingMode)
  }

  @Test func moving() {
    let names = Names()
    show(names)
    table.canMoveRowHandler = { _, path in path.row != 1 }
    table.moveRowHandler = { _, source, destination in
      names.all.insert(names.all.remove(at: source.row), at: destination.row)
    }
    #expect(!table.dragRow(at: path(0), to: path(2)))
    table.setEditing(true, animated: true)
    #expect(table.dragRow(at: path(0), to: path(2)))
    #expect(!table.dragRow(at: path(1), to: path(0)))
    #expect(!table.dragRow(at: path(0), to: path(3)))
    #expect(!table.dragRow(at: path(3), to: path(0)))
    #expect(texts == ["b", "c", "a"])
    names.all[0] = "x"
    table.reloadData()
    #expect(texts == ["x", "c", "a"])
  }

  @Test func swipeActionsAndAccessoryButtons() {
    show(Names())
    let action = UIContextualAction(style: .normal, title: "Flag") { [trace] _, _, completion in
      trace.note("flagged")
      completion(true)
    }
    table.leadingSwipeActionsConfigurationForRowHandler = { _, path in
      path.row == 0 ? UISwipeActionsConfiguration(actions: [action]) : nil
    }
    table.trailingSwipeActionsConfigurationForRowHandler = { _, _ in UISwipeActionsConfiguration(actions: [])
    }
    table.accessoryButtonTappedForRowHandler = { [trace] _, path in trace.note("details of \(path.row)") }
    #expect(table.leadingSwipeActions(at: path(0)).map { $0.tap() } == [true])
    #expect(table.leadingSwipeActions(at: path(1)).isEmpty)
    #expect(table.trailingSwipeActions(at: path(0)).isEmpty)
    table.tapAccessoryButton(at: path(2))
    #expect(trace.lines == ["flagged", "details of 2"])
  }

  @Test func delegatesAreNotifiedWhenRowsAppearAndDisappear() {
    table.numberOfRowsOnScreen = 2
    show(Names())
    table.titleForHeaderHandler = { _, _ in "H" }
    table.titleForFooterHandler = { _, _ in "F" }
    table.willDisplayHandler = { [trace] _, _, path in trace.note("+\(path.row)") }
    table.didEndDisplayingHandler = { [trace] _, _, path in trace.note("-\(path.row)") }
    table.willDisplayHeaderViewHandler = { [trace] _, _, section in trace.note("+H\(section)") }
    table.willDisplayFooterViewHandler = { [trace] _, _, section in trace.note("+F\(section)") }
    table.didEndDisplayingHeaderViewHandler = { [trace] _, _, section in trace.note("-H\(section)") }
    table.didEndDisplayingFooterViewHandler = { [trace] _, _, section in trace.note("-F\(section)") }
    table.layoutIfNeeded()
    #expect(trace.lines == ["+0", "+1", "+H0", "+F0"])
    table.scroll(to: path(2))
    #expect(trace.lines.dropFirst(4) == ["-0", "+2"])
    table.reloadData()
    #expect(trace.lines.dropFirst(6) == ["-1", "-2", "-H0", "-F0"])
  }

  @Test func selectionCallsTheDelegate() {
    show(Names())
    table.shouldHighlightRowHandler = { _, path in path.row != 2 }
    table.didHighlightRowHandler = { [trace] _, path in trace.note("highlight \(path.row)") }
    table.didUnhighlightRowHandler = { [trace] _, path in trace.note("unhighlight \(path.row)") }
    table.willSelectRowHandler = { _, path in path.row == 1 ? nil : path }
    table.didSelectRowHandler = { [trace] _, path in trace.note("select \(path.row)") }
    table.didDeselectRowHandler = { [trace] _, path in trace.note("deselect \(path.row)") }
    table.tapRow(at: path(2))
    #expect(trace.lines.isEmpty)
    table.tapRow(at: path(1))
    #expect(trace.lines == ["highlight 1", "unhighlight 1"])
    table.tapRow(at: path(0))
    #expect(trace.lines.dropFirst(2) == ["highlight 0", "unhighlight 0", "select 0"])
    table.willSelectRowHandler = { _, _ in IndexPath(row: 2, section: 0) }
    table.tapRow(at: path(1))
    #expect(trace.lines.suffix(2) == ["deselect 0", "select 2"])
    table.willSelectRowHandler = nil
    table.willDeselectRowHandler = { _, _ in nil }
    table.tapRow(at: path(0))
    #expect(table.indexPathsForSelectedRows == [path(2), path(0)])
  }
}
