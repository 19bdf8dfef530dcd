extension RuntimeTree {
  /// Reads a tree from its JSON document. Properties that the document lacks, such as the uses of a handler, are empty.
  package init(json: JSON) throws(TreeReadingError) {
    let root = JSONPlace(json)
    let version = try root.required("diorama").integer
    guard version == Self.version else { throw .unsupportedVersion(version) }
    let isTable = root.has("sections")
    try root.allow(
      "diorama", "needs", "scene", "source", "summary", "controller", "parameters", "state", "conditions",
      "derived", "handlers", "layout", "screen", isTable ? "sections" : "views", isTable ? "empty" : "views",
      isTable ? "table" : "views", "groups", "components")
    self.init(
      scene: try root.required("scene").string,
      source: try root.required("source").string,
      summary: try root.optional("summary")?.string,
      controller: try root.required("controller").string,
      parameters: try root.required("parameters").map(Parameter.init(reading:)),
      handlers: try root.required("handlers").map(Handler.init(reading:)),
      layout: try Attribute.list(root.optional("layout")),
      content: try Content(reading: root))
    needs = try root.optional("needs")?.version
    screen = try root.optional("screen").map(View.init(reading:))
    table = try root.optional("table").map(View.init(reading:))
    empty = try root.optional("empty")?.map(View.init(reading:)) ?? []
    try readChange(root)
    components = try root.optional("components")?.map(RuntimeTree.init(component:)) ?? []
  }

  /// Reads a component in the tree of a scene.
  private init(component place: JSONPlace) throws(TreeReadingError) {
    try place.allow(
      "component", "source", "summary", "state", "conditions", "derived", "events", "layout", "views",
      "groups")
    self.init(
      scene: try place.required("component").string,
      source: try place.required("source").string,
      summary: try place.optional("summary")?.string,
      controller: Self.component, parameters: [],
      handlers: try place.required("events").map(Handler.init(reading:)),
      layout: try Attribute.list(place.optional("layout")),
      content: try Content(reading: place))
    try readChange(place)
  }

  /// Reads the parts that change.
  private mutating func readChange(_ root: JSONPlace) throws(TreeReadingError) {
    state = try root.optional("state")?.map(Parameter.init(reading:)) ?? []
    conditions = try root.optional("conditions")?.map(Condition.init(reading:)) ?? []
    derived = try root.optional("derived")?.map(Parameter.init(reading:)) ?? []
    groups = try root.optional("groups")?.map(Group.init(reading:)) ?? []
  }
}

extension JSONPlace {
  fileprivate var version: ReleaseVersion {
    get throws(TreeReadingError) {
      guard let version = ReleaseVersion(try string) else { throw error("a version such as '1.2'") }
      return version
    }
  }
}

extension RuntimeTree.Content {
  fileprivate init(reading root: JSONPlace) throws(TreeReadingError) {
    if let sections = try root.optional("sections") {
      self = .sections(try sections.map(RuntimeTree.Section.init(reading:)))
    } else {
      self = .views(try root.required("views").map(RuntimeTree.View.init(reading:)))
    }
  }
}

extension RuntimeTree.Section {
  fileprivate init(reading place: JSONPlace) throws(TreeReadingError) {
    try place.allow("header", "headerViews", "footer", "footerViews", "shown", "rows")
    self.init(
      header: try place.optional("header").map(Value.init(reading:)),
      footer: try place.optional("footer").map(Value.init(reading:)),
      shown: try place.optional("shown").map(Value.init(reading:)),
      rows: try place.required("rows").map(RuntimeTree.View.init(reading:)))
    headerViews = try place.optional("headerViews")?.map(RuntimeTree.View.init(reading:)) ?? []
    footerViews = try place.optional("footerViews")?.map(RuntimeTree.View.init(reading:)) ?? []
  }
}

extension RuntimeTree.Parameter {
  fileprivate convenience init(reading place: JSONPlace) throws(TreeReadingError) {
    try place.allow("name", "type", "enumeration", "component", "default", "summary")
    var type = ParameterType(named: try place.required("type").string)
    if let cases = try place.optional("enumeration") {
      type.base = .enumeration(try ParameterType.Cases(named: type.base.name, reading: cases))
    } else if try place.flag("component") {
      type.base = .component(type.base.name)
    }
    self.init(
      name: try place.required("name").string,
      type: type,
      defaultValue: try place.optional("default").map(Value.init(reading:)),
      summary: try place.optional("summary")?.string)
  }
}

extension ParameterType {
  /// Reads a type from its scene notation: `string`, `[url]`, `Coordinator?`. A name that is not a value type is a
  /// Swift type.
  package init(named name: String) {
    var name = name
    let (base, isList, isOptional) = name.withUTF8 { bytes in
      let parts = Self.parts(of: bytes)
      return (String(decoding: bytes[parts.name], as: UTF8.self), parts.isList, parts.isOptional)
    }
    let known = Self.valueTypes.first { $0.name == base }
    self.init(known ?? .swift(base), isList: isList, isOptional: isOptional)
  }

