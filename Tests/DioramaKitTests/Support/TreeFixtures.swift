import DioramaKit
import DioramaTree

/// Trees as the compiler makes them, but without the defaults.
enum TreeFixtures {
  typealias Attribute = RuntimeTree.Attribute

  static let profile = tree(
    "Profile",
    parameters: [
      parameter("userID", .string), parameter("displayName", .string), parameter("photo", .url),
      RuntimeTree.Parameter(
        name: "isVIP", type: ParameterType(.boolean), defaultValue: .boolean(false), summary: nil),
    ],
    handlers: [
      handler("setLiked", ["Bool"], isAsync: true, canThrow: true),
      handler("nicknameReturned", ["UITextField"], result: "Bool"), handler("followTapped", ["UIButton"]),
    ],
    layout: [Attribute(name: "spacing", value: .integer(12))],
    content: .views([
      view(
        "avatar", "author", 2,
        ["url": .parameter("photo"), "vip": .parameter("isVIP"), "uid": .parameter("userID")]),
      view(
        "label", "greeting", 3,
        [
          "text": .text([.literal("Hello, "), .parameter("displayName"), .literal("!")]),
          "font": .font(.style("headline")), "textColor": .color(.named("systemBlue")),
          "url": .url("https://medium.com"),
        ]),
      view(
        "likeButton", "like", 4, ["liked": .boolean(false), "count": .integer(12)], ["toggled": "setLiked"]),
      view("textField", "nickname", 5, ["maxLength": .integer(6)], ["shouldReturn": "nicknameReturned"]),
      view("button", "follow", 6, ["title": .literal("Follow")], ["click": "followTapped"]),
      view(
        "stack", "footer", 7, ["axis": .enumeration("horizontal")],
        content: [
          RuntimeTree.Slot(
            name: "children", items: .list([.view(view("label", "version", 8, ["text": .literal("1.0")]))]))
        ]),
    ]))

  static let unknownParts = tree(
    "Report",
    content: .views([
      view("chart", "sales", 2),
      view(
        "label", "caption", 3, ["angle": .integer(1), "lines": .literal("two")], ["rotated": "captionRotated"]
      ),
    ]))

  static let unknownElement = tree("Report", content: .views([view("chart", "sales", 2)]))

  static let settings = tree(
    "Settings", controller: "table", parameters: [parameter("coordinator", .swift("Coordinator"))],
    handlers: [handler("rememberMeChanged", ["Bool"]), handler("aboutSelected", [])],
    content: .sections([
      RuntimeTree.Section(
        header: .literal("General"), footer: nil,
        rows: [
          cell(
            "minionMode", 4,
            [.init(name: "viewModel", fills: ["dataSource", "delegate"], source: .type("Model"))]),
          cell(
            "wifi", 6,
            [
              data("Wi-Fi", false),
              .init(name: "delegate", fills: ["delegate"], source: .parameter("coordinator")),
            ]),
          cell(
            "rememberMe", 8,
            [
              data("Remember me", true),
              .init(
                name: "delegate", fills: ["delegate"],
                source: .inline(
                  attributes: [Attribute(name: "switchColor", value: .color(.named("systemGreen")))],
                  handlers: [.init(event: "onSwitchToggleOn", method: "rememberMeChanged")])),
            ]),
        ]),
      RuntimeTree.Section(
        header: nil, footer: .literal("Bye"),
        rows: [view("cell", "about", 10, ["title": .literal("About")], ["select": "aboutSelected"])]),
    ]))

  static let plainRows = tree(
    "Plain", controller: "table",
    content: .sections([
      RuntimeTree.Section(
        header: nil, footer: nil, rows: [view("cell", "about", 2, ["title": .literal("About")])])
    ]))

  static let reviews = tree(
    "Reviews",
    parameters: [
      .init(name: "names", type: ParameterType(.string, isList: true), defaultValue: nil, summary: nil)
    ],
    handlers: [handler("starsChosen", ["Int"]), handler("starsTouched", ["RatingView"])],
    content: .views([
      view(
        "rating", "stars", 2, ["value": .integer(4), "badge": .integer(3), "alpha": .number(0.5)],
        ["rated": "starsChosen", "touchDown": "starsTouched"]),
      view("table", "names", 5, content: [.init(name: "rows", items: .parameter("names"))]),
    ]))

