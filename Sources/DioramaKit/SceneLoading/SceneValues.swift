import DioramaTree

/// The values that a scene's values and tests can read.
@MainActor
struct SceneValues {
  /// The values of a scene that has none.
  static let empty = SceneValues(names: SceneNames())

  let names: SceneNames
  /// The values, by name; `nil` for an optional without a value. Missing and invalid values are omitted. The value of
  /// an enumeration is the name of its case.
  var entries: [String: Any?] = [:]
  /// The views of the scene; `nil` while values are checked before any view is created.
  var views: SceneViews?

  /// Matches given values with declared names, and records the problems. An explicit `nil` for an optional overrides
  /// its default.
  mutating func match(
    _ given: [String: Any?], with declared: [RuntimeTree.Parameter], as kind: SceneEntryKind,
    _ types: SceneTypes, _ problems: inout [SceneLoadingProblem]
  ) {
    for entry in declared {
      guard let type = types.type(of: entry, as: kind, &problems) else { continue }
      if let value = given[entry.name].flatMap(\.self).flatMap(unwrapped) {
        switch type.value(of: value, for: entry, as: kind) {
        case .success(let value): entries[entry.name] = .some(value)
        case .failure(let problem): problems.append(problem)
        }
      } else if given.keys.contains(entry.name), entry.type.isOptional {
        entries[entry.name] = .some(nil)
      } else if let value = entry.defaultValue {
        let read = type.read(value, SceneValues(names: names))
        entries[entry.name] = .some(read.flatMap(unwrapped))
        if read == nil {
          let reasons = names.problems(of: value)
          problems +=
            reasons.isEmpty
            ? [.unexpectedValue(part: entry.name, element: kind.list, line: nil)] : reasons
        }
      } else if entry.type.isOptional {
        entries[entry.name] = .some(nil)
      } else {
        problems.append(kind.missing(entry.name, type: entry.type.name))
      }
    }
    let declaredNames = Set(declared.map(\.name))
    problems += given.keys.sorted().filter { !declaredNames.contains($0) }.map(kind.unknown)
  }

  /// Returns the instance for a value; `nil` if it cannot be read.
  func read<Instance>(_ value: Value, _ type: SceneType<Instance>) -> Instance? {
    let value = reduced(value)
    return canRead(value) ? type.read(value, self) : nil
  }

  /// Returns whether all names that a value reads have values.
  func canRead(_ value: Value) -> Bool { !value.readsName { entries[$0] == nil } }
}

extension SceneValues {
  /// Returns the values, with the parts of a list's entry added.
  func adding(_ entry: SceneEntry) -> SceneValues {
    var values = self
    for (name, value) in entry.values {
      values.entries[EntryName(of: name, in: entry.component).inTree] = value
    }
    return values
  }
}

/// The views of a scene or a component, by id. Holds them weakly.
@MainActor
final class SceneViews {
  private struct Entry {
    weak var view: UIView?
  }

  private var entries: [String: Entry] = [:]

  subscript(id: String) -> UIView? {
    get { entries[id]?.view }
    set { entries[id] = newValue.map(Entry.init) }
  }
}

/// The evaluation of values and tests.
extension SceneValues {
  /// Returns a value with its tests evaluated and its texts composed, so that it reads at most one name.
  func reduced(_ value: Value) -> Value {
    switch value {
    case .parameter(let name), .state(let name): reference(to: name) ?? value
    case .text(let segments): .literal(segments.map(text).joined())
    case .list(let values): .list(values.map(reduced))
    case .choice(let test, let then, let otherwise): reduced(isMet(test) ? then : otherwise)
    case .selection(let selection):
      (selection.cases.first { isMet(.when(selection.name, isOneOf: [.literal($0.name)])) }?.value
        ?? selection.otherwise).map(reduced) ?? value
    case .test(let test): .boolean(isMet(test))
    case .literal, .localized, .boolean, .integer, .number, .url, .color, .font, .image, .remoteImage, .date,
      .enumeration, .insets, .size, .relative, .view:
      value
    }
  }

  /// Returns the literal for the current value of an enumeration or a condition.
  private func reference(to name: String) -> Value? {
    guard let meaning = names[name], let entry = self[name] else { return nil }
    if meaning.cases != nil {
      return (entry as? String).map(Value.enumeration)
        ?? (entry as? [String]).map { .list($0.map(Value.enumeration)) }
    }
    return meaning.kind == .condition ? (entry as? Bool).map(Value.boolean) : nil
  }

  /// The value with a name; `nil` for an optional without a value.
  subscript(name: String) -> Any? { entries[name].flatMap(\.self) }