  /// Returns where the name is in the notation of a type, and what is around it.
  package static func parts(
    of notation: UnsafeBufferPointer<UInt8>
  ) -> (name: Range<Int>, isList: Bool, isOptional: Bool) {
    let isOptional = notation.last == UInt8(ascii: "?")
    let end = notation.count - (isOptional ? 1 : 0)
    let isList = end > 1 && notation[0] == UInt8(ascii: "[") && notation[end - 1] == UInt8(ascii: "]")
    return (isList ? 1..<end - 1 : 0..<end, isList, isOptional)
  }
}

extension ParameterType.Cases {
  fileprivate init(named name: String, reading place: JSONPlace) throws(TreeReadingError) {
    try place.allow("swift", "own", "cases")
    self.init(
      name: name, swiftType: try place.required("swift").string, isOwn: try place.flag("own"),
      names: try place.required("cases").map { name throws(TreeReadingError) in try name.string })
  }
}

extension RuntimeTree.Condition {
  fileprivate init(reading place: JSONPlace) throws(TreeReadingError) {
    try place.allow("name", "test")
    self.init(
      name: try place.required("name").string, test: try Test(reading: place.required("test"), depth: 0))
  }
}

extension RuntimeTree.Group {
  fileprivate init(reading place: JSONPlace) throws(TreeReadingError) {
    try place.allow("reads", "statements")
    self.init(
      reads: try place.required("reads").map { name throws(TreeReadingError) in try name.string },
      statements: try place.required("statements").map(RuntimeTree.Statement.init(reading:)))
  }
}

extension RuntimeTree.Statement {
  fileprivate init(reading place: JSONPlace) throws(TreeReadingError) {
    var content: [RuntimeTree.Slot] = []
    for (name, items) in try place.optional("content")?.members ?? [] {
      try items.allow("state")
      content.append(RuntimeTree.Slot(name: name, items: .state(try items.required("state").string)))
    }
    var subject = Subject.layout
    if let view = try place.optional("of") {
      subject = .view(try view.string)
    } else if let section = try place.optional("section") {
      subject = .section(try section.integer)
    }
    switch subject {
    case .view: try place.allow("of", "attributes", "roles", "content")
    case .section: try place.allow("section", "attributes")
    case .layout: try place.allow("layout")
    }
    self.init(
      about: subject,
      attributes: try RuntimeTree.Attribute.list(
        place.required(subject == .layout ? "layout" : "attributes")),
      roles: try place.optional("roles")?.map(RuntimeTree.RoleBinding.init(reading:)) ?? [],
      content: content)
  }
}

extension RuntimeTree.Handler {
  fileprivate init(reading place: JSONPlace) throws(TreeReadingError) {
    try place.allow("name", "arguments", "result", "async", "throws")
    self.init(
      name: try place.required("name").string,
      arguments: try place.required("arguments").map { argument throws(TreeReadingError) in
        try argument.allow("label", "name", "type")
        return Argument(
          label: try argument.optional("label")?.string,
          name: try argument.required("name").string,
          type: try argument.required("type").string)
      },
      result: try place.optional("result")?.string,
      isAsync: try place.flag("async"),
      canThrow: try place.flag("throws"))
  }
}

extension RuntimeTree.Attribute {
  static func list(_ place: JSONPlace?) throws(TreeReadingError) -> [RuntimeTree.Attribute] {
    var attributes: [RuntimeTree.Attribute] = []
    for (name, value) in try place?.members ?? [] {
      attributes.append(RuntimeTree.Attribute(name: name, value: try Value(reading: value)))
    }
    return attributes
  }
}

/// The reason why a document is not a runtime tree.
package enum TreeReadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The document is not JSON, with the byte of the error.
  case invalidJSON(String, offset: Int)
  /// The version of the tree is not the one that this library supports.
  case unsupportedVersion(Int)
  /// The tree does not have the form that its version requires, with the path of the error.
  case unexpectedForm(expected: String, path: String)

  /// The error as a message.
  package var description: String {
    switch self {
    case .invalidJSON(let reason, let offset): "not JSON at byte \(offset): \(reason)"
    case .unsupportedVersion(let version):
      "the tree has version \(version); this library reads version \(RuntimeTree.version)"
    case .unexpectedForm(let expected, let path): "\(expected) is expected at \(path)"
    }
  }
}

