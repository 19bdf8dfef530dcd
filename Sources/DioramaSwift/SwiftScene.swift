import DioramaTree

/// A scene as generated Swift says it: what is set, called and passed on is resolved, so that writing it looks
/// nothing up.
package struct SwiftScene {
  /// The name in scene files.
  package var name: String
  /// The file that the scene was written in.
  package var source: String
  /// What the scene is, in its author's words.
  package var summary: String?
  /// The generated class.
  package var className: String
  /// The protocol of the scene's handlers.
  package var handlersName: String
  /// The class that the generated one extends.
  package var superclass: String
  /// The arguments of the superclass's initializer.
  package var superInitializer: [FixedArgument]
  /// What the owner passes in.
  package var parameters: [RuntimeTree.Parameter]
  /// What the scene asks of its owner.
  package var handlers: [RuntimeTree.Handler]
  /// How the views are laid out, as far as that is not what it is by itself.
  package var layout: [LayoutArgument]
  /// All views and rows that have a name, each before what is inside it.
  package var views: [View]
  /// What is done to the views.
  package var configuration: Configuration
  /// What the controller shows.
  package var content: Content
  /// The Swift types that the class names, which no type of its own may hide.
  package var namedTypes: Set<String>

  /// Creates a scene.
  package init(
    name: String, source: String, summary: String?, className: String, handlersName: String,
    superclass: String,
    superInitializer: [FixedArgument], parameters: [RuntimeTree.Parameter], handlers: [RuntimeTree.Handler],
    layout: [LayoutArgument], views: [View], configuration: Configuration, content: Content,
    namedTypes: Set<String>
  ) {
    self.name = name
    self.source = source
    self.summary = summary
    self.className = className
    self.handlersName = handlersName
    self.superclass = superclass
    self.superInitializer = superInitializer
    self.parameters = parameters
    self.handlers = handlers
    self.layout = layout
    self.views = views
    self.configuration = configuration
    self.content = content
    self.namedTypes = namedTypes
  }

  /// What the controller shows; views are given by their ids.
  package enum Content: Sendable {
    /// Views from top to bottom.
    case views([String])
    /// The sections of a table, and whether some row answers its selection.
    case sections([Section], answersSelection: Bool)
  }

  /// A section of a table.
  package struct Section: Sendable {
    /// The text above the rows.
    package var header: Value?
    /// The text below the rows.
    package var footer: Value?
    /// The ids of the rows.
    package var rows: [String]

    /// Creates a section.
    package init(header: Value?, footer: Value?, rows: [String]) {
      self.header = header
      self.footer = footer
      self.rows = rows
    }
  }

  /// A view or row, and the property that holds it.
  package struct View: Sendable {
    /// The name of the property.
    package var id: String
    /// The Swift class.
    package var swiftClass: String
    /// Whether others than the scene may want the view.
    package var isPublic: Bool
    /// The arguments of its initializer.
    package var initializer: [FixedArgument]
    /// Who fills its roles.
    package var roles: [Role]

    /// Creates a view.
    package init(
      id: String, swiftClass: String, isPublic: Bool, initializer: [FixedArgument], roles: [Role]
    ) {
      self.id = id
      self.swiftClass = swiftClass
      self.isPublic = isPublic
      self.initializer = initializer
      self.roles = roles
    }
  }

  /// What makes the views what the scene says they are: the statements about each, in the order of the views. Those
  /// about many views are not kept, since they take several times the memory of the views, but made again when they
  /// are written.
  package struct Configuration {
    /// The statements about each view.
    package typealias Statements = AnySequence<[Statement]>

    /// About how many views statements are kept.
    static let keptViews = 256

    /// The names of the parameters that the statements read.
    package private(set) var inputs: Set<String> = []
    /// Whether nothing is done to any view.
    package private(set) var isEmpty = true
    private var kept: [[Statement]]? = []
    private let remake: () -> Statements

    /// Begins without any view.
    /// - Parameter remake: Makes the statements that were added a second time.
    package init(remake: @escaping () -> Statements) {
      self.remake = remake
    }

    /// Adds what is done to the next view.
    package mutating func add(_ statements: [Statement]) {
      for index in statements.indices { statements[index].forEachInput { inputs.insert($0) } }
      if !statements.isEmpty { isEmpty = false }
      if let count = kept?.count, count < Self.keptViews { kept?.append(statements) } else { kept = nil }
    }

    /// The statements about each view.
    var statements: Statements { kept.map { Statements($0) } ?? remake() }
  }

  /// What says how the views are laid out.
  package struct LayoutArgument: Sendable {
    /// The label of the argument.
    package var label: String
    /// Its value.
    package var value: SwiftExpression
    /// The member that keeps the value until the view is loaded, with its type; `nil` for a value that is always the
    /// same.
    package var member: (name: String, type: String)?

    /// Creates an argument.
    package init(label: String, value: SwiftExpression, member: (name: String, type: String)?) {
      self.label = label
      self.value = value
      self.member = member
    }
  }

  /// An argument that is the same for every scene.
  package struct FixedArgument: Hashable, Sendable {
    /// The label.
    package var label: String
    /// The case of an enumeration without its dot, or `nil` for `nil`.
    package var enumerationCase: String?

    /// Creates an argument.
    package init(label: String, enumerationCase: String?) {
      self.label = label
      self.enumerationCase = enumerationCase
    }
  }
}

