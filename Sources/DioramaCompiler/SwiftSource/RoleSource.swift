import DioramaGrammar
import DioramaSyntax
import DioramaTree

extension SceneSource {
  /// Writes the properties that keep what fills roles: the instances of Swift types, and what is passed in, which a view may
  /// hold weakly. A role that is written in place is a value, which its view keeps.
  func writeRoleMembers(_ writer: inout SwiftWriter) {
    for (view, binding) in roleBindings {
      switch binding.source {
      case .type(let type):
        writer.line { $0.write("private let ", memberName(of: binding, in: view), " = ", type, "()") }
      case .parameter(let name):
        guard let type = expression.parameters[name] else { continue }
        writer.line {
          $0.write("private let ", memberName(of: binding, in: view), ": ", type.swiftName)
        }
      case .inline: break
      }
    }
  }

  /// Writes the statements of the initializer that keep what is passed in for roles.
  func writeRoleAssignments(_ writer: inout SwiftWriter) {
    for (view, binding) in roleBindings {
      guard case .parameter(let name) = binding.source else { continue }
      writer.line {
        $0.write("self.", memberName(of: binding, in: view), " = ", SwiftName.escaped(name))
      }
    }
  }

  /// The parameters that fill roles, as a doc comment names them.
  var keptParameters: [String] {
    let filling = Set(
      roleBindings.compactMap { if case .parameter(let name) = $0.binding.source { name } else { nil } })
    return tree.parameters.map(\.name).filter(filling.contains).map { "`\($0)`" }
  }

  private var roleBindings: [(view: View, binding: RuntimeTree.RoleBinding)] {
    views.flatMap { view in view.tree.roles.map { (view, $0) } }
  }

  /// Writes the instance that fills a role, as the initializer names or makes it.
  func writeInstance(of binding: RuntimeTree.RoleBinding, in view: View, _ writer: inout SwiftWriter) {
    switch binding.source {
    case .parameter(let name): writer.write(SwiftName.escaped(name))
    case .type: writer.write(reference(to: memberName(of: binding, in: view)))
    case .inline:
      let role = InlineRole(binding, in: view, of: self)
      role.writeInstance(of: inlineRoles.name(of: role), &writer)
    }
  }

  private func memberName(of binding: RuntimeTree.RoleBinding, in view: View) -> String {
    RoleChecker.memberName(id: view.tree.id ?? "", role: binding.name)
  }

  /// The Swift types that a scene names; of one that is nested in another, that one.
  static func namedTypes(of tree: RuntimeTree, _ views: [View]) -> Set<String> {
    var texts = Set(
      tree.parameters.compactMap { if case .swift(let name) = $0.type.base { name } else { nil } })
    for view in views {
      texts.insert(view.tree.swiftClass)
      for binding in view.tree.roles {
        if case .type(let name) = binding.source { texts.insert(name) }
        for role in binding.fills.compactMap({ view.element.role(named: $0) }) {
          texts.formUnion([role.swiftProtocol].compactMap(\.self) + role.members.map(\.swiftTypeName))
          for method in role.methods {
            texts.formUnion(method.arguments.map(\.type) + [method.result].compactMap(\.self))
          }
        }
      }
    }
    return Set(texts.flatMap(\.outermostTypes))
  }
}

/// The small private type of a role that is written in place.
struct InlineRole {
  /// The name that the type gets unless another type has it.
  let plainName: String
  /// The name of the type, once it has one.
  fileprivate(set) var name = ""
  private let binding: RuntimeTree.RoleBinding
  private let roles: [Role]
  private let expression: SwiftExpression
  private let handlersName: String

  init(_ binding: RuntimeTree.RoleBinding, in view: SceneSource.View, of source: SceneSource) {
    self.binding = binding
    expression = source.expression
    handlersName = source.handlersName
    roles = binding.fills.compactMap { view.element.role(named: $0) }
    plainName = SwiftName.capitalized(RoleChecker.memberName(id: view.tree.id ?? "", role: binding.name))
  }

  private var members: [(attribute: Attribute, value: Value)] {
    guard case .inline(let attributes, _) = binding.source else { return [] }
    return roles.flatMap(\.members).compactMap { member in
      guard let value = attributes.first(where: { $0.name == member.name })?.value,
        !member.isDefault(value)
      else { return nil }
      return (member, value)
    }
  }

