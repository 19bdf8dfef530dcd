import DioramaTree

extension SceneSource {
  /// Writes a statement about a view.
  func write(_ statement: SwiftScene.Statement, of view: SwiftScene.View, _ writer: inout SwiftWriter) {
    let view = reference(to: view.id)
    switch statement {
    case .assign(let property, .callback(let callback)):
      write(callback, to: property, of: view, &writer)
    case .assign(let property, let value):
      writer.line { line in
        line.write(view, ".", property, " = ")
        write(value, to: &line)
      }
    case .call(let method, let arguments):
      writer.call {
        $0.write(view, ".", method)
      } arguments: { call in
        for argument in arguments {
          call.argument { writer in
            if let label = argument.label { writer.write(label, ": ") }
            write(argument.value, to: &writer)
          }
        }
      }
    case .callWithList(let method, let elements):
      writer.callWithList {
        $0.write(view, ".", method)
      } elements: { list in
        for element in elements { list.argument { write(element, to: &$0) } }
      }
    }
  }

  /// Writes the assignment of a closure, in several lines if it is too long for one.
  private func write(
    _ callback: SwiftScene.Callback, to property: String, of view: String, _ writer: inout SwiftWriter
  ) {
    writer.line { line in
      line.write(view, ".", property, " = ")
      callback.writeClosure(to: &line)
    } ifTooLong: { writer in
      writer.line { line in
        line.write(view, ".", property, " = { ")
        callback.writeClosureHead(to: &line)
      }
      writer.indented { callback.writeCallStatement(to: &$0) }
      writer.line("}")
    }
  }

  /// Writes what is assigned or passed.
  func write(_ expression: SwiftExpression, to writer: inout SwiftWriter) {
    switch expression {
    case .value(let value, let isOptional): writer.write(value, isOptional: isOptional)
    case .parameter(let name, let conversion):
      let name = SwiftName.escaped(name)
      if let conversion { writer.write(conversion, of: name) } else { writer.write(name) }
    case .list(let elements):
      writer.write("[")
      writer.list(elements) { element, writer in write(element, to: &writer) }
      writer.write("]")
    case .view(let id): writer.write(reference(to: id))
    case .role(let role): writeInstance(of: role, &writer)
    case .callback(let callback): callback.writeClosure(to: &writer)
    case .cell(let id): writer.write(".cell(", reference(to: id), ")")
    case .text(let text):
      writer.write(".text(")
      writer.write(text, isOptional: false)
      writer.write(")")
    case .fixed(let argument): writer.write(argument.code)
    }
  }
}

extension SwiftScene.FixedArgument {
  /// The argument without its label.
  fileprivate var code: String { enumerationCase.map { "." + SwiftName.escaped($0) } ?? "nil" }
}

extension SwiftWriter {
  /// Writes an argument that is the same for every scene.
  mutating func write(_ argument: SwiftScene.FixedArgument) { write(argument.label, ": ", argument.code) }

  /// Writes a parameter as the number that its place takes.
  fileprivate mutating func write(_ conversion: NumberConversion, of name: String) {
    let isMapped = conversion.isOptional || conversion.isList
    if conversion.isOptional && conversion.isList {
      write(name, "?.map { ")
    } else if isMapped {
      write(name, ".map { ")
    }
    write(conversion, ofNumber: isMapped ? "$0" : name)
    if isMapped { write(" }") }
  }

  private mutating func write(_ conversion: NumberConversion, ofNumber number: String) {
    if let type = conversion.type, Self.clampingTypes.contains(type) {
      write(type, "(clamping: ", number)
      writeLimits(of: conversion)
      write(")")
    } else {
      if let type = conversion.type { write(type, "(", number, ")") } else { write(number) }
      writeLimits(of: conversion)
    }
  }

  /// Writes the calls that hold a number to its range.
  private mutating func writeLimits(of conversion: NumberConversion) {
    if conversion.isMadeFinite { write(".finite") }
    switch (conversion.minimum, conversion.maximum) {
    case (let minimum?, let maximum?): write(".clamped(atLeast: ", minimum, ", atMost: ", maximum, ")")
    case (let minimum?, nil): write(".clamped(atLeast: ", minimum, ")")
    case (nil, let maximum?): write(".clamped(atMost: ", maximum, ")")
    case (nil, nil): break
    }
  }

  /// The types whose initializers trap for a number that they cannot hold, unless they are told to clamp it.
  private static let clampingTypes: Set = [
    "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
  ]
}
