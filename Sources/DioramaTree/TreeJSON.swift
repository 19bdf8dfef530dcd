extension RuntimeTree {
  /// The tree as a JSON document: canonical, so that equal trees are equal bytes.
  public var json: JSON {
    .object(
      members(
        ("diorama", .integer(Self.version)),
        ("scene", .string(scene)),
        ("source", .string(source)),
        ("summary", summary.map(JSON.string)),
        ("controller", .string(controller)),
        ("parameters", .array(parameters.map(\.json))),
        ("handlers", .array(handlers.map(\.json))),
        ("layout", layout.isEmpty ? nil : object(layout)))
        + [content.member])
  }
}

extension RuntimeTree.Content {
  fileprivate var member: JSON.Member {
    switch self {
    case .views(let views): JSON.Member("views", .array(views.map(\.json)))
    case .sections(let sections): JSON.Member("sections", .array(sections.map(\.json)))
    }
  }
}

extension RuntimeTree.Section {
  fileprivate var json: JSON {
    .object(
      members(
        ("header", header?.json), ("footer", footer?.json), ("rows", .array(rows.map(\.json)))))
  }
}

extension RuntimeTree.Parameter {
  fileprivate var json: JSON {
    .object(
      members(
        ("name", .string(name)), ("type", .string(type.name)), ("default", defaultValue?.json),
        ("summary", summary.map(JSON.string))))
  }
}

extension RuntimeTree.Handler {
  fileprivate var json: JSON {
    .object(
      members(
        ("name", .string(name)),
        ("arguments", .array(arguments.map(\.json))),
        ("result", result.map(JSON.string)),
        ("async", isAsync ? true : nil),
        ("throws", canThrow ? true : nil)))
  }
}

extension RuntimeTree.Handler.Argument {
  fileprivate var json: JSON {
    .object(members(("label", label.map(JSON.string)), ("name", .string(name)), ("type", .string(type))))
  }
}

extension RuntimeTree.View {
  fileprivate var json: JSON {
    .object(
      members(
        ("element", .string(element)),
        ("id", id.map(JSON.string)),
        ("class", .string(swiftClass)),
        ("line", .integer(line)),
        ("attributes", object(attributes)),
        ("roles", roles.isEmpty ? nil : .array(roles.map(\.json))),
        ("handlers", handlers.isEmpty ? nil : object(handlers)),
        (
          "content",
          content.isEmpty ? nil : .object(content.map { JSON.Member($0.name, $0.items.json) })
        )))
  }
}

extension RuntimeTree.Slot.Items {
  fileprivate var json: JSON {
    switch self {
    case .parameter(let name): Value.parameter(name).json
    case .list(let items):
      .array(
        items.map { item in
          switch item {
          case .view(let view): view.json
          case .text(let value): ["text": value.json]
          }
        })
    }
  }
}

extension RuntimeTree.RoleBinding {
  fileprivate var json: JSON {
    let start = members(("role", .string(name)), ("fills", .array(fills.map(JSON.string))))
    return switch source {
    case .type(let type): .object(start + [JSON.Member("type", .string(type))])
    case .parameter(let name): .object(start + [JSON.Member("parameter", .string(name))])
    case .inline(let attributes, let handlers):
      .object(
        start
          + members(
            ("attributes", object(attributes)), ("handlers", handlers.isEmpty ? nil : object(handlers))))
    }
  }
}

private func object(_ attributes: [RuntimeTree.Attribute]) -> JSON {
  .object(attributes.map { JSON.Member($0.name, $0.value.json) })
}

private func object(_ bindings: [RuntimeTree.EventBinding]) -> JSON {
  .object(bindings.map { JSON.Member($0.event, .string($0.method)) })
}

/// An object's members without those that have no value.
private func members(_ pairs: (String, JSON?)...) -> [JSON.Member] {
  pairs.compactMap { name, value in value.map { JSON.Member(name, $0) } }
}
