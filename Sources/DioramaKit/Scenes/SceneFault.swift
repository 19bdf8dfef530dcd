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

  /// Reports a list of texts in a collection.
  static func reportTexts() { log("a collection does not show the texts of TextRows; use ComponentRows") }
}
