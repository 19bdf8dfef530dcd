import DioramaTree

/// A scene in the form of its generated Swift. All statements and calls are resolved, so that writing them needs no
/// lookups.
package final class SwiftScene {
  /// The name in scene files.
  package let name: String
  /// The name of the scene's file.
  package let source: String
  /// The author's description of the scene.
  package let summary: String?
  /// The generated class.
  package let className: String
  /// The protocol of the scene's handlers.
  package let handlersName: String
  /// The superclass of the generated class.
  package let superclass: String
  /// The known members of a superclass of the app; empty if it is one of UIKit's.
  package let superclassMembers: [String]
  /// The arguments of the superclass's initializer.
  package let superInitializer: [FixedArgument]
  /// The parameters, which the owner passes.
  package let parameters: [RuntimeTree.Parameter]
  /// The properties that only a component has; `nil` for a scene.
  package let component: Component?
  /// The methods of the scene's handlers.
  package let handlers: [RuntimeTree.Handler]
  /// The layout of the views, without defaults.
  package let layout: [LayoutArgument]
  /// All named views and rows, each before its descendants. The first one may be the scene's controller itself.
  package let views: [View]
  /// The modules of the views' classes, except DioramaKit.
  package let imports: Set<String>
  /// The members of its controller that the scene overrides; `nil` if there are none.
  package let screen: Screen?
  /// The id of the table, if the scene has settings for it.
  package let table: String?
  /// The configuration of the views.
  package let configuration: Configuration
  /// The content of the controller.
  package let content: Content
  /// The ids of the views that a table shows while it has no rows.
  package let empty: [String]
  /// Returns whether the class uses a Swift type with a name, which its own types must not hide.
  package let namesType: (String) -> Bool
  /// What changes while the scene is shown; `nil` if nothing does.
  package let rendering: Rendering?
  /// The enumerations of UIKit and of the app whose cases are printed in texts.
  package let printedEnumerations: [PrintedEnumeration]

  package init(
    name: String, source: String, summary: String?, className: String, handlersName: String,
    superclass: String, superclassMembers: [String] = [],
    superInitializer: [FixedArgument], parameters: [RuntimeTree.Parameter],
    component: Component? = nil, handlers: [RuntimeTree.Handler],
    layout: [LayoutArgument], views: [View], imports: Set<String> = [],
    screen: Screen? = nil, table: String? = nil, configuration: Configuration,
    content: Content, empty: [String] = [],
    namesType: @escaping (String) -> Bool, rendering: Rendering? = nil,
    printedEnumerations: [PrintedEnumeration] = []
  ) {
    self.name = name
    self.source = source
    self.summary = summary
    self.className = className
    self.handlersName = handlersName
    self.superclass = superclass
    self.superclassMembers = superclassMembers
    self.superInitializer = superInitializer
    self.parameters = parameters
    self.component = component
    self.handlers = handlers
    self.layout = layout
    self.views = views
    self.imports = imports
    self.screen = screen
    self.table = table
    self.configuration = configuration
    self.content = content
    self.empty = empty
    self.namesType = namesType
    self.rendering = rendering
    self.printedEnumerations = printedEnumerations
  }

  /// The content of the controller, with views given by their ids.
  package enum Content: Sendable {
    /// Views from top to bottom.
    case views([String])
    /// The sections of a table.
    case sections([Section])
  }

  /// A section of a table.
  package struct Section: Sendable {
    /// The text above the rows.
    package var header: SwiftExpression?
    /// The text below the rows.
    package var footer: SwiftExpression?
    /// The ids of the views above the rows.
    package var headerViews: [String]
    /// The ids of the views below the rows.
    package var footerViews: [String]
    /// Whether the section is shown; `nil` if it always is, or if that changes.
    package var isShown: SwiftExpression?
    /// The ids of the rows.
    package var rows: [String]

    package init(
      header: SwiftExpression?, footer: SwiftExpression?, headerViews: [String] = [],
      footerViews: [String] = [],
      isShown: SwiftExpression? = nil, rows: [String]
    ) {
      self.header = header
      self.footer = footer
      self.headerViews = headerViews
      self.footerViews = footerViews
      self.isShown = isShown
      self.rows = rows
    }
  }

  /// Whether there are tables or collections, which can show several changes in one step.
  var showsChangesTogether: Bool {
    if case .sections = content { return true }
    return views.contains { $0.isList || $0.showsSeveral }
  }

  /// A view or row, and its property. It is an object because each part of the source looks at all views.
  package final class View: Sendable {
    /// The name of the property.
    package let id: String
    /// The Swift class.
    package let swiftClass: String
    /// Whether the view is useful outside the scene.
    package let isPublic: Bool
    /// The arguments of the initializer.
    package let initializer: [FixedArgument]
    /// The objects that fill its roles.
    package let roles: [Role]

    /// The state that a component is created with; `nil` for a view of a class.
    package let state: InitialState?
    /// Whether it is not a view, but shows the entries of a list.
    package let isList: Bool
    /// Whether it shows items, which can be hidden.
    package let showsSeveral: Bool

    /// The method that puts an object of the app into the view, with the label of its argument, the scene; `nil` for a
    /// view without such an object.
    package let containing: (method: String, label: String?)?

    package init(
      id: String, swiftClass: String, isPublic: Bool, initializer: [FixedArgument], roles: [Role],
      state: InitialState? = nil, containing: (method: String, label: String?)? = nil, isList: Bool = false,
      showsSeveral: Bool = false
    ) {
      self.id = id
      self.swiftClass = swiftClass
      self.isPublic = isPublic
      self.initializer = initializer
      self.roles = roles
      self.state = state
      self.containing = containing
      self.isList = isList
      self.showsSeveral = showsSeveral
    }
  }

  /// The configuration of the views: statements about each view, in the order of the views. If there are many
  /// statements, they are not stored, because they take several times the memory of the views. They are created again
  /// when they are written.
  package struct Configuration {
    /// Receives a statement and the index of its view.
    package typealias Receiver = (_ view: Int, _ statement: Statement) -> Void

    /// A statement and the index of its view.
    private struct Part {
      let view: Int
      let statement: Statement
    }

    /// The maximum number of statements that are stored.
    static let storedLimit = 2048

    /// The names of the parameters that the statements read.
    package private(set) var inputs = NameNumbers()
    /// Whether there are no statements.
    package private(set) var isEmpty = true
    private var kept: [Part]? = []
    private let remake: (Receiver) -> Void

    /// Creates a configuration without statements.
    ///
    /// - Parameter remake: Creates the added statements a second time.
    package init(remake: @escaping (Receiver) -> Void) { self.remake = remake }

    /// Adds a statement about the view with an index.
    package mutating func add(_ statement: consuming Statement, about view: Int) {
      statement.forEachInput { inputs.add($0) }
      if isEmpty { kept?.reserveCapacity(64) }
      isEmpty = false
      if let count = kept?.count, count < Self.storedLimit {
        kept?.append(Part(view: view, statement: statement))
      } else {
        kept = nil
      }
    }

    /// Calls `body` with each statement.
    func forEach(_ body: Receiver) {
      guard let kept else { return remake(body) }
      for index in kept.indices { body(kept[index].view, kept[index].statement) }
    }
  }

  /// An argument that determines the layout of the views.
  package struct LayoutArgument: Sendable {
    /// The label of the argument.
    package var label: String
    package var value: SwiftExpression
    /// The member that stores the value until the view is loaded, with its type; `nil` for a constant value.
    package var member: (name: String, type: String)?

    package init(label: String, value: SwiftExpression, member: (name: String, type: String)?) {
      self.label = label
      self.value = value
      self.member = member
    }
  }

  /// An argument that the grammar specifies.
  package struct FixedArgument: Hashable, Sendable {
    /// The label.
    package var label: String
    package var value: Value

    /// The value of an argument.
    package enum Value: Hashable, Sendable {
      /// `nil`.
      case none
      /// A case of an enumeration, without its dot.
      case enumerationCase(String)
      /// A boolean, a number or a text.
      case literal(DioramaTree.Value)
      /// A parameter of the scene.
      case parameter(String)
    }

    package init(label: String, _ value: Value) {
      self.label = label
      self.value = value
    }
  }
}

