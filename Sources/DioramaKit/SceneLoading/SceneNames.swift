import DioramaTree

/// The names that the values and tests of a tree can read: parameters, state, derived values, conditions and traits of
/// the screen.
@MainActor
struct SceneNames {
  /// What a name refers to.
  struct Meaning {
    enum Kind {
      case parameter, state, derived, condition, trait
      /// A part of a list's entry, which differs from row to row.
      case entry
    }

    let kind: Kind
    let type: ParameterType
    /// The cases of an enumeration; `nil` for other types.
    let cases: Set<String>?

    init(_ kind: Kind, _ type: ParameterType) {
      self.kind = kind
      self.type = type
      if case .enumeration(let enumeration) = type.base {
        cases = Set(enumeration.names)
      } else {
        cases = nil
      }
    }
  }

  private var meanings: [String: Meaning] = [:]
  /// The app's colours, by the names of their constants.
  private(set) var colors: [String: UIColor] = [:]
  /// The bundle with strings, images and colours.
  private(set) var bundle = Bundle.main
  /// The conditions, each after those that it depends on.
  private(set) var conditions: [RuntimeTree.Condition] = []

  /// Creates a collection without names.
  init() {}

  /// Creates a collection without names, but with a loader's colours and bundle.
  init(_ loader: SceneLoader) {
    colors = loader.colors
    bundle = loader.bundle
  }

  /// Collects the names of a tree, and records problems with them.
  init(_ tree: RuntimeTree, _ loader: SceneLoader, problems: inout [SceneLoadingProblem]) {
    self.init(loader)
    for trait in ScreenTrait.allCases { meanings[trait.rawValue] = Meaning(.trait, trait.type) }
    let conditions = tree.conditions.map { ($0.name, Meaning(.condition, ParameterType(.boolean))) }
    let declared =
      tree.parameters.map { ($0.name, Meaning(.parameter, $0.type)) }
      + tree.state.map { ($0.name, Meaning(.state, $0.type)) }
      + tree.derived.map { ($0.name, Meaning(.derived, $0.type)) } + conditions
    for (name, meaning) in declared where meanings.updateValue(meaning, forKey: name) != nil {
      problems.append(.duplicateName(name))
    }
    for component in Set(tree.allViews.compactMap(\.component)) {
      for part in loader.types.parts?(component) ?? [] {
        meanings[EntryName(of: part.name, in: component).inTree] = Meaning(.entry, part.type)
      }
    }
    for condition in tree.conditions {
      problems += self.problems(of: condition.test)
      condition.test.forEachName { if isEntry($0, besides: nil) { problems.append(.unknownName($0)) } }
    }
    let (ordered, circular) = tree.conditions.ordered
    self.conditions = ordered
    problems += circular.map { .circularCondition($0.name) }
  }

  subscript(name: String) -> Meaning? { meanings[name] }

  /// The names whose values can change while the scene is shown, or differ from row to row.
  var changing: some Sequence<(key: String, value: Meaning)> {
    meanings.lazy.filter { $0.value.kind != .parameter }
  }

  /// Returns whether a name refers to part of an entry, but not of the component's entries.
  func isEntry(_ name: String, besides component: String?) -> Bool {
    self[name]?.kind == .entry && EntryName(name)?.component != component
  }
}

extension SceneNames {
  /// Returns the problems with the names, tests and cases in a value.
  func problems(of value: Value) -> [SceneLoadingProblem] {
    switch value {
    case .parameter(let name): return self[name]?.kind == .parameter ? [] : [.unknownName(name)]
    case .state(let name): return isVariable(name) ? [] : [.unknownName(name)]
    case .text(let segments): return segments.flatMap(problems)
    case .list(let values): return values.flatMap { problems(of: $0) }
    case .choice(let test, let then, let otherwise):
      return problems(of: test) + problems(of: then) + problems(of: otherwise)
    case .selection(let selection):
      return problems(of: selection) + selection.cases.flatMap { problems(of: $0.value) }
        + (selection.otherwise.map { problems(of: $0) } ?? [])
    case .test(let test): return problems(of: test)
    case .remoteImage(let image): return problems(of: image.address)
    case .localized(_, let arguments, _): return arguments.flatMap(problems)
    case .color(let color): return missing(in: color).map(SceneLoadingProblem.missingColor)
    case .literal, .boolean, .integer, .number, .url, .font, .image, .date, .enumeration, .insets, .size,
      .relative, .view:
      return []
    }
  }

