import DioramaTree

extension SceneSource {
  /// Writes the protocol of the values that the app derives from the state.
  func writeDerived(_ writer: inout SwiftWriter) {
    guard let rendering = scene.rendering, !rendering.derived.isEmpty else { return }
    let state = "\(scene.className).State"
    writer.line { $0.write("/// The values that an extension of `", state, "` derives from the state.") }
    writer.line("@MainActor")
    writer.block {
      $0.write(access, "protocol ", rendering.derivedName)
    } body: { writer in
      for value in rendering.derived {
        if let summary = value.summary { writer.documentation(summary) }
        writer.line { line in
          line.write("var ")
          line.write(value.name, of: value.type, in: state)
          line.write(" { get }")
        }
      }
    }
    writer.line()
  }

  /// Writes the type of the state or, without a state, the enumerations that the scene declares.
  func writeState(_ rendering: SwiftScene.Rendering, _ writer: inout SwiftWriter) {
    guard scene.hasState else {
      if rendering.enumerations.isEmpty { return }
      writer.line("/// The scene's enumerations.")
      writer.block {
        $0.write(access, "nonisolated enum State")
      } body: {
        $0.paragraphs(rendering.enumerations) { write($0, &$1) }
      }
      return writer.line()
    }
    let isScene = scene.component == nil
    writer.line {
      $0.write("/// The values that ", isScene ? "change while the scene is shown." : "the component shows.")
    }
    writer.block {
      $0.write(access, "nonisolated struct State: Equatable", rendering.isSendable ? ", Sendable" : "")
      if scene.component?.isIdentifiable == true { $0.write(", Identifiable") }
      if !rendering.derived.isEmpty { $0.write(", ", rendering.derivedName) }
    } body: { writer in
      for entry in rendering.state {
        if let summary = entry.summary { writer.documentation(summary) }
        writer.line {
          $0.write(access, "var ")
          $0.write(entry.name, of: entry.type, in: nil)
        }
      }
      if !rendering.state.isEmpty { writer.line() }
      writeStateInitializer(rendering, &writer)
      if writer.bundle != nil { writeDefaultMembers(of: rendering.state, &writer) }
      for condition in rendering.conditions {
        writer.line()
        write(condition, &writer)
      }
      for cases in rendering.enumerations {
        writer.line()
        write(cases, &writer)
      }
    }
    writer.line()
  }

  private func writeStateInitializer(_ rendering: SwiftScene.Rendering, _ writer: inout SwiftWriter) {
    writer.line("/// Creates a state.")
    writer.call {
      $0.write(access, "init")
    } arguments: { call in
      for entry in rendering.state { call.argument { write(declarationOf: entry, &$0) } }
    } tail: {
      $0.write(" {")
    }
    writer.indented { writer in
      for entry in rendering.state {
        let name = SwiftName.escaped(entry.name)
        writer.line { $0.write("self.", name, " = ", name) }
      }
    }
    writer.line("}")
  }

  /// Writes a parameter of the state's initializer. An optional also has the cases `none` and `some`.
  private func write(declarationOf entry: RuntimeTree.Parameter, _ writer: inout SwiftWriter) {
    writer.write(entry.name, of: entry.type, in: nil)
    if case .enumeration(let name)? = entry.defaultValue, entry.type.isOptional {
      writer.write(" = ")
      writer.write(ParameterType(entry.type.base), in: nil)
      writer.write(".", SwiftName.member(name))
    } else {
      writeDefault(of: entry, in: "State", &writer)
    }
  }

  private func write(_ condition: SwiftScene.Condition, _ writer: inout SwiftWriter) {
    func writeHead(_ line: inout SwiftWriter) {
      line.write(condition.isIsolated ? "@MainActor " : "", access, "var ")
      line.write(SwiftName.escaped(condition.name), ": Bool {")
    }
    writer.line { line in
      writeHead(&line)
      line.write(" ")
      line.write(condition.test)
      line.write(" }")
    } ifTooLong: { writer in
      writer.line(writeHead)
      writer.indented { $0.lines({ _ in }, condition.test) }
      writer.line("}")
    }
  }

  private func write(_ cases: ParameterType.Cases, _ writer: inout SwiftWriter) {
    writer.block {
      $0.write(access, "enum ", cases.swiftType, ": String, CaseIterable, Sendable")
    } body: { writer in
      for name in cases.names { writer.line { $0.write("case ", SwiftName.escaped(name)) } }
    }
  }
}

