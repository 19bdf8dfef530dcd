extension RuntimeTree {
  /// The tree as a JSON document in UTF-8. It is canonical: equal trees have equal bytes.
  package var serialized: [UInt8] {
    var writer = JSONWriter()
    StreamedTree(self).write(to: &writer)
    return writer.bytes
  }
}

extension StreamedTree {
  /// Creates a streamed tree from a complete one.
  package init(_ tree: RuntimeTree) {
    var head = tree
    head.content = .views([])
    switch tree.content {
    case .views(let views):
      self.init(head: head, content: .views(views.indices.lazy.map { views[$0] }))
    case .sections(let sections):
      func streamed(_ views: [RuntimeTree.View]) -> Views { views.indices.lazy.map { views[$0] } }
      let streamed = sections.map { section in
        Section(
          head: section, headerViews: streamed(section.headerViews),
          footerViews: streamed(section.footerViews), rows: streamed(section.rows))
      }
      self.init(head: head, content: .sections(streamed))
    }
  }

  /// The complete tree.
  package var tree: RuntimeTree {
    var tree = head
    switch content {
    case .views(let views): tree.content = .views(Array(views))
    case .sections(let sections):
      tree.content = .sections(
        sections.map { streamed in
          var section = streamed.head
          section.headerViews = Array(streamed.headerViews)
          section.footerViews = Array(streamed.footerViews)
          section.rows = Array(streamed.rows)
          return section
        })
    }
    return tree
  }

  /// Writes the tree as a JSON document in UTF-8, piece by piece.
  ///
  /// - Parameter expected: The expected number of bytes, or more.
  package func write(expecting expected: Int, to sink: @escaping ByteSink) {
    var writer = JSONWriter(expecting: expected, to: sink)
    write(to: &writer)
    writer.flush()
  }

