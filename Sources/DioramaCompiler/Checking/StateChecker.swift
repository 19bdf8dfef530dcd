import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// Checks what changes while a scene is shown: its state, its conditions and its derived values.
struct StateChecker {
  let context: SceneContext

  /// The type of the `id` in the state of a component, by its name in Swift's `Identifiable`.
  private static let typeOfIdentity = "ID"

  /// Returns what a name already means, or `nil` if the case of an enumeration can have it.
  static func otherMeaning(ofCase name: String) -> String? {
    if ValueReader.selectionWords.contains(name) { return "a key of a selection" }
    return name == "allCases" || name == "self" ? "a member of its enumeration" : nil
  }

  /// Returns what changes in a scene.
  func change(_ fields: FieldReader, _ parameters: [RuntimeTree.Parameter]) -> Scene.Change {
    if let key = BoundScene.changing.lazy.compactMap({ fields[$0.key]?.key }).first {
      for name in GeneratedNames.membersOfState { context.names.generate(name, for: key) }
    }
    var state = entries(.state, .state, fields)
    // Those who use a component pass its state.
    for index in state.indices where !context.isComponent && state[index].defaultValue == nil {
      let entry = state[index]
      guard let initialValue = entry.type.initialValue else { continue }
      state[index] = RuntimeTree.Parameter(
        name: entry.name, type: entry.type, defaultValue: initialValue, summary: entry.summary)
    }
    let derived = entries(.derived, .derived, fields)
    if !derived.isEmpty, !context.isComponent { requireState(fields) }
    reserveNames(parameters, [state, derived])
    return Scene.Change(
      state: state, conditions: fields[.conditions].map { conditions($0, of: fields) } ?? [],
      derived: derived)
  }

  /// Reports derived values in a scene without state.
  private func requireState(_ fields: FieldReader) {
    if let entry = fields[.state] {
      guard entry.value.kind == .mapping, entry.value.entries.isEmpty else { return }
      context.report(
        MissingValue(name: entry.name, hint: "write a name and a type from which to derive values"),
        at: entry.key.range)
    } else if !fields.mayHave(.state), let derived = fields[.derived] {
      context.report(MissingKey(name: "state", place: "a scene with 'derived'"), at: derived.key.range)
    }
  }

  private func entries(
    _ key: BoundScene.Key, _ kind: NameScope.Kind, _ fields: FieldReader
  ) -> [RuntimeTree.Parameter] {
    fields[key].map { ParameterChecker(context: context, kind: kind).parameters($0, of: fields) } ?? []
  }

  /// Reports names and types that the generated type of the state or the initializer would hide.
  private func reserveNames(_ parameters: [RuntimeTree.Parameter], _ lists: [[RuntimeTree.Parameter]]) {
    let hasIdentity = context.isComponent && lists[0].contains { $0.name == "id" && $0.type.canIdentify }
    /// The entries that declare types, by these types. Each is reported once.
    var nested: [String: RuntimeTree.Parameter] = [:]
    for entries in lists {
      for index in entries.indices {
        guard case .enumeration(let cases) = entries[index].type.base, cases.isOwn else { continue }
        nested[cases.swiftType] = entries[index]
        if hasIdentity, cases.swiftType == Self.typeOfIdentity {
          report(.taken(cases.swiftType, by: "the type of 'id'"), of: entries[index])
        } else if GeneratedNames.typesInState.contains(cases.swiftType) {
          report(.taken(cases.swiftType, by: "a type of Swift"), of: entries[index])
        }
      }
    }
    for index in parameters.indices {
      if reportTypeOfState(parameters[index]) { continue }
      if parameters[index].name == GeneratedNames.state {
        report(
          .taken(GeneratedNames.state, by: "a parameter of the generated initializer"),
          of: parameters[index])
      }
    }
    for entries in lists {
      for index in entries.indices where !reportTypeOfState(entries[index], hasIdentity: hasIdentity) {
        guard let type = entries[index].type.base.typeOutsideScene,
          let hidden = GeneratedNames.types(in: type).first(where: { nested[$0] != nil }),
          let other = nested.removeValue(forKey: hidden)
        else { continue }
        let owner = "the type of '\(entries[index].name)'"
        report(.taken(type, by: owner, remedy: "rename '\(other.name)'"), of: other)
      }
    }
  }

  /// Reports an entry whose type of the app is hidden by the type of the state, or by a type in it; returns whether it
  /// is.
  private func reportTypeOfState(_ entry: RuntimeTree.Parameter, hasIdentity: Bool = false) -> Bool {
    guard let type = entry.type.base.typeOutsideScene else { return false }
    let types = GeneratedNames.types(in: type)
    if types.contains(GeneratedNames.typeOfState) {
      report(.taken(type, by: "the type of the state"), of: entry)
    } else if hasIdentity, types.contains(Self.typeOfIdentity) {
      report(.taken(type, by: "the type of 'id'"), of: entry)
    } else {
      return false
    }
    return true
  }

