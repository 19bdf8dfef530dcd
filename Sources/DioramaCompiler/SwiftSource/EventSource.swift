import DioramaGrammar

extension Event {
  /// Writes a closure that calls a handler.
  func writeClosure(calling method: String, to writer: inout SwiftWriter) {
    writer.write("{ ")
    writeClosureHead(to: &writer)
    writer.write(" ")
    writeCall(of: method, to: &writer)
    writer.write(" }")
  }

  /// Writes what a closure that calls a handler keeps and takes.
  func writeClosureHead(to writer: inout SwiftWriter) {
    writer.write("[weak handlers] ")
    writer.list(arguments) { argument, writer in writer.write(SwiftName.escaped(argument.name)) }
    writer.write(arguments.isEmpty ? "in" : " in")
  }

  /// Writes the call of a handler that may be gone.
  func writeCall(of method: String, to writer: inout SwiftWriter) {
    writeFirstPart(of: method, to: &writer)
    writeSecondPart(of: method, after: " ", to: &writer)
  }

  /// Writes the call of a handler that may be gone as a statement; the answer that stands in for its own goes to a line
  /// of its own if the whole is too long for one.
  func writeCallStatement(of method: String, to writer: inout SwiftWriter) {
    writer.line {
      writeCall(of: method, to: &$0)
    } ifTooLong: { writer in
      writer.line { writeFirstPart(of: method, to: &$0) }
      guard otherwise?.swiftText != nil else { return }
      writer.indented { $0.line { writeSecondPart(of: method, after: "", to: &$0) } }
    }
  }

  /// Writes the answer when there is no handler.
  func writeStandardAnswer(to writer: inout SwiftWriter) { writer.write(otherwise?.swiftText ?? "nil") }

  /// Whether a handler's answer can be `nil` and then is not the same as none.
  private var answersWithNil: Bool { otherwise?.swiftText != nil && result?.hasSuffix("?") == true }

  private func writeFirstPart(of method: String, to writer: inout SwiftWriter) {
    if answersWithNil {
      writer.write("handlers == nil")
    } else {
      writePlainCall(of: method, to: &writer)
    }
  }

  private func writeSecondPart(of method: String, after blank: String, to writer: inout SwiftWriter) {
    guard let text = otherwise?.swiftText else { return }
    guard answersWithNil else {
      writer.write(blank, "?? ", text)
      return
    }
    writer.write(blank, "? ", text, " : ")
    writePlainCall(of: method, to: &writer)
  }

  private func writePlainCall(of method: String, to writer: inout SwiftWriter) {
    if canThrow { writer.write("try ") }
    if isAsync { writer.write("await ") }
    writer.write("handlers?.", SwiftName.escaped(method), "(")
    writer.list(arguments) { argument, writer in argument.writeForwarded(to: &writer) }
    writer.write(")")
  }
}

extension Event.Otherwise {
  /// The answer in Swift; `nil` where a missing answer is `nil` by itself.
  fileprivate var swiftText: String? {
    switch self {
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .none: nil
    case .instance(let type): "\(type)()"
    case .member(let member): member
    case .argument(let name): SwiftName.escaped(name)
    }
  }
}
