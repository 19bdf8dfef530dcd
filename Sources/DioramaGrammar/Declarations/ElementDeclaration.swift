import DioramaSyntax
import DioramaTree

/// The content of an element's file, without inherited parts.
struct ElementDeclaration {
  var name: String
  var swiftClass: String
  var summary: String
  var base: String?
  /// The inherited attributes that scenes cannot set because the class sets them itself.
  var without: [String] = []
  var isAbstract = false
  var isStructural = false
  var placement: ElementKind.Placement?
  var initializer: [FixedArgument] = []
  var attributes: [Attribute] = []
  var events: [Event] = []
  var roles: [Role] = []
  /// `nil` to inherit.
  var content: [ContentSlot]?
  var constraints: [Constraint] = []
  /// `nil` to inherit.
  var configurations: [Configuration]?
  /// `nil` to inherit.
  var accessibility: ElementKind.Accessibility?
  var example: String?
  var synonyms: [String] = []
  var hints: [Hint] = []
  var since: ReleaseVersion?
  /// What the view contains; `nil` to contain no object of the app.
  var contained: ContainedObject?
  /// The class to use below a list, which is generic over the entries; `nil` for the same class.
  var listClass: String?
  /// The module of the class, which generated Swift imports; `nil` for UIKit, DioramaKit or the module of the scene.
  var module: String?
  /// Whether the view grows into remaining space; `nil` to inherit.
  var grows: Bool?
  /// The state of a component; `nil` for a view class.
  var state: [RuntimeTree.Parameter]?
  /// `nil` for built-in elements, which are known to be valid.
  var places: Places?

  /// The value of `extends` for an element that extends no other, because its class is not a view.
  static let noBase = "none"

  /// The source locations of what can only be checked together with the inherited parts.
  struct Places {
    var name: SourceRange
    /// The Swift class.
    var swift: SourceRange?
    var base: SyntaxNode?
    /// The attributes in the `without` list.
    var without: [(name: String, node: SyntaxNode)]
    /// The parts by name.
    var parts: [(name: String, range: SourceRange)]
    /// The other names of parts.
    var mentions: PartMentions
    /// The components in the body of a component.
    var components: [(name: String, range: SourceRange)] = []
  }
}

extension DeclarationReader {
  private static let elementKeys: NameIndex = [
    "element", "swift", "inLists", "module", "extends", "without", "summary", "abstract", "structural",
    "placement", "grows", "initializer",
    "attributes", "events",
    "roles",
    "content", "constraints", "configurations", "accessibility", "contained", "example", "synonyms",
    "hints", "since",
  ]

  private static let roleKeys: NameIndex = [
    "summary", "protocol", "members", "methods", "fills", "synonyms", "since",
  ]
  private static let argumentKeys: NameIndex = ["attribute"]
  private static let accessibilityKeys: NameIndex = ["trait", "labels", "parts"]
  private static let contentKeys: NameIndex = [
    "summary", "accepts", "under", "texts", "method", "each", "kept", "single", "shownBy", "synonyms",
    "since",
  ]

  /// Reads an element file whose root is a mapping.
  func element(_ root: SyntaxNode) -> ElementDeclaration? {
    let fields = fields(root, "an element", Self.elementKeys)
    let name = fields["element"].flatMap { self.name($0, .lowerCamelCase, of: "an element") }
    let swiftClass = swift(fields.required("swift"), .typeName)
    let base = fields["extends"].flatMap { self.name($0, .lowerCamelCase, of: "an element") }
    guard let name, let swiftClass, let nameNode = fields["element"]?.value else { return nil }
    let constraints = ConstraintReader(reader: self)
    let parts = ["attributes", "events", "roles", "content"].flatMap { key in
      fields[key].map { Array($0.value.entries) } ?? []
    }
    let configurations = constraints.configurations(fields["configurations"])
    let without = names(fields["without"])
    let initializer = initializer(fields["initializer"])
    return ElementDeclaration(
      name: name,
      swiftClass: swiftClass,
      summary: fields["summary"].flatMap { text($0) } ?? "",
      base: base,
      without: without.map(\.text),
      isAbstract: flag(fields, "abstract"),
      isStructural: flag(fields, "structural"),
      placement: choice(fields["placement"], ElementKind.Placement.self),
      initializer: initializer,
      attributes: attributes(fields["attributes"], passedTo: initializer),
      events: events(fields["events"]),
      roles: roles(fields["roles"]),
      content: fields["content"].map { content($0) },
      constraints: constraints.constraints(fields["constraints"]),
      configurations: fields.has("configurations") ? configurations : nil,
      accessibility: accessibility(fields["accessibility"]),
      example: fields["example"].flatMap { text($0) },
      synonyms: synonyms(fields),
      hints: hints(fields),
      since: since(fields),
      contained: contained(fields["contained"]),
      listClass: swift(fields["inLists"], .typeName),
      module: swift(fields["module"], .module),
      grows: fields.has("grows") ? flag(fields, "grows") : nil,
      places: ElementDeclaration.Places(
        name: nameNode.range, swift: fields["swift"]?.value.range, base: fields["extends"]?.value,
        without: without.map { ($0.text, $0.node) }, parts: parts.map { ($0.name, $0.key.range) },
        mentions: PartMentions(in: root)))
  }

