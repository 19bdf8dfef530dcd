import DioramaGrammar
import DioramaSyntax
import DioramaTree

/// Turns the model of one file into a ``Scene``, or reports its errors.
struct Checker {
  let context: SceneContext

  private init(_ context: SceneContext) {
    self.context = context
  }

  /// Checks a scene.
  ///
  /// - Returns: The scene, if it has no errors, and all errors and warnings, sorted by position. Diagnostics from
  ///   reading are not reported again.
  static func check(_ model: SemanticModel) -> (scene: Scene?, diagnostics: [Diagnostic]) {
    let tree = model.tree
    let context = SceneContext(grammar: model.grammar, tree: tree)
    let isReadable = !model.readingDiagnostics.contains { $0.severity == .error }
    let scene = tree.root.flatMap { Checker(context).scene($0) }
    let diagnostics = DiagnosticCollector()
    for diagnostic in model.readingDiagnostics where !context.reportsCause(of: diagnostic) {
      diagnostics.add(diagnostic)
    }
    for diagnostic in context.diagnostics.diagnostics
    where (!tree.skips(diagnostic.range.start) || diagnostic.range == context.causeOfSyntaxError)
      && !(diagnostic.severity == .warning && !isReadable)
    {
      diagnostics.add(diagnostic)
    }
    return (
      diagnostics.hasErrors || context.diagnostics.lacksDeclaration ? nil : scene, diagnostics.diagnostics
    )
  }

  private func scene(_ root: SyntaxNode) -> Scene? {
    let isComponent = context.isComponent
    let kind = isComponent ? DeclarationKind.component : .scene
    guard DeclarationCheck.declares([kind], root, context.diagnostics) else { return nil }
    let scene = BoundScene(root, in: context.grammar)
    let fields = context.fields(
      root, "a \(kind.rawValue)", isComponent ? BoundScene.componentKeys : BoundScene.sceneKeys,
      advice: { advice($0, scene.controller) })
    if fields.hasUnknownKey {
      for entry in root.entries where BoundScene.key(entry) == nil {
        context.assumeCauseOfLines(after: entry)
      }
    }
    checkVersion(fields[.diorama])
    let head = fields[kind.rawValue]
    let name = head.flatMap { self.name($0) }
    if isComponent, let entry = fields[.events] {
      if entry.value.isEmptyPlain { context.reportEmpty(entry, orWrite: "an event such as liked: {}") }
      context.events = entry.value.isEmptyPlain ? [] : context.events(in: entry)
    }
    let controller = controller(of: scene, fields)
    let isMisspelt = { (key: BoundScene.Key) in fields.isMisspelt(key) && fields[key] == nil }
    if fields.hasUnknownKey || BoundScene.names.contains(where: { isMisspelt($0.key) }) {
      context.scope.isOpen = true
    }
    let parameters = parameters(fields, of: controller)
    let mayChange = isComponent || BoundScene.changing.contains { fields[$0.key] != nil }
    let change = mayChange ? StateChecker(context: context).change(fields, parameters) : nil
    let summary = fields[.summary].flatMap { context.values.plainText($0) }
    guard let controller else {
      context.reportUnknownNames()
      return nil
    }
    let body = body(fields, controller)
    if change == nil, context.scope.usesTraits, let head {
      for name in GeneratedNames.membersOfState { context.names.generate(name, for: head.key) }
    }
    context.names.checkGenerated(in: context)
    context.reportUnknownNames()
    guard let name, let (content, empty) = body.content else { return nil }
    if let head {
      SceneNameChecker(context: context, hasDerived: change?.derived.isEmpty == false)
        .check(name, at: head.value.range, parameters, controller)
    }
    return Scene(
      source: context.tree.source, name: name, summary: summary, controller: controller,
      parameters: parameters,
      change: change
        ?? (context.scope.usesTraits ? Scene.Change(state: [], conditions: [], derived: []) : nil),
      layout: body.layout, views: context.views, screen: body.screen, table: body.table, content: content,
      empty: empty, handlers: context.handlers, isComponent: isComponent, events: context.events,
      names: context.scope.names, unused: context.scope.unused, styles: context.styles)
  }

