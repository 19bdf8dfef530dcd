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
