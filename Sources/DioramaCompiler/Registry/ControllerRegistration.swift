import DioramaGrammar
import DioramaSwift
import DioramaTree

/// Writes the class of a controller's loaded scenes: a subclass that forwards to a `LoadedScreen`.
struct ControllerRegistration {
  let controller: ControllerKind
  let grammar: Grammar

  private var className: String { "Loaded\(controller.name.capitalized)Scene" }

  /// Writes the statement that registers the class with a loader.
  func writeCall(_ writer: inout SwiftWriter) {
    let effect = controller.parameters.isEmpty ? "" : "try "
    writer.line("elements.registerController(\(controller.name.quoted)) { \(effect)\(className)($0) }")
  }

  /// Writes the class.
  func writeClass(access: String, _ writer: inout SwiftWriter) {
    writer.documentation("A loaded scene of the controller `\(controller.name)`.")
    writer.block("\(access)final class \(className): \(controller.swiftClass), LoadedScene") { writer in
      writer.line("let loadedScreen: LoadedScreen")
      writer.line()
      writeInitializer(&writer)
      writer.line()
      writer.line("@available(*, unavailable)")
      writer.line("required init?(coder: NSCoder) { nil }")
      writeOverrides(&writer)
      if controller.content == .sections {
        writeTableLoading(&writer)
        writeTable(&writer)
      }
    }
  }

  private func writeInitializer(_ writer: inout SwiftWriter) {
    let effect = controller.parameters.isEmpty ? "" : " throws(SceneLoadingProblem)"
    writer.block("init(_ screen: LoadedScreen)\(effect)") { writer in
      writer.line("loadedScreen = screen")
      writer.call("super.init") { call in
        for argument in controller.initializer {
          call.argument { writer in
            guard case .parameter(let type) = argument.value else {
              return writer.write(SwiftScene.FixedArgument(argument))
            }
            writer.write(argument.label, ": try screen.parameter(\"", argument.label, "\", as: ")
            writer.write(type.swiftName, ".self")
            if let conversion = type.loaderType(in: grammar) { writer.write(", ", conversion) }
            writer.write(")")
          }
        }
      }
    }
  }

  /// Writes the properties and methods that a runtime tree can override.
  private func writeOverrides(_ writer: inout SwiftWriter) {
    let screen = controller.screen.flatMap { grammar.element(named: $0) }
    for attribute in screen?.attributes ?? [] {
      guard case .overriding(let property, _) = attribute.setter else { continue }
      writer.line()
      writer.block("override var \(property): \(attribute.swiftTypeName)") { writer in
        writer.line("loadedScreen.overriddenValue(of: \"\(property)\") ?? super.\(property)")
      }
    }
    let animated = [RuntimeTree.Handler.Argument(label: nil, name: "animated", type: "Bool")]
    // The methods of `LoadedScreen` that do more than call handlers.
    let ownMethods = [("viewDidLoad", []), ("viewWillAppear", animated), ("viewWillDisappear", animated)]
    for (name, arguments) in ownMethods {
      writer.writeOverride(name, arguments) { writer in
        writer.line("loadedScreen.\(name)(\(arguments.map(\.name).joined(separator: ", ")))")
      }
    }
    var written = Set(ownMethods.map(\.0))
    for event in screen?.events ?? [] {
      guard case .overriding(let name) = event.wiring, written.insert(name).inserted else { continue }
      let arguments = ["\"\(name)\""] + event.arguments.map { SwiftName.escaped($0.name) }
      writer.writeOverride(name, event.arguments) { writer in
        writer.line("loadedScreen.call(\(arguments.joined(separator: ", ")))")
      }
    }
  }

  /// Writes the method that shows the scene's table, if the runtime tree has one.
  private func writeTableLoading(_ writer: inout SwiftWriter) {
    writer.line()
    writer.block("override func loadView()") { writer in
      writer.line("guard let table = loadedScreen.table else { return super.loadView() }")
      writer.line("tableView = table")
      writer.line("tableView.delegate = self")
    }
  }

  /// Writes the methods of the table's delegate.
  private func writeTable(_ writer: inout SwiftWriter) {
    for method in [TableMethod.header, .footer, .selection] {
      let parameters = method.parameters.joined(separator: ", ")
      let result = method.result.map { " -> \($0)" } ?? ""
      writer.line()
      writer.block("override func tableView(\(parameters))\(result)") {
        $0.line("loadedScreen.\(method.call)")
      }
    }
  }
}