  /// Returns the app's constants in a colour that are not registered.
  private func missing(in color: Color) -> [String] {
    switch color {
    case .constant(let name): colors[name] == nil ? [name] : []
    case .adaptive(let light, let dark): missing(in: light) + missing(in: dark)
    case .named, .rgba, .asset: []
    }
  }

  /// Returns whether the value of a name can change while the scene is shown.
  func isChanging(_ name: String) -> Bool { isVariable(name) && self[name]?.kind != .entry }

  /// Returns whether a name is not a parameter.
  private func isVariable(_ name: String) -> Bool { self[name].map { $0.kind != .parameter } ?? false }

  private func problems(of segment: TextSegment) -> [SceneLoadingProblem] {
    switch segment {
    case .literal: []
    case .parameter(let name): problems(of: Value.parameter(name))
    case .state(let name): isVariable(name) ? problem(with: name) { $0.isPrinted } : [.unknownName(name)]
    }
  }

  private func problems(of selection: Selection) -> [SceneLoadingProblem] {
    guard let meaning = self[selection.name] else { return [.unknownName(selection.name)] }
    guard meaning.type.isCompared else { return unsuitable(selection.name, meaning) }
    var problems: [SceneLoadingProblem] = []
    var missing = meaning.type.base == .boolean ? ["false", "true"] : meaning.cases
    for name in selection.cases.map(\.name) {
      missing?.remove(name)
      if meaning.literal(name) == nil { problems.append(.unknownCase(name, of: selection.name)) }
    }
    if selection.otherwise == nil, missing != [] || meaning.type.isOptional {
      problems.append(.missingCase(of: selection.name))
    }
    return problems
  }

  /// Returns the problems of a test.
  func problems(of test: Test) -> [SceneLoadingProblem] {
    switch test {
    case .isTrue(let name): return problem(with: name) { $0.canBeTrue }
    case .not(let test): return problems(of: test)
    case .all(let tests), .any(let tests): return tests.flatMap { problems(of: $0) }
    case .atLeast(let name, _), .atMost(let name, _): return problem(with: name) { $0.isMeasured }
    case .when(let name, let values):
      guard let meaning = self[name] else { return [.unknownName(name)] }
      guard meaning.type.isCompared else { return unsuitable(name, meaning) }
      return values.compactMap { value in
        if case .enumeration(let written) = value, let cases = meaning.cases {
          return cases.contains(written) ? nil : .unknownCase(written, of: name)
        }
        return value.literalText.flatMap(meaning.literal) == value
          ? nil : .nameOfWrongType(name, type: meaning.type.name)
      }
    }
  }

  private func problem(with name: String, _ suits: (ParameterType) -> Bool) -> [SceneLoadingProblem] {
    guard let meaning = self[name] else { return [.unknownName(name)] }
    return suits(meaning.type) ? [] : unsuitable(name, meaning)
  }

  private func unsuitable(_ name: String, _ meaning: Meaning) -> [SceneLoadingProblem] {
    [.nameOfWrongType(name, type: meaning.type.name)]
  }
}

extension SceneNames.Meaning {
  /// Returns the value of a selection's case as a literal of the type; `nil` if it is not one.
  fileprivate func literal(_ written: String) -> Value? {
    switch type.base {
    case .enumeration: cases?.contains(written) == true ? .enumeration(written) : nil
    case .boolean: Bool(written).map(Value.boolean)
    case .integer: Int(written).map(Value.integer)
    default: .literal(written)
    }
  }
}