extension SwiftScene {
  /// An enumeration of UIKit or of the app whose cases are printed in texts.
  package struct PrintedEnumeration: Sendable {
    /// The cases.
    package var cases: ParameterType.Cases
    /// Whether the enumeration has no other cases in Swift.
    package var isComplete: Bool

    package init(cases: ParameterType.Cases, isComplete: Bool) {
      self.cases = cases
      self.isComplete = isComplete
    }
  }

  /// A statement about a view. What it reads determines when it has to be executed again. The most frequent ones need
  /// no box.
  package enum Statement: Sendable {
    /// Sets a property, given as names with `.` or `?.` between them.
    case assign(property: String, SwiftExpression)
    /// Calls a method.
    case call(method: String, [Argument])
    /// Calls a method whose argument is a list.
    case callWithList(method: String, [SwiftExpression])
    /// Executes statements about each cell of a list, or about an item of a menu or a swipe for each entry.
    indirect case adapt(Adaptation, [Statement])
    /// Connects the components that show the entries of a list.
    indirect case connectRows(RowConnection)

    /// Calls `body` with the name of each parameter that the statement reads.
    package func forEachInput(_ body: (String) -> Void) {
      switch self {
      case .assign(_, let value): value.forEachInput(body)
      case .call(_, let arguments): for argument in arguments { argument.value.forEachInput(body) }
      case .callWithList(_, let elements): for element in elements { element.forEachInput(body) }
      case .adapt(_, let statements): for statement in statements { statement.forEachInput(body) }
      case .connectRows: break
      }
    }
  }

