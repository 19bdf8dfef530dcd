/// A part that another object plays for a view: its data source, its delegate.
public struct Role: Hashable, Sendable {
  /// The key in scenes.
  public let name: String
  /// What the role is for.
  public let summary: String
  /// The Swift protocol; `nil` for a role that stands for others.
  public let swiftProtocol: String?
  /// The roles that one instance given here fills; this role alone unless it stands for others.
  public let fills: [String]
  /// What the role is asked for.
  public let members: [Attribute]
  /// The events of the role.
  public let methods: [Event]
  /// What else people call it, for whom the scene's own word is suggested.
  public let synonyms: [String]
}

/// A place in a view for further views.
public struct ContentSlot: Hashable, Sendable {
  /// The key in scenes.
  public let name: String
  /// What the slot is for.
  public let summary: String
  /// Which elements may stand in it.
  public let accepts: ElementKind.Placement
  /// Whether a bare text may stand for a view.
  public let acceptsText: Bool
  /// The method that takes the content.
  public let method: String
  /// Whether the method is called once for each view, or once with all.
  public let isCalledForEach: Bool
  /// What else people call it, for whom the scene's own word is suggested.
  public let synonyms: [String]
}
