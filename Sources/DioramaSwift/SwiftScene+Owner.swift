import DioramaTree

extension SwiftScene {
  /// The properties that only a component has.
  package struct Component: Sendable {
    /// The events, each with the property that holds its closure.
    package var events: [(property: String, event: RuntimeTree.Handler)]
    /// The property with the closure that is called after the user changed the state; `nil` if the user cannot.
    package var reporting: String?
    /// Whether its state has an identity.
    package var isIdentifiable: Bool

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

  /// The private type of an inline role. It is an object because each use of the role asks for the type's name.
  package final class InlineRole: Sendable {
    /// The Swift protocols that it conforms to.
    package let protocols: [String]
    /// Its properties, except those with default values.
    package let members: [(name: String, type: String, value: SwiftExpression)]
    /// Its methods, with the handlers that they call, if any.
    package let methods: [(name: String, callback: Callback)]

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
}

extension SwiftScene {
  /// The members of its controller that a scene overrides.
  package struct Screen: Sendable {
    /// The methods that call a handler.
    package var methods: [Method] = []
    /// The properties that are overridden, or applied when the view appears.
    package var properties: [Property] = []

    /// Creates a screen that overrides nothing.
    package init() {}

    /// The handlers of the methods with a name.
    func handlers(of method: String) -> [Method] { methods.filter { $0.name == method } }
  }

  /// A method of a controller that calls a handler.
  package struct Method: Sendable {
    /// The method of the controller.
    package var name: String
    /// The arguments of both.
    package var arguments: [RuntimeTree.Handler.Argument]
    /// The handler.
    package var handler: String

    package init(name: String, arguments: [RuntimeTree.Handler.Argument], handler: String) {
      self.name = name
      self.arguments = arguments
      self.handler = handler
    }
  }

  /// A property of a controller that depends on the scene.
  package struct Property: Sendable {
    /// The name of the property that stores the value.
    package var name: String
    /// The Swift type.
    package var type: String
    /// The value until it is first set, in Swift.
    package var initial: String
    /// The value, if it never changes and so need not be stored.
    package var constant: SwiftExpression?
    /// What the value is for.
    package var purpose: Purpose

    /// What the value of a property is for.
    package enum Purpose: Sendable {
      /// The value of an overridden property. The method notifies the system of changes.
      case overriding(String, update: String?)
      /// An argument of a method that is called when the view appears. The other method reverts that when the view
      /// disappears.
      case appearing(String, disappearing: String?)
    }

    package init(
      name: String, type: String, initial: String, constant: SwiftExpression?, purpose: Purpose
    ) {
      self.name = name
      self.type = type
      self.initial = initial
      self.constant = constant
      self.purpose = purpose
    }
  }
}