  /// What a scene shows. The views themselves are in the context.
  private struct Body {
    let screen: Int?
    let table: Int?
    let layout: [Value?]
    let content: (content: Scene.Content, empty: [Int])?
  }

  private func body(_ fields: FieldReader, _ controller: ControllerKind) -> Body {
    context.names.reserved = context.isComponent ? context.members(of: controller) : controller.members
    let screen = fields[.screen].flatMap { self.screen($0, controller) }
    // A scene with rows needs another controller, which is reported there.
    let isTable = controller.table != nil || !fields.has(.rows) && !fields.has(.sections)
    let table = isTable ? fields[.table].flatMap { self.table($0, controller) } : nil
    // Content that is indented below the layout is not missing.
    let layout = layout(fields, controller)
    context.collectNamedViews(of: nil)
    let content = ContentChecker(context: context, controller: controller).content(fields)
    if !context.sizes.isEmpty { context.checkSizes() }
    context.checkNamedViews(in: content?.content)
    return Body(screen: screen, table: table, layout: layout, content: content)
  }

  private func name(_ entry: MappingEntry) -> String? {
    if entry.value.isEmptyPlain {
      context.report(
        MissingValue(name: entry.name, hint: "write a name such as 'UserProfile'"), at: entry.key.range)
      return nil
    }
    let nested = entry.value.entries.compactMap { BoundScene.key($0) }
    if !nested.isEmpty {
      let remedy = "is the name of the \(entry.name); write it here, and do not indent the keys below"
      context.report(WrongType(name: entry.name, remedy: remedy), at: entry.value.headRange)
      nested.forEach(context.noteNested)
      return nil
    }
    return checkedName(
      entry.value, .upperCamelCase, of: context.isComponent ? "a component" : "a scene", context.diagnostics)
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

  /// Returns the parameters that the controller needs for its superclass, and those of the scene.
  private func parameters(_ fields: FieldReader, of controller: ControllerKind?) -> [RuntimeTree.Parameter] {
    let needed = controller?.parameters ?? []
    for parameter in needed {
      let range = fields[.controller]?.value.range
      context.scope.declare(parameter.name, parameter.type, at: range)
      if let range { _ = context.scope.use(parameter.name, at: range) }
    }
    // Those of a component are its state, and are read as such unless it has one.
    guard let entry = fields[.parameters], !context.isComponent || !fields.isMisspelt(.state) else {
      return needed
    }
    if let controller {
      for own in entry.value.entries {
        guard let known = needed.first(where: { $0.name == own.name }) else { continue }
        let type = own.value.value(for: "type") ?? own.value
        let remedy =
          type.text == known.type.name
          ? "remove it, since each such scene has that parameter" : "choose another"
        context.report(
          NameCollision.taken(own.name, by: "a parameter of '\(controller.name)'", remedy: remedy),
          at: own.key.range)
      }
    }
    let own = ParameterChecker(context: context).parameters(entry, of: fields)
    return needed.isEmpty ? own : needed + own
  }

  private func controller(of scene: BoundScene, _ fields: FieldReader) -> ControllerKind? {
    guard let entry = fields[.controller] else {
      // An unknown key is hardly meant as this one if the scene has the content of the default controller.
      let fits = fields.has(.views) == (scene.controller?.content == .views)
      return (fits ? fields.probablyHas(.controller) : fields.mayHave(.controller)) ? nil : scene.controller
    }
    if context.grammar.isBroken(controllerNamed: entry.value.text) {
      context.diagnostics.lacksDeclaration = true
    }
    // The model does not know what a misspelt key means.
    let controller =
      fields.has(.controller)
      ? scene.controller : BoundScene.controller(named: entry.value.text, in: context.grammar)
    if let controller { return controller }
    if let hint = context.grammar.otherElementNames.hint(for: entry.value.text) {
      context.report(
        WrongType(name: entry.name, remedy: "cannot be '\(entry.value.text.shortened)'; \(hint.text)"),
        at: entry.value.range)
      return nil
    }
    let text = entry.value.text
    if let meant = context.grammar.allControllers.first(where: { $0.swiftClass == text }),
      fields.has(.views) == (meant.content == .views)
    {
      context.report(
        WrongType(name: entry.name, remedy: "must be a name, not a class; write '\(meant.name)'"),
        at: entry.value.range, fixIts: renaming(entry.value, to: meant.name))
      return meant
    }
    _ = context.values.read(entry, as: .enumeration(context.grammar.controllerEnumeration))
    return nil
  }

  /// Checks the scene's `screen`, the settings of its controller.
  private func screen(_ entry: MappingEntry, _ controller: ControllerKind) -> Int? {
    guard let name = controller.screen, let element = context.grammar.element(named: name),
      !context.grammar.isBroken(controllerNamed: controller.name)
    else { return nil }
    for entry in entry.value.entries {
      if case .attribute(let number)? = element.part(of: entry)?.part, element.attributes[number].isStored {
        let attribute = element.attributes[number].name
        context.names.generate(GeneratedNames.member(ofScreen: attribute, in: controller), for: entry.key)
      }
    }
    return ViewChecker(context: context).view(entry, as: element, id: GeneratedNames.screen)
  }

  /// Checks the scene's `table`, the settings of its table.
  private func table(_ entry: MappingEntry, _ controller: ControllerKind) -> Int? {
    guard let element = controller.table.flatMap({ context.grammar.element(named: $0) }) else {
      let remedy = "put a '- table: ' with an id and 'rows' among the views"
      context.report(
        MisplacedKey(name: entry.name, controller: controller.name, remedy: remedy), at: entry.key.range)
      return nil
    }
    return ViewChecker(context: context).view(entry, as: element, id: GeneratedNames.table)
  }

  private func layout(_ fields: FieldReader, _ controller: ControllerKind) -> [Value?] {
    var values = [Value?](repeating: nil, count: controller.layout.count)
    guard let entry = fields[.layout] else { return values }
    guard !controller.layout.isEmpty else {
      context.report(
        MisplacedKey(name: entry.name, controller: controller.name, remedy: "remove it"), at: entry.key.range)
      return values
    }
    guard entry.value.kind == .mapping else {
      if !context.reportViews(inLayoutOf: fields) { context.report(noMapping: entry, of: controller.layout) }
      return values
    }
    let layout = context.fields(entry.value, "the layout", controller.layoutNames) { key in
      if BoundScene.sceneKeys.contains(key), let nested = BoundScene.Key(rawValue: key) {
        context.noteNested(nested)
        return .hint("do not indent it, since it is a key of the scene")
      }
      return OtherNames(members: controller.layout, methods: []).meaning(of: key).map { .key($0.name) }
    }
    for entry in layout.node.entries {
      guard let index = controller.layoutNames.index(ofKeyIn: entry) else { continue }
      values[index] = context.values.read(entry, as: controller.layout[index].type)
      if case .parameter? = values[index] {
        context.names.generate(GeneratedNames.member(ofLayout: controller.layout[index].name), for: entry.key)
      }
    }
    return values
  }
}

extension SceneContext {
  /// Returns whether a diagnostic from reading only follows from an error that the checks report more clearly.
  fileprivate func reportsCause(of diagnostic: Diagnostic) -> Bool {
    if diagnostic.code == DuplicateKey.kind.code {
      return misplaced.contains { $0.contains(diagnostic.range) }
    }
    guard diagnostic.code != ReservedCharacter.kind.code, let causeOfSyntaxError,
      let lines = tree.skipped.first(where: { $0.end > causeOfSyntaxError.end })
    else { return false }
    return lines.start <= diagnostic.range.start && diagnostic.range.start <= lines.end
  }
}

/// Checks that the types generated for a scene do not hide types that the scene or the app uses.
struct SceneNameChecker {
  let context: SceneContext
  /// Whether the app derives values from the state, through a protocol.
  let hasDerived: Bool

