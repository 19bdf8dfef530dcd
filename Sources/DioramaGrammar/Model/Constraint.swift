/// What must hold between the parts of one view. A part is the name of an attribute, an event, a role or a slot.
public enum Constraint: Hashable, Sendable {
  /// Exactly one of the parts is given.
  case exactlyOneOf([String])
  /// At least one of the groups is given with all its parts.
  case needsOneOf([[String]])
  /// At most one of the parts is given.
  case atMostOneOf([String])
  /// The numbers, defaults included, do not fall.
  case ordered([String])
  /// The numbers, defaults included, rise from each to the next.
  case increasing([String])
  /// The first part's number is an index into the second part's list, or -1 for none.
  case index(String, of: String)
}

/// A call that sets several attributes, events or roles of a view at once.
public struct Configuration: Hashable, Sendable {
  /// The method's name.
  public let method: String
  /// The part that must be given for this call to be taken, or `nil` for always.
  public let condition: String?
  /// The labels with the parts, in order.
  public let arguments: [Argument]

  /// A labelled argument of a configuration.
  public struct Argument: Hashable, Sendable {
    /// The argument label.
    public let label: String
    /// The attribute, event or role whose value is passed.
    public let part: String
  }
}
