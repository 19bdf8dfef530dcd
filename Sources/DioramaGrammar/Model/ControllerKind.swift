/// A kind of scene: the Swift class that a generated scene extends, and what it shows.
public final class ControllerKind: Sendable {
  /// The name in scenes.
  public let name: String
  /// The Swift class.
  public let swiftClass: String
  /// What such a scene is.
  public let summary: String
  /// The arguments of the superclass's initializer, in order.
  public let initializer: [FixedArgument]
  /// What it shows.
  public let content: Content
  /// How its views can be laid out; empty when it lays them out itself.
  public let layout: [Attribute]
  /// The names of the attributes of its layout.
  public let layoutNames: NameIndex
  /// The members of the class that an id would hide.
  public let members: NameIndex

  init(
    name: String, swiftClass: String, summary: String, initializer: [FixedArgument], content: Content,
    layout: [Attribute], layoutNames: NameIndex, members: NameIndex
  ) {
    self.name = name
    self.swiftClass = swiftClass
    self.summary = summary
    self.initializer = initializer
    self.content = content
    self.layout = layout
    self.layoutNames = layoutNames
    self.members = members
  }

  /// What a scene shows.
  public enum Content: String, Sendable, CaseIterable {
    /// Views, under the key `views`.
    case views
    /// Sections of rows, under `sections` or `rows`.
    case sections
  }
}
