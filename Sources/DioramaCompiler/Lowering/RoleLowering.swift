import DioramaGrammar
import DioramaSwift
import DioramaTree

extension SwiftLowering {
  /// How Swift says who fills a role.
  func role(
    _ binding: RuntimeTree.RoleBinding, of view: RuntimeTree.View, _ element: ElementKind
  ) -> SwiftScene.Role {
    let source: SwiftScene.Role.Source =
      switch binding.source {
      case .type(let type): .type(type)
      case .parameter(let name): .parameter(name)
      case .inline(let attributes, let handlers):
        .inline(type(of: binding.fills.compactMap { element.role(named: $0) }, attributes, handlers))
      }
    return SwiftScene.Role(
      member: GeneratedNames.member(ofRole: binding.name, of: view.id ?? ""), source: source)
  }

  /// The type of roles that are written in place.
  private func type(
    of roles: [Role], _ attributes: [RuntimeTree.Attribute], _ handlers: [RuntimeTree.EventBinding]
  ) -> SwiftScene.InlineRole {
    SwiftScene.InlineRole(
      protocols: roles.compactMap(\.swiftProtocol),
      members: roles.flatMap(\.members).compactMap { member in
        guard let value = attributes.first(where: { $0.name == member.name })?.value, !member.isDefault(value)
        else { return nil }
        return (member.name, member.swiftTypeName, expression(value, for: member))
      },
      methods: roles.flatMap(\.methods).map { method in
        let handler = handlers.first { $0.event == method.name }?.method
        return (method.name, SwiftScene.Callback(method, handler: handler))
      })
  }
}

extension SwiftScene.Callback {
  init(_ event: Event, handler: String?) {
    self.init(
      handler: handler, arguments: event.arguments, result: event.result,
      otherwise: event.otherwise?.swiftText,
      isAsync: event.isAsync, canThrow: event.canThrow)
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
    case .argument(let name): SwiftName.escaped(name)
    }
  }
}

extension Role {
  /// The Swift types that a type which plays the role names.
  var mentionedTypes: [String] {
    let methodTypes = methods.flatMap { $0.arguments.map(\.type) + [$0.result].compactMap(\.self) }
    return [swiftProtocol].compactMap(\.self) + members.map(\.swiftTypeName) + methodTypes
  }
}
