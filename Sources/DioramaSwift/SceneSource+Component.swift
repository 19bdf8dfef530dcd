import DioramaTree

extension SwiftScene {
  /// The state that a component is created with.
  package enum InitialState: Sendable {
    /// Entries; all others have their defaults.
    case entries([Argument])
    /// A state that is passed on as a whole.
    case whole(SwiftExpression)
  }
}

extension SceneSource {
  /// Writes the statement or declaration that creates a component with a state.
  func writeCreation(of view: SwiftScene.View, _ writeHead: SwiftWriter.Body, _ writer: inout SwiftWriter) {
    func writeStart(_ line: inout SwiftWriter) {
      writeHead(&line)
      line.write(" = ", view.swiftClass)
    }
    func write(_ argument: SwiftScene.Argument, _ writer: inout SwiftWriter) {
      if let label = argument.label { writer.write(SwiftName.label(label), ": ") }
      self.write(argument.value, to: &writer)
    }
    switch view.state {
    case .whole(let value):
      writer.call(writeStart) { call in
        call.argument { writer in
          writer.write("state: ")
          self.write(value, to: &writer)
        }
      }
    case .entries(let arguments) where !arguments.isEmpty:
      writer.line { line in
        writeStart(&line)
        line.write("(state: ", view.swiftClass, ".State(")
        line.list(arguments, write)
        line.write("))")
      } ifTooLong: { writer in
        writer.line { line in
          writeStart(&line)
          line.write("(")
        }
        writer.indented { writer in
          writer.call({ $0.write("state: ", view.swiftClass, ".State") }) { call in
            for argument in arguments { call.argument { write(argument, &$0) } }
          }
        }
        writer.line(")")
      }
    case .entries, nil:
      writer.line { line in
        writeStart(&line)
        line.write("()")
      }
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
    writer.line("/// Removes the closures that handle events.")
    writer.block {
      $0.write(access, "func removeHandlers()")
    } body: { writer in
      for property in properties { writer.line { $0.write(property, " = nil") } }
    }
    writer.line()
  }
}
