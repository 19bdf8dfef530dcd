import DioramaTree

extension SceneSchema {
  // MARK: Values that depend on names

  /// Returns the schema of the choices and selections of a type and, for Booleans, of tests.
  func form(of type: ValueType) -> JSON {
    .reference(type.formName)
  }

  /// The definitions of choices and selections for each type that an attribute or an entry of its list has, and of
  /// tests.
  var formDefinitions: [JSON.Member] {
    var types: [String: ValueType] = [:]
    let attributes =
      elements.flatMap { $0.attributes + $0.roles.flatMap(\.members) } + controllers.flatMap(\.layout)
    for type in [.string] + attributes.flatMap({ [$0.type, $0.type.element] }) {
      types[type.formName] = type.withoutRange
    }
    return types.sorted { $0.key < $1.key }.map { name, type in
      let forms = forms { value(type, mayBeReference: true) }
      return JSON.Member(name, type == .boolean ? ["anyOf": [forms, .reference("test")]] : forms)
    } + testDefinitions
  }

  /// Returns the schema of a choice or a selection with values of one type.
  private func forms(_ value: () -> JSON) -> JSON {
    let value = value()
    let choice = JSON.mapping(
      "One of two values, depending on a condition.",
      ["if": .reference("condition"), "then": value, "else": value],
      required: ["if", "then", "else"])
    let selection: JSON = [
      "description": "One of several values, depending on a name.", "type": "object",
      "properties": ["switch": .reference("bareName")], "required": ["switch"],
      "additionalProperties": value,
    ]
    return ["anyOf": [choice, selection]]
  }

  private var testDefinitions: [JSON.Member] {
    let conditions: JSON = ["type": "array", "items": .reference("condition"), "minItems": 1]
    let literal: JSON = ["type": ["string", "number", "boolean"]]
    let bound = orThemeName(.numbers, ["type": "number"])
    let comparison = JSON.mapping(
      "Whether a value is one of several, or within a bound.",
      [
        "when": .reference("bareName"),
        "is": ["anyOf": [literal, ["type": "array", "items": literal, "minItems": 1]]],
        "atLeast": bound,
        "atMost": bound,
      ],
      required: ["when"], rules: [JSON.Member("minProperties", 2), JSON.Member("maxProperties", 2)])
    func test(_ word: String, _ description: String, _ content: JSON) -> JSON {
      .mapping(description, [word: content], required: [word])
    }
    return [
      JSON.Member(
        "test",
        [
          "anyOf": [
            test("not", "Whether a condition is false.", .reference("condition")),
            test("all", "Whether all conditions are true.", conditions),
            test("any", "Whether at least one condition is true.", conditions), comparison,
          ]
        ]),
      JSON.Member("condition", ["anyOf": [.reference("bareName"), .reference("test")]]),
      JSON.Member("bareName", ["type": "string", "pattern": .string(SchemaPatterns.bareName)]),
    ]
  }

  // MARK: State

  /// The definitions of state, conditions and derived values.
  var stateDefinitions: [JSON.Member] {
    let type = JSON.reference("parameterType")
    let summary = JSON.described("What it is, in a sentence.", .reference("sentence"))
    let entry = JSON.mapping(
      "A part of the state with its cases, its initial value or a summary.",
      [
        "type": type,
        "cases": .list(of: .reference("name")),
        "default": ["description": "Its initial value."],
        "summary": summary,
      ],
      rules: [
        JSON.Member("oneOf", [.has("type"), .has("cases")]),
        JSON.Member("allOf", .array(defaults + [swiftTypeWithoutDefault])),
      ])
    let derived = JSON.mapping(
      "A derived value with a summary.", ["type": type, "summary": summary], required: ["type"])
    return [
      JSON.Member(
        "state",
        .names(
          "The values that change while the scene is shown, each with a name and a type.",
          to: ["anyOf": [.reference("parameterType"), entry]])),
      JSON.Member("conditions", .names("Named conditions.", to: .reference("condition"))),
      JSON.Member(
        "derived",
        .names(
          "The values that the app derives from the state, each with a name and a type.",
          to: ["anyOf": [.reference("parameterType"), derived]])),
    ]
  }

  /// Returns the key that ties attributes to the state, or nothing if the user cannot change any.
  func edits(of element: ElementKind) -> [JSON.Member] {
    let editable = element.attributes.filter { $0.edited != nil }
    if editable.isEmpty { return [] }
    let name = JSON.reference("name")
    let several = JSON.mapping(
      "Parts of the state by the attributes that the user changes.",
      editable.map { JSON.Member($0.name, name) })
    return [
      JSON.Member(
        "edits",
        .described("The part of the state that the user changes here.", ["anyOf": [name, several]]))
    ]
  }
}

extension ValueType {
  /// The name of the definition of choices and selections with values of this type. The cases that only one attribute
  /// has are named by themselves.
  fileprivate var formName: String {
    switch self {
    case .enumeration(let enumeration):
      "form." + (enumeration.isShared ? "" : "cases.")
        + (enumeration.isShared ? enumeration.name : enumeration.cases.joined(separator: "."))
    case .list(let element): element.formName + ".list"
    default: "form.\(name)"
    }
  }

  /// The type without the range of its numbers.
  fileprivate var withoutRange: ValueType {
    switch self {
    case .integer: .integer(nil)
    case .number: .number(nil)
    case .list(let element): .list(element.withoutRange)
    default: self
    }
  }
}

extension SceneSchema {
  /// The definition of components.
  var componentDefinitions: [JSON.Member] {
    guard let kind = grammar.component else { return [] }
    let properties =
      head(of: "component") + ["state", "conditions", "derived"].map { JSON.Member($0, .reference($0)) }
      + [JSON.Member("events", events), layout(of: kind), views]
    return [
      JSON.Member(
        "component",
        .mapping(title: kind.swiftClass, kind.summary, properties, required: ["component", "views"]))
    ]
  }

  /// Returns what a component needs: each part of its state that has no default, or the whole state. `edits` can give
  /// either; a bare name there stands for the whole state.
  func stateRules(of element: ElementKind) -> [JSON] {
    let required = element.isComponent ? element.attributes.filter(\.isRequired).map(\.name) : []
    if required.isEmpty { return [] }
    func given(_ part: String) -> JSON {
      guard element.attribute(named: part)?.edited != nil else { return .has(part) }
      return ["anyOf": [.has(part), ["required": ["edits"], "properties": ["edits": .has(part)]]]]
    }
    let entries: JSON = ["allOf": .array(required.map(given))]
    return [["anyOf": [given(ElementKind.wholeState), entries]]]
  }

  /// The schema of a component's events.
  private var events: JSON {
    let type = JSON.described("A Swift type, such as Bool.", ["type": "string"])
    let argument = JSON.mapping(
      "A named argument.",
      [
        "label": ["type": "string"],
        "name": ["type": "string"],
        "type": type,
      ], required: ["type"])
    let event = JSON.mapping(
      "An event, which views in the component raise.",
      [
        "arguments": .list(of: ["anyOf": [type, argument]]),
        "summary": .described("When it occurs.", .reference("sentence")),
        "async": .described("Whether its handler may suspend.", ["type": "boolean"]),
        "throws": .described("Whether its handler may also throw.", ["type": "boolean"]),
        "synonyms": .list(of: ["type": "string"]),
      ])
    return .names("The events of the component, by name.", to: event)
  }
}
