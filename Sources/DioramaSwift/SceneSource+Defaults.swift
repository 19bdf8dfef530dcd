import DioramaTree

/// Types and defaults of parameters. A default argument of a public declaration cannot name the bundle of a module,
/// which is internal, so it names a member that does.
extension SceneSource {
  /// Writes the members that default arguments name. They are not isolated, since default arguments are not in Swift 5.
  func writeDefaultMembers(of parameters: [RuntimeTree.Parameter], _ writer: inout SwiftWriter) {
    for parameter in parameters where hasDefaultMember(parameter) {
      guard let value = parameter.defaultValue else { continue }
      writer.line()
      writer.block {
        $0.write("@usableFromInline nonisolated static var ", Self.defaultMember(of: parameter), ": ")
        $0.write(parameter.type, in: "State")
      } body: { writer in
        writer.line { $0.write(value, isOptional: parameter.type.isOptional) }
      }
    }
  }

  /// Writes the default argument of a parameter, given the type that declares it.
  func writeDefault(of parameter: RuntimeTree.Parameter, in type: String, _ writer: inout SwiftWriter) {
    if writer.bundle != nil, hasDefaultMember(parameter) {
      writer.write(" = ", type, ".", Self.defaultMember(of: parameter))
    } else if let value = parameter.defaultValue {
      writer.write(" = ")
      writer.write(value, isOptional: parameter.type.isOptional)
    } else if parameter.type.isOptional {
      writer.write(" = nil")
    }
  }

  /// Returns whether the default of a parameter of a public declaration is in the bundle of a module.
  private func hasDefaultMember(_ parameter: RuntimeTree.Parameter) -> Bool {
    !access.isEmpty && parameter.defaultValue?.namesBundle == true
  }

  private static func defaultMember(of parameter: RuntimeTree.Parameter) -> String {
    "default" + parameter.name.capitalized
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

extension SwiftWriter {
  /// Writes a name with its type.
  mutating func write(_ name: String, of type: ParameterType, in state: String? = "State") {
    write(SwiftName.escaped(name), ": ")
    write(type, in: state)
  }

  /// Writes a type, given the type in which the scene's own enumerations are; `nil` inside that type.
  mutating func write(_ type: ParameterType, in state: String?) {
    if type.isList { write("[") }
    if case .enumeration(let cases) = type.base, cases.isOwn {
      if let state { write(state, ".") }
      write(cases.swiftType)
    } else {
      write(type.base.swiftName)
    }
    if type.isList { write("]") }
    if type.isOptional { write("?") }
  }
}
