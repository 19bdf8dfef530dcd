import DioramaGrammar
import DioramaTree

extension SceneSource {
  /// Writes the method that makes the views what the scene says they are. In the initializer, Swift would prove for each use of a
  /// property that all of them have values, which takes minutes where there are a thousand.
  func writeConfiguration(_ writer: inout SwiftWriter) {
    guard isConfigured else { return }
    writer.line()
    writer.call {
      $0.write("private func ", configurationName)
    } arguments: { call in
      for parameter in configurationParameters {
        call.argument { $0.write(SwiftName.escaped(parameter.name), ": ", parameter.type.swiftName) }
      }
      if hasHandlers { call.argument { $0.write("handlers: any ", handlersName) } }
    } tail: {
      $0.write(" {")
    }
    writer.indented { $0.paragraphs(views) { view, writer in configure(view, &writer) } }
    writer.line("}")
  }

  /// Whether there is anything to say of some view.
  private var isConfigured: Bool {
    views.contains { view in
      var writer = SwiftWriter()
      configure(view, &writer)
      return !writer.bytes.isEmpty
    }
  }

  /// Writes the call of the method that configures the views, if there is one.
  func writeConfigurationCall(_ writer: inout SwiftWriter) {
    guard isConfigured else { return }
    writer.call({ $0.write(configurationName) }) { call in
      for parameter in configurationParameters {
        call.argument {
          $0.write(SwiftName.label(parameter.name), ": ", SwiftName.escaped(parameter.name))
        }
      }
      if hasHandlers { call.argument { $0.write("handlers: handlers") } }
    }
  }

  /// The parameters that views are configured with.
  private var configurationParameters: [RuntimeTree.Parameter] {
    var names: Set<String> = []
    for view in views { view.tree.addParameters(to: &names) }
    return tree.parameters.filter { names.contains($0.name) }
  }

  /// The name of the method that configures the views, which no view and no parameter has.
  private var configurationName: String {
    var name = "configureViews"
    while views.contains(where: { $0.tree.id == name })
      || tree.parameters.contains(where: { $0.name == name })
    {
      name += "Now"
    }
    return name
  }

  /// Writes the statements that make a view what the scene says it is.
  private func configure(_ view: View, _ writer: inout SwiftWriter) {
    let configuration = view.element.configurations.first { configuration in
      configuration.condition.map { view.has($0) } ?? true
    }
    if let configuration { write(configuration, of: view, &writer) }
    let parts = configuration?.arguments.map(\.part) ?? []
    write(view.tree.attributes, of: view, except: parts, &writer)
    for binding in view.tree.handlers where !parts.contains(binding.event) {
      write(binding, of: view, &writer)
    }
    for slot in view.tree.content { write(slot, of: view, &writer) }
  }

  // MARK: Attributes

  /// Writes the attributes of a view, which are in the grammar's order.
  private func write(
    _ attributes: [RuntimeTree.Attribute], of view: View, except parts: [String], _ writer: inout SwiftWriter
  ) {
    let kinds = view.element.attributes
    var number = 0
    for index in attributes.indices {
      while number < kinds.count, kinds[number].name != attributes[index].name { number += 1 }
      guard number < kinds.count else { return }
      if kinds[number].defaultValue.isValue(attributes[index].value) || parts.contains(attributes[index].name)
      {
        continue
      }
      write(attributes[index].value, for: kinds[number], of: view, &writer)
    }
  }

  private func write(_ value: Value, for attribute: Attribute, of view: View, _ writer: inout SwiftWriter) {
    switch attribute.setter {
    case .property(let property):
      writer.line { line in
        line.write(view.reference, ".", property, " = ")
        expression.write(value, for: attribute, to: &line)
      }
    case .method(let method, let label, let trailing):
      writer.call {
        $0.write(view.reference, ".", method)
      } arguments: { call in
        call.argument { argument in
          if let label { argument.write(label, ": ") }
          expression.write(value, for: attribute, to: &argument)
        }
        for fixed in trailing { call.argument { fixed.write(to: &$0) } }
      }
    }
  }

  private func write(_ configuration: Configuration, of view: View, _ writer: inout SwiftWriter) {
    writer.call {
      $0.write(view.reference, ".", configuration.method)
    } arguments: { call in
      for argument in configuration.arguments { write(argument, of: view, &call) }
    }
  }

  /// Writes what is passed for a part of a view, if it is given.
  private func write(_ argument: Configuration.Argument, of view: View, _ call: inout SwiftWriter) {
    let label = argument.label
    if let attribute = view.element.attribute(named: argument.part) {
      guard let given = view.tree.attributes.first(where: { $0.name == argument.part }) else { return }
      call.argument { writer in
        writer.write(label, ": ")
        expression.write(given.value, for: attribute, to: &writer)
      }
    } else if let binding = view.tree.handlers.first(where: { $0.event == argument.part }),
      let event = view.element.event(named: argument.part)
    {
      call.argument { writer in
        writer.write(label, ": ")
        event.writeClosure(calling: binding.method, to: &writer)
      }
    } else if let binding = view.tree.role(named: argument.part) {
      call.argument { writer in
        writer.write(label, ": ")
        writeInstance(of: binding, in: view, &writer)
      }
    }
  }

