import DioramaTree

extension SceneSource {
  private static let methodLength = 100

  /// Writes the methods that show the state.
  func writeRendering(_ rendering: SwiftScene.Rendering, _ writer: inout SwiftWriter) {
    if !rendering.state.isEmpty { writeUpdate(&writer) }
    if !rendering.isEmpty {
      if rendering.isRepeated { writeLoop(rendering, &writer) }
      let parts = rendering.parts(of: Self.methodLength)
      let names = parts.indices.dropFirst().map { uniqueName("renderPart\($0 + 1)") }
      let source = withLocalNames(["new", "old"])
      for (number, part) in parts.enumerated() {
        source.writeMethod(number == 0 ? "render" : names[number - 1], rendering, &writer) { writer in
          if part.contains(where: \.connectsHandlers) { writer.line("let handlers = self.handlers") }
          for group in part {
            source.write(inputs: group.inputs, rendering, &writer) { writer in
              for change in group.statements { source.write(change, &writer) }
            }
          }
          guard number == 0 else { return }
          let arguments = rendering.isRepeated ? "(new, since: old)" : "(new)"
          for name in names { writer.line { $0.write(name, arguments) } }
          if !rendering.layout.isEmpty { writer.line { $0.write("renderLayout", arguments) } }
        }
      }
      source.writeLayout(rendering, &writer)
    }
    writeRenderingTypes(rendering, &writer)
  }

  private func writeLoop(_ rendering: SwiftScene.Rendering, _ writer: inout SwiftWriter) {
    writer.line()
    writer.line("/// Shows what has changed. What changes meanwhile is shown afterwards.")
    writer.block("private func render()") { writer in
      writer.line("isStale = true")
      writer.line("if isRendering { return }")
      writer.line("isRendering = true")
      writer.block("while isStale") { writer in
        writer.line("isStale = false")
        writer.line("let old = rendered")
        writer.line {
          $0.write("let new = ")
          writeRendered(rendering, &$0)
        }
        writer.line("rendered = new")
        writer.line(
          scene.showsChangesTogether
            ? "TableSections.together { render(new, since: old) }" : "render(new, since: old)")
      }
      writer.line("isRendering = false")
    }
  }

  /// Writes the statement that renders when the traits that the scene reads have changed.
  func writeObservation(_ writer: inout SwiftWriter) {
    if scene.observesTraits { writer.line("observeTraits { [weak self] in self?.render() }") }
  }

  /// Writes the statement that renders for the first time.
  func writeFirstRendering(_ rendering: SwiftScene.Rendering, _ writer: inout SwiftWriter) {
    if rendering.isEmpty { return }
    let call = methodInInitializer("render")
    if rendering.isRepeated {
      writer.line("\(call)()")
      if scene.component != nil { writeObservation(&writer) }
      return
    }
    writer.line {
      $0.write(call, "(")
      writeRendered(rendering, &$0)
      $0.write(")")
    }
  }

  /// Writes the statement that renders the layout for the first time.
  func writeFirstLayout(_ rendering: SwiftScene.Rendering, _ writer: inout SwiftWriter) {
    if rendering.layout.isEmpty { return }
    if rendering.isRepeated { return writer.line("if let rendered { renderLayout(rendered, since: nil) }") }
    writer.line {
      $0.write("renderLayout(")
      writeRendered(rendering, &$0)
      $0.write(")")
    }
  }

  private func writeMethod(
    _ name: String, _ rendering: SwiftScene.Rendering, _ writer: inout SwiftWriter,
    _ body: (inout SwiftWriter) -> Void
  ) {
    writer.line()
    writer.block(
      { writer in
        writer.write("private func ", name, "(_ new: ", renderedType)
        if rendering.isRepeated {
          writer.write(", since old: ", renderedType, "?)")
        } else {
          writer.write(")")
        }
      }, body: body)
  }

  private func writeLayout(_ rendering: SwiftScene.Rendering, _ writer: inout SwiftWriter) {
    if rendering.layout.isEmpty { return }
    writeMethod("renderLayout", rendering, &writer) { writer in
      for group in rendering.layout {
        write(inputs: group.inputs, rendering, &writer) { writer in
          write(withConstantsOf: group.arguments, &writer) { writer in
            writer.call("updateLayout") { call in
              for argument in group.arguments { call.argument { write(argument, &$0) } }
            }
          }
        }
      }
    }
  }