  static func labels(_ texts: [String]) -> RuntimeTree {
    tree(
      "Labels",
      content: .views(
        texts.enumerated().map { view("label", "label\($0)", $0 + 1, ["text": .literal($1)]) }))
  }

  /// A table scene with one section.
  static func table(_ rows: [RuntimeTree.View], handlers: [RuntimeTree.Handler] = []) -> RuntimeTree {
    tree(
      "Table", controller: "table", handlers: handlers,
      content: .sections([RuntimeTree.Section(header: nil, footer: nil, rows: rows)]))
  }

  static func tree(
    _ scene: String, controller: String = "view", parameters: [RuntimeTree.Parameter] = [],
    handlers: [RuntimeTree.Handler] = [], layout: [Attribute] = [], content: RuntimeTree.Content
  ) -> RuntimeTree {
    let named = content.identified(in: scene)
    return RuntimeTree(
      scene: scene, source: "\(scene).scene.yaml", summary: nil, controller: controller,
      parameters: parameters,
      handlers: handlers, layout: layout, content: named)
  }

  private static func parameter(_ name: String, _ type: ParameterType.Base) -> RuntimeTree.Parameter {
    RuntimeTree.Parameter(
      name: name, type: ParameterType(type, isOptional: false), defaultValue: nil, summary: nil)
  }

  static func handler(
    _ name: String, _ arguments: [String], result: String? = nil, isAsync: Bool = false,
    canThrow: Bool = false
  ) -> RuntimeTree.Handler {
    RuntimeTree.Handler(
      name: name, arguments: arguments.map { .init(label: nil, name: "value", type: $0) }, result: result,
      isAsync: isAsync, canThrow: canThrow, uses: [])
  }

  static func view(
    _ element: String, _ id: String, _ line: Int, _ attributes: KeyValuePairs<String, Value> = [:],
    _ handlers: KeyValuePairs<String, String> = [:], roles: [RuntimeTree.RoleBinding] = [],
    content: [RuntimeTree.Slot] = []
  ) -> RuntimeTree.View {
    RuntimeTree.View(
      element: element, swiftClass: "", id: id, line: line,
      attributes: attributes.map { Attribute(name: $0.key, value: $0.value) }, roles: roles,
      handlers: handlers.map { .init(event: $0.key, method: $0.value) }, content: content)
  }

  static func cell(_ id: String, _ line: Int, _ roles: [RuntimeTree.RoleBinding]) -> RuntimeTree.View {
    view("switchCell", id, line, roles: roles)
  }

  private static func data(_ title: String, _ isOn: Bool) -> RuntimeTree.RoleBinding {
    RuntimeTree.RoleBinding(
      name: "dataSource", fills: ["dataSource"],
      source: .inline(
        attributes: [
          Attribute(name: "title", value: .literal(title)),
          Attribute(name: "switchOn", value: .boolean(isOn)),
        ], handlers: []))
  }
}

extension RuntimeTree.Content {
  /// The contents with the default accessibility identifiers.
  fileprivate func identified(in scene: String) -> RuntimeTree.Content {
    func identified(_ view: RuntimeTree.View) -> RuntimeTree.View {
      var view = view
      view.attributes.append(
        RuntimeTree.Attribute(name: "accessibilityIdentifier", value: .literal("\(scene).\(view.id ?? "")")))
      return view
    }
    return switch self {
    case .views(let views): .views(views.map(identified))
    case .sections(let sections):
      .sections(
        sections.map {
          RuntimeTree.Section(header: $0.header, footer: $0.footer, rows: $0.rows.map(identified))
        })
    }
  }
}

extension RuntimeTree {
  /// Returns the problems that keep a loader from loading the tree.
  @MainActor
  func problems(
    _ loader: SceneLoader = SceneLoader(), parameters: [String: Any?] = [:], state: [String: Any?] = [:],
    handlers: SceneHandlers = SceneHandlers()
  ) -> [SceneLoadingProblem] {
    do throws(SceneLoadingError) {
      _ = try loader.load(self, parameters: parameters, state: state, handlers: handlers)
      return []
    } catch {
      return error.problems
    }
  }
}
