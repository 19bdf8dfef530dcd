import DioramaGrammar
import DioramaTree

extension SceneSource {
  /// Writes the end of the initializer: a function in it that makes the views what the scene says they are. Within the
  /// initializer itself, Swift proves for each use of a property that all of them have values, which takes minutes where
  /// there are a thousand.
  func writeConfiguration(_ writer: inout SwiftWriter) {
    let statements = views.map(configuration).filter { !$0.text.isEmpty }
    guard !statements.isEmpty else { return }
    writer.line("\(configurationName)()")
    writer.line()
    writer.block("func \(configurationName)()") { writer in
      for (index, statements) in statements.enumerated() {
        if index > 0 { writer.line() }
        writer.append(statements)
      }
    }
  }

  /// The name of the function that configures the views, which no view and no parameter has.
  private var configurationName: String {
    let taken = Set(views.compactMap(\.tree.id) + tree.parameters.map(\.name))
    var name = "configureViews"
    while taken.contains(name) { name += "Now" }
    return name
  }

  /// The statements that make a view what the scene says it is.
  private func configuration(of view: View) -> SwiftWriter {
    var statements = SwiftWriter(level: 3)
    let configuration = view.element.configurations.first { configuration in
      configuration.condition.map { view.has($0) } ?? true
    }
    if let configuration { write(configuration, of: view, &statements) }
    let parts = Set(configuration?.arguments.map(\.part) ?? [])
    for attribute in view.element.attributes where !parts.contains(attribute.name) {
      write(attribute, of: view, &statements)
    }
    for binding in view.tree.handlers where !parts.contains(binding.event) {
      write(binding, of: view, &statements)
    }
    for slot in view.tree.content { write(slot, of: view, &statements) }
    return statements
  }

  // MARK: Attributes

  private func write(_ attribute: Attribute, of view: View, _ writer: inout SwiftWriter) {
    guard let value = view.tree.attributes.first(where: { $0.name == attribute.name })?.value,
      attribute.defaultValue != .value(value)
    else { return }
    let text = expression.text(value, for: attribute)
    switch attribute.setter {
    case .property(let property):
      writer.line("\(view.name).\(property) = \(text)")
    case .method(let method, let label, let trailing):
      let argument = label.map { "\($0): \(text)" } ?? text
      writer.call("\(view.name).\(method)", [argument] + trailing.map(\.swiftText))
    }
  }

  private func write(_ configuration: Configuration, of view: View, _ writer: inout SwiftWriter) {
    let arguments = configuration.arguments.compactMap { argument in
      self.argument(argument.part, of: view).map { "\(argument.label): \($0)" }
    }
    writer.call("\(view.name).\(configuration.method)", arguments)
  }

  /// What is passed for a part of a view; `nil` for one that is not given.
  private func argument(_ part: String, of view: View) -> String? {
    if let attribute = view.element.attribute(named: part) {
      return view.tree.attributes.first { $0.name == part }.map { expression.text($0.value, for: attribute) }
    }
    if let binding = view.tree.handlers.first(where: { $0.event == part }),
      let event = view.element.event(named: part)
    {
      return closure(event, calling: binding.method)
    }
    return view.tree.roles.first { $0.fills.contains(part) }.map { instance(of: $0, in: view) }
  }

  // MARK: Events

  private func write(_ binding: RuntimeTree.EventBinding, of view: View, _ writer: inout SwiftWriter) {
    guard let event = view.element.event(named: binding.event) else { return }
    switch event.wiring {
    case .controlEvent(let name):
      writer.call(
        "\(view.name).setHandler",
        [closure(event, calling: binding.method), "for: .\(SwiftName.escaped(name))"])
    case .property(let property):
      let line = "\(view.name).\(property) = \(closure(event, calling: binding.method))"
      if line.count <= writer.room {
        writer.line(line)
      } else {
        writer.block("\(view.name).\(property) =", closureHead(event)) { writer in
          writer.operands(event.call(binding.method, on: "handlers"))
        }
      }
    }
  }

  private func closure(_ event: Event, calling method: String) -> String {
    "{ \(closureHead(event)) \(event.call(method, on: "handlers")) }"
  }

  private func closureHead(_ event: Event) -> String {
    let names = event.arguments.map { SwiftName.escaped($0.name) }.joined(separator: ", ")
    return names.isEmpty ? "[weak handlers] in" : "[weak handlers] \(names) in"
  }

  // MARK: Content

  private func write(_ slot: RuntimeTree.Slot, of view: View, _ writer: inout SwiftWriter) {
    guard let kind = view.element.slot(named: slot.name) else { return }
    switch slot.items {
    case .parameter(let name):
      writer.call("\(view.name).\(kind.method)", [SwiftName.escaped(name)])
    case .list(let items):
      let isMixed = items.contains { if case .view = $0 { true } else { false } }
      let arguments = items.compactMap { item in
        switch item {
        case .text(let text):
          isMixed && !text.isWrittenAsLiteral
            ? ".text(\(expression.text(text, isOptional: false)))"
            : expression.text(text, isOptional: false)
        case .view(let child):
          child.id.map { kind.acceptsText ? ".cell(\(SwiftName.escaped($0)))" : SwiftName.escaped($0) }
        }
      }
      if kind.isCalledForEach {
        for argument in arguments { writer.call("\(view.name).\(kind.method)", [argument]) }
      } else {
        writer.list("\(view.name).\(kind.method)", arguments)
      }
    }
  }
}

extension SceneSource.View {
  /// Whether a part is given, or has a default.
  fileprivate func has(_ part: String) -> Bool {
    tree.attributes.contains { $0.name == part } || tree.handlers.contains { $0.event == part }
      || tree.roles.contains { $0.fills.contains(part) } || tree.content.contains { $0.name == part }
  }
}

extension Event {
  /// The call of a handler that may be gone.
  func call(_ method: String, on target: String) -> String {
    let effects = (canThrow ? "try " : "") + (isAsync ? "await " : "")
    let arguments = arguments.map(\.forwarded).joined(separator: ", ")
    let call = "\(effects)\(target)?.\(SwiftName.escaped(method))(\(arguments))"
    return otherwise?.swiftText.map { "\(call) ?? \($0)" } ?? call
  }
}

extension Event.Otherwise {
  /// The answer in Swift; `nil` where a missing answer is `nil` by itself.
  fileprivate var swiftText: String? {
    switch self {
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .none: nil
    case .instance(let type): "\(type)()"
    case .member(let member): member
    }
  }
}

extension Value {
  /// Whether Swift writes the value as a literal of a string, which can stand for whatever its place expects.
  fileprivate var isWrittenAsLiteral: Bool { if case .text = self { true } else { false } }
}
