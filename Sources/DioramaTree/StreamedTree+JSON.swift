extension RuntimeTree {
  /// The tree as a JSON document in UTF-8. It is canonical: equal trees have equal bytes.
  package var serialized: [UInt8] {
    var writer = JSONWriter()
    StreamedTree(self).write(to: &writer)
    return writer.bytes
  }
}

extension StreamedTree {
  /// Writes the tree as a JSON document in UTF-8, piece by piece.
  ///
  /// - Parameter expected: The expected number of bytes, or more.
  package func write(expecting expected: Int, to sink: @escaping ByteSink) {
    var writer = JSONWriter(expecting: expected, to: sink)
    write(to: &writer)
    writer.handOn()
  }

  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("diorama", .integer(RuntimeTree.version))
      writer.member("scene", .string(head.scene))
      writer.member("source", .string(head.source))
      writer.member("summary", head.summary.map(JSON.string))
      writer.member("controller", .string(head.controller))
      writer.member("parameters", .array(head.parameters.map(\.json)))
      if !head.state.isEmpty { writer.member("state", .array(head.state.map(\.json))) }
      if !head.conditions.isEmpty { writer.member("conditions", .array(head.conditions.map(\.json))) }
      if !head.derived.isEmpty { writer.member("derived", .array(head.derived.map(\.json))) }
      writer.member("handlers", .array(head.handlers.map(\.json)))
      if !head.layout.isEmpty { writer.member("layout") { $0.write(head.layout) } }
      switch content {
      case .views(let views): writer.member("views") { $0.write(views) }
      case .sections(let sections):
        writer.member("sections") { writer in
          writer.array(sections) { section, writer in
            writer.object { writer in
              writer.member("header", section.header?.json)
              writer.member("footer", section.footer?.json)
              writer.member("rows") { $0.write(section.rows) }
            }
          }
        }
      }
      if !head.groups.isEmpty {
        writer.member("groups") { $0.array(head.groups) { group, writer in writer.write(group) } }
      }
    }
    writer.write("\n")
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ views: StreamedTree.Views) {
    array(views) { view, writer in writer.write(view) }
  }

  private mutating func write(_ view: RuntimeTree.View) {
    object { writer in
      writer.member("element", .string(view.element))
      writer.member("id", view.id.map(JSON.string))
      writer.member("class", .string(view.swiftClass))
      writer.member("line", .integer(view.line))
      writer.member("attributes") { $0.write(view.attributes) }
      if !view.roles.isEmpty {
        writer.member("roles") { $0.array(view.roles) { role, writer in writer.write(role) } }
      }
      if !view.handlers.isEmpty { writer.member("handlers") { $0.write(view.handlers) } }
      if !view.edits.isEmpty {
        writer.member("edits") { writer in
          writer.object { writer in
            for edit in view.edits { writer.member(edit.attribute, .string(edit.state)) }
          }
        }
      }
      writer.write(view.content)
    }
  }

  fileprivate mutating func write(_ group: RuntimeTree.Group) {
    object { writer in
      writer.member("reads", .array(group.reads.map(JSON.string)))
      writer.member("statements") { $0.array(group.statements) { statement, writer in writer.write(statement) } }
    }
  }

  private mutating func write(_ statement: RuntimeTree.Statement) {
    object { writer in
      switch statement.subject {
      case .view(let id): writer.member("of", .string(id))
      case .section(let index): writer.member("section", .integer(index))
      case .layout: break
      }
      let isLayout = statement.subject == .layout
      writer.member(isLayout ? "layout" : "attributes") { $0.write(statement.attributes) }
      if !statement.roles.isEmpty {
        writer.member("roles") { $0.array(statement.roles) { role, writer in writer.write(role) } }
      }
      writer.write(statement.content)
    }
  }

  /// Writes the member with the content of slots, if there is any.
  private mutating func write(_ content: [RuntimeTree.Slot]) {
    if content.isEmpty { return }
    member("content") { writer in
      writer.object { writer in
        for slot in content { writer.member(slot.name) { $0.write(slot.items) } }
      }
    }
  }

  private mutating func write(_ items: RuntimeTree.Slot.Items) {
    switch items {
    case .parameter(let name): write(Value.parameter(name).json)
    case .state(let name): write(Value.state(name).json)
    case .list(let items):
      array(items) { item, writer in
        switch item {
        case .view(let view): writer.write(view)
        case .text(let value): writer.write(["text": value.json])
        }
      }
    }
  }

  private mutating func write(_ role: RuntimeTree.RoleBinding) {
    object { writer in
      writer.member("role", .string(role.name))
      writer.member("fills", .array(role.fills.map(JSON.string)))
      switch role.source {
      case .type(let type): writer.member("type", .string(type))
      case .parameter(let name): writer.member("parameter", .string(name))
      case .inline(let attributes, let handlers):
        writer.member("attributes") { $0.write(attributes) }
        if !handlers.isEmpty { writer.member("handlers") { $0.write(handlers) } }
      }
    }
  }

  fileprivate mutating func write(_ attributes: [RuntimeTree.Attribute]) {
    object { writer in
      for attribute in attributes { writer.member(attribute.name, attribute.value.json) }
    }
  }

  private mutating func write(_ bindings: [RuntimeTree.EventBinding]) {
    object { writer in
      for binding in bindings { writer.member(binding.event, .string(binding.method)) }
    }
  }
}

extension RuntimeTree.Parameter {
  fileprivate var json: JSON {
    .object(
      members(
        ("name", .string(name)), ("type", .string(type.name)), ("enumeration", type.base.json),
        ("default", defaultValue?.json), ("summary", summary.map(JSON.string))))
  }
}

extension ParameterType.Base {
  /// What the name of an enumeration does not tell; `nil` for other types.
  fileprivate var json: JSON? {
    guard case .enumeration(let cases) = self else { return nil }
    let members = [
      JSON.Member("swift", .string(cases.swiftType)), JSON.Member("cases", .array(cases.names.map(JSON.string))),
    ]
    return .object(members + (cases.isOwn ? [JSON.Member("own", true)] : []))
  }
}

extension RuntimeTree.Condition {
  fileprivate var json: JSON { ["name": .string(name), "test": test.json] }
}

extension RuntimeTree.Handler {
  fileprivate var json: JSON {
    .object(
      members(
        ("name", .string(name)),
        (
          "arguments",
          .array(
            arguments.map { argument in
              .object(
                members(
                  ("label", argument.label.map(JSON.string)), ("name", .string(argument.name)),
                  ("type", .string(argument.type))))
            })
        ),
        ("result", result.map(JSON.string)),
        ("async", isAsync ? true : nil),
        ("throws", canThrow ? true : nil)))
  }
}

/// Returns an object's members without those that have no value.
private func members(_ pairs: (String, JSON?)...) -> [JSON.Member] {
  pairs.compactMap { name, value in value.map { JSON.Member(name, $0) } }
}
