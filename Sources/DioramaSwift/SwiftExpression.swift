import DioramaTree

/// An expression that generated Swift assigns or passes.
package enum SwiftExpression: Sendable {
  /// A value of the scene, and whether an optional is allowed.
  case value(Value, isOptional: Bool)
  /// A parameter, with an optional conversion to the required number.
  indirect case parameter(String, NumberConversion?)
  /// The opposite of a Boolean.
  indirect case negated(SwiftExpression)
  /// A list of values, some of which come from parameters.
  indirect case list([SwiftExpression])
  /// A view of the scene, by its id.
  case view(String)
  /// A dimension of a view of the scene, by its id.
  case dimension(RelativeSize.Dimension, of: String)
  /// An object that fills a role.
  indirect case role(SwiftScene.Role)
  /// A closure that calls a handler.
  indirect case callback(SwiftScene.Callback)
  /// A row, by its id, where texts are also allowed.
  case cell(String)
  /// A view, by its id, where lists are also allowed.
  case item(String)
  /// The rows or items of a list, by their id, where texts and rows are also allowed.
  case rows(String)
  /// A text where rows are also allowed.
  indirect case text(SwiftExpression)
  /// A value that is computed from parameters and from values that change, and the names that its own code reads.
  case computed(SwiftComputation, reads: [String])
  /// An image at an address.
  indirect case remoteImage(SwiftExpression, placeholder: Image?, failure: Image?)
  /// An image of the app where an image at an address is also allowed.
  indirect case imageOfApp(SwiftExpression)
  /// The image that a setter sets.
  case loadedImage
  /// A closure that sets something of its first argument to its second.
  indirect case setter(SwiftScene.Statement)
  /// A value that is the same in all scenes.
  case fixed(SwiftScene.FixedArgument)

  /// Calls `body` with the name of each parameter that the expression reads.
  package func forEachInput(_ body: (String) -> Void) {
    switch self {
    case .value(let value, _): value.forEachName(body)
    case .parameter(let name, _): body(name)
    case .negated(let value): value.forEachInput(body)
    case .list(let elements): for element in elements { element.forEachInput(body) }
    case .role(let role): role.forEachInput(body)
    case .text(let text): text.forEachInput(body)
    case .remoteImage(let address, _, _): address.forEachInput(body)
    case .imageOfApp(let image): image.forEachInput(body)
    case .computed(let computation, let reads):
      for name in reads { body(name) }
      computation.forEachBranch { $0.forEachInput(body) }
    case .view, .dimension, .cell, .item, .rows, .callback, .fixed, .loadedImage, .setter: break
    }
  }

  /// Whether the value is only known when the scene is created.
  package var dependsOnParameters: Bool {
    var depends = false
    forEachInput { _ in depends = true }
    return depends
  }
}

/// The conversion of a number that the owner passes to the required Swift type and range.
package struct NumberConversion: Hashable, Sendable {
  /// Whether the number is optional.
  package var isOptional: Bool
  /// Whether it is a list of numbers.
  package var isList: Bool
  /// The required Swift type; `nil` if the parameter has it already.
  package var type: String?
  /// Whether the number is made finite.
  package var clampsToFinite: Bool
  /// The minimum, in Swift.
  package var minimum: String?
  /// The maximum, in Swift.
  package var maximum: String?
  /// Whether the number must be greater than the minimum.
  package var excludesMinimum: Bool
  /// Whether the number must be less than the maximum.
  package var excludesMaximum: Bool

  /// Creates a conversion.
  package init(
    isOptional: Bool, isList: Bool, type: String?, clampsToFinite: Bool, minimum: String?, maximum: String?,
    excludesMinimum: Bool = false, excludesMaximum: Bool = false
  ) {
    self.isOptional = isOptional
    self.isList = isList
    self.type = type
    self.clampsToFinite = clampsToFinite
    self.minimum = minimum
    self.maximum = maximum
    self.excludesMinimum = excludesMinimum
    self.excludesMaximum = excludesMaximum
  }

  /// Whether the conversion has no effect.
  package var changesNothing: Bool { type == nil && !clampsToFinite && minimum == nil && maximum == nil }
}
