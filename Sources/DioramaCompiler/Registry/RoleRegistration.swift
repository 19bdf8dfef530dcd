import DioramaGrammar
import DioramaSwift

/// Writes the type of a role that a scene writes in place: what a loaded scene has for the types that generated Swift
/// makes.
struct RoleRegistration {
  let role: Role
  let element: ElementKind

  /// The name of the type.
  var name: String { "Inline" + SwiftName.capitalized(element.name) + SwiftName.capitalized(role.name) }

  /// The type of whatever fills the role.
  var existential: String { "any " + roles.compactMap(\.swiftProtocol).joined(separator: " & ") }

  private var roles: [Role] { role.fills.compactMap { element.role(named: $0) } }

  func write(_ writer: inout SwiftWriter) {
    let members = roles.flatMap(\.members)
    let methods = roles.flatMap(\.methods)
    let protocols = roles.compactMap(\.swiftProtocol).joined(separator: ", ")
    writer.documentation("A `\(role.name)` of a `\(element.name)` that a scene writes in place.")
    writer.block("private struct \(name): \(protocols)") { writer in
      for member in members {
        writer.line("let \(SwiftName.escaped(member.name)): \(member.swiftTypeName)")
      }
      if !methods.isEmpty { writer.line("private let handlers: [String: SceneCallback]") }
      writer.line()
      writer.block("@MainActor init?(_ sceneParts: SceneParts)") { writer in
        for member in members { writeReading(of: member, &writer) }
        if !methods.isEmpty { writer.line("handlers = sceneParts.callbacks") }
      }
      for method in methods {
        writer.line()
        write(method, &writer)
      }
    }
  }

  private func writeReading(of member: Attribute, _ writer: inout SwiftWriter) {
    let name = SwiftName.escaped(member.name)
    let value = "sceneParts.value(\(member.name.quoted), \(member.loaderType))"
    if case .value(let fallback) = member.defaultValue {
      writer.line { line in
        line.write("self.", name, " = ", value, " ?? ")
        line.write(fallback, isOptional: member.isOptional)
      }
    } else {
      writer.line("guard let \(name): \(member.swiftTypeName) = \(value) else { return nil }")
      writer.line("self.\(name) = \(name)")
    }
  }

  private func write(_ method: Event, _ writer: inout SwiftWriter) {
    writer.block({ head in
      head.write("func ", SwiftName.escaped(method.name), "(")
      head.list(method.arguments) { argument, writer in writer.write(declarationOf: argument) }
      head.write(")")
      head.writeEffects(isAsync: method.isAsync, canThrow: method.canThrow, result: method.result)
    }) { writer in
      let names = method.arguments.map { SwiftName.escaped($0.name) }
      writer.line("let handler = handlers[\(method.name.quoted), default: SceneCallback()]")
      writer.line(method.forwardingCall("handler", names))
    }
  }
}
