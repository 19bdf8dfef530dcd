import DioramaTree

extension SwiftScene {
  /// The parts of a scene that change, and what they are rendered from. It is an object because it is large and often
  /// passed on.
  package final class Rendering {
    /// The parts of the state.
    package let state: [RuntimeTree.Parameter]
    /// The enumerations that the scene declares.
    package let enumerations: [ParameterType.Cases]
    /// The protocol of the derived values.
    package let derivedName: String
    /// The values that the app derives from the state.
    package let derived: [RuntimeTree.Parameter]
    /// The conditions that only need the state, which are properties of it.
    package let conditions: [Condition]
    /// Whether the state is `Sendable`.
    package let isSendable: Bool
    /// The parameters that rendering reads.
    package let parameters: [RuntimeTree.Parameter]
    /// The conditions and derived values that rendering reads, each after those that it needs. They are computed once
    /// for each rendering.
    package let results: [Result]
    /// The names of the state, the parameters and the screen among the results.
    package let sources: (state: String, parameters: String, screen: String)
    /// Whether rendering reads traits of the screen.
    package let readsScreen: Bool
    /// The groups, in the order in which they are rendered.
    package let groups: [Group]
    /// The changing arguments of the layout.
    package let layout: [LayoutGroup]
    /// Whether rendering connects handlers.
    let connectsHandlers: Bool

    package init(
      state: [RuntimeTree.Parameter], enumerations: [ParameterType.Cases], derivedName: String,
      derived: [RuntimeTree.Parameter], conditions: [Condition], isSendable: Bool,
      parameters: [RuntimeTree.Parameter], results: [Result],
      sources: (state: String, parameters: String, screen: String), readsScreen: Bool, groups: [Group],
      layout: [LayoutGroup]
    ) {
      self.state = state
      self.enumerations = enumerations
      self.derivedName = derivedName
      self.derived = derived
      self.conditions = conditions
      self.isSendable = isSendable
      self.parameters = parameters
      self.results = results
      self.sources = sources
      self.readsScreen = readsScreen
      self.groups = groups
      self.layout = layout
      connectsHandlers = groups.contains { $0.connectsHandlers }
    }

    /// Whether rendering reads only the state itself, which is small.
    package var readsOnlyState: Bool {
      !state.isEmpty && state.count <= Self.largestCopy && results.isEmpty && !readsScreen
    }

    /// The number of entries up to which rendering compares copies of the state. Without optimization, Swift copies the
    /// whole state for each entry that is read, and a method with hundreds of copies of a large one needs more stack
    /// than a thread has. Larger states are held by an object, from which Swift copies only the entry.
    package static let largestCopy = 12

    /// Whether there is anything to render.
    package var isEmpty: Bool { groups.isEmpty && layout.isEmpty }
  }

  /// A named test.
  package struct Condition: Sendable {
    package var name: String
    /// The test.
    package var test: SwiftTest
    /// Whether it must run on the main actor, because it reads derived values.
    package var isIsolated: Bool

    package init(name: String, test: SwiftTest, isIsolated: Bool) {
      self.name = name
      self.test = test
      self.isIsolated = isIsolated
    }
  }

  /// A condition or derived value that rendering reads.
  package struct Result: Sendable {
    package var name: String
    /// The type.
    package var type: ParameterType
    /// The test; `nil` for a value of the state with the same name.
    package var test: SwiftTest?
    /// Whether the test reads parameters.
    package var readsParameters: Bool

    package init(name: String, type: ParameterType, test: SwiftTest?, readsParameters: Bool) {
      self.name = name
      self.type = type
      self.test = test
      self.readsParameters = readsParameters
    }
  }

  /// What is read by statements or arguments that change together.
  package struct Inputs: Sendable {
    /// The names, as members of what is rendered.
    package var names: [SwiftReading]
    /// Whether each of them can be `nil`.
    package var areOptional: Bool

    /// Creates inputs.
    package init(_ names: [SwiftReading], areOptional: Bool) {
      self.names = names
      self.areOptional = areOptional
    }
  }

  /// Statements that are executed again when one of their inputs changes.
  package struct Group: Sendable {
    /// What the statements read.
    package var inputs: Inputs
    /// The statements.
    package var statements: [Change]

    package init(inputs: Inputs, statements: [Change]) {
      self.inputs = inputs
      self.statements = statements
    }
  }

  /// The arguments of the layout that change with the same inputs.
  package struct LayoutGroup: Sendable {
    /// What the arguments read.
    package var inputs: Inputs
    /// The arguments.
    package var arguments: [Argument]

    package init(inputs: Inputs, arguments: [Argument]) {
      self.inputs = inputs
      self.arguments = arguments
    }
  }

