/// The value of a list in a loaded scene's state, as the scene stores it. Apps set and get dictionaries instead.
final class SceneEntries: RandomAccessCollection {
  private let entries: [SceneEntry]

  init(_ entries: [SceneEntry]) { self.entries = entries }

  var startIndex: Int { entries.startIndex }
  var endIndex: Int { entries.endIndex }
  subscript(index: Int) -> SceneEntry { entries[index] }

  /// The values of the entries.
  var dictionaries: [[String: Any?]] { entries.map(\.dictionary) }

  /// Returns the entries with changed values for the one that has an id; `nil` if there is none, or several. It keeps
  /// its id.
  func changing(_ id: AnyHashable, _ values: [String: Any?]) -> SceneEntries? {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return nil }
    if entries[(index + 1)...].contains(where: { $0.id == id }) {
      SceneFault.report(ambiguous: id)
      return nil
    }
    var entries = entries
    entries[index].values.merge(values) { $1 }
    if let new = entries[index].id, new != id {
      SceneFault.report(new, inPlaceOf: id)
      entries[index].values["id"] = self[index].values["id"]
    }
    return SceneEntries(entries)
  }
}

/// The state of a component, in a list or on its own.
struct SceneEntry {
  /// The component's name.
  let component: String
  /// The values, as the component stores them, by name.
  var values: [String: Any?]

  /// Identifies the entry in its list.
  var id: AnyHashable? { (values["id"].flatMap(\.self) as? any Hashable).map { AnyHashable($0) } }

  /// The values as apps see them.
  var dictionary: [String: Any?] { values.mapValues(sceneValue) }
}

/// Returns a value as apps see it.
func sceneValue(_ value: Any?) -> Any? {
  (value as? SceneEntries)?.dictionaries ?? (value as? SceneEntry)?.dictionary ?? value
}
