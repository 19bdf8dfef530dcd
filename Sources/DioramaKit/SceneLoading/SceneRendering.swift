import DioramaTree

/// The state of a loaded scene, and the statements that show it.
@MainActor
final class SceneRendering {
  /// Updates part of the scene from the current values.
  typealias Statement = @MainActor (SceneValues, SceneRendering) -> Void

  /// Statements with the same inputs.
  struct Group {
    let reads: [String]
    /// The statements, in order; `nil` for a view that the loader does not know.
    var statements: [Statement?]
    /// The number of times that the group was executed, for tests.
    fileprivate(set) var executions = 0
  }

  /// A name that groups read.
  private struct Input {
    let name: String
    let areEqual: @MainActor (Any?, Any?) -> Bool
  }

  /// A derived value.
  private struct Derived {
    let entry: RuntimeTree.Parameter
    let type: AnySceneType
    let compute: SceneDerivation
  }

  /// The groups, in the order of execution.
  var groups: [Group]
  /// The sections of a table scene.
  var sections: TableSections?
  /// Changes the layout of a scene of views.
  var changeLayout: @MainActor (SceneLayout) -> Void = { _ in }
  /// The changes of the layout that the groups describe. They are made after the groups, whose views the layout depends
  /// on.
  var layoutChanges: [SceneLayout] = []
  private(set) var values: SceneValues
  /// The components in the scene, each with a separate rendering.
  var components: [LoadedComponent] = []

  private let entries: [String: (entry: RuntimeTree.Parameter, type: AnySceneType)]
  private let policy: SceneLoadingPolicy
  private var derived: [Derived] = []
  private var inputs: [Input] = []
  private weak var screen: (any UITraitEnvironment)?
  /// The values of the inputs that are shown, in the order of the inputs; empty before the first pass.
  private var shown: [Any?] = []
  /// Whether changes are held back.
  private var isHeld = false
  private var isRendering = false
  /// Whether one of the app's closures is computing a derived value.
  private var isDeriving = false
  private var mustRender = false

  /// Creates the state of a scene, and records problems with it.
  init(
    _ tree: RuntimeTree, _ loader: SceneLoader, _ first: SceneValues, isComponent: Bool,
    _ problems: inout [SceneLoadingProblem]
  ) {
    values = first
    policy = loader.policy
    groups = tree.groups.map {
      Group(reads: $0.reads, statements: Array(repeating: nil, count: $0.statements.count))
    }
    var entries: [String: (entry: RuntimeTree.Parameter, type: AnySceneType)] = [:]
    var missing: [SceneLoadingProblem] = []
    for entry in tree.state {
      if let type = loader.types.type(of: entry, as: .state, &missing) { entries[entry.name] = (entry, type) }
    }
    self.entries = entries
    for entry in tree.derived {
      guard let compute = loader.derivation(entry.name, in: tree.scene) else {
        problems.append(.missingDerivation(entry.name, type: entry.type.name))
        continue
      }
      if let type = loader.types.type(of: entry, as: .state, &problems) {
        derived.append(Derived(entry: entry, type: type, compute: compute))
      }
    }
    inputs =
      tree.state.compactMap { entry in
        entries[entry.name].map { Input(name: entry.name, areEqual: $0.type.areEqual) }
      } + derived.map { Input(name: $0.entry.name, areEqual: $0.type.areEqual) }
      + first.names.conditions.map { Input(name: $0.name) { $0 as? Bool == $1 as? Bool } }
      + ScreenTrait.allCases.map { Input(name: $0.rawValue) { $0 as? String == $1 as? String } }
    isHeld = isComponent
    guard problems.isEmpty, !isComponent else { return }
    problems = evaluate()
  }

  /// The values of the state.
  var state: [String: Any?] { stored.mapValues(sceneValue) }

  /// The values of the state, as they are stored.
  var stored: [String: Any?] { values.entries.filter { entries[$0.key] != nil } }

  /// Whether the content depends on traits of the screen.
  var readsTraits: Bool {
    let traits = Set(ScreenTrait.allCases.map(\.rawValue))
    var names = groups.reduce(into: Set<String>()) { $0.formUnion($1.reads) }
    for condition in values.names.conditions.reversed() where names.contains(condition.name) {
      condition.test.forEachName { names.insert($0) }
    }
    return !names.isDisjoint(with: traits)
  }

  /// Executes all groups. Before that, changes are not shown.
  func start(in screen: any UITraitEnvironment) {
    self.screen = screen
    isHeld = false
    render()
    for component in components { component.start() }
  }

