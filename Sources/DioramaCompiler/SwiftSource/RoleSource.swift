import DioramaGrammar
import DioramaTree

extension SceneSource {
  /// The properties that keep the instances of the Swift types that fill roles. A role that is written in place is a value,
  /// which its view keeps.
  var roleMembers: [String] {
    views.flatMap { view in
      view.tree.roles.compactMap { binding in
        guard case .type(let type) = binding.source else { return nil }
        return "private let \(memberName(of: binding, in: view)) = \(type)()"
      }
    }
  }

  /// The instance that fills a role, as the initializer names or makes it.
  func instance(of binding: RuntimeTree.RoleBinding, in view: View) -> String {
    switch binding.source {
    case .parameter(let name): return SwiftName.escaped(name)
    case .type: return memberName(of: binding, in: view)
    case .inline:
      let role = InlineRole(binding, in: view, of: self)
      return "\(role.name)(\(role.arguments.joined(separator: ", ")))"
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
        member.defaultValue != .value(value)
      else { return nil }
      return (member, value)
    }
  }

  private var handlers: [RuntimeTree.EventBinding] {
    guard case .inline(_, let handlers) = binding.source else { return [] }
    return handlers
  }

  /// What the initializer is given: the values that depend on parameters, and the handlers.
  var arguments: [String] {
    members.filter { $0.value.dependsOnParameters }
      .map {
        "\(SwiftName.escaped($0.attribute.name)): \(source.expression.text($0.value, for: $0.attribute))"
      }
      + (handlers.isEmpty ? [] : ["handlers: handlers"])
  }

  func write(_ writer: inout SwiftWriter) {
    let protocols = roles.compactMap(\.swiftProtocol).joined(separator: ", ")
    writer.block("private struct \(name): \(protocols)") { writer in
      for (attribute, value) in members {
        let head = "\(SwiftName.escaped(attribute.name)): \(attribute.swiftTypeName)"
        if value.dependsOnParameters {
          writer.line("let \(head)")
        } else {
          writer.line("var \(head) { \(source.expression.text(value, for: attribute)) }")
        }
      }
      if !handlers.isEmpty { writer.line("weak var handlers: (any \(source.handlersName))?") }
      for binding in handlers {
        guard let event = roles.flatMap(\.methods).first(where: { $0.name == binding.event }) else {
          continue
        }
        writer.line()
        let effects = (event.isAsync ? " async" : "") + (event.canThrow ? " throws" : "")
        let head = "func \(event.name)(\(event.arguments.map(\.declaration).joined(separator: ", ")))"
        writer.block(head + effects + (event.result.map { " -> \($0)" } ?? "")) { writer in
          writer.line(event.call(binding.method, on: "handlers"))
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
