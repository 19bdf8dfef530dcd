import DioramaTree

/// The value of a list in a loaded scene's state, as the scene stores it. Apps set and get dictionaries instead.
final class SceneEntries: RandomAccessCollection {
  private let entries: [SceneEntry]

  init(_ entries: [SceneEntry]) { self.entries = entries }

  var startIndex: Int { entries.startIndex }
  var endIndex: Int { entries.endIndex }
  subscript(index: Int) -> SceneEntry { entries[index] }

  /// The values of the entries.
  var dictionaries: [[String: Any?]] { entries.map(\.dictionary) }

  /// Returns the entries after a change of the one that has an id; `nil` if there is none, or several. It keeps its id.
  func changing(_ id: AnyHashable, _ change: (inout SceneEntry) -> Void) -> SceneEntries? {
    guard let index = entries.firstIndex(where: { $0.id == id }) else { return nil }
    if entries[(index + 1)...].contains(where: { $0.id == id }) {
      SceneFault.report(ambiguous: id)
      return nil
    }
    var entries = entries
    change(&entries[index])
    if let new = entries[index].id, new != id {
      SceneFault.report(new, inPlaceOf: id)
      entries[index].values["id"] = self[index].values["id"]
    }
    return SceneEntries(entries)
  }
}

extension SceneEntries {
  /// Returns the entries with the values that the user changed in others with the same ids, in comparison with entries
  /// that were shown.
  fileprivate func taking(
    _ new: SceneEntries, insteadOf shown: SceneEntries, _ edits: [String: Set<String>]
  ) -> SceneEntries {
    SceneEntries(
      map { stored in
        guard let value = new.first(where: { $0.id == stored.id }) else { return stored }
        var entry = stored
        entry.take(value, insteadOf: shown.first { $0.id == stored.id }, edits)
        return entry
      })
  }
}

/// Returns whether two values are equal. Values that cannot be compared are not.
private func areSame(_ first: Any?, _ second: Any?) -> Bool {
  guard let first, let second else { return first == nil && second == nil }
  guard let first = first as? any Hashable, let second = second as? any Hashable else { return false }
  return AnyHashable(first) == AnyHashable(second)
}

/// The state of a component, in a list or on its own.
struct SceneEntry {
  /// The component's name.
  let component: String
  /// The values, as the component stores them, by name.
  var values: [String: Any?]

  /// Identifies the entry in its list.
  var id: AnyHashable? { (values["id"].flatMap(\.self) as? any Hashable).map { AnyHashable($0) } }

  /// Takes the values that the user changed, in comparison with an entry that was shown; all of them without one.
  ///
  /// - Parameter edits: The names of the values that the user can change in each component.
  mutating func take(_ new: SceneEntry, insteadOf shown: SceneEntry?, _ edits: [String: Set<String>]) {
    for name in edits[new.component] ?? [] {
      let value = new.values[name] ?? nil
      guard let shown, let former = shown.values[name] else {
        values[name] = value
        continue
      }
      switch (value, former, values[name] ?? nil) {
      case (let value as SceneEntry, let former as SceneEntry, var stored as SceneEntry):
        stored.take(value, insteadOf: former, edits)
        values[name] = stored
      case (let value as SceneEntries, let former as SceneEntries, let stored as SceneEntries):
        values[name] = stored.taking(value, insteadOf: former, edits)
      default:
        if !areSame(value, former) { values[name] = value }
      }
    }
  }

  /// The values as apps see them.
  var dictionary: [String: Any?] { values.mapValues(sceneValue) }
}

/// The values that an app passed for a component's state, from which generated Swift creates it.
@_spi(Generated)
@MainActor
public struct SceneStateValues {
  private let entry: SceneEntry

  init(_ entry: SceneEntry) { self.entry = entry }

  /// Returns a value. Throws if there is none, or if it has another type.
  public func value<Value>(_ name: String) throws(SceneLoadingProblem) -> Value {
    try value(name, SceneType(literal: { _, _ in nil }, convert: { $0 as? Value }))
  }

  /// Returns a value of a type: the case of an enumeration, or the state of a component.
  public func value<Value>(_ name: String, _ type: SceneType<Value>) throws(SceneLoadingProblem) -> Value {
    let stored = entry.values[name].flatMap(\.self)
    if let stored, let value = type.restored(stored) { return value }
    if stored == nil, let none = Optional<Any>.none as? Value { return none }
    throw .missingState(name, type: typeName(of: Value.self))
  }
}

/// Returns a value as apps see it.
func sceneValue(_ value: Any?) -> Any? {
  (value as? SceneEntries)?.dictionaries ?? (value as? SceneEntry)?.dictionary ?? value
}

