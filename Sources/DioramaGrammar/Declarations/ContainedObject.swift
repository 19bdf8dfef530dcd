import DioramaSyntax
import DioramaTree

/// An object of the app that a view contains. A scene names its type, and the view's class is generic over that type.
/// The scene's owner creates the object once, when the scene's view has been loaded.
package struct ContainedObject: Hashable, Sendable {
  /// The key with which a scene names the type.
  package let key: String
  /// What the object is.
  package let summary: String
  /// The supertype of all types that a scene can name.
  package let supertype: String
  /// The property of the view with the closure that creates the object.
  package let property: String
  /// The method of the view that asks for the object and contains it.
  package let method: String
  /// The label of the method's argument, which is the scene's controller.
  package let label: String?

  /// The event by which the view asks for the object.
  package static let event = "controller"

  /// Returns the name of the owner's method for a view.
  package static func maker(of id: String) -> String {
    "make" + id.capitalized
  }

  /// Returns the event by which a view asks for an object of a type.
  package func making(_ type: String) -> Event {
    Event(
      name: Self.event, summary: summary, arguments: [], result: type, otherwise: Event.Otherwise.none,
      isAsync: false, canThrow: false, wiring: .property(property), synonyms: [])
  }
}

extension DeclarationReader {
  private static let containedKeys: NameIndex = ["key", "type", "property", "method", "label", "summary"]

  /// Reads the declaration of a contained object.
  func contained(_ entry: MappingEntry?) -> ContainedObject? {
    guard let entry,
      let node = mapping(
        entry, "{ key: swift, type: UIViewController, property: makeHandler, method: contain }")
    else { return nil }
    let fields = fields(node, "what a view contains", Self.containedKeys)
    let key = fields.required("key").flatMap {
      checkedName($0.value, .lowerCamelCase, of: "a key", diagnostics)
    }
    let type = swift(fields.required("type"), .typeName)
    let property = swift(fields.required("property"), .member)
    let method = swift(fields.required("method"), .member)
    guard let key, let type, let property, let method else { return nil }
    return ContainedObject(
      key: key, summary: fields["summary"].flatMap { text($0) } ?? "", supertype: type, property: property,
      method: method, label: swift(fields["label"], .label))
  }
}
