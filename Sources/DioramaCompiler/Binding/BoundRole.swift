import DioramaGrammar
import DioramaSyntax

/// A role that is written in place: what each of its keys stands for.
struct BoundRole {
  /// The roles that are filled at once.
  let roles: [Role]
  /// What the roles are asked for.
  let members: [Attribute]
  /// The events of the roles.
  let methods: [Event]

  /// What a key stands for.
  enum Key {
    case member(Attribute)
    case method(Event)
    case unknown
  }

  init(_ role: Role, of element: ElementKind) {
    roles = role.fills.compactMap { element.role(named: $0) }
    members = roles.flatMap(\.members)
    methods = roles.flatMap(\.methods)
  }

  /// What a key stands for.
  func meaning(of key: SyntaxNode) -> Key {
    if let member = members.first(where: { key.hasText($0.name) }) { return .member(member) }
    if let method = methods.first(where: { key.hasText($0.name) }) { return .method(method) }
    return .unknown
  }

  /// The names of all members and methods.
  var names: [String] { members.map(\.name) + methods.map(\.name) }

  /// The role that has a member or a method of a name.
  func role(having name: String) -> Role? {
    roles.first { role in
      role.members.contains { $0.name == name } || role.methods.contains { $0.name == name }
    }
  }
}