/// The type of a component's state, and of lists of such states.
@MainActor
final class SceneEntryType {
  /// The component's name.
  let component: String
  private let entries: [(entry: RuntimeTree.Parameter, type: AnySceneType)]
  /// What the defaults are read with.
  private let values: SceneValues
  /// Whether values that the component does not have are left out.
  private let omitsUnknown: Bool
  private var names: Set<String> { Set(entries.map(\.entry.name)) }

  init(_ component: RuntimeTree, _ types: SceneTypes, _ values: SceneValues, omitsUnknown: Bool) {
    self.omitsUnknown = omitsUnknown
    self.component = component.scene
    self.values = values
    var problems: [SceneLoadingProblem] = []
    entries = component.state.compactMap { entry in
      types.type(of: entry, as: .state, &problems).map { (entry, $0) }
    }
  }

  /// Returns whether two entries look the same.
  func areEqual(_ first: SceneEntry, _ second: SceneEntry) -> Bool {
    entries.allSatisfy { entry, type in
      let (first, second) = (first.values[entry.name] ?? nil, second.values[entry.name] ?? nil)
      return first == nil || second == nil ? (first == nil) == (second == nil) : type.areEqual(first, second)
    }
  }

  /// Returns whether two lists look the same. A list that has not changed is not compared entry by entry.
  func areEqual(_ first: SceneEntries, _ second: SceneEntries) -> Bool {
    first === second || first.count == second.count && zip(first, second).allSatisfy { areEqual($0, $1) }
  }

  /// Returns the entries that an app provides, or the reason why they cannot be used.
  func entries(from given: Any) -> Result<SceneEntries, Mismatch> {
    if let known = given as? SceneEntries {
      guard let other = known.first?.component, other != component else { return .success(known) }
      return .failure(Mismatch(reason: "it is a list of '\(other)'"))
    }
    guard let list = given as? [Any] else { return .failure(Mismatch(reason: "it is not a list")) }
    var entries: [SceneEntry] = []
    for (index, given) in list.enumerated() {
      switch entry(from: given) {
      case .success(let entry) where entry.id == nil:
        return .failure(Mismatch(reason: "entry \(index): its 'id' is not hashable"))
      case .success(let entry): entries.append(entry)
      case .failure(let mismatch):
        return .failure(Mismatch(reason: "entry \(index): \(mismatch.reason)"))
      }
    }
    return .success(SceneEntries(entries))
  }

  /// A reason why a state or a list cannot be used.
  struct Mismatch: Error {
    let reason: String
  }

  /// Returns the state that an app provides, or the reason why it cannot be used.
  func entry(from given: Any) -> Result<SceneEntry, Mismatch> {
    func failure(_ reason: String) -> Result<SceneEntry, Mismatch> { .failure(Mismatch(reason: reason)) }
    if let known = given as? SceneEntry {
      return known.component == component ? .success(known) : failure("it is a '\(known.component)'")
    }
    guard let given = given as? [String: Any?] else { return failure("it is not a dictionary") }
    var values: [String: Any?] = [:]
    for (entry, type) in entries {
      let name = entry.name
      if let value = given[name].flatMap(\.self).flatMap(unwrapped) {
        switch type.value(of: value, for: entry, as: .state) {
        case .success(let value): values[name] = .some(value)
        case .failure(let problem): return failure(problem.description)
        }
      } else if entry.type.isOptional, given.keys.contains(name) || entry.defaultValue == nil {
        values[name] = .some(nil)
      } else if let value = entry.defaultValue {
        values[name] = .some(type.read(value, self.values).flatMap(unwrapped))
      } else {
        return failure(SceneEntryKind.state.missing(name, type: entry.type.name).description)
      }
    }
    if !omitsUnknown, let unknown = given.keys.sorted().first(where: { !names.contains($0) }) {
      return failure("'\(component)' has no state '\(unknown)'")
    }
    return .success(SceneEntry(component: component, values: values))
  }
}

extension AnySceneType {
  /// Creates the type of a component's state.
  init(_ state: SceneEntryType) {
    self.init(
      convert: { try? state.entry(from: $0).get() }, read: { _, _ in nil },
      areEqual: { first, second in
        guard let first = first as? SceneEntry, let second = second as? SceneEntry else {
          return first == nil && second == nil
        }
        return state.areEqual(first, second)
      },
      mismatch: { value in
        if case .failure(let mismatch) = state.entry(from: value) { mismatch.reason } else { nil }
      })
  }

  /// Creates the type of lists of a component's state.
  init(listsOf entries: SceneEntryType) {
    self.init(
      convert: { try? entries.entries(from: $0).get() },
      read: { value, _ in if case .list(let list) = value, list.isEmpty { SceneEntries([]) } else { nil } },
      areEqual: { first, second in
        guard let first = first as? SceneEntries, let second = second as? SceneEntries else { return false }
        return entries.areEqual(first, second)
      },
      mismatch: { value in
        if case .failure(let mismatch) = entries.entries(from: value) { mismatch.reason } else { nil }
      })
  }
}
