#if canImport(os)
  import os
#endif

/// Errors in an app that affect what is shown, but do not stop the app.
@MainActor
enum SceneFault {
  /// Writes a fault to the system log or, if there is none, to standard error. In the system log, the details are
  /// private, because they may be about the user.
  static var write: @MainActor (_ text: String, _ details: String) -> Void = { text, details in
    #if canImport(os)
      Logger(subsystem: "Diorama", category: "scenes")
        .fault("\(text, privacy: .public)\(details, privacy: .private)")
    #else
      FileHandle.standardError.write(Data("Diorama: \(text)\(details)\n".utf8))
    #endif
  }

  /// Writes a fault. The details follow the text; they can be ids, values and errors.
  static func log(_ text: String, _ details: String = "") { write(text, details) }

  /// Reports a section that occurs more than once in a collection.
  static func reportRepeatedSections() {
    log("several sections of a collection are the same object; it is shown once")
  }

  /// Reports cells, views or lists that occur more than once in a table or a collection.
  static func reportRepeatedItems() {
    log("several rows or items are the same cell, view or list; only the last is shown")
  }

  /// Reports a list that a table or a collection shows, and that another one is to show.
  static func reportMovedList() {
    log("only one table or collection can show a list; the list has left the first one")
  }

  /// Reports a change of a state while the closure of `update(_:)` was running.
  static func reportLostChange() {
    log("a state was changed while 'update' changed it; only the changes of the closure's argument are kept")
  }

  /// Reports a menu that was to contain itself.
  static func reportCircularMenu() { log("a submenu must not contain itself; its items were not set") }

  /// Reports ids that occur more than once in a list.
  static func report(duplicates: [some Hashable], of entries: String) {
    if duplicates.isEmpty { return }
    let ids = Set(duplicates).map { "\($0)" }.sorted().prefix(5).joined(separator: ", ")
    log("several entries in a list of '\(entries)' have the same id; only the first of each is shown: ", ids)
  }

  /// Reports an entry that was to take the place of one with another id.
  nonisolated static func report(_ id: some Hashable, inPlaceOf other: some Hashable) {
    let ids = "\(other), not \(id)"
    Task { @MainActor in log("an entry keeps its id; one with another id is ignored: ", ids) }
  }

  /// Reports a change of an entry whose id occurs more than once in its list.
  nonisolated static func report(ambiguous id: some Hashable) {
    let id = "\(id)"
    Task { @MainActor in log("several entries of a list have the same id; a change of one is ignored: ", id) }
  }

  /// Reports items in a menu that does not belong to rows of a list.
  static func report(_ entries: [MenuEntry]) {
    if entries.contains(where: \.needsEntry) {
      log("EntryMenuItem and EntrySubmenu are for the menus of list rows; use MenuItem and Submenu")
    }
  }

  /// Reports buttons in a swipe over a row that does not belong to a list.
  static func report(_ actions: [SwipeAction]) {
    if actions.contains(where: \.needsEntry) {
      log("EntrySwipeAction is for the swipes of list rows; use RowSwipeAction")
    }
  }

  /// Reports a menu item or a swipe button for entries of another type than the row's.
  static func report(entry: Any, insteadOf expected: Any.Type) {
    log(
      "the entry of a row is a '\(typeName(of: type(of: entry)))', but its menu item or swipe button is for "
        + "'\(typeName(of: expected))'")
  }
}
