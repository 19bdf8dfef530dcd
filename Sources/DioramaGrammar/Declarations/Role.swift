import DioramaTree

/// A role of another object in a view, such as its data source or its delegate. It is a class for the same reason as
/// ``Attribute``.
package final class Role: Sendable {
  /// The key in scenes.
  package let name: String
  /// The purpose of the role.
  package let summary: String
  /// The Swift protocol; `nil` for a role that combines others.
  package let swiftProtocol: String?
  /// The roles that the object fills: this role only, unless it combines others.
  package let fills: [String]
  /// The properties of the role.
  package let members: [Attribute]
  /// The events of the role.
  package let methods: [Event]
  /// Other names that people use for the role, for suggestions.
  package let synonyms: [String]
  /// The release that introduced it; `nil` for the first one.
  package let since: ReleaseVersion?

  init(
    name: String, summary: String, swiftProtocol: String? = nil, fills: [String], members: [Attribute] = [],
    methods: [Event] = [], synonyms: [String] = [], since: ReleaseVersion? = nil
  ) {
    self.name = name
    self.summary = summary
    self.swiftProtocol = swiftProtocol
    self.fills = fills
    self.members = members
    self.methods = methods
    self.synonyms = synonyms
    self.since = since
  }
}

extension ElementKind {
  /// The Swift types that generated Swift may name because of the element: its class, and the protocols of its roles.
  var swiftTypes: [String] { [swiftClass] + roles.compactMap(\.swiftProtocol) }
}
