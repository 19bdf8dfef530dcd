import DioramaTree

extension SceneSource {
  /// Writes the initializer: it keeps what is needed later, and has the views configured.
  func writeInitializer(_ writer: inout SwiftWriter) {
    writeInitializerDocumentation(&writer)
    writer.call {
      $0.write(access, "init")
    } arguments: { call in
      for parameter in scene.parameters { call.argument { write(parameter, &$0) } }
      if hasHandlers { call.argument { $0.write("handlers: any ", scene.handlersName) } }
    } tail: {
      $0.write(" {")
    }
    writer.indented { writer in
      for argument in scene.layout {
        guard let member = argument.member else { continue }
        writer.line { line in
          line.write("self.", member.name, " = ")
          write(argument.value, to: &line)
        }
      }
      writeRoleAssignments(&writer)
      if case .sections(let sections, _) = scene.content { writeSections(sections, &writer) }
      writer.line { line in
        line.write("super.init(")
        line.list(scene.superInitializer) { fixed, line in line.write(fixed) }
        line.write(")")
      }
      writeConfigurationCall(&writer)
    }
    writer.line("}")
  }

  private func writeInitializerDocumentation(_ writer: inout SwiftWriter) {
    let kept = keptParameters.map { "`\($0)`" }
    let references = [
      kept.isEmpty ? nil : "keeps \(kept.joined(separator: " and ")) alive",
      hasHandlers ? "holds its handlers weakly" : nil,
    ].compactMap(\.self)
    let clause = references.isEmpty ? "" : ", which " + references.joined(separator: " and ")
    writer.documentation("Creates the scene\(clause).")
    let documented = scene.parameters.filter { $0.summary != nil }
    guard !documented.isEmpty else { return }
    writer.documentation("\n- Parameters:")
    for parameter in documented {
      writer.documentation("  - \(parameter.name): \(SwiftComment.line(of: parameter.summary ?? ""))")
    }
  }

  private func write(_ parameter: RuntimeTree.Parameter, _ writer: inout SwiftWriter) {
    writer.write(SwiftName.escaped(parameter.name), ": ", parameter.type.swiftName)
    if let value = parameter.defaultValue {
      writer.write(" = ")
      writer.write(value, isOptional: parameter.type.isOptional)
    } else if parameter.type.isOptional {
      writer.write(" = nil")
    }
  }

  // MARK: Configuring the views

  /// Writes the method that makes the views what the scene says they are. In the initializer, Swift would prove for each use
  /// of a property that all of them have values, which takes minutes where there are a thousand.
  func writeConfiguration(_ writer: inout SwiftWriter) {
    guard isConfigured else { return }
    writer.line()
    writer.call {
      $0.write("private func ", configurationName)
    } arguments: { call in
      for parameter in configurationParameters {
        call.argument { $0.write(SwiftName.escaped(parameter.name), ": ", parameter.type.swiftName) }
      }
      if hasHandlers { call.argument { $0.write("handlers: any ", scene.handlersName) } }
    } tail: {
      $0.write(" {")
    }
    writer.indented { writer in
      writer.paragraphs(scene.views) { view, writer in
        for statement in view.statements { write(statement, of: view, &writer) }
      }
    }
    writer.line("}")
  }

  /// Writes the call of the method that configures the views, if there is one.
  private func writeConfigurationCall(_ writer: inout SwiftWriter) {
    guard isConfigured else { return }
    writer.call({ $0.write(configurationName) }) { call in
      for parameter in configurationParameters {
        call.argument {
          $0.write(SwiftName.label(parameter.name), ": ", SwiftName.escaped(parameter.name))
        }
      }
      if hasHandlers { call.argument { $0.write("handlers: handlers") } }
    }
  }

  /// Whether there is anything to say of some view.
  private var isConfigured: Bool { scene.views.contains { !$0.statements.isEmpty } }

  /// The parameters that views are configured with.
  private var configurationParameters: [RuntimeTree.Parameter] {
    guard !scene.parameters.isEmpty else { return [] }
    var names: Set<String> = []
    for view in scene.views {
      for statement in view.statements { statement.forEachInput { names.insert($0) } }
    }
    return scene.parameters.filter { names.contains($0.name) }
  }

  /// The name of the method that configures the views, which no view and no parameter has.
  private var configurationName: String {
    var name = "configureViews"
    while scene.views.contains(where: { $0.id == name })
      || scene.parameters.contains(where: { $0.name == name })
    {
      name += "Now"
    }
    return name
  }
}

extension ParameterType {
  /// The type in Swift.
  package var swiftName: String {
    let plain = isList ? "[\(base.swiftName)]" : base.swiftName
    return isOptional ? plain + "?" : plain
  }
}

extension ParameterType.Base {
  /// The type in Swift.
  package var swiftName: String {
    switch self {
    case .string: "String"
    case .boolean: "Bool"
    case .integer: "Int"
    case .number: "Double"
    case .url: "URL"
    case .color: "UIColor"
    case .font: "UIFont"
    case .image: "UIImage"
    case .swift(let name): name
    }
  }
}