  private func report(_ message: NameCollision, of entry: RuntimeTree.Parameter) {
    if let place = context.scope.declaration(of: entry.name) { context.report(message, at: place) }
  }

  // MARK: Conditions

  /// Returns whether an entry is a key of the scene with what belongs to it, and not a condition of that name.
  private func isNested(_ entry: MappingEntry) -> Bool {
    guard BoundScene.key(entry) != nil else { return false }
    guard entry.value.kind == .mapping else { return entry.value.kind == .sequence }
    return entry.value.entries.first.map { FormWord(rawValue: $0.name) == nil } ?? false
  }

  private func conditions(_ entry: MappingEntry, of scene: FieldReader) -> [RuntimeTree.Condition] {
    guard entry.value.kind == .mapping else {
      context.scope.isOpen = true
      context.report(
        noMapping: entry, "of names and conditions, such as canSend: { all: [text, { not: isBusy }] }",
        orWrite: "a name and a condition", isExplained: scene.hasUnknownKey)
      return []
    }
    var repeated: Set<String> = []
    var named: [MappingEntry] = []
    for entry in entry.value.entries {
      if isNested(entry) {
        context.reportNested(entry)
        continue
      }
      if context.scope.kind(of: entry.name) != nil { repeated.insert(entry.name) }
      let name = checkedName(entry.key, .lowerCamelCase, of: "a condition", context.diagnostics)
      if let name {
        context.reportRepeated(name, .condition, at: entry.key.range)
        context.rejectExpression(name, at: entry.key.range)
      }
      let meant = name == nil ? NameForm.lowerCamelCase.corrected(entry.name) : nil
      if let meant {
        context.scope.declare(meant, insteadOf: entry.name, as: .condition)
      } else {
        context.scope.declare(
          entry.name, ParameterType(.boolean), as: .condition, at: name.map { _ in entry.key.range })
      }
      if name != nil { named.append(entry) }
    }
    var conditions: [RuntimeTree.Condition] = []
    for entry in named {
      guard let test = context.values.condition(entry) else { continue }
      conditions.append(RuntimeTree.Condition(name: entry.name, test: test))
    }
    reportCycles(conditions, repeated)
    return conditions
  }

  /// Reports conditions that depend on themselves.
  private func reportCycles(_ conditions: [RuntimeTree.Condition], _ repeated: Set<String>) {
    let numbers = context.scope.names
    // In every cycle, a condition reads itself or a later one.
    let mayHaveCycle = conditions.contains { condition in
      guard let own = numbers[condition.name] else { return false }
      return condition.test.names.contains { name in numbers[name].map { $0 >= own } ?? false }
    }
    guard mayHaveCycle else { return }
    let readers = conditions.filter { condition in
      !repeated.contains(condition.name)
        && condition.test.names.contains { context.scope.kind(of: $0) == .condition }
    }
    for cycle in readers.cycles(by: \.name, naming: { $0.test.forEachName($1) }).cycles {
      guard let place = context.scope.declaration(of: cycle.elements[0].name) else { continue }
      context.report(ConditionCycle(path: cycle.path { "'\($0.name)'" }), at: place)
    }
  }
}

extension SceneContext {
  /// Reports a name that the scene already declares elsewhere.
  func reportRepeated(_ name: String, _ kind: NameScope.Kind, at range: SourceRange) {
    // Keys are unique, so only what is declared later can have the name of a parameter.
    if case .parameter = kind { return }
    guard scope.names[name] != nil else { return }
    let notes = scope.declaration(of: name).map { [Diagnostic.Note("'\(name)' is here first", at: $0)] }
    report(DuplicateName(name: name, kind: kind.phrase), at: range, notes: notes ?? [])
  }
}

extension ParameterType {
  /// The initial value of a part of the state if the scene gives none; `nil` if the owner has to pass one.
  fileprivate var initialValue: Value? {
    if isOptional { return nil }
    if isList { return .list([]) }
    switch base {
    case .string: return .literal("")
    case .boolean: return .boolean(false)
    case .integer: return .integer(0)
    case .number: return .number(0)
    case .enumeration(let cases): return cases.names.first.map(Value.enumeration)
    case .url, .color, .font, .image, .date, .component, .swift: return nil
    }
  }
}

extension ParameterType.Base {
  /// The Swift type that is not generated for the scene; `nil` for a value type.
  fileprivate var typeOutsideScene: String? {
    switch self {
    case .swift(let type), .component(let type): type
    case .enumeration(let cases) where !cases.isOwn: cases.swiftType
    default: nil
    }
  }
}
