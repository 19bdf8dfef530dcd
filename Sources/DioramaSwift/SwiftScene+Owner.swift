import DioramaTree

extension SwiftScene {
  /// What only a component has.
  package struct Component: Sendable {
    /// The events, each with the property that holds its closure.
    package var events: [(property: String, event: RuntimeTree.Handler)]
    /// The property with the closure that is called after the user changed the state; `nil` if the user cannot.
    package var reporting: String?
    /// Whether its state has an identity.
    package var isIdentifiable: Bool

    /// Creates a component.
    package init(
      events: [(property: String, event: RuntimeTree.Handler)], reporting: String?, isIdentifiable: Bool
    ) {
      self.events = events
      self.reporting = reporting
      self.isIdentifiable = isIdentifiable
    }
  }

  /// An object that fills one or several roles of a view.
  package struct Role: Sendable {
    /// The member that stores the object. With its first letter in upper case, it is the name of an inline role's
    /// type.
    package var member: String
    /// The source of the object.
    package var source: Source

    /// The source of an object for a role.
    package enum Source: Sendable {
      /// A type of the app, created with `init()`.
      case type(String)
      /// The parameter with this name.
      case parameter(String)
      /// An inline role.
      case inline(InlineRole)
    }

    /// Creates a role.
    package init(member: String, source: Source) {
      self.member = member
      self.source = source
    }

    /// Calls `body` with the name of each parameter that creating the object reads.
    func forEachInput(_ body: (String) -> Void) {
      switch source {
      case .type: break
      case .parameter(let name): body(name)
      case .inline(let role): for member in role.members { member.value.forEachInput(body) }
      }
    }
  }

  /// The private type of an inline role.
  package struct InlineRole: Sendable {
    /// The Swift protocols that it conforms to.
    package var protocols: [String]
    /// Its properties, without those that have their defaults.
    package var members: [(name: String, type: String, value: SwiftExpression)]
    /// Its methods, with the handlers that they call, if any.
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

    /// Whether any method calls a handler.
    var callsHandlers: Bool { methods.contains { $0.callback.handler != nil } }
  }

  /// The call of an event's handler.
  package struct Callback: Sendable {
    /// The handler's method; `nil` if there is none.
    package var handler: String?
    /// The arguments of the handler.
    package var arguments: [RuntimeTree.Handler.Argument]
    /// The Swift type of the result; `nil` for none.
    package var result: String?
    /// The result without a handler, in Swift; `nil` if that is `nil` by default.
    package var otherwise: String?
    /// Whether it is asynchronous.
    package var isAsync: Bool
    /// Whether it may throw.
    package var canThrow: Bool
    /// The entries of the state that are written before the handler is called.
    package var edits: [Edit] = []
    /// Whether a component passes the event on: ``handler`` is the property with its own closure.
    package var isPassedOn = false
    /// The property with the closure that a component calls after the user changed its state; `nil` in a scene.
    package var reporting: String?
    /// Whether the closure of a component takes no arguments.
    package var leavesArguments = false

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