extension SwiftScene {
  /// One thing that is done to a view. What it reads, its ``inputs``, says when it would have to be done again.
  package enum Statement: Sendable {
    /// Sets a property, reached by names with `.` or `?.` between them.
    case assign(property: String, SwiftExpression)
    /// Calls a method.
    case call(method: String, [Argument])
    /// Calls a method that takes one list.
    case callWithList(method: String, [SwiftExpression])

    /// Gives the names of the parameters that the statement reads.
    package func forEachInput(_ body: (String) -> Void) {
      switch self {
      case .assign(_, let value): value.forEachInput(body)
      case .call(_, let arguments): for argument in arguments { argument.value.forEachInput(body) }
      case .callWithList(_, let elements): for element in elements { element.forEachInput(body) }
      }
    }
  }

  /// An argument of a call.
  package struct Argument: Sendable {
    /// The label; `nil` for none.
    package var label: String?
    /// The value.
    package var value: SwiftExpression

    /// Creates an argument.
    package init(label: String?, value: SwiftExpression) {
      self.label = label
      self.value = value
    }
  }
}

/// What generated Swift assigns or passes.
package enum SwiftExpression: Sendable {
  /// A value of the scene, where an optional may stand or may not.
  case value(Value, isOptional: Bool)
  /// A parameter, converted to the number that its place takes.
  case parameter(String, NumberConversion?)
  /// Several values, some of which come from parameters.
  indirect case list([SwiftExpression])
  /// A view of the scene, by its id.
  case view(String)
  /// What fills a role.
  indirect case role(SwiftScene.Role)
  /// A closure that calls a handler.
  indirect case callback(SwiftScene.Callback)
  /// A row where texts may stand, too, by its id.
  case cell(String)
  /// A text where rows may stand, too.
  case text(Value)
  /// What is the same for every scene.
  case fixed(SwiftScene.FixedArgument)

  /// Gives the names of the parameters that the expression reads.
  package func forEachInput(_ body: (String) -> Void) {
    switch self {
    case .value(let value, _): value.forEachParameter(body)
    case .parameter(let name, _): body(name)
    case .list(let elements): for element in elements { element.forEachInput(body) }
    case .role(let role): role.forEachInput(body)
    case .text(let text): text.forEachParameter(body)
    case .view, .cell, .callback, .fixed: break
    }
  }

  /// Whether the value is known only when the scene is made.
  package var dependsOnParameters: Bool {
    var depends = false
    forEachInput { _ in depends = true }
    return depends
  }
}