  private var handlers: [RuntimeTree.EventBinding] {
    guard case .inline(_, let handlers) = binding.source else { return [] }
    return handlers
  }

  /// Writes how an instance is made: it is given the values that depend on parameters, and the handlers.
  func writeInstance(of name: String, _ writer: inout SwiftWriter) {
    let given = members.filter { $0.value.dependsOnParameters }
    writer.write(name, "(")
    writer.list(given) { member, writer in
      writer.write(SwiftName.label(member.attribute.name), ": ")
      expression.write(member.value, for: member.attribute, to: &writer)
    }
    if !handlers.isEmpty { writer.write(given.isEmpty ? "" : ", ", "handlers: handlers") }
    writer.write(")")
  }

  /// Writes the type.
  func write(_ writer: inout SwiftWriter) {
    let protocols = roles.compactMap(\.swiftProtocol).joined(separator: ", ")
    writer.block("private struct \(name): \(protocols)") { writer in
      for (attribute, value) in members {
        let isStored = value.dependsOnParameters
        writer.line { line in
          line.write(
            isStored ? "let " : "var ", SwiftName.escaped(attribute.name), ": ", attribute.swiftTypeName)
          if isStored { return }
          line.write(" { ")
          expression.write(value, for: attribute, to: &line)
          line.write(" }")
        }
      }
      if !handlers.isEmpty { writer.line("weak var handlers: (any \(handlersName))?") }
      for (number, event) in roles.flatMap(\.methods).enumerated() {
        if number > 0 || !members.isEmpty || !handlers.isEmpty { writer.line() }
        write(event, &writer)
      }
    }
  }

  /// Writes a method: it calls the handler that the scene names, or answers as if nobody were there.
  private func write(_ event: Event, _ writer: inout SwiftWriter) {
    func head(_ writer: inout SwiftWriter) {
      writer.write("func ", SwiftName.escaped(event.name), "(")
      writer.list(event.arguments) { argument, writer in argument.writeDeclaration(to: &writer) }
      writer.write(")")
      writer.writeEffects(isAsync: event.isAsync, canThrow: event.canThrow, result: event.result)
    }
    let method = handlers.first { $0.event == event.name }?.method
    if method == nil, event.result == nil {
      return writer.line { line in
        head(&line)
        line.write(" {}")
      }
    }
    writer.block(head) { writer in
      writer.line { line in
        if let method {
          event.writeCall(of: method, to: &line)
        } else {
          event.writeStandardAnswer(to: &line)
        }
      }
    }
  }
}

/// The types of the roles that a scene writes in place.
struct InlineRoles {
  /// The types, in the scene's order.
  private(set) var types: [InlineRole] = []
  /// The names of the types by what is written in their braces.
  private var names: [ExactText: String] = [:]

  /// No types.
  init() {}

  /// The types of a scene, each of which has a name that nothing else in the class means.
  init(of source: SceneSource) {
    var taken = source.namedTypes.union([source.rowType])
    for view in source.views {
      for binding in view.tree.roles {
        guard case .inline = binding.source else { continue }
        var role = InlineRole(binding, in: view, of: source)
        let text = ExactText(role.text)
        guard names[text] == nil else { continue }
        role.name = role.plainName
        while !taken.insert(role.name).inserted { role.name += "Inline" }
        names[text] = role.name
        types.append(role)
      }
    }
  }

  /// The name of a role's type.
  func name(of role: InlineRole) -> String { names[ExactText(role.text)] ?? role.plainName }
}

extension InlineRole {
  /// What tells the type from others: all but its name.
  fileprivate var text: String {
    var writer = SwiftWriter()
    var unnamed = self
    unnamed.name = ""
    unnamed.write(&writer)
    return writer.text
  }
}

extension Value {
  /// Whether the value is known only when the scene is made.
  var dependsOnParameters: Bool {
    switch self {
    case .parameter: true
    case .text(let segments): segments.contains { if case .parameter = $0 { true } else { false } }
    case .list(let values): values.contains(where: \.dependsOnParameters)
    default: false
    }
  }
}