  /// Reads the arguments of an initializer. Each is fixed, or an attribute of the element: `{ attribute: style }`.
  private func initializer(_ entry: MappingEntry?) -> [FixedArgument] {
    entries(entry, "labels and cases").compactMap { argument in
      guard argument.value.kind == .mapping else { return fixedArgument(argument) }
      let fields = fields(argument.value, "an argument", Self.argumentKeys)
      guard let name = fields.required("attribute").flatMap({ text($0) }),
        let label = swift(key: argument.key, .label)
      else { return nil }
      return FixedArgument(label: label, value: .attribute(name))
    }
  }

  /// Reads a case of an enumeration of this module, written as its raw value.
  func choice<Choice: RawRepresentable & CaseIterable>(_ entry: MappingEntry?, _ type: Choice.Type) -> Choice?
  where Choice.RawValue == String {
    entry.flatMap { reader.choice($0, type) }
  }

  private func roles(_ entry: MappingEntry?) -> [Role] {
    entries(entry, "roles").compactMap { entry in
      guard let name = checkedName(entry.key, .lowerCamelCase, of: "a role", diagnostics),
        let node = mapping(entry, "{ protocol: …, members: {…}, methods: {…} }")
      else { return nil }
      let fields = fields(node, "a role", Self.roleKeys)
      conflict(fields, "fills", "protocol")
      conflict(fields, "fills", "members")
      conflict(fields, "fills", "methods")
      let filled = names(fields["fills"])
      let fills = filled.map(\.text)
      for (text, node) in filled where text == name {
        diagnostics.add(
          WrongType(name: "fills", remedy: "names other roles; write 'protocol' for a role of its own"),
          at: node.range)
      }
      let swiftProtocol = fills.isEmpty ? swift(fields.required("protocol"), .typeName) : nil
      return Role(
        name: name,
        summary: fields["summary"].flatMap { text($0) } ?? "",
        swiftProtocol: swiftProtocol,
        fills: fills.isEmpty ? [name] : fills,
        members: attributes(fields["members"], ofRole: true),
        methods: methods(fields["methods"], with: fields["members"]),
        synonyms: synonyms(fields), since: since(fields))
    }
  }

  /// Reads the methods of a role, whose names must differ from those of its members.
  private func methods(_ entry: MappingEntry?, with members: MappingEntry?) -> [Event] {
    let names = Set(members?.value.entries.map(\.name) ?? [])
    if let entry {
      for method in entry.value.entries where names.contains(method.name) {
        diagnostics.add(RedeclaredPart(name: method.name, element: "the role"), at: method.key.range)
      }
      for method in entry.value.entries { _ = isFormKey(method.key) }
    }
    return events(entry, ofRole: true)
  }

  /// Reports a part of a role with the name of a form; returns whether it has one. As a key of a role that is written
  /// in place, the name would make the role a choice, a selection or a test.
  func isFormKey(_ key: SyntaxNode) -> Bool {
    guard ValueReader.isFormKey(key) else { return false }
    diagnostics.add(
      InvalidSwift(written: key.text, expected: "a name that does not begin a choice, selection or test"),
      at: key.range)
    return true
  }

  private func accessibility(_ entry: MappingEntry?) -> ElementKind.Accessibility? {
    guard let entry, let node = mapping(entry, "{ trait: control, labels: [title] }") else { return nil }
    let fields = fields(node, "accessibility", Self.accessibilityKeys)
    let labels = names(fields.required("labels"))
    guard let trait = choice(fields.required("trait"), ElementKind.Accessibility.Trait.self) else {
      return nil
    }
    return ElementKind.Accessibility(
      trait: trait, labels: labels.map(\.text), parts: flag(fields, "parts"))
  }

  private func content(_ entry: MappingEntry) -> [ContentSlot] {
    entries(entry, "slots").compactMap { entry in
      guard let name = checkedName(entry.key, .lowerCamelCase, of: "content", diagnostics),
        let node = mapping(entry, "{ accepts: view, method: addArrangedSubview, each: true }")
      else { return nil }
      let fields = fields(node, "content", Self.contentKeys)
      guard let method = swift(fields.required("method"), .member) else { return nil }
      return ContentSlot(
        name: name,
        summary: fields["summary"].flatMap { text($0) } ?? "",
        accepts: choice(fields["accepts"], ElementKind.Placement.self) ?? .view,
        acceptsText: flag(fields, "texts"),
        method: method,
        isCalledForEach: flag(fields, "each"),
        isKept: flag(fields, "kept"),
        under: fields["under"].flatMap { text($0) }, isSingle: flag(fields, "single"),
        shownBy: fields["shownBy"].flatMap { text($0) },
        synonyms: synonyms(fields), since: since(fields))
    }
  }
}

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
      name: Self.event, summary: summary, result: type, otherwise: Event.Otherwise.none,
      wiring: .property(property))
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