/// How a number that only the owner of the scene knows is made what its place takes: of its Swift type, and within
/// its range.
package struct NumberConversion: Hashable, Sendable {
  /// Whether there may be no number.
  package var isOptional: Bool
  /// Whether it is a list of numbers.
  package var isList: Bool
  /// The Swift type that the place takes; `nil` if the parameter has it already.
  package var type: String?
  /// Whether the number is made finite.
  package var isMadeFinite: Bool
  /// The least number, as Swift writes it.
  package var minimum: String?
  /// The greatest number, as Swift writes it.
  package var maximum: String?
  /// Whether the number must be greater than the minimum.
  package var excludesMinimum: Bool
  /// Whether the number must be less than the maximum.
  package var excludesMaximum: Bool

  /// Creates a conversion.
  package init(
    isOptional: Bool, isList: Bool, type: String?, isMadeFinite: Bool, minimum: String?, maximum: String?,
    excludesMinimum: Bool = false, excludesMaximum: Bool = false
  ) {
    self.isOptional = isOptional
    self.isList = isList
    self.type = type
    self.isMadeFinite = isMadeFinite
    self.minimum = minimum
    self.maximum = maximum
    self.excludesMinimum = excludesMinimum
    self.excludesMaximum = excludesMaximum
  }

  /// Whether the number stays as it is.
  package var changesNothing: Bool { type == nil && !isMadeFinite && minimum == nil && maximum == nil }
}

extension SwiftScene {
  /// Who fills a role of a view, or several at once.
  package struct Role: Sendable {
    /// The member that keeps what fills the role. With its first letter in upper case, the type of what is written in
    /// place.
    package var member: String
    /// Where it comes from.
    package var source: Source

    /// Where what fills a role comes from.
    package enum Source: Sendable {
      /// A type of the app, made with `init()`.
      case type(String)
      /// The parameter of this name.
      case parameter(String)
      /// A type that is written in place.
      case inline(InlineRole)
    }

    /// Creates a role.
    package init(member: String, source: Source) {
      self.member = member
      self.source = source
    }

    /// Gives the names of the parameters that making the role reads.
    func forEachInput(_ body: (String) -> Void) {
      switch source {
      case .type: break
      case .parameter(let name): body(name)
      case .inline(let role): for member in role.members { member.value.forEachInput(body) }
      }
    }
  }

  /// The small private type of a role that is written in place.
  package struct InlineRole: Sendable {
    /// The Swift protocols that it conforms to.
    package var protocols: [String]
    /// Its properties, but for those that are what they are by themselves.
    package var members: [(name: String, type: String, value: SwiftExpression)]
    /// Its methods, each with the handler that it calls, if there is one.
    package var methods: [(name: String, callback: Callback)]

    /// Creates a role.
    package init(
      protocols: [String], members: [(name: String, type: String, value: SwiftExpression)],
      methods: [(name: String, callback: Callback)]
    ) {
      self.protocols = protocols
      self.members = members
      self.methods = methods
    }

    /// Whether a method calls a handler.
    var callsHandlers: Bool { methods.contains { $0.callback.handler != nil } }
  }

  /// What a view or a role reports, and who answers.
  package struct Callback: Sendable {
    /// The method of the handlers; `nil` if there is none.
    package var handler: String?
    /// What it is given.
    package var arguments: [RuntimeTree.Handler.Argument]
    /// The Swift type of the answer; `nil` for none.
    package var result: String?
    /// The answer when there is no handler, in Swift; `nil` where that is `nil` by itself.
    package var otherwise: String?
    /// Whether it may suspend.
    package var isAsync: Bool
    /// Whether it may throw.
    package var canThrow: Bool

    /// Creates a callback.
    package init(
      handler: String?, arguments: [RuntimeTree.Handler.Argument], result: String?, otherwise: String?,
      isAsync: Bool,
      canThrow: Bool
    ) {
      self.handler = handler
      self.arguments = arguments
      self.result = result
      self.otherwise = otherwise
      self.isAsync = isAsync
      self.canThrow = canThrow
    }
  }
}
