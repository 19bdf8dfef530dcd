import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// Turns the syntax of one file into a ``Scene``, or says what is wrong with it.
public struct Checker {
  private static let keys = [
    "scene", "diorama", "summary", "controller", "parameters", "layout", "views", "sections", "rows",
  ]

  private let context: SceneContext

  private init(_ context: SceneContext) {
    self.context = context
  }

  /// Checks a scene.
  ///
  /// - Returns: The scene, if nothing is wrong with it, and every mistake and warning, sorted by place. What reading has
  ///   reported already is not reported again.
  public static func check(
    _ tree: SyntaxTree, reading: [Diagnostic], grammar: Grammar
  ) -> (scene: Scene?, diagnostics: [Diagnostic]) {
    let context = SceneContext(grammar: grammar, tree: tree)
    let isReadable = !reading.contains { $0.severity == .error }
    let scene = tree.root.flatMap { Checker(context).scene($0) }
    if let scene, isReadable, !context.diagnostics.hasErrors {
      Checker(context).warnOfUnused(scene)
    }
    let diagnostics = DiagnosticCollector()
    for diagnostic in reading where !context.isMisplaced(diagnostic) { diagnostics.add(diagnostic) }
    for diagnostic in context.diagnostics.diagnostics
    where diagnostic.range.start < tree.reliableEnd ?? .max
      && !(diagnostic.severity == .warning && !isReadable)
    {
      diagnostics.add(diagnostic)
    }
    return (diagnostics.hasErrors ? nil : scene, diagnostics.diagnostics)
  }

  private func scene(_ root: SyntaxNode) -> Scene? {
    guard root.entries.first?.name == DeclarationKind.scene.rawValue else {
      DeclarationCheck.report(root, context)
      return nil
    }
    let fields = context.fields(root, "a scene", Self.keys)
    checkVersion(fields["diorama"])
    let name = fields["scene"].flatMap {
      checkedName($0.value, .upperCamelCase, of: "a scene", context.diagnostics)
    }
    let controller = controller(fields)
    let parameters = ParameterChecker(context: context).parameters(fields["parameters"])
    let summary = fields["summary"].flatMap { context.values.plainText($0) }
    guard let controller else { return nil }
    let content = ContentChecker(context: context, controller: controller).content(fields)
    let layout = layout(fields, controller)
    context.names.checkGenerated(in: context)
    guard let name, let content else { return nil }
    return Scene(
      source: context.tree.source, name: name, summary: summary, controller: controller,
      parameters: parameters,
      layout: layout, content: content, handlers: context.handlers.handlers)
  }

  private func checkVersion(_ entry: MappingEntry?) {
    guard let entry, case .integer(let version)? = context.values.read(entry, as: .integer(nil)) else {
      return
    }
    let known = context.grammar.version
    if version != known {
      context.report(UnknownVersion(version: version, known: known), at: entry.value.range)
    }
  }

  private func controller(_ fields: FieldReader) -> ControllerKind? {
    let names = context.grammar.controllerNames
    guard let entry = fields["controller"] else {
      if fields.isMisspelt("controller") { return nil }
      return context.grammar.controller(named: context.grammar.defaultController)
    }
    let choices = Enumeration(name: "controller", swiftType: nil, summary: "", cases: names)
    guard case .enumeration(let name)? = context.values.read(entry, as: .enumeration(choices)) else {
      return nil
    }
    return context.grammar.controller(named: name)
  }

  private func layout(_ fields: FieldReader, _ controller: ControllerKind) -> [String: Value] {
    guard let entry = fields["layout"] else { return [:] }
    guard !controller.layout.isEmpty else {
      context.report(
        MisplacedKey(name: "layout", controller: controller.name, remedy: "remove it"), at: entry.nameRange)
      return [:]
    }
    guard entry.value.kind == .mapping else {
      context.report(
        WrongType(name: "layout", remedy: "is a mapping such as { axis: vertical, spacing: 8 }"),
        at: entry.value.headRange)
      return [:]
    }
    let layout = context.fields(entry.value, "the layout", controller.layout.map(\.name))
    var values: [String: Value] = [:]
    for attribute in controller.layout {
      values[attribute.name] = layout[attribute.name].flatMap { context.values.read($0, as: attribute.type) }
    }
    return values
  }

  private func warnOfUnused(_ scene: Scene) {
    for entry in context.tree.root?.value(for: "parameters")?.entries ?? []
    where !context.scope.used.contains(entry.name) {
      context.report(UnusedParameter(name: entry.name), at: entry.key.range)
    }
  }
}

extension SceneContext {
  /// Whether a diagnostic of reading only follows from a mistake that the checks have reported better.
  func isMisplaced(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.code == DuplicateKey.kind.code && misplaced.contains { $0.contains(diagnostic.range) }
  }
}