extension RuntimeTree.View {
  /// Reads a view and its descendants without recursion, because the document may come from anywhere and a thread's
  /// stack is small.
  init(reading place: JSONPlace) throws(TreeReadingError) {
    var found: [(place: JSONPlace, slots: [ViewSlot], fallback: Int?)] = [(place, [], nil)]
    var next = 0
    while next < found.count {
      for (name, items) in try found[next].place.optional("content")?.members ?? [] {
        let slot = try ViewSlot(name, items) { view in
          found.append((view, [], nil))
          return found.count - 1
        }
        found[next].slots.append(slot)
      }
      if let fallback = try found[next].place.optional("fallback") {
        found[next].fallback = found.count
        found.append((try fallback.required("body"), [], nil))
      }
      next += 1
    }
    // Descendants were found after their ancestors.
    var views: [Int: RuntimeTree.View] = [:]
    for index in found.indices.reversed() {
      let slots = found[index].slots.map { $0.slot { views.removeValue(forKey: $0) } }
      let fallback = found[index].fallback.flatMap { views.removeValue(forKey: $0) }
      views[index] = try RuntimeTree.View(reading: found[index].place, content: slots, fallback)
    }
    guard let view = views[0] else { throw place.error("a view") }
    self = view
  }

  private init(
    reading place: JSONPlace, content: [RuntimeTree.Slot], _ fallback: RuntimeTree.View?
  ) throws(TreeReadingError) {
    try place.allow(
      "element", "id", "class", "component", "line", "attributes", "roles", "handlers", "edits", "content",
      "fallback")
    self.init(
      element: try place.required("element").string,
      swiftClass: try place.required("class").string,
      id: try place.optional("id")?.string,
      line: try place.required("line").integer,
      attributes: try RuntimeTree.Attribute.list(place.required("attributes")),
      roles: try place.optional("roles")?.map(RuntimeTree.RoleBinding.init(reading:)) ?? [],
      handlers: try RuntimeTree.EventBinding.list(place.optional("handlers")),
      content: content)
    component = try place.optional("component")?.string
    for (attribute, state) in try place.optional("edits")?.members ?? [] {
      edits.append(RuntimeTree.Edit(attribute: attribute, state: try state.string))
    }
    if let fallback, let place = try place.optional("fallback") {
      try place.allow("body", "handlers", "groups")
      self.fallback = .view(
        fallback, handlers: try place.optional("handlers")?.map(RuntimeTree.Handler.init(reading:)) ?? [],
        groups: try place.optional("groups")?.map(RuntimeTree.Group.init(reading:)) ?? [])
    }
  }
}

/// A slot whose views are represented by numbers until they have been read.
private struct ViewSlot {
  private enum Item {
    case view(Int)
    case text(Value)
  }

  private let name: String
  private var items: [Item] = []
  /// The name of a list of texts.
  private var whole: RuntimeTree.Slot.Items?

  init(
    _ name: String, _ place: JSONPlace, _ take: (JSONPlace) -> Int
  ) throws(TreeReadingError) {
    self.name = name
    if case .object = place.json {
      if let state = try place.optional("state") {
        try place.allow("state")
        whole = .state(try state.string)
      } else {
        try place.allow("parameter")
        whole = .parameter(try place.required("parameter").string)
      }
      return
    }
    for item in try place.elements {
      if let text = try item.optional("text") {
        try item.allow("text")
        items.append(.text(try Value(reading: text)))
      } else {
        items.append(.view(take(item)))
      }
    }
  }

  /// Returns the slot with its views.
  func slot(_ view: (Int) -> RuntimeTree.View?) -> RuntimeTree.Slot {
    if let whole { return RuntimeTree.Slot(name: name, items: whole) }
    let items = items.compactMap { item -> RuntimeTree.Slot.Item? in
      switch item {
      case .text(let text): .text(text)
      case .view(let number): view(number).map(RuntimeTree.Slot.Item.view)
      }
    }
    return RuntimeTree.Slot(name: name, items: .list(items))
  }
}

extension RuntimeTree.EventBinding {
  fileprivate static func list(_ place: JSONPlace?) throws(TreeReadingError) -> [RuntimeTree.EventBinding] {
    var bindings: [RuntimeTree.EventBinding] = []
    for (event, method) in try place?.members ?? [] {
      bindings.append(RuntimeTree.EventBinding(event: event, method: try method.string))
    }
    return bindings
  }
}

extension RuntimeTree.RoleBinding {
  fileprivate init(reading place: JSONPlace) throws(TreeReadingError) {
    self.init(
      name: try place.required("role").string,
      fills: try place.required("fills").map { role throws(TreeReadingError) in try role.string },
      source: try Source(reading: place))
  }
}

extension RuntimeTree.RoleBinding.Source {
  fileprivate init(reading place: JSONPlace) throws(TreeReadingError) {
    if let type = try place.optional("type") {
      try place.allow("role", "fills", "type")
      self = .type(try type.string)
    } else if let parameter = try place.optional("parameter") {
      try place.allow("role", "fills", "parameter")
      self = .parameter(try parameter.string)
    } else {
      try place.allow("role", "fills", "attributes", "handlers")
      self = .inline(
        attributes: try RuntimeTree.Attribute.list(place.required("attributes")),
        handlers: try RuntimeTree.EventBinding.list(place.optional("handlers")))
    }
  }
}
