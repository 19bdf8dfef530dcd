extension ReferencePage {
  /// The chapter of what decorators add.
  var decorators: [String] {
    let rows = grammar.decorators.flatMap { decorator in
      let owners = decorator.decorates.map { Markdown.link($0) }
      let head = [Markdown.code(decorator.name), Markdown.enumerated(owners, "and")]
      let attributes = decorator.attributes.map { attribute in
        [
          Markdown.code(attribute.name), ValueTypeText.link(to: attribute.type, in: grammar),
          attribute.summary,
        ]
      }
      let events = decorator.events.map { [Markdown.code($0.name), "event", $0.summary] }
      return (attributes + events).map { head + $0 }
    }
    guard let table = Markdown.table(["decorator", "decorates", "adds", "type", "what it does"], rows)
    else {
      return []
    }
    let introduction =
      "A decorator gives the elements that it decorates, and all that extend them, further attributes and events."
    return ["## Decorators", introduction, table]
  }

  /// The chapter of the kinds of scenes.
  var controllers: [String] {
    let kinds = grammar.controllerNames.compactMap { grammar.controller(named: $0) }
    return ["## Controllers", "A scene names its kind with `controller`."] + kinds.flatMap { controller($0) }
  }

  private func controller(_ controller: ControllerKind) -> [String] {
    let isDefault = controller.name == grammar.defaultController
    let standard = isDefault ? " Scenes that name no controller are of this kind." : ""
    let content =
      switch controller.content {
      case .views: "Shows `views`."
      case .sections:
        "Shows `sections`, each with `rows` and perhaps a `header` and a `footer`, or `rows` alone. "
          + textRow
      }
    let layout = Markdown.table(
      AttributeTable.head("layout"), controller.layout.map { AttributeTable.row($0, in: grammar) })
    return [
      "### \(controller.name) controller", controller.summary + standard,
      "Swift class \(Markdown.code(controller.swiftClass)). \(content)",
      layout ?? "It lays out its content itself.",
    ]
  }

  private var textRow: String {
    let row = grammar.textRow
    return
      "A bare text among the rows is a \(Markdown.link(row.element)) with this \(Markdown.code(row.attribute))."
  }

  /// The chapter of the value types.
  var valueTypes: [String] {
    let rows = ValueType.plain.map { type in
      let parameter = type.parameterType == nil ? "no" : "yes"
      return [Markdown.code(type.name), ValueTypeText.notation(of: type, in: grammar), parameter]
    }
    let enumerated = ["an enumeration", "one of its cases", "no"]
    let list = [Markdown.code("[type]"), "a YAML list", "yes, where its entries can"]
    let table = Markdown.table(["type", "written as", "`${parameter}`"], rows + [enumerated, list])
    return ["## Value types"] + [table].compactMap { $0 }
  }

  /// The chapter of the enumerations.
  var enumerations: [String] {
    let kinds = grammar.enumerationNames.compactMap { grammar.enumeration(named: $0) }
    return ["## Enumerations"]
      + kinds.flatMap { kind in
        [
          "### \(kind.name)", kind.summary + (kind.swiftType.map { " Swift: \(Markdown.code($0))." } ?? ""),
          kind.cases.map(Markdown.code).joined(separator: " "),
        ]
      }
  }
}
