import DioramaTree

extension SceneSource {
  /// Whether the scene has handlers.
  var hasHandlers: Bool { !scene.handlers.isEmpty }

  /// Writes the protocol of the scene's handlers.
  func writeHandlers(_ writer: inout SwiftWriter) {
    guard hasHandlers else { return }
    writer.line { $0.write("/// The methods that `", scene.className, "` calls on its owner.") }
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

  /// Writes a list of the events that call a handler.
  private func write(documentationOf handler: RuntimeTree.Handler, _ writer: inout SwiftWriter) {
    writer.line { line in
      line.write(handler.result != nil && handler.arguments.isEmpty ? "/// Returns the " : "/// ")
      for (index, use) in handler.uses.enumerated() {
        if index > 0 { line.write(index < handler.uses.count - 1 ? ", " : " and ") }
        line.write("`", use.event, "` of ")
        switch use.view {
        case RuntimeTree.screenID: line.write("the screen")
        case scene.table: line.write("the table")
        default: line.write("`", use.view, "`")
        }
      }
      line.write(handler.canThrow ? "; throwing reverts the change." : ".")
    }
  }
}

extension SwiftScene.Callback {
  /// Whether the closure needs its object more than once, because it writes the state and reports this.
  var unwrapsSelf: Bool { !edits.isEmpty && reporting != nil }

  /// Writes a closure that calls the handler.
  func writeClosure(to writer: inout SwiftWriter) {
    writer.write("{ ")
    writeClosureHead(to: &writer)
    writer.write(" ")
    writeCall(to: &writer)
    writer.write(" }")
  }

  /// Writes the capture list and the parameters of a closure that calls the handler.
  func writeClosureHead(to writer: inout SwiftWriter) {
    if isPassedOn || edits.isEmpty && handler == nil && reporting != nil {
      writer.write("[weak self] ")
    } else if edits.isEmpty {
      writer.write("[weak handlers] ")
    } else {
      writer.write(handler == nil ? "[weak self] " : "[weak self, weak handlers] ")
    }
    let isIgnored = leavesArguments && edits.isEmpty
    writer.list(arguments) { argument, writer in
      writer.write(isIgnored ? "_" : SwiftName.escaped(argument.name))
    }
    writer.write(arguments.isEmpty ? "in" : " in")
  }

  /// Writes the call to the handler, whose object may have been freed, or the result without a handler.
  func writeCall(to writer: inout SwiftWriter) {
    writeFirstPart(to: &writer)
    writeSecondPart(after: " ", to: &writer)
  }

  /// Writes the call to the handler as a statement. If it is too long for one line, the result without a handler or, if
  /// there is none, each argument gets its own line.
  func writeCallStatement(to writer: inout SwiftWriter) {
    writer.line {
      writeCall(to: &$0)
    } ifTooLong: { writer in
      guard otherwise != nil else { return writeCallOnSeveralLines(to: &writer) }
      writer.line { writeFirstPart(to: &$0) }
      writer.indented { $0.line { writeSecondPart(after: "", to: &$0) } }
    }
  }

  /// Writes the call to the handler with each argument on its own line.
  private func writeCallOnSeveralLines(to writer: inout SwiftWriter) {
    guard let handler else { return }
    writer.call {
      writeCallee(handler, isUnwrapped: unwrapsSelf, to: &$0)
    } arguments: { call in
      for argument in passedArguments { call.argument { write(argument, to: &$0) } }
    }
  }

  /// Whether the handler itself may return `nil`, so that `nil` does not mean that there is no handler.
  private var mayReturnNil: Bool { otherwise != nil && result?.hasSuffix("?") == true }

  private func writeFirstPart(to writer: inout SwiftWriter) {
    guard let handler else { return writer.write(otherwise ?? "nil") }
    if mayReturnNil {
      writer.write("handlers == nil")
    } else {
      writePlainCall(of: handler, to: &writer)
    }
  }

  private func writeSecondPart(after blank: String, to writer: inout SwiftWriter) {
    guard let otherwise, let handler else { return }
    guard mayReturnNil else {
      writer.write(blank, "?? ", otherwise)
      return
    }
    writer.write(blank, "? ", otherwise, " : ")
    writePlainCall(of: handler, to: &writer)
  }

  private func writePlainCall(of handler: String, to writer: inout SwiftWriter) {
    writeCallee(handler, isUnwrapped: unwrapsSelf, to: &writer)
    writer.write("(")
    writer.list(passedArguments) { argument, writer in write(argument, to: &writer) }
    writer.write(")")
  }

  private var passedArguments: [RuntimeTree.Handler.Argument] { leavesArguments ? [] : arguments }

  /// What is written before a call of the scene's owner. If the owner has been freed, an event with a result returns
  /// its default, and one that can throw does throw, so that its change is reverted.
  var owner: String { canThrow && result == nil ? "handlers.orThrow()." : "handlers?." }