  /// Writes statements that are executed initially, and when an input has changed.
  private func write(
    inputs: SwiftScene.Inputs, _ rendering: SwiftScene.Rendering, _ writer: inout SwiftWriter,
    _ body: (inout SwiftWriter) -> Void
  ) {
    guard rendering.isRepeated else { return body(&writer) }
    let names = inputs.names
    // Initially, there is no old value, and an optional new value may be `nil` too.
    let firstTest = inputs.areOptional ? "old == nil" : nil
    writer.line { line in
      line.write("if ", firstTest ?? "")
      for index in names.indices {
        if index > 0 || firstTest != nil { line.write(" || ") }
        line.write(comparing: names[index])
      }
      line.write(" {")
    } ifTooLong: { writer in
      writer.line { line in
        if let firstTest {
          line.write("if ", firstTest)
        } else {
          line.write("if ")
          line.write(comparing: names[0])
        }
      }
      writer.indented { writer in
        for name in names.dropFirst(firstTest == nil ? 1 : 0) {
          writer.line { line in
            line.write("|| ")
            line.write(comparing: name)
          }
        }
      }
      writer.line("{")
    }
    writer.indented(body)
    writer.line("}")
  }

  private func write(_ change: SwiftScene.Change, _ writer: inout SwiftWriter) {
    switch change {
    case .view(let id, let statement): write(statement, of: reference(to: id), &writer)
    case .section(let index, let part, let value):
      let (method, constant) =
        switch part {
        case .header: ("setHeader", (name: "text", type: "String?"))
        case .footer: ("setFooter", (name: "text", type: "String?"))
        case .shown: ("setShown", (name: "isShown", type: "Bool"))
        }
      let argument = SwiftScene.Argument(
        label: nil, value: value, constant: value.isSelection ? constant : nil)
      write(withConstantsOf: [argument], &writer) { writer in
        writer.call {
          $0.write("sections.", method)
        } arguments: { call in
          call.argument { write(argument, &$0) }
          call.argument { $0.write("of: ", String(index)) }
        }
      }
    }
  }
}

// MARK: Computed values

extension SceneSource {
  /// Writes a call. If it needs constants for its arguments, it has a scope of its own with them.
  func write(
    withConstantsOf arguments: [SwiftScene.Argument], _ writer: inout SwiftWriter,
    call: (inout SwiftWriter) -> Void
  ) {
    guard arguments.contains(where: needsConstants) else { return call(&writer) }
    writer.block("do") { writer in
      for argument in arguments {
        if let constant = argument.constant { write(constant, argument.value, &writer) }
        if case .role(let role) = argument.value { writeConstants(of: role, &writer) }
      }
      call(&writer)
    }
  }

  private func needsConstants(_ argument: SwiftScene.Argument) -> Bool {
    if argument.constant != nil { return true }
    if case .role(let role) = argument.value { return hasConstants(role) }
    return false
  }

  /// Writes a constant that holds a value with branches.
  func write(
    _ constant: (name: String, type: String), _ value: SwiftExpression, _ writer: inout SwiftWriter
  ) {
    let name = uniqueName(constant.name)
    writeBranches({ $0.write("let ", name, ": ", constant.type, " = ") }, value, &writer)
  }

  /// Writes an argument with its label.
  func write(_ argument: SwiftScene.Argument, _ writer: inout SwiftWriter) {
    if let label = argument.label { writer.write(label, ": ") }
    if let constant = argument.constant { return writer.write(uniqueName(constant.name)) }
    write(argument.value, to: &writer)
  }

  /// Writes a computed value after the beginning of its line.
  func write(
    _ value: SwiftExpression, after writeHead: SwiftWriter.Body, _ writer: inout SwiftWriter
  ) {
    if value.isSelection { return writeBranches(writeHead, value, &writer) }
    writer.line { line in
      writeHead(&line)
      write(value, to: &line)
    } ifTooLong: { writer in
      writeBranches(writeHead, value, &writer)
    }
  }