  /// An argument of a call.
  package struct Argument: Sendable {
    /// The label; `nil` for none.
    package var label: String?
    package var value: SwiftExpression
    /// The constant that holds a value that cannot be written as an argument, with its type.
    package var constant: (name: String, type: String)?

    package init(
      label: String?, value: SwiftExpression, constant: (name: String, type: String)? = nil
    ) {
      self.label = label
      self.value = value
      self.constant = constant
    }
  }
}

extension SwiftScene {
  /// A call to an event's handler.
  package struct Callback: Sendable {
    /// The handler's method; `nil` if there is none.
    package var handler: String?
    /// The arguments of the handler.
    package var arguments: [RuntimeTree.Handler.Argument]
    /// The Swift type of the result; `nil` for none.
    package var result: String?
    /// The result without a handler, in Swift; without this, the result is `nil`.
    package var otherwise: String?
    /// Whether it is asynchronous.
    package var isAsync: Bool
    /// Whether it may throw.
    package var canThrow: Bool
    /// The parts of the state that are written before the handler is called.
    package var edits: [StateAssignment] = []
    /// Whether a component passes the event on: ``handler`` is the property with its own closure.
    package var isPassedOn = false
    /// The property with the closure that a component calls after the user changed its state; `nil` in a scene.
    package var reporting: String?
    /// Whether the closure of a component takes no arguments.
    package var leavesArguments = false

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

  /// The word for it in comments: a scene or a component.
  var kind: String { component == nil ? "scene" : "component" }
  /// Whether the class has a state. A component's state can be empty.
  var hasState: Bool { component != nil || rendering?.state.isEmpty == false }
  /// The labels of initializers that controllers or tables inherit from UIKit.
  private static let initializersOfUIKit = [["coder"], ["nibName", "bundle"], ["style"]]
  /// Whether the superclass may have an initializer with the same labels. Its types are not known, and so it is not
  /// known whether Swift would need or reject `override`.
  var mayOverrideInitializer: Bool {
    if hasState || !handlers.isEmpty { return false }
    let labels = parameters.map(\.name)
    return labels == superInitializer.map(\.label) || Self.initializersOfUIKit.contains(labels)
  }
  /// Whether what is shown depends on traits of the screen.
  var observesTraits: Bool { rendering?.readsScreen == true }
  /// Whether methods of the controller call handlers.
  var hasScreenHandlers: Bool { screen.map { !$0.methods.isEmpty } ?? false }
}

extension SwiftScene.View {
  /// Whether it is the scene's controller itself.
  var isScreen: Bool { id == RuntimeTree.screenID }

  /// Whether the view is created in the scene's initializer, because its state depends on what is passed there.
  var isAssigned: Bool {
    switch state {
    case .entries(let arguments): arguments.contains { $0.value.dependsOnParameters }
    case .whole(let value): value.dependsOnParameters
    case nil: false
    }
  }
}