  /// Updates the scene after the traits of the screen may have changed.
  func showTraits() { render() }

  /// Changes values of the state, or throws all reasons why they cannot be changed.
  func update(_ changes: [String: Any?]) throws(SceneLoadingError) {
    var new: [String: Any?] = [:]
    var problems: [SceneLoadingProblem] = []
    for (name, value) in changes.sorted(by: { $0.key < $1.key }) {
      guard let (entry, type) = entries[name] else {
        if policy == .bundled { problems.append(.unknownState(name)) }
        continue
      }
      guard let value = value.flatMap(unwrapped) else {
        if entry.type.isOptional {
          new[name] = .some(nil)
        } else {
          problems.append(.stateOfWrongType(name, expected: entry.type.name, given: "nil"))
        }
        continue
      }
      switch type.value(of: value, for: entry, as: .state) {
      case .success(let value): new[name] = .some(value)
      case .failure(let problem): problems.append(problem)
      }
    }
    guard problems.isEmpty else { throw SceneLoadingError(problems: problems) }
    set(new)
  }

  /// Converts a value that the user gave a view to a value of the state; `nil` if its type does not fit. Rounds it for
  /// an integer, and clamps a whole number of another type.
  func converted(_ value: Any, for name: String) -> Any? {
    if let number = value as? any BinaryFloatingPoint, isInteger(name) { return Int(rounding: number) }
    let value = (value as? any BinaryInteger).map { Int(clamping: $0) } ?? value
    return entries[name]?.type.convert(value)
  }

  /// Returns whether a part of the state is an integer.
  func isInteger(_ name: String) -> Bool { values.names[name]?.type.base == .integer }

  /// Makes changes, and then shows them all in one step.
  func together(_ changes: () -> Void) {
    guard !isHeld else { return changes() }
    isHeld = true
    mustRender = false
    changes()
    isHeld = false
    if mustRender { render() }
  }

  /// Changes values of the state that are known to have the right types.
  func set(_ new: [String: Any?]) {
    if isDeriving {
      return SceneFault.log("the closure of a derived value changed the state; the change was ignored")
    }
    values.entries.merge(new) { $1 }
    render()
  }
}

extension SceneRendering {
  /// Executes the groups whose inputs have changed. A change made in the meantime is shown afterwards.
  private func render() {
    mustRender = true
    guard !isRendering, !isHeld else { return }
    isRendering = true
    defer { isRendering = false }
    while mustRender {
      mustRender = false
      for problem in evaluate() { SceneFault.log("a scene cannot show a change: ", "\(problem)") }
      let isFirst = shown.isEmpty
      let new = inputs.map { values[$0.name] }
      var changed: Set<String> = []
      for (index, input) in inputs.enumerated() where isFirst || !input.areEqual(shown[index], new[index]) {
        changed.insert(input.name)
      }
      shown = new
      let current = values
      TableSections.together {
        for index in groups.indices where isFirst || groups[index].reads.contains(where: changed.contains) {
          groups[index].executions += 1
          for statement in groups[index].statements { statement?(current, self) }
        }
        for change in layoutChanges { changeLayout(change) }
        layoutChanges = []
      }
    }
  }

  /// Computes the values that depend on the state and the screen. Returns problems of derived values that have a wrong
  /// type, and which keep their earlier values.
  private func evaluate() -> [SceneLoadingProblem] {
    var problems: [SceneLoadingProblem] = []
    let state = derived.isEmpty ? [:] : state
    for derived in derived {
      let (name, type) = (derived.entry.name, derived.entry.type)
      isDeriving = true
      let value = derived.compute(state).flatMap(unwrapped)
      isDeriving = false
      switch value.map({ derived.type.value(of: $0, for: derived.entry, as: .state) }) {
      case .success(let value)?: values.entries[name] = .some(value)
      case .failure(let problem)?: problems.append(problem)
      case nil where type.isOptional: values.entries[name] = .some(nil)
      case nil: problems.append(.stateOfWrongType(name, expected: type.name, given: "nil"))
      }
    }
    let traits = ScreenTraits(screen?.traitCollection ?? UITraitCollection())
    for trait in ScreenTrait.allCases { values.entries[trait.rawValue] = .some(traits[trait]) }
    for condition in values.names.conditions {
      values.entries[condition.name] = .some(values.isMet(condition.test))
    }
    return problems
  }
}
