import DioramaGrammar
import DioramaTree

extension SceneSource {
  /// Writes the properties that keep the instances of the Swift types that fill roles. A role that is written in place is a
  /// value, which its view keeps.
  func writeRoleMembers(_ writer: inout SwiftWriter) {
    for view in views {
      for binding in view.tree.roles {
        guard case .type(let type) = binding.source else { continue }
        writer.line { $0.write("private let ", memberName(of: binding, in: view), " = ", type, "()") }
      }
    }
  }

  /// Writes the instance that fills a role, as the initializer names or makes it.
  func writeInstance(of binding: RuntimeTree.RoleBinding, in view: View, _ writer: inout SwiftWriter) {
    switch binding.source {
    case .parameter(let name): writer.write(SwiftName.escaped(name))
    case .type: writer.write(memberName(of: binding, in: view))
    case .inline: InlineRole(binding, in: view, of: self).writeInstance(&writer)
    }
  }

  private func memberName(of binding: RuntimeTree.RoleBinding, in view: View) -> String {
    RoleChecker.memberName(id: view.tree.id ?? "", role: binding.name)
  }

  /// Writes the types of the roles that the scene writes in place.
  func writeInlineRoles(_ writer: inout SwiftWriter) {
    for view in views {
      for binding in view.tree.roles {
        if case .inline = binding.source {
          writer.line()
          InlineRole(binding, in: view, of: self).write(&writer)
        }
      }
    }
  }

  /// The Swift types that the scene names, which no type of its own may hide.
  var namedTypes: Set<String> {
    var names = Set(
      tree.parameters.compactMap { if case .swift(let name) = $0.type.base { name } else { nil } })
    for binding in views.flatMap(\.tree.roles) {
      if case .type(let name) = binding.source { names.insert(name) }
    }
    return names
  }
}

/// The small private type of a role that is written in place.
struct InlineRole {
  let name: String
  private let binding: RuntimeTree.RoleBinding
  private let roles: [Role]
  private let source: SceneSource

  init(_ binding: RuntimeTree.RoleBinding, in view: SceneSource.View, of source: SceneSource) {
    self.binding = binding
    self.source = source
    roles = binding.fills.compactMap { view.element.role(named: $0) }
    let plain = SwiftName.capitalized(RoleChecker.memberName(id: view.tree.id ?? "", role: binding.name))
    name = source.namedTypes.contains(plain) ? plain + "Inline" : plain
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
  func writeInstance(_ writer: inout SwiftWriter) {
    let given = members.filter { $0.value.dependsOnParameters }
    writer.write(name, "(")
    writer.list(given) { member, writer in
      writer.write(SwiftName.escaped(member.attribute.name), ": ")
      source.expression.write(member.value, for: member.attribute, to: &writer)
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
          source.expression.write(value, for: attribute, to: &line)
          line.write(" }")
        }
      }
      if !handlers.isEmpty { writer.line("weak var handlers: (any \(source.handlersName))?") }
      for binding in handlers {
        guard let event = roles.flatMap(\.methods).first(where: { $0.name == binding.event }) else {
          continue
        }
        writer.line()
        writer.block { head in
          head.write("func ", event.name, "(")
          head.list(event.arguments) { argument, head in argument.writeDeclaration(to: &head) }
          head.write(")")
          head.writeEffects(isAsync: event.isAsync, canThrow: event.canThrow, result: event.result)
        } body: { writer in
          writer.line { event.writeCall(of: binding.method, to: &$0) }
        }
      }
    }
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
