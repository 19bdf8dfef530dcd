import DioramaSyntax

/// A kind of view that scenes can use: what one `*.element.yaml` file says, with everything it inherits.
package final class ElementKind: Sendable {
  /// The name in scenes, such as `textField`.
  package let name: String
  /// The Swift class of the view.
  package let swiftClass: String
  /// What the view is for, in one sentence.
  package let summary: String
  /// The element whose attributes, events, roles, content and constraints this one shares.
  package let base: String?
  /// The attributes of the elements that it extends which scenes cannot set here, since the class sets them itself.
  package let without: Set<String>
  /// Whether the element only serves as a base of others.
  package let isAbstract: Bool
  /// Whether the view only holds or separates others: only the scene needs it, unless its author gives it an
  /// identifier.
  package let isStructural: Bool
  /// Where the element may stand.
  package let placement: Placement
  /// The arguments of the initializer, in order.
  package let initializer: [FixedArgument]
  /// What can be set, own attributes before inherited ones; this is the order in which they are set.
  package let attributes: [Attribute]
  /// What the view reports.
  package let events: [Event]
  /// Whom the view asks.
  package let roles: [Role]
  /// Where further views go.
  package let content: [ContentSlot]
  /// What must hold between the attributes, events and roles of one view.
  package let constraints: [Constraint]
  /// The ways to set several attributes in one call; the first that fits is taken.
  package let configurations: [Configuration]
  /// How people who do not see the view learn what it is; `nil` where its content speaks for itself.
  package let accessibility: Accessibility?
  /// A piece of a scene that shows the element, or `nil`.
  package let example: String?
  /// What else people call the element, for whom its name is suggested.
  package let synonyms: [String]

  /// The attributes that a scene must give, by their places among ``attributes``.
  package let requiredAttributes: [Int]
  /// The attributes of which one says what the view is to a person who does not see it, by their places among
  /// ``attributes``.
  package let labels: [Int]
  /// The attributes that hold URLs, by their places among ``attributes``.
  package let urls: [Int]
  private let partIndex: NameIndex
  private let parts: [Part]
  private let eventIndex: NameIndex

  /// What a key of a view can mean: a part, by its place in the list of its kind. Parts are numbered, the attributes
  /// first, in their order.
  package enum Part: Sendable {
    /// One of ``ElementKind/attributes``, with its type, and whether an optional parameter can fill it.
    case attribute(ValueType, isOptional: Bool)
    /// One of ``ElementKind/roles``.
    case role(Int)
    /// One of ``ElementKind/content``.
    case slot(Int)
    /// One of ``ElementKind/events``.
    case event(Int)
  }

  /// What VoiceOver needs of a view.
  package struct Accessibility: Hashable, Sendable {
    /// What the view is to a person who does not see it.
    package let trait: Trait
    /// The attributes of which one has to be given, so that there is something to say.
    package let labels: [String]

    /// What a view is to a person who does not see it.
    package enum Trait: String, Sendable, CaseIterable {
      /// Something to act upon.
      case control
      /// A picture.
      case image
    }
  }

  /// Where an element may stand in a scene.
  package enum Placement: String, Sendable, CaseIterable {
    /// Among the views of a scene or the children of a view.
    case view
    /// Among the rows of a table.
    case row
  }

  init(
    name: String, swiftClass: String, summary: String, base: String?, without: Set<String>, isAbstract: Bool,
    isStructural: Bool, placement: Placement,
    initializer: [FixedArgument], attributes: [Attribute], events: [Event], roles: [Role],
    content: [ContentSlot], constraints: [Constraint], configurations: [Configuration],
    accessibility: Accessibility?, example: String?, synonyms: [String]
  ) {
    self.name = name
    self.swiftClass = swiftClass
    self.summary = summary
    self.base = base
    self.without = without
    self.isAbstract = isAbstract
    self.isStructural = isStructural
    self.placement = placement
    self.initializer = initializer
    self.attributes = attributes
    self.events = events
    self.roles = roles
    self.content = content
    self.constraints = constraints
    self.configurations = configurations
    self.accessibility = accessibility
    self.example = example
    self.synonyms = synonyms
    requiredAttributes = attributes.indices.filter { index in
      attributes[index].isRequired && attributes.firstIndex { $0.name == attributes[index].name } == index
    }
    urls = attributes.indices.filter { attributes[$0].type.holdsURLs }
    labels =
      accessibility.map { $0.labels.compactMap { label in attributes.firstIndex { $0.name == label } } } ?? []
    parts =
      attributes.map { Part.attribute($0.type, isOptional: $0.isOptional) } + roles.indices.map(Part.role)
      + content.indices.map(Part.slot)
      + events.indices.map(Part.event)
    partIndex = NameIndex(
      attributes.map(\.name) + roles.map(\.name) + content.map(\.name) + events.map(\.name))
    eventIndex = NameIndex(events.map(\.name))
  }

  /// The number of the part that a key names, and what it is; `nil` if it names none.
  package func part(named key: SyntaxNode) -> (number: Int, part: Part)? {
    partIndex.index(of: key).map { ($0, parts[$0]) }
  }

  /// The number of a part, by which what is given can be told from what is not.
  package func partNumber(of name: String) -> Int? { partIndex.index(of: name) }

  /// The number of the part that is an event, given by its place among ``events``.
  package func partNumber(ofEvent index: Int) -> Int { parts.count - events.count + index }

  /// The place among ``events`` of the event that a key names.
  package func eventIndex(named key: SyntaxNode) -> Int? { eventIndex.index(of: key) }

  /// The attribute of a name.
  package func attribute(named name: String) -> Attribute? { attributes.first { $0.name == name } }

  /// The event of a name.
  package func event(named name: String) -> Event? { events.first { $0.name == name } }

  /// The role of a name.
  package func role(named name: String) -> Role? { roles.first { $0.name == name } }

  /// The content slot of a name.
  package func slot(named name: String) -> ContentSlot? { content.first { $0.name == name } }
}

