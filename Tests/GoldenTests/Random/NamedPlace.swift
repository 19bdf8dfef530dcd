/// A place in a declaration for a name that becomes part of generated Swift. `NAME` stands for the name, and `#` for a
/// number.
struct NamedPlace {
  /// A description of the place.
  let name: String
  /// The lines of an element's declaration.
  let declaration: String
  /// The lines of a view of that element.
  let view: String
  /// The members of the class that the declaration describes.
  let members: String
  /// Further types.
  var types = ""

  /// The configuration that passes the role, and the method that it calls.
  private static let configured = "\nconfigurations: [{ method: configure, arguments: { source: source } }]"
  private static let member = "{ type: string, required: true }"
  private static let configurable = "func configure(source: any Source#) {}"

  /// All places for names.
  static let all = [
    NamedPlace(
      name: "label in initializer", declaration: "initializer: { \"NAME\": nil }", view: "",
      members: "init(`NAME` value: Int?) { super.init(frame: .zero) }"),
    NamedPlace(
      name: "case in initializer", declaration: "initializer: { style: \"NAME\" }", view: "",
      members: "init(style: Case#?) { super.init(frame: .zero) }",
      types: "enum Case# { case `NAME` }"),
    NamedPlace(
      name: "property", declaration: "attributes: { a: { type: string, property: \"NAME\" } }", view: "a: x",
      members: "var `NAME` = \"\"; let a = Inner#()", types: "class Inner# { var b = \"\" }"),
    NamedPlace(
      name: "property of a property",
      declaration: "attributes: { a: { type: string, property: \"inner?.NAME\" } }", view: "a: x",
      members: "var inner: Inner#?",
      types: "class Inner# { var `NAME` = \"\"; let a = Leaf#() }\nclass Leaf# { var b = \"\" }"),
    NamedPlace(
      name: "method", declaration: "attributes: { a: { type: string, method: \"NAME\" } }", view: "a: x",
      members: "func `NAME`(_ value: String) {}"),
    NamedPlace(
      name: "label of a method",
      declaration: "attributes: { a: { type: string, method: setA, label: \"NAME\" } }", view: "a: x",
      members: "func setA(`NAME` value: String) {}"),
    NamedPlace(
      name: "label of an argument",
      declaration: "attributes: { a: { type: string, method: setA, arguments: { \"NAME\": nil } } }",
      view: "a: x",
      members: "func setA(_ value: String, `NAME` other: Int?) {}"),
    NamedPlace(
      name: "case of an argument",
      declaration: "attributes: { a: { type: string, method: setA, arguments: { for: \"NAME\" } } }",
      view: "a: x",
      members: "func setA(_ value: String, for other: Case#?) {}", types: "enum Case# { case `NAME` }"),
    NamedPlace(
      name: "attribute", declaration: "attributes: { \"NAME\": string }", view: "\"NAME\": x",
      members: "var `NAME` = \"\""),
    NamedPlace(
      name: "case",
      declaration: "attributes: { a: { type: enumeration, swiftType: Case#, cases: [\"NAME\", last] } }",
      view: "a: \"NAME\"", members: "var a = Case#.last", types: "enum Case# { case `NAME`, last }"),
    NamedPlace(
      name: "Swift type of an attribute",
      declaration: "attributes: { a: { type: integer, swiftType: \"NAME\" } }",
      view: "a: 1", members: "var a: NAME = 0"),
    NamedPlace(
      name: "event", declaration: "events: { \"NAME\": { arguments: [Int] } }",
      view: "handlers: { \"NAME\": go }",
      members: "var `NAMEHandler`: ((Int) -> Void)?"),
    NamedPlace(
      name: "property of an event", declaration: "events: { a: { property: \"NAME\" } }",
      view: "handlers: { a: go }",
      members: "var `NAME`: (() -> Void)?"),
    NamedPlace(
      name: "handler", declaration: "events: { a: { arguments: [Int] } }", view: "handlers: { a: \"NAME\" }",
      members: "var aHandler: ((Int) -> Void)?"),
    NamedPlace(
      name: "argument", declaration: "events: { a: { arguments: [{ name: \"NAME\", type: Int }, Bool] } }",
      view: "handlers: { a: go }", members: "var aHandler: ((Int, Bool) -> Void)?"),
    NamedPlace(
      name: "label of an event's argument",
      declaration: "events: { a: { arguments: [{ label: \"NAME\", name: x, type: Int }] } }",
      view: "handlers: { a: go }", members: "var aHandler: ((Int) -> Void)?"),
    NamedPlace(
      name: "label and name of an argument",
      declaration: "events: { a: { arguments: [{ label: \"NAME\", name: \"NAME\", type: Int }] } }",
      view: "handlers: { a: go }", members: "var aHandler: ((Int) -> Void)?"),
    NamedPlace(
      name: "type of an argument", declaration: "events: { a: { arguments: [\"NAME\"] } }",
      view: "handlers: { a: go }", members: "var aHandler: ((NAME) -> Void)?"),
    NamedPlace(
      name: "control event", declaration: "events: { a: { controlEvent: \"NAME\", arguments: [Self] } }",
      view: "handlers: { a: go }", members: "",
      types: "extension UIControl.Event { static var `NAME`: UIControl.Event { .valueChanged } }"),
    NamedPlace(
      name: "member of a role",
      declaration: "roles: { source: { protocol: Source#, members: { \"NAME\": \(member), b: \(member) } } }"
        + configured,
      view: "source: { \"NAME\": x, b: \"${text}\" }", members: configurable,
      types: "protocol Source# { var `NAME`: String { get }; var b: String { get } }"),
    NamedPlace(
      name: "member of a role by a parameter",
      declaration: "roles: { source: { protocol: Source#, members: { \"NAME\": \(member) } } }" + configured,
      view: "source: { \"NAME\": \"${text}\" }", members: configurable,
      types: "protocol Source# { var `NAME`: String { get } }"),
    NamedPlace(
      name: "method of a role",
      declaration: "roles: { source: { protocol: Source#, methods: { \"NAME\": { arguments: [Int] } } } }"
        + configured,
      view: "source: { \"NAME\": go }", members: configurable,
      types: "@MainActor protocol Source# { func `NAME`(_ value: Int) }"),
    NamedPlace(
      name: "argument of a role's method",
      declaration:
        "roles: { source: { protocol: Source#, methods: { a: { arguments: [{ name: \"NAME\", type: Int }] } } } }"
        + configured,
      view: "source: { a: go }", members: configurable,
      types: "@MainActor protocol Source# { func a(_ value: Int) }"),
    NamedPlace(
      name: "content", declaration: "content: { kids: { accepts: view, method: \"NAME\", each: true } }",
      view: "kids: []\n", members: "func `NAME`(_ view: UIView) {}"),
    NamedPlace(
      name: "configuration",
      declaration:
        "attributes: { a: string }\nconfigurations: [{ method: \"NAME\", when: a, arguments: { a: a } }]",
      view: "a: x", members: "func `NAME`(a: String) {}"),
    NamedPlace(
      name: "label in a configuration",
      declaration:
        "attributes: { a: string }\nconfigurations: [{ method: setAll, when: a, arguments: { \"NAME\": a } }]",
      view: "a: x", members: "func setAll(`NAME` value: String) {}"),
  ]

  /// Names with and without a meaning in Swift.
  static let names =
    [
      "_", "self", "Self", "Type", "Protocol", "Any", "init", "deinit", "subscript", "super", "in", "is",
      "as", "any",
      "some", "let", "var", "inout", "func", "class", "default", "case", "nil", "true", "throws", "async",
      "await",
      "try", "where", "handlers", "import", "operator", "open", "actor", "get", "set", "willSet", "repeat",
      "switch", "extension", "protocol", "rethrows", "lazy", "weak", "each", "consuming", "borrowing",
      "sending",
      "isolated", "package", "macro", "print", "x_y", "__x", "value", "text", "view", "configureViews",
      "thing", "go",
    ] + [
      "", " ", "a b", "ä", "名", "a.b", "a?", "a!", "1a", "$0", "`in`", "`a b`", "a;b", "a)", "a\\u0000", "#a",
      "a/*",
      "Int.Type", "[Self]", "any A?", "${x}", "Optional<Int>", "() -> Void", "a\\nb", "-", "1", "'",
    ]
}
