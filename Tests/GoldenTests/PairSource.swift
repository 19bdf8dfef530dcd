import DioramaSwift
import DioramaTree

/// Writes the Swift that a comparison needs for a scene: an owner with its handlers, and a call to the initializer of
/// its class.
enum PairSource {
  /// The file for a scene.
  static func text(of tree: RuntimeTree) -> String {
    """
    // Written by the tests from \(tree.source). Do not edit.

    import DioramaKit
    import SceneDriving

    \(cases(tree))\(entries(tree))/// Owns `\(tree.scene)Scene` in a comparison.
    class \(tree.scene)Owner: RecordingOwner\(conformance(tree)) {\(tree.handlers.map(method).joined())
    \(tree.handlers.isEmpty ? "}" : registration(tree))

    extension ScenePair {
      /// `\(tree.scene)Scene`, with all its arguments and with those that it needs.
      static let \(name(of: tree)) = ScenePair(
        "\(tree.scene)", owner: \(tree.scene)Owner.self,
        fully: { owner, given in
    \(call(tree, tree.parameters + tree.state))
        },
        briefly: { owner, given in
    \(call(tree, (tree.parameters + tree.state).filter { $0.defaultValue == nil && !$0.type.isOptional }))
        }\(changes(tree)))
    }

    """
  }

  /// The file that lists all pairs.
  static func list(of trees: [RuntimeTree]) -> String {
    """
    // Written by the tests. Do not edit.

    import SceneDriving

    extension ScenePair {
      /// Every scene here.
      static let all: [ScenePair] = [
    \(trees.map { "    .\(name(of: $0))," }.joined(separator: "\n"))
      ]
    }

    """
  }

  /// The name of the property for a scene's pair.
  private static func name(of tree: RuntimeTree) -> String {
    SwiftName.escaped(tree.scene.prefix(1).lowercased() + tree.scene.dropFirst())
  }

  private static func conformance(_ tree: RuntimeTree) -> String {
    tree.handlers.isEmpty ? "" : ", \(tree.scene)SceneHandlers"
  }

  private static func declaration(_ argument: RuntimeTree.Handler.Argument) -> String {
    let label = argument.label == argument.name ? "" : (argument.label ?? "_") + " "
    return "\(label)\(SwiftName.escaped(argument.name)): \(argument.type)"
  }

  private static func method(_ handler: RuntimeTree.Handler) -> String {
    let effects = (handler.isAsync ? " async" : "") + (handler.canThrow ? " throws" : "")
    let verb = handler.isAsync ? "try await request" : handler.result == nil ? "note" : "answer"
    let arguments = ["\"\(handler.name)\""] + handler.arguments.map { SwiftName.escaped($0.name) }
    let head = "func \(SwiftName.escaped(handler.name))("
    let parameters = handler.arguments.map(declaration)
    let tail = ")\(effects)\(handler.result.map { " -> \($0)" } ?? "") {"
    let line = head + parameters.joined(separator: ", ") + tail
    let signature =
      line.count <= 100 ? line : "\(head)\n    \(parameters.joined(separator: ", "))\n  \(tail)"
    return "\n  \(signature)\n    \(verb)(\(arguments.joined(separator: ", ")))\n  }\n"
  }

  private static func registration(_ tree: RuntimeTree) -> String {
    let owner = "\(tree.scene)Owner"
    let lines = tree.handlers.map { handler in
      if handler.arguments.contains(where: { $0.type.hasSuffix(".State") }) {
        return registration(ofRow: handler)
      }
      let set = handler.isAsync ? "setAsync" : "set"
      return "    handlers.\(set)(\"\(handler.name)\", of: self, \(owner).\(SwiftName.escaped(handler.name)))"
    }
    return """
        override func register(in handlers: inout SceneHandlers) {
      \(lines.joined(separator: "\n"))
        }
      }
      """
  }

  /// A closure that calls a handler with the entry of a list, which a loaded scene passes as a dictionary. Without the
  /// owner, a request fails.
  private static func registration(ofRow handler: RuntimeTree.Handler) -> String {
    let names = handler.arguments.map { SwiftName.escaped($0.name) }
    let components = handler.arguments.map { argument in
      argument.type.hasSuffix(".State") ? String(argument.type.dropLast(".State".count)) : nil
    }
    let types = zip(handler.arguments, components).map { $1 == nil ? $0.type : "[String: Any?]" }
    let parameters = zip(names, types).map { "\($0): \($1)" }.joined(separator: ", ")
    let arguments = handler.arguments.indices.map { index in
      let value = components[index].map { "\(entry($0))(\(names[index]))" } ?? names[index]
      return (handler.arguments[index].label.map { "\($0): " } ?? "") + value
    }
    let call = "\(SwiftName.escaped(handler.name))(\(arguments.joined(separator: ", ")))"
    let body =
      handler.isAsync
      ? "guard let self else { throw CancellationError() }\n      try await self.\(call)" : "self?.\(call)"
    return """
          handlers.\(handler.isAsync ? "setAsync" : "set")("\(handler.name)") { [weak self] (\(parameters)) -> Void in
            \(body)
          }
      """
  }

