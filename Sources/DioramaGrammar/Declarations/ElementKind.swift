import DioramaSyntax
import DioramaTree

/// A kind of view that scenes can use: the content of a `*.element.yaml` file and all that it inherits.
package final class ElementKind: Sendable {
  /// The name in scenes, such as `textField`.
  package let name: String
  /// The Swift class of the view.
  package let swiftClass: String
  /// The purpose of the view, in one sentence.
  package let summary: String
  /// The element's supertype, whose attributes, events, roles, content and constraints it inherits.
  package let base: String?
  /// The inherited attributes that scenes cannot set because the class sets them itself.
  package let without: Set<String>
  /// The inherited events that scenes cannot handle because the class uses them itself.
  package let withoutEvents: Set<String>
  /// Whether the element only serves as a supertype.
  package let isAbstract: Bool
  /// Whether the view only contains or separates others. Without handlers, such a view has no identifier by default.
  package let isStructural: Bool
  /// The placement of the element in scenes.
  package let placement: Placement
  /// The arguments of the initializer, in order.
  package let initializer: [FixedArgument]
  /// The attributes, declared ones before inherited ones, in the order in which they are set.
  package let attributes: [Attribute]
  /// The events of the view.
  package let events: [Event]
  /// The roles of the view, such as its delegate.
  package let roles: [Role]
  /// The slots for other views.
  package let content: [ContentSlot]
  /// The constraints between the attributes, events and roles of a view.
  package let constraints: [Constraint]
  /// The calls that set several attributes at once; the first that applies is used.
  package let configurations: [Configuration]
  /// The accessibility of the view, or `nil` if its content is sufficient.
  package let accessibility: Accessibility?
  /// A part of a scene that shows the element, or `nil`.
  package let example: String?
  /// Other names that people use for the element, for suggestions.
  package let synonyms: [String]
  /// Names that people try for something similar, with what to write instead.
  package let hints: [Hint]
  /// The state of a component, whose entries are attributes; `nil` for a view class.
  package let state: [RuntimeTree.Parameter]?
  /// The object of the app that the view contains; `nil` for none.
  package let contained: ContainedObject?
  /// The modules of the class and its superclasses that generated Swift imports besides DioramaKit.
  package let modules: [String]
  /// Whether the view grows into remaining space by default; `nil` if its class decides.
  package let grows: Bool?
  /// The release that introduced the element; `nil` for the first one.
  package let since: ReleaseVersion?
  /// The entries that the element shows, if it is the element of a list.
  package let list: ListEntries?
  /// The class to use below a list, which is generic over the entries; `nil` for the same class.
  package let listClass: String?
  /// The entries of the list that the element is below, if its class and its events depend on them.
  package let entry: ListEntries?

  /// The indices of required attributes in ``attributes``.
  package let requiredAttributes: [Int]
  /// The indices in ``attributes`` of those that describe the view to VoiceOver. One of them is needed.
  package let labels: [Int]
  /// The indices in ``attributes`` of those that are texts or lists of texts.
  package let texts: PartNumbers
  /// The numbers of the attributes that hold URLs, and of the roles with such members.
  package let urls: PartNumbers
  /// The numbers of the attributes that are fonts, and of the roles with such members.
  package let fonts: PartNumbers
  /// The indices in ``attributes`` of those that the user changes.
  package let edited: PartNumbers
  /// The parts of each of the ``constraints``.
  package let constrainedParts: [ConstrainedParts]
  /// The indices in ``attributes`` of those that need a case of another one to have an effect.
  package let needing: PartNumbers
  /// The indices in ``attributes`` of those with a meaning for VoiceOver.
  package let voiceOver: PartNumbers
  /// The numbers of the attributes that are the view's identifier by default.
  package let identifiers: [Int]
  /// The slots that scenes write under the name of an attribute, with the part numbers of the attribute and the slot.
  private let slotsUnder: [(attribute: Int, slot: Int, number: Int)]
  private let partIndex: NameIndex
  private let eventIndex: NameIndex

  /// A part of an element, with its index in the list of its kind. Parts are numbered in order, the attributes first.
  package enum Part: Sendable {
    /// One of ``ElementKind/attributes``.
    case attribute(Int)
    /// One of ``ElementKind/roles``.
    case role(Int)
    /// One of ``ElementKind/content``.
    case slot(Int)
    /// One of ``ElementKind/events``.
    case event(Int)
  }

  /// The accessibility of a view, for VoiceOver.
  package struct Accessibility: Hashable, Sendable {
    /// The trait of the view.
    package let trait: Trait
    /// The attributes that can describe the view. One of them is needed.
    package let labels: [String]
    /// Whether VoiceOver reads parts that UIKit puts into the view, and of the view itself only the label.
    package var parts = false

    /// The kind of view, for VoiceOver.
    package enum Trait: String, Sendable, CaseIterable {
      /// A control that the user operates.
      case control
      /// An image.
      case image
      /// Any other view, which needs a label only if it works like a button.
      case plain
    }
  }

  /// The placement of an element in a scene.
  package enum Placement: String, Sendable, CaseIterable {
    /// Among the views of a scene or the children of a view.
    case view
    /// Among the rows of a table.
    case row
    /// Among the items of a collection, which can also be views.
    case item
    /// Among the sections of a collection.
    case section
    /// Among the items of a bar.
    case barItem
    /// Among the entries of a menu.
    case menuItem
    /// Among the buttons that a swipe on a row reveals.
    case swipeAction
    /// Under the key `screen` of a scene.
    case screen

    /// Returns whether elements with another placement are allowed here.
    package func accepts(_ other: Placement) -> Bool { self == other || self == .item && other == .view }

    /// The noun for an element with the placement, for messages.
    package var noun: String {
      switch self {
      case .view, .row, .section, .screen, .item: rawValue
      case .barItem: "bar item"
      case .menuItem: "menu item"
      case .swipeAction: "swipe action"
      }
    }

    /// The noun with an article.
    package var phrase: String { self == .item ? "an item" : "a \(noun)" }
  }

  /// Creates an element. No part has a default, so that variants of an element cannot lose parts.
  init(
    name: String, swiftClass: String, summary: String, base: String?, without: Set<String>,
    withoutEvents: Set<String>, isAbstract: Bool, isStructural: Bool, placement: Placement,
    initializer: [FixedArgument], attributes: [Attribute], events: [Event], roles: [Role],
    content: [ContentSlot], constraints: [Constraint], configurations: [Configuration],
    accessibility: Accessibility?, example: String?, synonyms: [String], hints: [Hint],
    since: ReleaseVersion?, state: [RuntimeTree.Parameter]?, contained: ContainedObject?,
    modules: [String], grows: Bool?, list: ListEntries?, listClass: String?, entry: ListEntries?
  ) {
    self.name = name
    self.swiftClass = swiftClass
    self.summary = summary
    self.base = base
    self.without = without
    self.withoutEvents = withoutEvents
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
    self.hints = hints
    self.state = state
    self.contained = contained
    self.modules = modules
    self.grows = grows
    self.since = since
    self.list = list
    self.listClass = listClass
    self.entry = entry
    var (required, texts, urls, fonts): ([Int], [Int], [Int], [Int]) = ([], [], [], [])
    var (voiceOver, identifiers): ([Int], [Int]) = ([], [])
    for index in attributes.indices {
      if attributes[index].isRequired,
        attributes.firstIndex(where: { $0.name == attributes[index].name }) == index
      {
        required.append(index)
      }
      if attributes[index].type.holdsTexts { texts.append(index) }
      if attributes[index].type.holdsURLs { urls.append(index) }
      if attributes[index].type.isFont { fonts.append(index) }
      if attributes[index].voiceOver != nil { voiceOver.append(index) }
      if case .identifier = attributes[index].defaultValue { identifiers.append(index) }
    }
    for (index, role) in roles.enumerated() {
      if role.members.contains(where: \.type.holdsURLs) { urls.append(attributes.count + index) }
      if role.members.contains(where: { $0.type.isFont }) { fonts.append(attributes.count + index) }
    }
    requiredAttributes = required
    self.texts = PartNumbers(texts)
    self.urls = PartNumbers(urls)
    self.fonts = PartNumbers(fonts)
    edited = PartNumbers(attributes.indices.filter { attributes[$0].edited != nil })
    self.voiceOver = PartNumbers(voiceOver)
    self.identifiers = identifiers
    needing = PartNumbers(attributes.indices.filter { attributes[$0].needs != nil })
    labels =
      accessibility.map { $0.labels.compactMap { label in attributes.firstIndex { $0.name == label } } } ?? []
    slotsUnder = content.indices.compactMap { slot in
      let under = content[slot].under.flatMap { name in attributes.firstIndex { $0.name == name } }
      return under.map { ($0, slot, attributes.count + roles.count + slot) }
    }
    var names: [String] = []
    names.reserveCapacity(attributes.count + roles.count + content.count + events.count)
    for attribute in attributes { names.append(attribute.name) }
    for role in roles { names.append(role.name) }
    for slot in content { names.append(slot.name) }
    for event in events { names.append(event.name) }
    let partIndex = NameIndex(names)
    self.partIndex = partIndex
    constrainedParts = constraints.map { ConstrainedParts($0, partIndex) }
    eventIndex = NameIndex(events.map(\.name))
  }

  /// Returns the number and kind of the part that the key of an entry names, or `nil`.
  package func part(of entry: MappingEntry) -> (number: Int, part: Part)? {
    guard let number = partIndex.index(ofKeyIn: entry) else { return nil }
    let part = part(number)
    if case .slot(let slot) = part, content[slot].under != nil { return nil }
    return (number, part)
  }

  private func part(_ number: Int) -> Part {
    var index = number
    if index < attributes.count { return .attribute(index) }
    index -= attributes.count
    if index < roles.count { return .role(index) }
    index -= roles.count
    return index < content.count ? .slot(index) : .event(index - content.count)
  }

  /// Returns the index of the slot that scenes write under the name of an attribute, and the number of its part; `nil`
  /// for any other attribute.
  package func slot(under attribute: Int) -> (slot: Int, number: Int)? {
    if slotsUnder.isEmpty { return nil }
    return slotsUnder.first { $0.attribute == attribute }.map { ($0.slot, $0.number) }
  }

  /// Returns the number of a part, which identifies it in sets of parts.
  package func partNumber(of name: String) -> Int? { partIndex.index(of: name) }

  /// Returns the name of the part with a number.
  package func name(ofPart number: Int) -> String { partIndex.names[number] }

  /// Returns the release that introduced the part with a number; `nil` for the first one.
  package func since(ofPart number: Int) -> ReleaseVersion? {
    switch part(number) {
    case .attribute: attributes[number].since
    case .role(let index): roles[index].since
    case .slot(let index): content[index].since
    case .event(let index): events[index].since
    }
  }

  /// Returns the part number of an event, given by its index in ``events``.
  package func partNumber(ofEvent index: Int) -> Int {
    attributes.count + roles.count + content.count + index
  }

  /// Returns the number of the first attribute with a meaning for VoiceOver that passes a test.
  package func voiceOverPart(_ meaning: Attribute.VoiceOverMeaning, where isGiven: (Int) -> Bool) -> Int? {
    voiceOver.numbers.first { attributes[$0].voiceOver == meaning && isGiven($0) }
  }

  /// Returns the index in ``events`` of the event that the key of an entry names.
  package func eventIndex(of entry: MappingEntry) -> Int? { eventIndex.index(ofKeyIn: entry) }

  /// Returns the attribute with a name.
  package func attribute(named name: String) -> Attribute? {
    partIndex.index(of: name).flatMap { attributes.indices.contains($0) ? attributes[$0] : nil }
  }

  /// Returns whether an attribute is a component's state, or an entry of it.
  package func isState(_ attribute: String) -> Bool {
    state?.contains { $0.name == attribute || attribute == Self.wholeState } ?? false
  }

  /// Returns the event with a name.
  package func event(named name: String) -> Event? { eventIndex.index(of: name).map { events[$0] } }

  /// Returns the role with a name.
  package func role(named name: String) -> Role? { roles.first { $0.name == name } }

  /// Returns the content slot with a name.
  package func slot(named name: String) -> ContentSlot? {
    content.indices.first { content[$0].name == name }.map { content[$0] }
  }
}