  /// Reports a scene whose class or protocol would have the name of another type.
  func check(
    _ name: String, at range: SourceRange, _ parameters: [RuntimeTree.Parameter], _ controller: ControllerKind
  ) {
    let isComponent = context.isComponent
    if isComponent, let conflict = context.grammar.conflict(ofComponent: name) {
      return context.report(conflict, at: range)
    }
    // SwiftPM takes a file of this name for the start of a program.
    if isComponent, name.lowercased() == "main" {
      return context.report(NameCollision.taken(name, by: "the file in which a program starts"), at: range)
    }
    // All generated types begin with the name of the scene; few other types do.
    let isMentioned =
      controller.swiftClass.contains(bytesOf: name) || isMentioned(parameters) { $0.contains(bytesOf: name) }
    let mayHideOfProject = !isComponent && !context.grammar.projectFiles.isEmpty
    let className = isComponent ? name : GeneratedNames.className(ofScene: name)
    var own = isComponent ? [className] : [className, GeneratedNames.handlersName(ofScene: name)]
    if hasDerived { own.append(GeneratedNames.derivedName(ofClass: className)) }
    let reserved = context.grammar.reservedTypes
    let hidden = own.first { type in
      reserved.contains(type)
        || isComponent && context.grammar.hasType(type, besides: name)
        || mayHideOfProject && context.grammar.projectHasType(type)
        || isMentioned
          && (controller.swiftClass.mentions(type) || self.isMentioned(parameters) { $0.mentions(type) })
    }
    guard hidden != nil || isComponent && name.beginsLikeTypeOfApple else { return }
    context.report(HiddenType(kind: isComponent ? .component : .scene, name: name, type: hidden), at: range)
  }