  // MARK: Events

  private func write(_ binding: RuntimeTree.EventBinding, of view: View, _ writer: inout SwiftWriter) {
    guard let event = view.element.event(named: binding.event) else { return }
    switch event.wiring {
    case .controlEvent(let name):
      writer.call {
        $0.write(view.reference, ".setHandler")
      } arguments: { call in
        call.argument { event.writeClosure(calling: binding.method, to: &$0) }
        call.argument { $0.write("for: .", SwiftName.escaped(name)) }
      }
    case .property(let property):
      writer.line { line in
        line.write(view.reference, ".", property, " = ")
        event.writeClosure(calling: binding.method, to: &line)
      } ifTooLong: { writer in
        writer.line { line in
          line.write(view.reference, ".", property, " = { ")
          event.writeClosureHead(to: &line)
        }
        writer.indented { event.writeCallStatement(of: binding.method, to: &$0) }
        writer.line("}")
      }
    }
  }

  // MARK: Content

  private func write(_ slot: RuntimeTree.Slot, of view: View, _ writer: inout SwiftWriter) {
    guard let kind = view.element.slot(named: slot.name) else { return }
    func head(_ writer: inout SwiftWriter) { writer.write(view.reference, ".", kind.method) }
    switch slot.items {
    case .parameter(let name):
      writer.call(head) { $0.argument { $0.write(SwiftName.escaped(name)) } }
    case .list(let items):
      let isMixed = items.contains { if case .view = $0 { true } else { false } }
      if kind.isCalledForEach {
        for item in items { writer.call(head) { write(item, in: kind, isMixed: isMixed, &$0) } }
      } else {
        writer.callWithList(head) { list in
          for item in items { write(item, in: kind, isMixed: isMixed, &list) }
        }
      }
    }
  }

  /// Writes a view or text as an argument of the call that adds it.
  private func write(
    _ item: RuntimeTree.Slot.Item, in kind: ContentSlot, isMixed: Bool, _ call: inout SwiftWriter
  ) {
    switch item {
    case .text(let text):
      call.argument { writer in
        let isWrapped = isMixed && !text.isWrittenAsLiteral
        if isWrapped { writer.write(".text(") }
        expression.write(text, isOptional: false, to: &writer)
        if isWrapped { writer.write(")") }
      }
    case .view(let child):
      guard let id = child.id else { return }
      let name = reference(to: id)
      call.argument { kind.acceptsText ? $0.write(".cell(", name, ")") : $0.write(name) }
    }
  }
}

extension RuntimeTree.View {
  /// Adds the names of the parameters that the view itself, without what is inside it, is made with.
  fileprivate func addParameters(to names: inout Set<String>) {
    for attribute in attributes { attribute.value.addParameters(to: &names) }
    for role in roles {
      switch role.source {
      case .parameter(let name): names.insert(name)
      case .inline(let attributes, _):
        for attribute in attributes { attribute.value.addParameters(to: &names) }
      case .type: break
      }
    }
    for slot in content {
      switch slot.items {
      case .parameter(let name): names.insert(name)
      case .list(let items): for case .text(let text) in items { text.addParameters(to: &names) }
      }
    }
  }
}

extension Value {
  /// Adds the names of the parameters that the value mentions.
  fileprivate func addParameters(to names: inout Set<String>) {
    switch self {
    case .parameter(let name): names.insert(name)
    case .text(let segments): for case .parameter(let name) in segments { names.insert(name) }
    case .list(let values): for value in values { value.addParameters(to: &names) }
    default: break
    }
  }
}

extension SceneSource.View {
  /// Whether others than the scene may want the view.
  var isPublic: Bool {
    !element.isStructural
      || element.attributes.contains { attribute in
        attribute.defaultValue == .identifier && tree.attributes.contains { $0.name == attribute.name }
      }
  }

  /// Whether a part is given, or has a default.
  fileprivate func has(_ part: String) -> Bool {
    tree.attributes.contains { $0.name == part } || tree.handlers.contains { $0.event == part }
      || tree.role(named: part) != nil || tree.content.contains { $0.name == part }
  }
}

extension RuntimeTree.View {
  /// What fills a role, whether it was given for this role or for one that stands for several.
  fileprivate func role(named name: String) -> RuntimeTree.RoleBinding? {
    roles.first { $0.name == name || $0.fills.contains(name) }
  }
}

extension Attribute.Default? {
  /// Whether this is a value, and equal to another.
  func isValue(_ other: Value) -> Bool {
    if case .value(let value) = self { value == other } else { false }
  }
}

extension Attribute {
  /// Whether a value is what the attribute has by itself.
  func isDefault(_ value: Value) -> Bool { defaultValue.isValue(value) }
}

extension Value {
  /// Whether Swift writes the value as a literal of a string, which can stand for whatever its place expects.
  fileprivate var isWrittenAsLiteral: Bool { if case .text = self { true } else { false } }
}