  /// Returns the app's localized string for a key, with arguments inserted.
  func localized(_ key: String, _ arguments: [TextSegment]) -> String {
    let format = names.bundle.localizedString(forKey: key, value: nil, table: nil)
    guard !arguments.isEmpty else { return format }
    return String(localizedFormat: format, arguments: arguments.map(argument))
  }

  private func argument(_ segment: TextSegment) -> any LocalizedArgument {
    guard let name = segment.name, let type = names[name]?.type, [.integer, .number].contains(type.base)
    else {
      return text(segment)
    }
    if let number = self[name] as? Int { return number }
    return self[name] as? Double
  }

  private func text(_ segment: TextSegment) -> String {
    switch segment {
    case .literal(let text): text
    case .parameter(let name), .state(let name):
      self[name].map { ($0 as? Date)?.sceneText ?? "\($0)" } ?? ""
    }
  }

  /// Returns whether a test succeeds.
  func isMet(_ test: Test) -> Bool {
    switch test {
    case .isTrue(let name):
      guard let value = self[name] else { return false }
      if let text = value as? String, names[name]?.cases == nil { return !text.isEmpty }
      if names[name]?.type.isOptional == true { return true }
      return (value as? Bool) ?? (value as? any Collection).map { !$0.isEmpty } ?? false
    case .not(let test): return !isMet(test)
    case .all(let tests): return tests.allSatisfy(isMet)
    case .any(let tests): return tests.contains(where: isMet)
    case .when(let name, let values):
      guard let value = self[name] else { return false }
      let text = "\(value)"
      return values.contains { $0.literalText == text }
    case .atLeast(let name, let bound): return compares(name, to: bound, .up, >=, >=)
    case .atMost(let name, let bound): return compares(name, to: bound, .down, <=, <=)
    }
  }

  /// Returns whether a number or a length is on the right side of a bound. Whole numbers are compared with a whole
  /// bound, since doubles cannot represent all of them.
  private func compares(
    _ name: String, to bound: Double, _ rounding: FloatingPointRoundingRule,
    _ compare: (Double, Double) -> Bool, _ compareWhole: (Int, Int) -> Bool
  ) -> Bool {
    let whole: Int
    switch self[name] {
    case let number as Double: return compare(number, bound)
    case let number as Int: whole = number
    case let list as any Collection: whole = list.count
    default: return false
    }
    return Int(exactly: bound.rounded(rounding)).map { compareWhole(whole, $0) }
      ?? compare(Double(whole), bound)
  }
}

extension Value {
  /// A Boolean, an integer, a string or a case, as text, which is how a selection's case is written.
  var literalText: String? {
    switch self {
    case .literal(let text), .enumeration(let text): text
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    default: nil
    }
  }
}

/// Whether an entry is given once, when the scene is created, or can change afterwards.
enum SceneEntryKind {
  case parameter, state

  /// The name of the list of such entries.
  var list: String { self == .parameter ? "parameters" : "state" }

  func missing(_ name: String, type: String) -> SceneLoadingProblem {
    self == .parameter ? .missingParameter(name, type: type) : .missingState(name, type: type)
  }

  func unknown(_ name: String) -> SceneLoadingProblem {
    self == .parameter ? .unknownParameter(name) : .unknownState(name)
  }

  func invalid(_ name: String, reason: String) -> SceneLoadingProblem {
    self == .parameter ? .invalidParameter(name, reason: reason) : .invalidList(name, reason: reason)
  }

  func wrongType(_ name: String, expected: String, given: String) -> SceneLoadingProblem {
    self == .parameter
      ? .parameterOfWrongType(name, expected: expected, given: given)
      : .stateOfWrongType(name, expected: expected, given: given)
  }
}

extension AnySceneType {
  /// Converts a value that was passed in.
  func value(
    of given: Any, for entry: RuntimeTree.Parameter, as kind: SceneEntryKind
  ) -> Result<Any, SceneLoadingProblem> {
    if let value = convert(given) { return .success(value) }
    if case .enumeration = entry.type.base, !entry.type.isList, let name = given as? String {
      return .failure(.unknownCase(name, of: entry.name))
    }
    if let reason = mismatch(given) { return .failure(kind.invalid(entry.name, reason: reason)) }
    return .failure(
      kind.wrongType(
        entry.name, expected: entry.type.name, given: typeName(of: Swift.type(of: given))))
  }
}

/// Returns the value inside nested optionals, or the value itself.
func unwrapped(_ value: Any) -> Any? {
  let mirror = Mirror(reflecting: value)
  guard mirror.displayStyle == .optional else { return value }
  return mirror.children.first.flatMap { unwrapped($0.value) }
}
