import DioramaTree

extension SwiftScene.View {
  /// Whether the view is created in the scene's initializer, because its state depends on what is passed there.
  var isAssigned: Bool { state?.contains { $0.value.dependsOnParameters } ?? false }
}

extension SceneSource {
  /// Writes the statement or declaration that creates a component with a state.
  func writeCreation(of view: SwiftScene.View, _ head: String, _ writer: inout SwiftWriter) {
    let state = "\(view.swiftClass).State"
    func write(_ argument: SwiftScene.Argument, _ writer: inout SwiftWriter) {
      if let label = argument.label { writer.write(SwiftName.label(label), ": ") }
      self.write(argument.value, to: &writer)
    }
    guard view.state?.isEmpty == false else {
      return writer.line { $0.write(head, " = ", view.swiftClass, "()") }
    }
    writer.line { line in
      line.write(head, " = ", view.swiftClass)
      line.write("(state: ", state, "(")
      line.list(view.state ?? [], write)
      line.write("))")
    } ifTooLong: { writer in
      writer.line("\(head) = \(view.swiftClass)(")
      writer.indented { writer in
        writer.call({ $0.write("state: ", state) }) { call in
          for argument in view.state ?? [] { call.argument { write(argument, &$0) } }
        }
      }
      writer.line(")")
    }
  }

  /// Writes the properties with the closures that handle a component's events.
  func writeEvents(of component: SwiftScene.Component, _ writer: inout SwiftWriter) {
    var properties: [String] = []
    func write(_ property: String, _ summary: String, _ type: String) {
      properties.append(SwiftName.escaped(property))
      writer.line("/// \(summary)")
      writer.line { $0.write(access, "var ", SwiftName.escaped(property), ": (@MainActor ", type, ")?") }
    }
    for (property, event) in component.events {
      write(property, "Handles the event `\(event.name)`.", event.functionType)
    }
    if let property = component.reporting {
      write(property, "Called after the user changed the state.", "(\(scene.className)) -> Void")
    }
    if properties.isEmpty { return }
    writer.line()
    writer.line("/// Forgets the closures that handle events.")
    writer.block {
      $0.write(access, "func forgetHandlers()")
    } body: { writer in
      for property in properties { writer.line { $0.write(property, " = nil") } }
    }
    writer.line()
  }
}