  /// Writes what is called.
  ///
  /// - Parameter isUnwrapped: Whether `self` has been unwrapped, if the call is passed on.
  func writeCallee(_ handler: String, isUnwrapped: Bool, to writer: inout SwiftWriter) {
    if canThrow { writer.write("try ") }
    if isAsync { writer.write("await ") }
    guard isPassedOn else { return writer.write(owner, SwiftName.escaped(handler)) }
    writer.write(isUnwrapped ? "self." : "self?.", SwiftName.escaped(handler), "?")
  }

  /// Writes an argument of the call.
  func write(_ argument: RuntimeTree.Handler.Argument, to writer: inout SwiftWriter) {
    if !isPassedOn, let label = argument.label { writer.write(SwiftName.label(label), ": ") }
    writer.write(SwiftName.escaped(argument.name))
  }
}

extension SwiftWriter {
  /// Writes an argument for the parameter of the same name.
  mutating func write(passing name: String) {
    write(SwiftName.label(name), ": ", SwiftName.escaped(name))
  }

  /// Writes the declaration of a parameter.
  package mutating func write(declarationOf argument: RuntimeTree.Handler.Argument) {
    if argument.label != argument.name { write(argument.label ?? "_", " ") }
    write(SwiftName.escaped(argument.name), ": ", argument.type)
  }

  /// Writes the arguments of a call that passes on the parameters of the method around it.
  mutating func write(passing arguments: [RuntimeTree.Handler.Argument]) {
    list(arguments) { argument, writer in
      if let label = argument.label { writer.write(label, ": ") }
      writer.write(SwiftName.escaped(argument.name))
    }
  }

  /// Writes an empty line and a method that overrides that of the superclass, and calls it first.
  package mutating func writeOverride(
    _ name: String, _ arguments: [RuntimeTree.Handler.Argument] = [], access: String = "",
    body: (inout SwiftWriter) -> Void
  ) {
    line()
    block { writer in
      writer.write(access, "override func ", name, "(")
      writer.list(arguments) { argument, writer in writer.write(declarationOf: argument) }
      writer.write(")")
    } body: { writer in
      writer.line { line in
        line.write("super.", name, "(")
        line.write(passing: arguments)
        line.write(")")
      }
      body(&writer)
    }
  }

  /// Writes the effects and the result type after a function's parameters.
  package mutating func writeEffects(isAsync: Bool, canThrow: Bool, result: String?) {
    if isAsync { write(" async") }
    if canThrow { write(" throws") }
    if let result { write(" -> ", result) }
  }
}

extension SceneSource {
  /// Calls `body` with each role, in the order of the views.
  fileprivate func forEachRole(_ body: (SwiftScene.Role) -> Void) {
    for view in scene.views { view.roles.forEach(body) }
  }

  /// The parameters that fill roles, which the scene holds strongly.
  var keptParameters: [String] {
    var filling: [String] = []
    forEachRole { if case .parameter(let name) = $0.source { filling.append(name) } }
    return filling.isEmpty ? [] : scene.parameters.map(\.name).filter(filling.contains)
  }

  /// Writes the properties that hold the objects for roles: the instances of Swift types, and parameters, which a
  /// view may hold weakly. An inline role is a value, which its view holds.
  func writeRoleMembers(_ writer: inout SwiftWriter) {
    forEachRole { role in
      switch role.source {
      case .type(let type):
        writer.line { $0.write("private let ", role.member, " = ", type, "()") }
      case .parameter(let name):
        guard let parameter = scene.parameters.first(where: { $0.name == name }) else { return }
        writer.line { line in
          line.write("private let ", role.member, ": ")
          line.write(parameter.type, in: "State")
        }
      case .inline: break
      }
    }
  }

  /// Writes the statements of the initializer that store the parameters for roles.
  func writeRoleAssignments(_ writer: inout SwiftWriter) {
    forEachRole { role in
      guard case .parameter(let name) = role.source else { return }
      writer.line { $0.write("self.", role.member, " = ", SwiftName.escaped(name)) }
    }
  }

  /// Writes the object that fills a role: a parameter, the member that holds it, or a new value of an inline role's
  /// type. That value gets the handlers and the values that depend on parameters.
  func writeInstance(of role: SwiftScene.Role, _ writer: inout SwiftWriter) {
    switch role.source {
    case .parameter(let name) where localNames == nil: writer.write(SwiftName.escaped(name))
    case .parameter, .type: writer.write(reference(to: role.member))
    case .inline(let type):
      let given = type.members.filter(\.value.dependsOnParameters)
      writer.write(inlineRoles.name(of: type, in: self) ?? role.typeName, "(")
      writer.list(given) { member, writer in
        writer.write(SwiftName.label(member.name), ": ")
        if let constant = role.constant(of: member) { return writer.write(uniqueName(constant)) }
        write(member.value, to: &writer)
      }
      if type.callsHandlers { writer.write(given.isEmpty ? "" : ", ", "handlers: handlers") }
      writer.write(")")
    }
  }

