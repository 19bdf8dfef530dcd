extension RuntimeTree {
  /// Reads a tree from its JSON document. What the document does not hold, such as the uses of a handler, is empty.
  public init(json: JSON) throws(TreeReadingError) {
    let root = JSONPlace(json)
    let version = try root.required("diorama").integer
    guard version <= Self.version else { throw .newerVersion(version) }
    self.init(
      scene: try root.required("scene").string,
      source: try root.required("source").string,
      summary: try root.optional("summary")?.string,
      controller: try root.required("controller").string,
      parameters: try root.required("parameters").map(Parameter.init(reading:)),
      handlers: try root.required("handlers").map(Handler.init(reading:)),
      layout: try Attribute.list(root.optional("layout")),
      content: try Content(reading: root))
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
    self.init(
      header: try place.optional("header").map(Value.init(reading:)),
      footer: try place.optional("footer").map(Value.init(reading:)),
      rows: try place.required("rows").map(RuntimeTree.View.init(reading:)))
  }
}

extension RuntimeTree.Parameter {
  fileprivate init(reading place: JSONPlace) throws(TreeReadingError) {
    let type = try place.required("type")
    self.init(
      name: try place.required("name").string,
      type: ParameterType(named: try type.string),
      defaultValue: try place.optional("default").map(Value.init(reading:)),
      summary: try place.optional("summary")?.string)
  }
}

extension ParameterType {
  /// Reads a type as a scene writes it: `string`, `[url]`, `Coordinator?`. A name that is not a value type is a Swift
  /// type.
  public init(named name: String) {
    let isOptional = name.hasSuffix("?")
    var base = isOptional ? String(name.dropLast()) : name
    let isList = base.hasPrefix("[") && base.hasSuffix("]")
    if isList { base = String(base.dropFirst().dropLast()) }
    let known = Self.valueTypes.first { $0.name == base }?.base
    self.init(known ?? .swift(base), isList: isList, isOptional: isOptional)
  }
}

extension RuntimeTree.Handler {
  fileprivate init(reading place: JSONPlace) throws(TreeReadingError) {
    self.init(
      name: try place.required("name").string,
      arguments: try place.required("arguments").map { argument throws(TreeReadingError) in
        Argument(
          label: try argument.optional("label")?.string,
          name: try argument.required("name").string,
          type: try argument.required("type").string)
      },
      result: try place.optional("result")?.string,
      isAsync: try place.flag("async"),
      canThrow: try place.flag("throws"),
      uses: [])
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

/// Why a document is no runtime tree.
public enum TreeReadingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The document is not JSON, at this byte.
  case invalidJSON(String, offset: Int)
  /// The tree is of a version that this library does not know.
  case newerVersion(Int)
  /// The tree does not have the form that its version asks for, at this place.
  case unexpectedForm(expected: String, path: String)

  /// The error in words.
  public var description: String {
    switch self {
    case .invalidJSON(let reason, let offset): "not JSON at byte \(offset): \(reason)"
    case .newerVersion(let version):
      "the tree is of version \(version); this library reads up to version \(RuntimeTree.version)"
    case .unexpectedForm(let expected, let path): "\(expected) is expected at \(path)"
    }
  }
}