  /// A statement of a group.
  package enum Change: Sendable {
    /// A statement about the view with an id.
    case view(String, Statement)
    /// Sets a part of the section with an index.
    case section(Int, RuntimeTree.Section.Part, SwiftExpression)
  }
}

/// One of several values, depending on the value of an expression.
package struct SwiftSelection: Sendable {
  /// The expression.
  package var subject: SwiftReading
  /// The patterns and their values; at least one.
  package var cases: [(pattern: String, value: SwiftExpression)]
  /// The value in all other cases; `nil` if the patterns are exhaustive.
  package var otherwise: SwiftExpression?

  package init(
    subject: SwiftReading, cases: [(pattern: String, value: SwiftExpression)], otherwise: SwiftExpression?
  ) {
    self.subject = subject
    self.cases = cases
    self.otherwise = otherwise
  }
}

/// A part of a text in Swift.
package enum SwiftSegment: Sendable {
  /// Literal characters.
  case literal(String)
  /// The value of an expression.
  case interpolated(SwiftReading)
}

extension SwiftExpression {
  /// Whether the expression contains a `switch` expression, which can only be assigned.
  package var isSelection: Bool {
    switch self {
    case .computed(.selection, _): true
    case .computed(.choice(_, let then, let otherwise), _): then.isSelection || otherwise.isSelection
    default: false
    }
  }
}

/// An expression that generated Swift computes from parameters and from values that change.
package indirect enum SwiftComputation: Sendable {
  /// An expression with an optional conversion to the required number.
  case reading(SwiftReading, NumberConversion?)
  /// A text with values in it.
  case text([SwiftSegment])
  /// A localized text with values in it.
  case localized(String, comment: String, [SwiftReading])
  /// Whether a test succeeds.
  case test(SwiftTest)
  /// One of two values, depending on a test.
  case choice(SwiftTest, then: SwiftExpression, otherwise: SwiftExpression)
  /// One of several values.
  case selection(SwiftSelection)
}

extension SwiftScene.Group {
  /// Whether a statement passes the handlers to a view.
  var connectsHandlers: Bool {
    statements.contains { change in
      if case .view(_, let statement) = change { statement.connectsHandlers } else { false }
    }
  }
}

extension SwiftScene.Statement {
  fileprivate var connectsHandlers: Bool {
    guard case .call(_, let arguments) = self else { return false }
    return arguments.contains { argument in
      switch argument.value {
      case .callback(let callback): callback.handler != nil && !callback.isPassedOn
      case .role(let role): role.connectsHandlers
      default: false
      }
    }
  }
}

extension SwiftScene.Role {
  fileprivate var connectsHandlers: Bool {
    if case .inline(let role) = source { role.callsHandlers } else { false }
  }
}

extension SwiftScene {
  /// Returns the name of a private type that no type in the scene has.
  func privateType(_ name: String) -> String {
    var name = name
    while namesType(name) || rendering?.enumerations.contains(where: { $0.swiftType == name }) == true {
      name = "Scene" + name
    }
    return name
  }

  /// A part of the state that follows a property of a view.
  package struct StateAssignment: Sendable {
    /// The name of the part of the state.
    package var entry: String
    /// The property of the view.
    package var property: String
    /// Whether the part has the opposite value of the Boolean property.
    package var isNegated: Bool
    /// How the property's number is converted; `nil` if it has the part's type.
    package var conversion: Conversion?

    /// How a view's number becomes one of the state, with the beginning of the initializer's call.
    package enum Conversion: String, Sendable {
      /// To a `Double`.
      case widening = "Double("
      /// From a `Float` to the `Double` with the same digits.
      case decimal = "Double(decimal: "
      /// To the nearest whole number.
      case rounding = "Int(rounding: "
      /// To an `Int`, from a whole number of another type.
      case clamping = "Int(clamping: "
    }

    package init(entry: String, property: String, isNegated: Bool, conversion: Conversion?) {
      self.entry = entry
      self.property = property
      self.isNegated = isNegated
      self.conversion = conversion
    }
  }
}

extension SwiftScene.Rendering {
  /// Whether the scene is rendered again when something changes.
  var isRepeated: Bool { !isEmpty && (!state.isEmpty || readsScreen) }

  /// The groups in parts of at most this many statements, because long methods take longer to compile.
  func parts(of length: Int) -> [[SwiftScene.Group]] {
    if groups.reduce(0, { $0 + $1.statements.count }) <= length { return [groups] }
    var parts: [[SwiftScene.Group]] = [[]]
    var room = length
    for group in groups {
      var rest = group.statements[...]
      while !rest.isEmpty {
        if room == 0 {
          parts.append([])
          room = length
        }
        let statements = rest.prefix(room)
        parts[parts.count - 1].append(SwiftScene.Group(inputs: group.inputs, statements: Array(statements)))
        rest = rest.dropFirst(statements.count)
        room -= statements.count
      }
    }
    return parts
  }
}
