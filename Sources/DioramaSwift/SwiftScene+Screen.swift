import DioramaTree

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