  fileprivate func write(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("diorama", .integer(RuntimeTree.version))
      writer.member("needs", text: head.needs?.description)
      writer.member("scene", text: head.scene)
      writer.member("source", text: head.source)
      writer.member("summary", text: head.summary)
      writer.member("controller", text: head.controller)
      writer.member("parameters") {
        $0.array(head.parameters) { parameter, writer in writer.write(parameter) }
      }
      writeChange(to: &writer)
      writer.member("handlers") { $0.array(head.handlers) { handler, writer in writer.write(handler) } }
      writeBody(to: &writer)
      writer.list("components", head.components) { StreamedTree($0).writeComponent(to: &$1) }
    }
    writer.write("\n")
  }

  private func writeComponent(to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("component", text: head.scene)
      writer.member("source", text: head.source)
      writer.member("summary", text: head.summary)
      writeChange(to: &writer)
      writer.member("events") { $0.array(head.handlers) { event, writer in writer.write(event) } }
      writeBody(to: &writer)
    }
  }

  /// Writes the names whose values change.
  private func writeChange(to writer: inout JSONWriter) {
    writer.list("state", head.state) { state, writer in writer.write(state) }
    writer.list("conditions", head.conditions) { condition, writer in writer.write(condition.json) }
    writer.list("derived", head.derived) { derived, writer in writer.write(derived) }
  }

  /// Writes the layout, the content and the groups.
  private func writeBody(to writer: inout JSONWriter) {
    if !head.layout.isEmpty { writer.member("layout") { $0.write(head.layout) } }
    if let screen = head.screen { writer.member("screen") { $0.write(screen) } }
    if let table = head.table { writer.member("table") { $0.write(table) } }
    switch content {
    case .views(let views): writer.member("views") { $0.write(views) }
    case .sections(let sections):
      writer.member("sections") { writer in
        writer.array(sections) { section, writer in
          writer.object { writer in
            writer.member("header", value: section.head.header)
            writer.list("headerViews", section.headerViews) { view, writer in writer.write(view) }
            writer.member("footer", value: section.head.footer)
            writer.list("footerViews", section.footerViews) { view, writer in writer.write(view) }
            writer.member("shown", value: section.head.shown)
            writer.member("rows") { $0.write(section.rows) }
          }
        }
      }
      writer.list("empty", head.empty) { view, writer in writer.write(view) }
    }
    writer.list("groups", head.groups) { group, writer in writer.write(group) }
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ views: StreamedTree.Views) {
    array(views) { view, writer in writer.write(view) }
  }

  fileprivate mutating func write(_ view: RuntimeTree.View) {
    object { writer in
      writer.member("element", text: view.element)
      writer.member("id", text: view.id)
      writer.member("class", text: view.swiftClass)
      writer.member("component", text: view.component)
      writer.member("line", .integer(view.line))
      writer.member("attributes") { $0.write(view.attributes) }
      writer.list("roles", view.roles) { role, writer in writer.write(role) }
      if !view.handlers.isEmpty { writer.member("handlers") { $0.write(view.handlers) } }
      if !view.edits.isEmpty {
        writer.member("edits") { writer in
          writer.object { writer in
            for edit in view.edits { writer.member(edit.attribute, text: edit.state) }
          }
        }
      }
      writer.write(view.content)
      guard case .view(let view, let handlers, let groups)? = view.fallback else { return }
      writer.member("fallback") { writer in
        writer.object { writer in
          writer.member("body") { $0.write(view) }
          writer.list("handlers", handlers) { handler, writer in writer.write(handler) }
          writer.list("groups", groups) { group, writer in writer.write(group) }
        }
      }
    }
  }

  fileprivate mutating func write(_ group: RuntimeTree.Group) {
    object { writer in
      writer.member("reads", .array(group.reads.map(JSON.string)))
      writer.member("statements") {
        $0.array(group.statements) { statement, writer in writer.write(statement) }
      }
    }
  }

  private mutating func write(_ statement: RuntimeTree.Statement) {
    object { writer in
      switch statement.subject {
      case .view(let id): writer.member("of", text: id)
      case .section(let index): writer.member("section", .integer(index))
      case .layout: break
      }
      let isLayout = statement.subject == .layout
      writer.member(isLayout ? "layout" : "attributes") { $0.write(statement.attributes) }
      writer.list("roles", statement.roles) { role, writer in writer.write(role) }
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
    case .parameter(let name): write(Value.parameter(name))
    case .state(let name): write(Value.state(name))
    case .list(let items):
      array(items) { item, writer in
        switch item {
        case .view(let view): writer.write(view)
        case .text(let value): writer.object { $0.member("text", value: value) }
        }
      }
    }
  }

  private mutating func write(_ role: RuntimeTree.RoleBinding) {
    object { writer in
      writer.member("role", text: role.name)
      writer.member("fills") { $0.array(role.fills) { name, writer in writer.write(quoted: name) } }
      switch role.source {
      case .type(let type): writer.member("type", text: type)
      case .parameter(let name): writer.member("parameter", text: name)
      case .inline(let attributes, let handlers):
        writer.member("attributes") { $0.write(attributes) }
        if !handlers.isEmpty { writer.member("handlers") { $0.write(handlers) } }
      }
    }
  }

  fileprivate mutating func write(_ attributes: [RuntimeTree.Attribute]) {
    object { writer in
      for attribute in attributes { writer.member(attribute.name, value: attribute.value) }
    }
  }

  private mutating func write(_ bindings: [RuntimeTree.EventBinding]) {
    object { writer in
      for binding in bindings { writer.member(binding.event, text: binding.method) }
    }
  }

  fileprivate mutating func write(_ parameter: RuntimeTree.Parameter) {
    object { writer in
      writer.member("name", text: parameter.name)
      writer.member("type", text: parameter.type.name)
      writer.member("enumeration", parameter.type.base.json)
      if case .component = parameter.type.base { writer.member("component", true) }
      writer.member("default", value: parameter.defaultValue)
      writer.member("summary", text: parameter.summary)
    }
  }

  fileprivate mutating func write(_ handler: RuntimeTree.Handler) {
    object { writer in
      writer.member("name", text: handler.name)
      writer.member("arguments") { writer in
        writer.array(handler.arguments) { argument, writer in
          writer.object { writer in
            writer.member("label", text: argument.label)
            writer.member("name", text: argument.name)
            writer.member("type", text: argument.type)
          }
        }
      }
      writer.member("result", text: handler.result)
      if handler.isAsync { writer.member("async", true) }
      if handler.canThrow { writer.member("throws", true) }
    }
  }
}

extension ParameterType.Base {
  /// The properties of an enumeration besides its name; `nil` for other types.
  fileprivate var json: JSON? {
    guard case .enumeration(let cases) = self else { return nil }
    let members = [
      JSON.Member("swift", .string(cases.swiftType)),
      JSON.Member("cases", .array(cases.names.map(JSON.string))),
    ]
    return .object(members + (cases.isOwn ? [JSON.Member("own", true)] : []))
  }
}

extension RuntimeTree.Condition {
  fileprivate var json: JSON { ["name": .string(name), "test": test.json] }
}