/// An argument whose value the grammar fixes.
package struct FixedArgument: Hashable, Sendable {
  /// The argument label.
  package let label: String
  /// The value.
  package let value: Value

  /// What a fixed argument can be.
  package enum Value: Hashable, Sendable {
    /// `nil`.
    case none
    /// A case of an enumeration, without its dot.
    case enumerationCase(String)
  }
}

/// A call that sets several attributes, events or roles of a view at once.
package struct Configuration: Hashable, Sendable {
  /// The method's name.
  package let method: String
  /// The part that must be given for this call to be taken, or `nil` for always.
  package let condition: String?
  /// The labels with the parts, in order.
  package let arguments: [Argument]

  /// A labelled argument of a configuration.
  package struct Argument: Hashable, Sendable {
    /// The argument label.
    package let label: String
    /// The attribute, event or role whose value is passed.
    package let part: String
  }
}

/// A part that another object plays for a view: its data source, its delegate.
package struct Role: Hashable, Sendable {
  /// The key in scenes.
  package let name: String
  /// What the role is for.
  package let summary: String
  /// The Swift protocol; `nil` for a role that stands for others.
  package let swiftProtocol: String?
  /// The roles that one instance given here fills; this role alone unless it stands for others.
  package let fills: [String]
  /// What the role is asked for.
  package let members: [Attribute]
  /// The events of the role.
  package let methods: [Event]
  /// What else people call it, for whom the scene's own word is suggested.
  package let synonyms: [String]
}

/// A place in a view for further views.
package struct ContentSlot: Hashable, Sendable {
  /// The key in scenes.
  package let name: String
  /// What the slot is for.
  package let summary: String
  /// Which elements may stand in it.
  package let accepts: ElementKind.Placement
  /// Whether a bare text may stand for a view.
  package let acceptsText: Bool
  /// The method that takes the content.
  package let method: String
  /// Whether the method is called once for each view, or once with all.
  package let isCalledForEach: Bool
  /// What else people call it, for whom the scene's own word is suggested.
  package let synonyms: [String]
}

/// A kind of scene: the Swift class that a generated scene extends, and what it shows.
package final class ControllerKind: Sendable {
  /// The name in scenes.
  package let name: String
  /// The Swift class.
  package let swiftClass: String
  /// What such a scene is.
  package let summary: String
  /// The arguments of the superclass's initializer, in order.
  package let initializer: [FixedArgument]
  /// What it shows.
  package let content: Content
  /// How its views can be laid out; empty when it lays them out itself.
  package let layout: [Attribute]
  /// The names of the attributes of its layout.
  package let layoutNames: NameIndex
  /// The members of the class that an id would hide.
  package let members: NameIndex

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
  package enum Content: String, Sendable, CaseIterable {
    /// Views, under the key `views`.
    case views
    /// Sections of rows, under `sections` or `rows`.
    case sections
  }
}
