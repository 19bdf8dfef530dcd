import DioramaSyntax

/// The names that become members of the generated class: ids, and with them the parameters.
final class NameTable {
  private var places: [String: SourceRange] = [:]
  private var parameters: Set<String> = []
  private var generated: [(name: String, key: SyntaxNode)] = []

  /// Takes a parameter's name; its mapping has it once.
  func declare(parameter name: String, at range: SourceRange) {
    places[name] = range
    parameters.insert(name)
  }

  /// Takes an id, and reports one that is taken or that the generated class cannot have.
  func declare(
    id name: String, of view: String, at node: SyntaxNode, reserved: Set<String>, in context: SceneContext
  ) {
    if let earlier = places[name] {
      if parameters.contains(name) {
        let note = Diagnostic.Note("the parameter '\(name)' is here", at: earlier)
        let suggestion = free(name, view, reserved)
        context.report(
          NameCollision(name: name, with: "a parameter", suggestion: suggestion), at: node.range,
          notes: [note],
          fixIts: renaming(node, suggestion))
      } else if earlier != node.range || node.isAlias {
        let note = Diagnostic.Note("'\(name)' is here first", at: earlier)
        context.report(DuplicateID(name: name), at: node.range, notes: [note])
      } else {
        context.report(DuplicateID(name: name), at: node.range)
      }
      return
    }
    places[name] = node.range
    guard reserved.contains(name) else { return }
    let suggestion = free(name, view, reserved)
    context.report(
      NameCollision(name: name, with: "a member of the generated class", suggestion: suggestion),
      at: node.range,
      fixIts: renaming(node, suggestion))
  }

  /// Notes that a member is generated for a role.
  func generate(_ name: String, for key: SyntaxNode) {
    generated.append((name, key))
  }

  /// Reports the members that are generated for roles and have the name of an id or a parameter.
  func checkGenerated(in context: SceneContext) {
    for (name, key) in generated {
      guard let earlier = places[name] else { continue }
      let note = Diagnostic.Note("'\(name)' would hold this role", at: key.range)
      context.report(
        NameCollision(name: name, with: "a member of the generated class", suggestion: nil), at: earlier,
        notes: [note])
    }
  }

  /// A name that nobody has, beginning with another.
  func unused(_ name: String) -> String {
    var candidate = name
    var count = 1
    while places[candidate] != nil {
      count += 1
      candidate = "\(name)\(count)"
    }
    return candidate
  }

  func reserve(_ name: String, at range: SourceRange) {
    places[name] = range
  }

  private func free(_ name: String, _ view: String, _ reserved: Set<String>) -> String? {
    let candidate = name + view.prefix(1).uppercased() + view.dropFirst()
    return places[candidate] == nil && !reserved.contains(candidate) ? candidate : nil
  }

  private func renaming(_ node: SyntaxNode, _ name: String?) -> [FixIt] {
    guard let name, !node.isAlias else { return [] }
    return [FixIt("write '\(name)'", replacing: node.range, with: name)]
  }
}