  /// Returns whether a type of the app that generated Swift names passes a test. Those of elements are known otherwise.
  private func isMentioned(
    _ parameters: [RuntimeTree.Parameter], where isMeant: (String) -> Bool
  ) -> Bool {
    for index in parameters.indices {
      if case .swift(let type) = parameters[index].type.base, isMeant(type) { return true }
    }
    let views = context.views
    for index in views.indices {
      if let type = views[index].containedType, isMeant(type) { return true }
      for binding in views[index].roles {
        if case .type(let type) = binding.source, isMeant(type) { return true }
      }
    }
    return context.handlers.hasType(where: isMeant)
  }
}

extension String {
  /// Returns whether the spelling of a Swift type contains another type, not counting types that are nested in others.
  fileprivate func mentions(_ type: String) -> Bool { GeneratedNames.types(in: self).contains(type) }

  /// Whether the name begins like those of UIKit and of Foundation's older classes: with 'UI' or 'NS' and a word.
  fileprivate var beginsLikeTypeOfApple: Bool {
    let word = dropFirst(2)
    return (hasPrefix("UI") || hasPrefix("NS")) && word.first?.isUppercase == true
      && word.dropFirst().first?.isLowercase == true
  }

  /// Returns whether the bytes of another text occur in the text.
  fileprivate func contains(bytesOf other: String) -> Bool {
    if utf8.count < other.utf8.count { return false }
    return withUTF8Bytes { text in
      other.withUTF8Bytes { other in
        var start = 0
        while start + other.count <= text.count {
          var length = 0
          while length < other.count, text[start + length] == other[length] { length += 1 }
          if length == other.count { return true }
          start += 1
        }
        return false
      }
    }
  }
}
