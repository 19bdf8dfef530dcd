import DioramaSyntax

/// A kind of view that scenes can use: what one `*.element.yaml` file says, with everything it inherits.
public final class ElementKind: Sendable {
  /// The name in scenes, such as `textField`.
  public let name: String
  /// The Swift class of the view.
  public let swiftClass: String
  /// What the view is for, in one sentence.
  public let summary: String
  /// The element whose attributes, events, roles, content and constraints this one shares.
  public let base: String?
  /// The attributes of the elements that it extends which scenes cannot set here, since the class sets them itself.
  public let without: Set<String>
  /// Whether the element only serves as a base of others.
  public let isAbstract: Bool
  /// Whether the view only holds or separates others: only the scene needs it, unless its author gives it an
  /// identifier.
  public let isStructural: Bool
  /// Where the element may stand.
  public let placement: Placement
  /// The arguments of the initializer, in order.
  public let initializer: [FixedArgument]
  /// What can be set, own attributes before inherited ones; this is the order in which they are set.
  public let attributes: [Attribute]
  /// What the view reports.
  public let events: [Event]
  /// Whom the view asks.
  public let roles: [Role]
  /// Where further views go.
  public let content: [ContentSlot]
  /// What must hold between the attributes, events and roles of one view.
  public let constraints: [Constraint]
  /// The ways to set several attributes in one call; the first that fits is taken.
  public let configurations: [Configuration]
  /// How people who do not see the view learn what it is; `nil` where its content speaks for itself.
  public let accessibility: Accessibility?
  /// A piece of a scene that shows the element, or `nil`.
  public let example: String?
  /// What else people call the element, for whom its name is suggested.
  public let synonyms: [String]

  /// The attributes that a scene must give, by their places among ``attributes``.
  public let requiredAttributes: [Int]
  /// The attributes of which one says what the view is to a person who does not see it, by their places among
  /// ``attributes``.
  public let labels: [Int]
  /// The attributes that hold URLs, by their places among ``attributes``.
  public let urls: [Int]
  private let partIndex: NameIndex
  private let parts: [Part]
  private let eventIndex: NameIndex

  /// What a key of a view can mean: a part, by its place in the list of its kind. Parts are numbered, the attributes
  /// first, in their order.
  public enum Part: Sendable {
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
  public struct Accessibility: Hashable, Sendable {
    /// What the view is to a person who does not see it.
    public let trait: Trait
    /// The attributes of which one has to be given, so that there is something to say.
    public let labels: [String]

    /// What a view is to a person who does not see it.
    public enum Trait: String, Sendable, CaseIterable {
      /// Something to act upon.
      case control
      /// A picture.
      case image
    }
  }

  /// Where an element may stand in a scene.
  public enum Placement: String, Sendable, CaseIterable {
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
  public func part(named key: SyntaxNode) -> (number: Int, part: Part)? {
    partIndex.index(of: key).map { ($0, parts[$0]) }
  }

  /// The number of a part, by which what is given can be told from what is not.
  public func partNumber(of name: String) -> Int? { partIndex.index(of: name) }

  /// The number of the part that is an event, given by its place among ``events``.
  public func partNumber(ofEvent index: Int) -> Int { parts.count - events.count + index }

  /// The place among ``events`` of the event that a key names.
  public func eventIndex(named key: SyntaxNode) -> Int? { eventIndex.index(of: key) }

  /// The attribute of a name.
  public func attribute(named name: String) -> Attribute? { attributes.first { $0.name == name } }

  /// The event of a name.
  public func event(named name: String) -> Event? { events.first { $0.name == name } }

  /// The role of a name.
  public func role(named name: String) -> Role? { roles.first { $0.name == name } }

  /// The content slot of a name.
  public func slot(named name: String) -> ContentSlot? { content.first { $0.name == name } }
}

/// An argument whose value the grammar fixes.
public struct FixedArgument: Hashable, Sendable {
  /// The argument label.
  public let label: String
  /// The value.
  public let value: Value

  /// What a fixed argument can be.
  public enum Value: Hashable, Sendable {
    /// `nil`.
    case none
    /// A case of an enumeration, without its dot.
    case enumerationCase(String)
  }
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