extension SceneSource {
  /// Writes the method that returns the name of a case, which Swift does not provide for UIKit's enumerations.
  func writeCaseName(of printed: SwiftScene.PrintedEnumeration, _ writer: inout SwiftWriter) {
    let names = printed.cases.names
    writer.line()
    writer.block {
      $0.write("private static func caseName(of value: ", printed.cases.swiftType, ") -> String")
    } body: { writer in
      writer.line("switch value {")
      for (index, name) in names.enumerated() {
        let replacesOthers = index == names.count - 1 && !printed.isComplete
        writer.line { line in
          line.write(replacesOthers ? "default: " : "case .\(SwiftName.member(name)): ")
          line.write(literal: name)
        }
      }
      writer.line("}")
    }
  }
}

// MARK: Members and the initializer

extension SceneSource {
  /// The types of a scene that changes.
  var renderingTypes: [String] {
    scene.rendering == nil ? [] : [NamedTypes.state, renderedType, parametersType]
  }

  /// Writes the properties for the state and for rendering.
  func writeStateMembers(_ rendering: SwiftScene.Rendering, _ writer: inout SwiftWriter) {
    if rendering.isRepeated, !rendering.state.isEmpty {
      writer.line { $0.write("/// What the ", scene.kind, " shows. A change is shown at once.") }
      writer.block {
        $0.write(access, "var state: State")
      } body: {
        let isCompared = !scene.views.contains(where: \.isList)
        if !isCompared {
          $0.line(
            "// With `former`, Swift changes a copy, so the app can read the state during a change.")
        }
        $0.block(isCompared ? "didSet" : "didSet(former)") {
          $0.line(isCompared ? "if state != oldValue { render() }" : "render()")
        }
      }
      writer.line()
    } else if scene.hasState {
      writer.line { $0.write("/// The state, which the ", scene.kind, " does not show.") }
      writer.line { $0.write(access, "var state: State") }
      writer.line()
    }
    if !rendering.parameters.isEmpty {
      writer.line { $0.write("private let parameters: ", parametersType) }
    }
    if rendering.connectsHandlers {
      writer.line { $0.write("private weak var handlers: (any ", scene.handlersName, ")?") }
    }
    guard rendering.isRepeated else { return }
    writer.line { $0.write("private var rendered: ", renderedType, "?") }
    writer.line("private var isStale = false")
    writer.line("private var isRendering = false")
  }

  /// Writes the statements of the initializer that store what rendering needs.
  func writeStateAssignments(_ rendering: SwiftScene.Rendering, _ writer: inout SwiftWriter) {
    if scene.hasState { writer.line("self.state = state") }
    if !rendering.parameters.isEmpty {
      writer.call {
        $0.write("self.parameters = ", parametersType)
      } arguments: { call in
        for parameter in rendering.parameters {
          call.argument { $0.write(passing: parameter.name) }
        }
      }
    }
    if rendering.connectsHandlers { writer.line("self.handlers = handlers") }
  }

  /// Writes the parameter of the initializer for the state.
  func write(stateParameterOf rendering: SwiftScene.Rendering, _ writer: inout SwiftWriter) {
    let isRequired = rendering.state.contains { $0.defaultValue == nil && !$0.type.isOptional }
    writer.write("state: State", isRequired ? "" : " = State()")
  }

  /// Writes the method that changes the state.
  func writeUpdate(_ writer: inout SwiftWriter) {
    writer.line()
    writer.line("/// Changes the state in one step. The closure must change only its argument.")
    writer.block {
      $0.write(access, "func update(_ change: (inout State) -> Void)")
    } body: {
      $0.line("state = DioramaKit.changed(state, by: change) { state }")
    }
  }

  /// Writes the types of the parameters that rendering reads, and of what is rendered.
  func writeRenderingTypes(_ rendering: SwiftScene.Rendering, _ writer: inout SwiftWriter) {
    if !rendering.parameters.isEmpty {
      writer.line()
      writer.block {
        $0.write("private struct ", parametersType)
      } body: { writer in
        for parameter in rendering.parameters {
          writer.line { line in
            line.write("let ")
            line.write(parameter.name, of: parameter.type)
          }
        }
      }
    }
    if rendering.readsOnlyState || rendering.isEmpty { return }
    writer.line()
    writer.line("/// What the views show.")
    writer.block {
      $0.write("@MainActor private final class ", renderedType)
    } body: { writer in
      if !rendering.state.isEmpty { writer.line { $0.write("let ", rendering.sources.state, ": State") } }
      if rendering.readsScreen {
        writer.line { $0.write("let ", rendering.sources.screen, ": ScreenTraits") }
      }
      for result in rendering.results {
        writer.line { line in
          line.write("let ")
          line.write(result.name, of: result.type)
        }
      }
      writer.line()
      writeResults(rendering, &writer)
    }
  }

