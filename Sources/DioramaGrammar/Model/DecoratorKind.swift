/// A decorator whose properties and events scenes can use: what one `*.decorator.yaml` file says.
public struct DecoratorKind: Sendable, Hashable {
  /// The Swift class.
  public let name: String
  /// The elements that gain the properties and events, and with them all that extend them.
  public let decorates: [String]
  /// The members of the Swift class that hold the values of the properties, and then the closures of the events.
  public let members: [String]
  /// The properties, as scenes see them.
  public let attributes: [Attribute]
  /// The events.
  public let events: [Event]

  /// The properties that views gain in Swift, in the order of the members.
  public var swiftProperties: [String] {
    attributes.map(\.name)
      + events.map { event in if case .property(let name) = event.wiring { name } else { event.name } }
  }

  /// The names of the properties and events, in the order of the members.
  var partNames: [String] { attributes.map(\.name) + events.map(\.name) }
}
