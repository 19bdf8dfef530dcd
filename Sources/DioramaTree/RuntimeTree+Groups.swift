extension RuntimeTree {
  /// Statements that are executed when the scene is created, and again when one of their inputs changes.
  public struct Group: Hashable, Sendable {
    /// The names of the inputs: entries of the state, conditions, derived values and traits of the screen. Conditions
    /// and derived values are compared by their results.
    public var reads: [String]
    /// The statements.
    public var statements: [Statement]

    /// Creates a group.
    public init(reads: [String], statements: [Statement]) {
      self.reads = reads
      self.statements = statements
    }
  }

  /// Parts of one view, of the layout or of a section that are set together.
  public struct Statement: Hashable, Sendable {
    /// What the statement is about.
    public var subject: Subject
    /// The attributes, in the order in which they are set.
    public var attributes: [Attribute]
    /// The roles written in place that a configuration sets together with the attributes.
    public var roles: [RoleBinding]
    /// The slots whose texts are set, each a list of texts that changes.
    public var content: [Slot]

    /// What a statement is about.
    public enum Subject: Hashable, Sendable {
      /// The view with an id.
      case view(String)
      /// The layout of the views.
      case layout
      /// The section with an index; its attributes are its `header` and `footer`.
      case section(Int)
    }

    /// Creates a statement.
    public init(
      about subject: Subject, attributes: [Attribute], roles: [RoleBinding] = [], content: [Slot] = []
    ) {
      self.subject = subject
      self.attributes = attributes
      self.roles = roles
      self.content = content
    }
  }
}
