import DioramaGrammar
import DioramaTree

extension SceneSource {
  /// A property that holds the instance for a role.
  struct RoleMember {
    /// The property's declaration, with its value unless the initializer gives it.
    let declaration: String
    /// The statement in the initializer that gives the value, if one does.
    let assignment: String?
  }

  /// The properties for all roles whose instances the scene makes.
  var roleMembers: [RoleMember] {
    views.flatMap { view in
      view.tree.roles.compactMap { binding in
        let name = memberName(of: binding, in: view)
        switch binding.source {
        case .parameter: return nil
        case .type(let type):
          return RoleMember(declaration: "private let \(name) = \(type)()", assignment: nil)
        case .inline:
          let type = InlineRole(binding, in: view, of: self)
          guard type.needsArguments else {
            return RoleMember(declaration: "private let \(name) = \(type.name)()", assignment: nil)
          }
          return RoleMember(
            declaration: "private let \(name): \(type.name)",
            assignment: "\(name) = \(type.name)(\(type.arguments.joined(separator: ", ")))")
        }
      }
    }
  }

  /// The instance that fills a role, as the initializer names it.
  func instance(of binding: RuntimeTree.RoleBinding, in view: View) -> String {
    if case .parameter(let name) = binding.source { return SwiftName.escaped(name) }
    return memberName(of: binding, in: view)
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

  /// Whether the type takes anything in its initializer.
  var needsArguments: Bool { !arguments.isEmpty }

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