  /// Writes a value after the beginning of its line, with a line for each branch.
  private func writeBranches(
    _ writeHead: SwiftWriter.Body, _ value: SwiftExpression, _ writer: inout SwiftWriter
  ) {
    switch value {
    case .computed(.choice(let test, let then, let otherwise), _):
      func writeIf(_ line: inout SwiftWriter) {
        writeHead(&line)
        line.write("if ")
      }
      writer.line { line in
        writeIf(&line)
        line.write(test)
        line.write(" {")
      } ifTooLong: { writer in
        writer.lines(writeIf, test)
        writer.line("{")
      }
      writer.indented { writeBranches({ _ in }, then, &$0) }
      writer.line("} else {")
      writer.indented { writeBranches({ _ in }, otherwise, &$0) }
      writer.line("}")
    case .computed(.selection(let selection), _):
      writer.line { line in
        writeHead(&line)
        line.write("switch ")
        line.write(selection.subject)
        line.write(" {")
      }
      for choice in selection.cases { writeCase(choice.pattern, choice.value, &writer) }
      if let otherwise = selection.otherwise { writeCase(nil, otherwise, &writer) }
      writer.line("}")
    case .computed(.test(let test), _):
      writer.line { line in
        writeHead(&line)
        line.write(test)
      } ifTooLong: {
        $0.lines(writeHead, test)
      }
    default:
      writer.line { line in
        writeHead(&line)
        write(branch: value, &line)
      }
    }
  }

  /// Writes the value of a branch. A name alone may not be a modifier, which would begin a declaration.
  private func write(branch value: SwiftExpression, _ writer: inout SwiftWriter) {
    switch value {
    case .computed(.reading(let reading, nil), _) where reading.isModifier:
      writer.write(reading.with("`", "`"))
    default: write(value, to: &writer)
    }
  }

  /// Writes a case of a `switch`; without a pattern, the default.
  private func writeCase(_ pattern: String?, _ value: SwiftExpression, _ writer: inout SwiftWriter) {
    func writeHead(_ line: inout SwiftWriter) {
      if let pattern { line.write("case ", pattern, ":") } else { line.write("default:") }
    }
    func writeLines(_ writer: inout SwiftWriter) {
      writer.line(writeHead)
      writer.indented { writeBranches({ _ in }, value, &$0) }
    }
    if value.isSelection { return writeLines(&writer) }
    writer.line { line in
      writeHead(&line)
      line.write(" ")
      write(branch: value, &line)
    } ifTooLong: {
      writeLines(&$0)
    }
  }

  /// Writes a computed value within a line.
  func write(_ computation: SwiftComputation, to writer: inout SwiftWriter) {
    switch computation {
    case .reading(let reading, nil): writer.write(reading)
    case .reading(let reading, let conversion?): writer.write(conversion, of: reading)
    case .text(let segments): writer.write(literal: segments)
    case .localized(let key, let comment, let arguments):
      writer.write("String(localizedFormat: ")
      writer.write(localized: key, comment: comment)
      for argument in arguments {
        writer.write(", ")
        writer.write(argument)
      }
      writer.write(")")
    case .test(let test): writer.write(test)
    case .choice(let test, let then, let otherwise):
      writer.write(operand: test)
      writer.write(" ? ")
      write(branch: then, to: &writer)
      writer.write(" : ")
      write(otherwise, to: &writer)
    case .selection(let selection):
      var cases = selection.cases[...]
      let last = selection.otherwise ?? cases.popLast()?.value
      for choice in cases {
        writer.write(selection.subject)
        writer.write(" == ", choice.pattern, " ? ")
        write(branch: choice.value, to: &writer)
        writer.write(" : ")
      }
      if let last { write(last, to: &writer) }
    }
  }

  private func write(branch value: SwiftExpression, to writer: inout SwiftWriter) {
    guard case .computed(let computation, _) = value, computation.isBranched else {
      return write(value, to: &writer)
    }
    writer.write("(")
    write(value, to: &writer)
    writer.write(")")
  }
}

extension SwiftComputation {
  /// Whether it has branches.
  var isBranched: Bool {
    switch self {
    case .choice, .selection: true
    case .reading, .text, .localized, .test: false
    }
  }
}