  /// The functions that turn the values of components, and those of lists' entries, into states.
  private static func entries(_ tree: RuntimeTree) -> String {
    let arguments = tree.handlers.flatMap(\.arguments).map(\.type).filter { $0.hasSuffix(".State") }
    var names =
      (tree.parameters + tree.state).compactMap(\.component)
      + arguments.map { String($0.dropLast(".State".count)) }
    var components: [RuntimeTree] = []
    while let name = names.popLast() {
      guard !components.contains(where: { $0.scene == name }) else { continue }
      let found = tree.components.filter { $0.scene == name }
      components += found
      names += found.flatMap(\.state).compactMap(\.component)
    }
    return components.map { component in
      let type = "\(component.scene).State"
      let arguments = component.state.map { "    \(label($0)): \(read($0, of: component.scene))" }
      return """
        @MainActor private func \(entry(component.scene))(_ values: [String: Any?]) -> \(type) {
          \(type)(
        \(arguments.joined(separator: ",\n")))
        }


        """
    }.joined()
  }

  private static func entry(_ component: String) -> String { "entry\(component)" }

  /// The expression for an entry of a component's state in a dictionary of values.
  private static func read(_ entry: RuntimeTree.Parameter, of component: String) -> String {
    var type = entry.type.swiftName
    if let name = entry.component {
      let values = "SceneArguments.entries(values[\"\(entry.name)\"])"
      if entry.type.isList { return "\(values).map(\(self.entry(name)))" }
      return entry.type.isOptional
        ? "\(values).first.map(\(self.entry(name)))" : "\(self.entry(name))(\(values)[0])"
    }
    if case .enumeration(let cases) = entry.type.base {
      type = cases.isOwn ? "\(component).State.\(cases.swiftType)" : cases.swiftType
      let known = cases.names.map { "\"\($0)\": \(type).\(SwiftName.member($0))" }.joined(separator: ", ")
      let find = cases.isOwn ? "\(type)(rawValue: $0)" : "([\(known)] as [String: \(type)])[$0]"
      if entry.type.isList {
        return "(values[\"\(entry.name)\"] as? [String] ?? []).compactMap { \(find) }"
      }
      return "SceneArguments.read(values[\"\(entry.name)\"] as? String) { \(find) }"
    }
    return "SceneArguments.read(values[\"\(entry.name)\"])"
  }

  private static func call(_ tree: RuntimeTree, _ parameters: [RuntimeTree.Parameter]) -> String {
    let state = parameters.filter(tree.state.contains)
    var arguments: [String] = []
    if !state.isEmpty {
      let entries = state.map { "\(label($0)): \(value(of: $0, tree))" }
      arguments.append("state: \(tree.scene)Scene.State(\(entries.joined(separator: ", ")))")
    }
    arguments += parameters.filter { !state.contains($0) }.map { "\(label($0)): \(value(of: $0, tree))" }
    if !tree.handlers.isEmpty { arguments.append("handlers: owner") }
    let head = "      \(tree.scene)Scene("
    let line = head + arguments.joined(separator: ", ") + ")"
    guard line.count > 100 else { return line }
    return head + "\n        " + arguments.joined(separator: ",\n        ") + ")"
  }

  private static func label(_ parameter: RuntimeTree.Parameter) -> String {
    parameter.name == "inout" ? "`inout`" : parameter.name
  }

  private static func value(of parameter: RuntimeTree.Parameter, _ tree: RuntimeTree) -> String {
    if case .component(let name) = parameter.type.base {
      let values = "given.entries(\"\(parameter.name)\")"
      if parameter.type.isList { return "\(values).map(\(entry(name)))" }
      return parameter.type.isOptional
        ? "\(values).first.map(\(entry(name)))" : "\(entry(name))(\(values)[0])"
    }
    guard case .enumeration = parameter.type.base else { return "given[\"\(parameter.name)\"]" }
    return "given[\"\(parameter.name)\", \(parameter.name)Cases]"
  }

  // MARK: State

  /// The cases of each enumeration, by their names.
  private static func cases(_ tree: RuntimeTree) -> String {
    (tree.parameters + tree.state).map { entry in
      guard case .enumeration(let cases) = entry.type.base else { return "" }
      let type = cases.isOwn ? "\(tree.scene)Scene.State.\(cases.swiftType)" : cases.swiftType
      let entries = cases.names.map { "  \"\($0)\": .\(SwiftName.escaped($0)),\n" }.joined()
      return "@MainActor private let \(entry.name)Cases: [String: \(type)] = [\n\(entries)]\n\n"
    }.joined()
  }

  /// The arguments that change and read the state. Loaded scenes have the names of cases.
  private static func changes(_ tree: RuntimeTree) -> String {
    if tree.state.isEmpty { return "" }
    let assignments = tree.state.map { entry in
      let name = SwiftName.escaped(entry.name)
      return "        if given.has(\"\(entry.name)\") { state.\(name) = \(value(of: entry, tree)) }\n"
    }
    let cases = tree.state.compactMap { entry in
      guard case .enumeration(let cases) = entry.type.base, !cases.isOwn else { return nil as String? }
      return "\"\(entry.name)\": \(entry.name)Cases"
    }
    return """
      ,
          update: { scene, given in
            scene.update { state in
      \(assignments.joined())      }
          },
          state: { $0.state }\(cases.isEmpty ? "" : ", cases: [\(cases.joined(separator: ", "))]")
      """
  }
}

extension RuntimeTree.Parameter {
  /// The component whose state it holds, or a list of its states.
  fileprivate var component: String? { if case .component(let name) = type.base { name } else { nil } }
}