extension ElementKind {
  /// Returns whether a view can show an attribute's image as soon as it has been loaded. An open menu, and the open
  /// buttons of a row, cannot.
  package func loads(_ attribute: Attribute) -> Bool {
    attribute.isOptional && !attribute.isInitial && !attribute.isStored && !isComponent
      && placement != .menuItem && placement != .swipeAction
      && !configurations.contains { $0.arguments.contains { $0.part == attribute.name } }
  }
}

/// An argument with a value that the grammar fixes.
package struct FixedArgument: Hashable, Sendable {
  /// The argument label.
  package let label: String
  package let value: Value

  /// The value of a fixed argument.
  package enum Value: Hashable, Sendable {
    /// `nil`.
    case none
    /// A case of an enumeration, without its dot.
    case enumerationCase(String)
    /// The case that a scene gives for an attribute of the element, which only an initializer can set.
    case attribute(String)
    /// A boolean, a number or a text.
    case literal(DioramaTree.Value)
    /// The scene's parameter with the same name as the label.
    case parameter(ParameterType)
  }
}

/// A call that sets several attributes, events or roles of a view at once.
package struct Configuration: Hashable, Sendable {
  /// The method's name.
  package let method: String
  /// The part that must be given for this call, or `nil` if the call is always used.
  package let condition: String?
  /// The labels and parts, in order.
  package let arguments: [Argument]

  /// A labelled argument of a configuration.
  package struct Argument: Hashable, Sendable {
    /// The argument label.
    package let label: String
    /// The attribute, event or role whose value is passed.
    package let part: String
  }
}

/// A slot of a view for other views.
package struct ContentSlot: Hashable, Sendable {
  /// The key in scenes.
  package let name: String
  /// The purpose of the slot.
  package let summary: String
  /// The placement of the elements that it accepts.
  package let accepts: ElementKind.Placement
  /// Whether a bare text is allowed in place of a view.
  package var acceptsText = false
  /// The method that adds the content.
  package let method: String
  /// Whether the method is called once for each view, or once with all views.
  package var isCalledForEach = false
  /// Whether subtypes keep the slot even if they replace the others.
  package var isKept = false
  /// The attribute under whose name scenes write the slot, as a list of views instead of a value; `nil` for a slot with
  /// its own key.
  package var under: String?
  /// Whether it accepts at most one view.
  package var isSingle = false
  /// The attribute that must be true for the slot to be visible; `nil` for a slot that always is.
  package var shownBy: String?
  /// Other names that people use for the slot, for suggestions.
  package var synonyms: [String] = []
  /// The release that introduced it; `nil` for the first one.
  package var since: ReleaseVersion?
}
