import DioramaTree

/// The members of its controller that a scene overrides.
extension SceneSource {
  private static let appearing = "viewWillAppear"
  private static let disappearing = "viewWillDisappear"
  private static let loading = "viewDidLoad"

  /// Writes the properties that store the values that change.
  func writeMembers(of screen: SwiftScene.Screen, _ writer: inout SwiftWriter) {
    for property in screen.properties where property.constant == nil {
      let name = SwiftName.escaped(property.name)
      let head =
        "private var \(name)\(property.type == "Bool" ? "" : ": \(property.type)") = \(property.initial)"
      switch property.purpose {
      case .overriding(_, nil): writer.line(head)
      case .overriding(_, let update?): writer.block(head) { $0.line("didSet { \(update)() }") }
      case .appearing(let method, _):
        writer.block(head) { writer in
          writer.block("didSet") { writer in
            writer.line("if viewIfLoaded?.window != nil { \(method)(\(name), animated: true) }")
          }
        }
      }
    }
  }

  /// Writes the calls to handlers after the view has been loaded.
  func writeLoadedCalls(of screen: SwiftScene.Screen, _ writer: inout SwiftWriter) {
    for method in screen.handlers(of: Self.loading) { write(method, &writer) }
  }

  /// Writes the properties and methods that are overridden, except the one that is called after loading.
  func write(_ screen: SwiftScene.Screen, _ writer: inout SwiftWriter) {
    for property in screen.properties {
      guard case .overriding(let name, _) = property.purpose else { continue }
      writer.line()
      writer.line { line in
        let orientations = "UIInterfaceOrientationMask"
        line.write(access, "override var ", name, ": ", property.type, " { ")
        if property.type == orientations { line.write(orientations, ".usable(") }
        write(valueOf: property, to: &line)
        if property.type == orientations { line.write(", in: self) ?? super.", name) }
        line.write(" }")
      }
    }
    var names = screen.methods.map(\.name)
    let animated = RuntimeTree.Handler.Argument(label: nil, name: "animated", type: "Bool")
    let applied = screen.properties.filter { if case .appearing = $0.purpose { true } else { false } }
    if !applied.isEmpty { names.insert(Self.appearing, at: 0) }
    if applied.contains(where: \.isReverted) { names.insert(Self.disappearing, at: 1) }
    var written = [Self.loading]
    for name in names where !written.contains(name) {
      written.append(name)
      let handlers = screen.handlers(of: name)
      writer.writeOverride(name, handlers.first?.arguments ?? [animated], access: access) { writer in
        for handler in handlers { write(handler, &writer) }
        // After the handler, which may change the state.
        if name == Self.appearing { for property in applied { apply(property, &writer) } }
        if name == Self.disappearing { for property in applied { revert(property, &writer) } }
      }
    }
  }

  private func revert(_ property: SwiftScene.Property, _ writer: inout SwiftWriter) {
    if case .appearing(_, let method?) = property.purpose { writer.line("\(method)(animated: animated)") }
  }

  private func apply(_ property: SwiftScene.Property, _ writer: inout SwiftWriter) {
    guard case .appearing(let method, _) = property.purpose else { return }
    writer.line { line in
      line.write(method, "(")
      write(valueOf: property, to: &line)
      line.write(", animated: animated)")
    }
  }

  private func write(valueOf property: SwiftScene.Property, to line: inout SwiftWriter) {
    if let constant = property.constant {
      write(constant, to: &line)
    } else {
      line.write(SwiftName.escaped(property.name))
    }
  }

  private func write(_ method: SwiftScene.Method, _ writer: inout SwiftWriter) {
    writer.line { line in
      line.write("handlers?.", SwiftName.escaped(method.handler), "(")
      line.write(passing: method.arguments)
      line.write(")")
    }
  }
}

extension SwiftScene.Property {
  /// Whether the value has no effect once the view has disappeared.
  fileprivate var isReverted: Bool {
    if case .appearing(_, .some) = purpose { true } else { false }
  }
}
