import DioramaTree

extension SceneSource {
  /// Whether the scene asks anything of its owner.
  var hasHandlers: Bool { !scene.handlers.isEmpty }

  /// Writes the protocol of the scene's handlers.
  func writeHandlers(_ writer: inout SwiftWriter) {
    guard hasHandlers else { return }
    writer.line { $0.write("/// What `", scene.className, "` asks of its owner.") }
    writer.line("@MainActor")
    writer.block {
      $0.write(access, "protocol ", scene.handlersName, ": AnyObject")
    } body: { writer in
      writer.paragraphs(scene.handlers) { handler, writer in
        write(documentationOf: handler, &writer)
        writer.call {
          $0.write("func ", SwiftName.escaped(handler.name))
        } arguments: { call in
          for argument in handler.arguments { call.argument { $0.write(declarationOf: argument) } }
        } tail: {
          $0.writeEffects(isAsync: handler.isAsync, canThrow: handler.canThrow, result: handler.result)
        }
      }
    }
    writer.line()
  }

  /// Writes which events call a handler.
  private func write(documentationOf handler: RuntimeTree.Handler, _ writer: inout SwiftWriter) {
    writer.line { line in
      line.write("/// ")
      for (index, use) in handler.uses.enumerated() {
        if index > 0 { line.write(index < handler.uses.count - 1 ? ", " : " and ") }
        line.write("`", use.event, "` of `", use.view, "`")
      }
      line.write(handler.canThrow ? "; throwing undoes the change." : ".")
    }
  }
}

extension SwiftScene.Callback {
  /// Writes a closure that calls the handler.
  func writeClosure(to writer: inout SwiftWriter) {
    writer.write("{ ")
    writeClosureHead(to: &writer)
    writer.write(" ")
    writeCall(to: &writer)
    writer.write(" }")
  }

  /// Writes what a closure that calls the handler keeps and takes.
  func writeClosureHead(to writer: inout SwiftWriter) {
    writer.write("[weak handlers] ")
    writer.list(arguments) { argument, writer in writer.write(SwiftName.escaped(argument.name)) }
    writer.write(arguments.isEmpty ? "in" : " in")
  }

  /// Writes the call of the handler, which may be gone, or the answer that stands in for one.
  func writeCall(to writer: inout SwiftWriter) {
    writeFirstPart(to: &writer)
    writeSecondPart(after: " ", to: &writer)
  }

  /// Writes the call of the handler as a statement; the answer that stands in for its own goes to a line of its own
  /// if the whole is too long for one.
  func writeCallStatement(to writer: inout SwiftWriter) {
    writer.line {
      writeCall(to: &$0)
    } ifTooLong: { writer in
      writer.line { writeFirstPart(to: &$0) }
      guard otherwise != nil else { return }
      writer.indented { $0.line { writeSecondPart(after: "", to: &$0) } }
    }
  }

  /// Whether a handler's answer can be `nil` and then is not the same as none.
  private var answersWithNil: Bool { otherwise != nil && result?.hasSuffix("?") == true }

  private func writeFirstPart(to writer: inout SwiftWriter) {
    guard let handler else { return writer.write(otherwise ?? "nil") }
    if answersWithNil {
      writer.write("handlers == nil")
    } else {
      writePlainCall(of: handler, to: &writer)
    }
  }

  private func writeSecondPart(after blank: String, to writer: inout SwiftWriter) {
    guard let otherwise, let handler else { return }
    guard answersWithNil else {
      writer.write(blank, "?? ", otherwise)
      return
    }
    writer.write(blank, "? ", otherwise, " : ")
    writePlainCall(of: handler, to: &writer)
  }

  private func writePlainCall(of handler: String, to writer: inout SwiftWriter) {
    if canThrow { writer.write("try ") }
    if isAsync { writer.write("await ") }
    writer.write("handlers?.", SwiftName.escaped(handler), "(")
    writer.list(arguments) { argument, writer in
      if let label = argument.label { writer.write(label, ": ") }
      writer.write(SwiftName.escaped(argument.name))
    }
    writer.write(")")
  }
}

extension SwiftWriter {
  /// Writes the argument of a declaration.
  package mutating func write(declarationOf argument: RuntimeTree.Handler.Argument) {
    if argument.label != argument.name { write(argument.label ?? "_", " ") }
    write(SwiftName.escaped(argument.name), ": ", argument.type)
  }

  /// Writes what stands behind the parameters of a function.
  package mutating func writeEffects(isAsync: Bool, canThrow: Bool, result: String?) {
    if isAsync { write(" async") }
    if canThrow { write(" throws") }
    if let result { write(" -> ", result) }
  }
}
