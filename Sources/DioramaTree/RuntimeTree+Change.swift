extension RuntimeTree {
  /// Statements that are executed when the scene is created, and again when one of their inputs changes.
  package struct Group: Hashable, Sendable {
    /// The names of the inputs: parts of the state, conditions, derived values and traits of the screen. Conditions
    /// and derived values are compared by their results.
    package var reads: [String]
    /// The statements.
    package var statements: [Statement]

    /// Creates a group.
    package init(reads: [String], statements: [Statement]) {
      self.reads = reads
      self.statements = statements
    }
  }

  /// Parts of one view, of the layout or of a section that are set together.
  package struct Statement: Hashable, Sendable {
    /// What the statement is about.
    package var subject: Subject
    /// The attributes, in the order in which they are set.
    package var attributes: [Attribute]
    /// The inline roles that a configuration sets together with the attributes.
    package var roles: [RoleBinding]
    /// The slots whose texts are set, each a list of texts that changes.
    package var content: [Slot]

    /// What a statement is about.
    package enum Subject: Hashable, Sendable {
      /// The view with an id.
      case view(String)
      /// The layout of the views.
      case layout
      /// The section with an index; its attributes are named like the cases of ``RuntimeTree/Section/Part``.
      case section(Int)
    }

    /// Creates a statement.
    package init(
      about subject: Subject, attributes: [Attribute], roles: [RoleBinding] = [], content: [Slot] = []
    ) {
      self.subject = subject
      self.attributes = attributes
      self.roles = roles
      self.content = content
    }
  }

  /// A named test.
  package struct Condition: Hashable, Sendable {
    package var name: String
    /// The test.
    package var test: Test

    /// Creates a condition.
    package init(name: String, test: Test) {
      self.name = name
      self.test = test
    }
  }

  /// An attribute that the user changes, and the part of the state that follows it.
  package struct Edit: Hashable, Sendable {
    /// The attribute's name in the grammar.
    package var attribute: String
    /// The name of the part of the state.
    package var state: String

    /// Creates an edit.
    package init(attribute: String, state: String) {
      self.attribute = attribute
      self.state = state
    }
  }
}

extension RuntimeTree.Section {
  /// A part of a section that can change.
  package enum Part: String, Sendable, CaseIterable {
    /// The text above the rows.
    case header
    /// The text below the rows.
    case footer
    /// Whether the section is shown.
    case shown
  }

  /// The value of a part; `nil` if it is not given, or changes.
  package subscript(part: Part) -> Value? {
    switch part {
    case .header: header
    case .footer: footer
    case .shown: shown
    }
  }
}

extension RuntimeTree.Statement {
  /// Calls `body` with each name that the values of the statement read.
  package func forEachName(_ body: (String) -> Void) {
    for index in attributes.indices { attributes[index].value.forEachName(body) }
    for role in roles {
      for attribute in role.inlineAttributes { attribute.value.forEachName(body) }
    }
    for slot in content {
      if case .state(let name) = slot.items { body(name) }
    }
  }
}

extension RuntimeTree.RoleBinding {
  /// The values of an inline role; empty for any other role.
  package var inlineAttributes: [RuntimeTree.Attribute] {
    if case .inline(let attributes, _) = source { attributes } else { [] }
  }

  /// The methods that an inline role calls; empty for any other role.
  package var inlineHandlers: [RuntimeTree.EventBinding] {
    if case .inline(_, let handlers) = source { handlers } else { [] }
  }
}

extension [RuntimeTree.Condition] {
  /// The conditions, each after those that it reads, and those that cannot be ordered: they read themselves, or others
  /// that do.
  package var ordered: (ordered: [RuntimeTree.Condition], circular: [RuntimeTree.Condition]) {
    ordered(by: \.name) { $0.test.forEachName($1) }
  }
}