  /// The sources of what is rendered: the values in the scene, with their names and types.
  private func sources(of rendering: SwiftScene.Rendering) -> [(value: String, name: String, type: String)] {
    var sources: [(String, String, String)] = []
    if !rendering.state.isEmpty { sources.append(("state", rendering.sources.state, "State")) }
    if rendering.results.contains(where: \.readsParameters) {
      sources.append(("parameters", rendering.sources.parameters, parametersType))
    }
    if rendering.readsScreen {
      sources.append(("ScreenTraits(traitCollection)", rendering.sources.screen, "ScreenTraits"))
    }
    return sources
  }

  private func writeResults(_ rendering: SwiftScene.Rendering, _ writer: inout SwiftWriter) {
    let sources = sources(of: rendering)
    writer.line { line in
      line.write("init(")
      line.list(sources) { source, line in line.write("_ ", source.name, ": ", source.type) }
      line.write(") {")
    }
    writer.indented { writer in
      for source in sources where source.name != rendering.sources.parameters {
        writer.line { $0.write("self.", source.name, " = ", source.name) }
      }
      for result in rendering.results {
        let name = SwiftName.escaped(result.name)
        guard let test = result.test else {
          writer.line { $0.write(name, " = ", rendering.sources.state, ".", name) }
          continue
        }
        writer.line { line in
          line.write(name, " = ")
          line.write(test)
        } ifTooLong: {
          $0.lines({ $0.write(name, " = ") }, test)
        }
      }
    }
    writer.line("}")
  }

  /// Writes what is rendered now.
  func writeRendered(_ rendering: SwiftScene.Rendering, _ writer: inout SwiftWriter) {
    if rendering.readsOnlyState { return writer.write("state") }
    writer.write(renderedType, "(")
    writer.list(sources(of: rendering)) { source, writer in
      writer.write(source.value)
    }
    writer.write(")")
  }
}

// MARK: Editing

extension SwiftScene.Callback {
  /// Writes the statements of a closure that writes the state, each on its own line.
  fileprivate func writeBody(to writer: inout SwiftWriter) {
    if unwrapsSelf { writer.line("guard let self else { return }") }
    writeEdits(of: unwrapsSelf ? "self" : "self?", to: &writer)
    if let reporting { writer.line { $0.write("self.report { self.", reporting, "?(self) }") } }
    if handler != nil { writeCallStatement(to: &writer) }
  }

  /// Writes the statement that writes the state.
  private func writeEdits(of owner: String, to writer: inout SwiftWriter) {
    let view = SwiftName.escaped(arguments.first?.name ?? "")
    func assignment(_ edit: SwiftScene.StateAssignment) -> String {
      let value = "\(view).\(edit.property)"
      return SwiftName.escaped(edit.entry) + (edit.isNegated ? " = !" : " = ")
        + (edit.conversion.map { "\($0.rawValue)\(value))" } ?? value)
    }
    for edit in edits where edit.conversion == .rounding {
      writer.line { $0.write(view, ".", edit.property, ".round()") }
    }
    writer.writeChange(of: owner, edits.map(assignment))
  }
}

extension SwiftWriter {
  /// Writes the statement that changes the state, which the scene then shows once.
  mutating func writeChange(of owner: String, _ assignments: [String]) {
    if assignments.count == 1 { return line("\(owner).state.\(assignments[0])") }
    block("\(owner).update") { writer in
      for assignment in assignments { writer.line("$0.\(assignment)") }
    }
  }
}

extension SceneSource {
  /// Writes the assignment of a closure that writes the state and then calls a handler.
  func writeEditing(
    _ callback: SwiftScene.Callback, to head: String, _ tail: String, _ writer: inout SwiftWriter
  ) {
    writer.line { line in
      line.write(head, "{ ")
      callback.writeClosureHead(to: &line)
    }
    writer.indented { callback.writeBody(to: &$0) }
    writer.line { $0.write("}", tail) }
  }

  /// Writes the call to a method whose argument is a closure that writes the state.
  func writeEditing(
    _ method: String, _ arguments: [SwiftScene.Argument], of view: String, _ writer: inout SwiftWriter
  ) {
    guard case .callback(let callback)? = arguments.first?.value else { return }
    var tail = SwiftWriter()
    for argument in arguments.dropFirst() {
      tail.write(", ")
      write(argument, &tail)
    }
    writeEditing(callback, to: "\(view).\(method)(", tail.text + ")", &writer)
  }
}