  /// Writes the constants that hold the values of an inline role's members.
  func writeConstants(of role: SwiftScene.Role, _ writer: inout SwiftWriter) {
    guard case .inline(let type) = role.source else { return }
    for member in type.members {
      guard let constant = role.constant(of: member) else { continue }
      write((constant, member.type), member.value, &writer)
    }
  }

  /// Returns whether constants hold values of an inline role's members.
  func hasConstants(_ role: SwiftScene.Role) -> Bool {
    guard case .inline(let type) = role.source else { return false }
    return type.members.contains { role.constant(of: $0) != nil }
  }

  /// Writes the members of an inline role's type.
  fileprivate func write(membersOf type: SwiftScene.InlineRole, _ writer: inout SwiftWriter) {
    for member in type.members {
      let isStored = member.value.dependsOnParameters
      writer.line { line in
        line.write(isStored ? "let " : "var ", SwiftName.escaped(member.name), ": ", member.type)
        if isStored { return }
        line.write(" { ")
        write(member.value, to: &line)
        line.write(" }")
      }
    }
    if type.callsHandlers {
      writer.line { $0.write("weak var handlers: (any ", scene.handlersName, ")?") }
    }
    let hasProperties = !type.members.isEmpty || type.callsHandlers
    for (number, method) in type.methods.enumerated() {
      if number > 0 || hasProperties { writer.line() }
      write(method.name, method.callback, &writer)
    }
  }

  /// Writes a method that calls its handler, or returns the result without a handler.
  private func write(_ method: String, _ callback: SwiftScene.Callback, _ writer: inout SwiftWriter) {
    func head(_ writer: inout SwiftWriter) {
      writer.write("func ", SwiftName.escaped(method), "(")
      writer.list(callback.arguments) { argument, writer in writer.write(declarationOf: argument) }
      writer.write(")")
      writer.writeEffects(isAsync: callback.isAsync, canThrow: callback.canThrow, result: callback.result)
    }
    if callback.handler == nil, callback.result == nil {
      writer.line { line in
        head(&line)
        line.write(" {}")
      }
    } else {
      writer.block(head) { $0.line { callback.writeCall(to: &$0) } }
    }
  }
}

extension SwiftScene.Role {
  /// The name of an inline role's type, unless another type has that name.
  fileprivate var typeName: String { member.capitalized }
}

/// The types of a scene's inline roles. Their names have no other meaning in the class.
struct InlineRoleTypes {
  /// The names of the types, in the scene's order.
  private var names: [String] = []
  /// The source texts of the types without their names.
  private var texts = NameNumbers()
  /// The number of the type of each role.
  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The static member for the bundle with texts, images and colours; `nil` for the main bundle.
  private let bundle: String?

  /// Creates an empty collection of types.
  init(bundle: String?) { self.bundle = bundle }

  /// Adds the types of a scene.
  mutating func add(from source: SceneSource) {
    var taken: Set<String> = []
    source.forEachRole { role in
      guard case .inline(let type) = role.source else { return }
      let (number, isNew) = texts.add(text(of: type, in: source))
      numbers[ObjectIdentifier(type)] = number
      guard isNew else { return }
      if taken.isEmpty {
        taken = NamedTypes.inClass
        if source.scene.rendering != nil { taken.formUnion(source.renderingTypes) }
      }
      let name = SwiftName.unused(role.typeName, adding: "Inline") { name in
        taken.contains(name) || source.scene.namesType(name)
      }
      taken.insert(name)
      names.append(name)
    }
  }

  /// Returns the name of a role's type.
  func name(of role: SwiftScene.InlineRole, in source: SceneSource) -> String? {
    // In a statement that is created again, the role is another object.
    (numbers[ObjectIdentifier(role)] ?? texts[text(of: role, in: source)]).map { names[$0] }
  }

  /// Writes the types as members of the class, each after an empty line.
  func write(to writer: inout SwiftWriter) {
    for (number, name) in names.enumerated() {
      writer.line()
      writer.write("  private struct ", name, ": ", texts[number])
      writer.line()
    }
  }

  /// Returns what follows the name of a role's type.
  private func text(of role: SwiftScene.InlineRole, in source: SceneSource) -> String {
    var writer = SwiftWriter()
    writer.bundle = bundle
    writer.write(role.protocols.joined(separator: ", "), " {")
    writer.line()
    writer.indented { $0.indented { source.write(membersOf: role, &$0) } }
    writer.write("  }")
    return writer.text
  }
}

extension SwiftScene.Role {
  /// Returns the constant that holds the value of a member with branches, which would be too long as an argument.
  fileprivate func constant(of member: (name: String, type: String, value: SwiftExpression)) -> String? {
    guard case .computed(let computation, _) = member.value, computation.isBranched else { return nil }
    return self.member + member.name.capitalized
  }
}
