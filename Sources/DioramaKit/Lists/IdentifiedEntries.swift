#if canImport(os)
  import os
#endif

/// The entries of a list, each with a number that stays with its id. If several have the same id, the first is used.
struct IdentifiedEntries<ID: Hashable, Entry> {
  /// What differs between the entries before and after a change.
  struct Difference {
    /// Whether entries were added, removed or moved.
    var isStructural = false
    /// The numbers of the entries that remain, but have changed.
    var changed: [Int] = []
    /// The ids that occur more than once.
    var duplicates: [ID] = []
  }

  /// The numbers of the entries, in their order.
  private(set) var numbers: [Int] = []
  private var entries: [Int: Entry] = [:]
  private var numbersByID: [ID: Int] = [:]
  private var next = 0

  /// Returns the entry with a number.
  subscript(number: Int) -> Entry? { entries[number] }

  /// Replaces all entries. Compares each new entry once, with the earlier entry of the same id.
  mutating func replace(
    with new: [Entry], id: (Entry) -> ID, areEqual: (Entry, Entry) -> Bool
  ) -> Difference {
    var difference = Difference()
    var (numbers, numbersByID): ([Int], [ID: Int]) = ([], [:])
    var entries: [Int: Entry] = [:]
    numbers.reserveCapacity(new.count)
    numbersByID.reserveCapacity(new.count)
    entries.reserveCapacity(new.count)
    for entry in new {
      let id = id(entry)
      guard numbersByID[id] == nil else {
        difference.duplicates.append(id)
        continue
      }
      let number = self.numbersByID[id] ?? next
      numbersByID[id] = number
      next = max(next, number + 1)
      numbers.append(number)
      entries[number] = entry
      if let old = self.entries[number], !areEqual(old, entry) { difference.changed.append(number) }
    }
    difference.isStructural = numbers != self.numbers
    (self.numbers, self.entries, self.numbersByID) = (numbers, entries, numbersByID)
    return difference
  }
}

/// Errors in an app that affect what is shown, but do not stop the app.
@MainActor
enum SceneFault {
  /// Writes a fault to the system log or, if there is none, to standard error.
  static var log: @MainActor (String) -> Void = { text in
    #if canImport(os)
      Logger(subsystem: "Diorama", category: "lists").fault("\(text, privacy: .public)")
    #else
      FileHandle.standardError.write(Data("Diorama: \(text)\n".utf8))
    #endif
  }

  /// Reports a section that occurs more than once in a collection.
  static func reportRepeatedSections() {
    log("several sections of a collection are the same object; it is shown once")
  }

  /// Reports ids that occur more than once in a list.
  static func report(duplicates: [some Hashable], of entries: String) {
    if duplicates.isEmpty { return }
    let ids = Set(duplicates).map { "\($0)" }.sorted().prefix(5).joined(separator: ", ")
    log("several entries in a list of '\(entries)' have the id \(ids); only the first of each is shown")
  }
}
