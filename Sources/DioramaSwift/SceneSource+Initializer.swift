import DioramaTree

extension SceneSource {
  /// Writes the initializer, which stores what is needed later and configures the views.
  func writeInitializer(_ writer: inout SwiftWriter) {
    writeInitializerDocumentation(&writer)
    writer.call {
      $0.write(access, "init")
    } arguments: { call in
      if let rendering = scene.rendering, scene.hasState {
        call.argument { write(stateParameterOf: rendering, &$0) }
      }
      for parameter in scene.parameters { call.argument { write(parameter, &$0) } }
      if hasHandlers { call.argument { $0.write("handlers: any ", scene.handlersName) } }
    } tail: {
      $0.write(" {")
    }
    writer.indented { writer in
      if let rendering = scene.rendering { writeStateAssignments(rendering, &writer) }
      if scene.hasScreenHandlers, scene.rendering?.connectsHandlers != true {
        writer.line("self.handlers = handlers")
      }
      for argument in scene.layout {
        guard let member = argument.member else { continue }
        writer.line { line in
          line.write("self.", member.name, " = ")
          write(argument.value, to: &line)
        }
      }
      writeRoleAssignments(&writer)
      for view in scene.views where view.isAssigned {
        writeCreation(of: view, "self.\(SwiftName.escaped(view.id))", &writer)
      }
      writer.line { line in
        line.write("super.init(")
        line.list(scene.superInitializer) { fixed, line in line.write(fixed) }
        line.write(")")
      }
      writeConfigurationCall(configurationName, &writer)
      if scene.component != nil, case .views(let views) = scene.content { writeLayOut(views, &writer) }
      if case .sections = scene.content { writeSectionsCall(&writer) }
      if let rendering = scene.rendering { writeFirstRendering(rendering, &writer) }
    }
    writer.line("}")
  }

  private func writeInitializerDocumentation(_ writer: inout SwiftWriter) {
    let kept = keptParameters
    writer.line { line in
      line.write("/// Creates the ", scene.kind)
      if !kept.isEmpty {
        line.write(", which holds `", kept.joined(separator: "` and `"), "` strongly")
      }
      if hasHandlers { line.write(kept.isEmpty ? ", which holds " : " and ", "its handlers weakly") }
      line.write(".")
    }
    let documented = scene.parameters.filter { $0.summary != nil }
    guard !documented.isEmpty else { return }
    writer.line("///")
    writer.line("/// - Parameters:")
    for parameter in documented {
      writer.line {
        $0.write("///   - ", parameter.name, ": ", SwiftComment.line(of: parameter.summary ?? ""))
      }
    }
  }

  private func write(_ parameter: RuntimeTree.Parameter, _ writer: inout SwiftWriter) {
    writer.write(SwiftName.escaped(parameter.name), ": ", name(of: parameter.type))
    writeDefault(of: parameter, in: scene.className, &writer)
  }
}

/// Defaults of parameters. A default argument of a public declaration cannot name the bundle of a module, which is
/// internal, so it names a member that does.
extension SceneSource {
  /// Writes the default argument of a parameter, given the type that declares it.
  func writeDefault(of parameter: RuntimeTree.Parameter, in type: String, _ writer: inout SwiftWriter) {
    if hasDefaultMember(parameter, writer.bundle) {
      writer.write(" = ", type, ".", Self.defaultMember(of: parameter))
    } else if let value = parameter.defaultValue {
      writer.write(" = ")
      writer.write(value, isOptional: parameter.type.isOptional)
    } else if parameter.type.isOptional {
      writer.write(" = nil")
    }
  }

  /// Writes the members that default arguments name. They are not isolated, since default arguments are not in Swift 5.
  func writeDefaultMembers(of parameters: [RuntimeTree.Parameter], _ writer: inout SwiftWriter) {
    for parameter in parameters where hasDefaultMember(parameter, writer.bundle) {
      guard let value = parameter.defaultValue else { continue }
      writer.line()
      writer.block {
        $0.write("@usableFromInline nonisolated static var ", Self.defaultMember(of: parameter), ": ")
        $0.write(name(of: parameter.type))
      } body: { writer in
        writer.line { $0.write(value, isOptional: parameter.type.isOptional) }
      }
    }
  }

  private func hasDefaultMember(_ parameter: RuntimeTree.Parameter, _ bundle: String?) -> Bool {
    !access.isEmpty && bundle != nil && parameter.defaultValue?.namesBundle == true
  }

  private static func defaultMember(of parameter: RuntimeTree.Parameter) -> String {
    "default" + SwiftName.capitalized(parameter.name)
  }
}

extension Value {
  /// Whether the value is in the bundle with texts, images and colours.
  fileprivate var namesBundle: Bool {
    switch self {
    case .localized, .image(.asset): true
    case .color(let color): color.namesBundle
    case .list(let values): values.contains(where: \.namesBundle)
    default: false
    }
  }
}

extension Color {
  fileprivate var namesBundle: Bool {
    switch self {
    case .asset: true
    case .adaptive(let light, let dark): light.namesBundle || dark.namesBundle
    case .named, .rgba, .constant: false
    }
  }
}
