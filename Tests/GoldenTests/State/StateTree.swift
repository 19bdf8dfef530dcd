import DioramaTree

/// Parts of trees that change, for tests that build them in code.
extension RuntimeTree {
  /// A tree without parameters and handlers.
  static func built(_ scene: String, _ views: [View]) -> RuntimeTree {
    RuntimeTree(
      scene: scene, source: "\(scene).scene.yaml", summary: nil, controller: "view", parameters: [],
      handlers: [], layout: [], content: .views(views))
  }

  /// Adds a group.
  mutating func changes(_ reads: [String], _ statements: Statement...) {
    groups.append(Group(reads: reads, statements: statements))
  }
}

extension RuntimeTree.View {
  /// A view with an id.
  static func built(
    _ element: String, _ swiftClass: String, _ id: String, _ attributes: KeyValuePairs<String, Value> = [:]
  ) -> Self {
    Self(
      element: element, swiftClass: swiftClass, id: id, line: 1,
      attributes: attributes.map { RuntimeTree.Attribute(name: $0, value: $1) }, roles: [], handlers: [],
      content: [])
  }
}

extension RuntimeTree.Statement {
  /// A statement about a view.
  static func view(_ id: String, _ attributes: KeyValuePairs<String, Value>) -> Self {
    Self(about: .view(id), attributes: attributes.map { RuntimeTree.Attribute(name: $0, value: $1) })
  }
}

extension RuntimeTree.Parameter {
  /// An entry of a state, or a parameter.
  static func built(
    _ name: String, _ type: ParameterType, _ value: Value? = nil, _ summary: String? = nil
  ) -> Self {
    Self(name: name, type: type, defaultValue: value, summary: summary)
  }
}

extension ParameterType {
  /// An enumeration of the scene's own.
  static func own(_ type: String, _ cases: String..., isOptional: Bool = false) -> ParameterType {
    ParameterType(
      .enumeration(Cases(name: type.lowercased(), swiftType: type, isOwn: true, names: cases)),
      isOptional: isOptional)
  }
}

extension RuntimeTree {
  /// A form with which the user registers.
  static var register: RuntimeTree {
    var slider = View.built("slider", "UISlider", "slider")
    slider.edits = [Edit(attribute: "value", state: "speed")]
    var agree = View.built("switch", "UISwitch", "agree", [:])
    agree.edits = [Edit(attribute: "isOn", state: "agrees")]
    agree.handlers = [EventBinding(event: "valueChanged", method: "agreed")]
    var button = View.built(
      "button", "UIButton", "signIn", ["accessibilityIdentifier": .literal("Register.signIn")])
    button.handlers = [EventBinding(event: "click", method: "signInTapped")]
    var tree = built(
      "Register",
      [
        .built("label", "EchoingLabel", "emailText"), slider, agree,
        .built("label", "UILabel", "failureText", ["textColor": .color(.named("systemRed"))]),
        .built("label", "UILabel", "hint"), button,
      ])
    tree.summary = "Registers."
    tree.parameters = [
      .built("isAdmin", ParameterType(.boolean), .boolean(false)), .built("app", ParameterType(.string)),
    ]
    tree.handlers = [
      Handler(
        name: "signInTapped", arguments: [.init(label: nil, name: "sender", type: "UIButton")], result: nil,
        isAsync: false, canThrow: false, uses: [.init(event: "click", view: "signIn")]),
      Handler(
        name: "agreed", arguments: [.init(label: nil, name: "sender", type: "UISwitch")], result: nil,
        isAsync: false, canThrow: false, uses: [.init(event: "valueChanged", view: "agree")]),
    ]
    tree.state = [
      .built("email", ParameterType(.string), .literal(""), "What the user typed."),
      .built("speed", ParameterType(.number), .number(0)),
      .built("agrees", ParameterType(.boolean), .boolean(false)),
      .built("failure", ParameterType(.string, isOptional: true)),
      .built("isBusy", ParameterType(.boolean), .boolean(false)),
      .built("attempts", ParameterType(.integer), .integer(0)),
      .built("phase", .own("Phase", "editing", "sending", "done"), .enumeration("editing")),
    ]
    tree.conditions = [
      Condition(
        name: "canSignIn", test: .all([.isTrue("email"), .isTrue("agrees"), .not(.isTrue("isBusy"))])),
      Condition(name: "isWeak", test: .not(.atLeast("strength", 3))),
      Condition(name: "mayHelp", test: .any([.isTrue("isAdmin"), .isTrue("isWeak")])),
    ]
    tree.derived = [.built("strength", ParameterType(.integer), nil, "How safe the email is.")]
    tree.changes(["email"], .view("emailText", ["text": .state("email")]))
    tree.changes(["speed"], .view("slider", ["value": .state("speed")]))
    tree.changes(["agrees"], .view("agree", ["isOn": .state("agrees")]))
    tree.changes(["isBusy"], .view("slider", ["enabled": .test(.not(.isTrue("isBusy")))]))
    tree.changes(
      ["failure"],
      .view("failureText", ["shown": .state("failure")]), .view("failureText", ["text": .state("failure")]))
    tree.changes(
      ["phase", "strength"],
      .view(
        "hint",
        [
          "text": .selection(
            Selection(
              name: "phase",
              cases: [
                .init(
                  name: "editing",
                  value: .text([.literal("\"Strength\": "), .state("strength")])),
                .init(
                  name: "sending",
                  value: .choice(
                    .isTrue("isAdmin"), then: .parameter("app"), otherwise: .literal("One moment."))),
              ], otherwise: .literal("")))
        ]))
    tree.changes(
      ["isBusy", "mayHelp"],
      .view(
        "signIn",
        ["title": .choice(.isTrue("isBusy"), then: .literal("Signing in…"), otherwise: .literal("Sign in"))]))
    tree.changes(["canSignIn"], .view("signIn", ["enabled": .state("canSignIn")]))
    tree.changes(
      ["mayHelp"],
      .view(
        "hint",
        [
          "textColor": .choice(
            .isTrue("mayHelp"), then: .color(.named("systemRed")), otherwise: .color(.named("label")))
        ]))
    tree.changes(
      ["attempts"],
      .view(
        "hint",
        [
          "lines": .state("attempts"),
          "alpha": .choice(.atLeast("attempts", 3), then: .number(0.5), otherwise: .state("attempts")),
        ]))
    return tree
  }
}
