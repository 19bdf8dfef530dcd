import DioramaTree

extension SceneSchema {
  /// One definition for each kind of scene, and what they share.
  var sceneDefinitions: [JSON.Member] {
    let names = controllers.map { JSON.string($0.name) }
    let controller: JSON = [
      "description": "The kind of scene.", "default": .string(grammar.defaultController),
      "enum": .array(names),
    ]
    return controllers.map { JSON.Member("scene.\($0.name)", scene($0)) }
      + [
        JSON.Member("controller", controller), JSON.Member("section", section), JSON.Member("rows", rows),
      ]
  }

  private func scene(_ controller: ControllerKind) -> JSON {
    var properties = [
      JSON.Member(
        "scene", Self.described("The scene's name, in UpperCamelCase.", Self.reference("sceneName"))),
      JSON.Member(
        "diorama", ["description": "The version of the language.", "const": .integer(grammar.version)]),
      JSON.Member("summary", Self.described("What the scene is, in a sentence.", Self.reference("sentence"))),
      JSON.Member("controller", Self.reference("controller")),
      JSON.Member("parameters", Self.reference("parameters")),
    ]
    if !controller.layout.isEmpty {
      let attributes = controller.layout.map { JSON.Member($0.name, attribute($0)) }
      properties.append(JSON.Member("layout", Self.mapping("How the views are laid out.", attributes)))
    }
    var required = ["scene"]
    var rules: [JSON.Member] = []
    switch controller.content {
    case .views:
      let views = Self.list(of: Self.reference("anyView"))
      properties.append(JSON.Member("views", Self.described("The views, in their order.", views)))
      required.append("views")
    case .sections:
      let sections = Self.list(of: Self.reference("section"))
      properties.append(
        JSON.Member("sections", Self.described("The sections, from top to bottom.", sections)))
      properties.append(
        JSON.Member("rows", Self.described("The rows of the only section.", Self.reference("rows"))))
      rules = [JSON.Member("oneOf", [["required": ["sections"]], ["required": ["rows"]]])]
    }
    return Self.mapping(
      title: controller.swiftClass, controller.summary, properties, required: required, rules: rules)
  }

  private var section: JSON {
    Self.mapping(
      "Rows that belong together.",
      [
        JSON.Member("header", Self.described("The text above the rows.", Self.reference("text"))),
        JSON.Member("footer", Self.described("The text below the rows.", Self.reference("text"))),
        JSON.Member("rows", Self.described("The rows, from top to bottom.", Self.reference("rows"))),
      ],
      required: ["rows"])
  }

  private var rows: JSON {
    let row = grammar.textRow
    let text = Self.described(
      "A bare text is a '\(row.element)' with this '\(row.attribute)'.", Self.reference("scalarText"))
    return Self.list(of: ["anyOf": [text, Self.reference("anyRow")]])
  }
}

extension SceneSchema {
  /// One definition for each place where elements stand: any of those that may.
  var placementDefinitions: [JSON.Member] {
    ElementKind.Placement.allCases.map { placement in
      let choices = elements.filter { $0.placement == placement && !$0.isAbstract }
      return JSON.Member(placement.definition, any(of: choices))
    }
  }

  /// A mapping with the key of one of the elements, and then all that this element says.
  private func any(of choices: [ElementKind]) -> JSON {
    let rivals = rivals(among: choices)
    let names = choices.map { JSON.Member($0.name, Self.described($0.summary, Self.reference("name"))) }
    return [
      "type": "object",
      "if": ["anyOf": .array(choices.map { Self.has($0.name) })],
      "then": ["allOf": .array(choices.map { choice($0, rivals: rivals[$0.name] ?? []) })],
      "else": Self.mapping(nil, names, rules: [JSON.Member("minProperties", 1)]),
    ]
  }

  /// By the name of an element, the others that have a part of that name.
  private func rivals(among choices: [ElementKind]) -> [String: [String]] {
    let names = Set(choices.map(\.name))
    var rivals: [String: [String]] = [:]
    for element in choices {
      for part in Set(element.partNames).intersection(names) where part != element.name {
        rivals[part, default: []].append(element.name)
      }
    }
    return rivals
  }

  private func choice(_ element: ElementKind, rivals: [String]) -> JSON {
    let isMeant: JSON =
      rivals.isEmpty
      ? Self.has(element.name)
      : .object([
        JSON.Member("required", [.string(element.name)]),
        JSON.Member("not", ["anyOf": .array(rivals.map(Self.has))]),
      ])
    return ["if": isMeant, "then": Self.reference("element.\(element.name)")]
  }

  static func has(_ key: String) -> JSON {
    ["required": [.string(key)]]
  }
}
