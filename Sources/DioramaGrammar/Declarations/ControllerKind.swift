import DioramaSyntax
import DioramaTree

/// A kind of scene: the superclass of its generated class, and its content.
package final class ControllerKind: Sendable {
  /// The name in scenes.
  package let name: String
  /// The Swift class.
  package let swiftClass: String
  /// A description of such scenes.
  package let summary: String
  /// The arguments of the superclass's initializer, in order.
  package let initializer: [FixedArgument]
  /// The kind of its content.
  package let content: Content
  /// The attributes of its layout; empty if it lays out its views itself.
  package let layout: [Attribute]
  /// The names of the attributes of its layout.
  package let layoutNames: NameIndex
  /// The element with the attributes, events and slots of the controller itself; `nil` for none.
  package let screen: String?
  /// The element with the attributes and events of the table that shows the sections; `nil` for a controller of views.
  package let table: String?
  /// The members of the class that an id would hide.
  package let members: NameIndex
  /// The release that introduced it; `nil` for the first one.
  package let since: ReleaseVersion?
  /// The controller that it extends; `nil` for a class of UIKit.
  package let base: String?
  /// The modules of the class and of those that it extends, besides UIKit and DioramaKit.
  package let modules: [String]

  init(
    name: String, swiftClass: String, summary: String, initializer: [FixedArgument] = [], content: Content,
    layout: [Attribute] = [], layoutNames: NameIndex = [], screen: String? = nil, table: String? = nil,
    members: NameIndex = [], since: ReleaseVersion? = nil, base: String? = nil, modules: [String] = []
  ) {
    self.name = name
    self.swiftClass = swiftClass
    self.summary = summary
    self.initializer = initializer
    self.content = content
    self.layout = layout
    self.layoutNames = layoutNames
    self.screen = screen
    self.table = table
    self.members = members
    self.since = since
    self.base = base
    self.modules = modules
  }

  /// The content of a scene.
  package enum Content: String, Sendable, CaseIterable {
    /// Views, under the key `views`.
    case views
    /// Sections of rows, under `sections` or `rows`.
    case sections
  }

  /// The parameters that the superclass's initializer requires of every scene of this kind.
  package var parameters: [RuntimeTree.Parameter] {
    initializer.compactMap { argument in
      guard case .parameter(let type) = argument.value else { return nil }
      return RuntimeTree.Parameter(name: argument.label, type: type, defaultValue: nil, summary: nil)
    }
  }
}

/// The content of a controller's file, without inherited parts.
struct ControllerDeclaration {
  var name: SyntaxNode
  var swiftClass: String
  var module: String?
  /// `nil` for a controller that extends none.
  var base: SyntaxNode?
  var summary: String
  /// `nil` to inherit.
  var initializer: [FixedArgument]?
  /// `nil` to inherit.
  var content: ControllerKind.Content?
  var layout: [Attribute]
  /// `nil` to inherit.
  var screen: SyntaxNode?
  /// `nil` to inherit.
  var table: String?
  var members: [String]
  var since: ReleaseVersion?
}

extension DeclarationReader {
  private static let controllerKeys: NameIndex = [
    "controller", "swift", "module", "extends", "summary", "initializer", "content", "layout", "screen",
    "table", "members", "since",
  ]
  private static let superArgumentKeys: NameIndex = ["type", "text"]

  /// Reads a controller file whose root is a mapping. A project's controller extends another one, and its scenes can
  /// have states of components as parameters.
  func controller(
    _ root: SyntaxNode, isOfProject: Bool, among components: [String]
  ) -> ControllerDeclaration? {
    let fields = fields(root, "a controller", Self.controllerKeys)
    let name = fields["controller"].flatMap { entry in
      self.name(entry, .lowerCamelCase, of: "a controller").map { _ in entry.value }
    }
    let base = (isOfProject ? fields.required("extends") : fields["extends"]).flatMap { entry in
      // A class is reported with the controller that it belongs to.
      NameForm.upperCamelCase.matches(entry.value)
        ? entry.value : self.name(entry, .lowerCamelCase, of: "a controller").map { _ in entry.value }
    }
    let isExtension = isOfProject || fields.has("extends")
    if isExtension {
      for key in ["content", "layout", "table"] {
        withoutEffect(fields, key, "is inherited from the controller that this one extends")
      }
    }
    let content = isExtension ? nil : choice(fields.required("content"), ControllerKind.Content.self)
    let initializer = fields["initializer"].map { superArguments($0, components) }
    let screen = fields["screen"].flatMap { entry in
      self.name(entry, .lowerCamelCase, of: "an element").map { _ in entry.value }
    }
    let module = swift(fields["module"], .module)
    guard let name, let swiftClass = swift(fields.required("swift"), .typeName),
      isExtension ? base != nil : content != nil
    else { return nil }
    return ControllerDeclaration(
      name: name, swiftClass: swiftClass, module: module, base: base,
      summary: fields["summary"].flatMap { text($0) } ?? "", initializer: initializer, content: content,
      layout: isExtension ? [] : attributes(fields["layout"]), screen: screen,
      table: isExtension ? nil : fields["table"].flatMap { text($0) },
      members: names(fields["members"]).map(\.text), since: since(fields))
  }

  /// Reads the arguments of a superclass's initializer. Each is a literal, or a parameter of the scene:
  /// `{ type: Tracker }`.
  private func superArguments(_ entry: MappingEntry, _ components: [String]) -> [FixedArgument] {
    entries(entry, "labels and values").compactMap { argument in
      guard argument.value.kind == .mapping else { return literalArgument(argument) }
      let fields = fields(argument.value, "an argument", Self.superArgumentKeys)
      guard fields["text"] != nil || fields.required("type") != nil,
        let value = fields.only(of: ["type", "text"])
      else { return nil }
      if value.name == "text" {
        guard let label = swift(key: argument.key, .label), let text = text(value) else { return nil }
        return FixedArgument(label: label, value: .literal(.literal(text)))
      }
      guard let label = swift(key: argument.key, .parameter), let type = parameterType(value, components)
      else { return nil }
      return FixedArgument(label: label, value: .parameter(type))
    }
  }

  private func literalArgument(_ argument: MappingEntry) -> FixedArgument? {
    let node = argument.value
    guard node.kind == .scalar, node.style == .plain, let label = swift(key: argument.key, .label) else {
      return fixedArgument(argument)
    }
    let isType = ParameterType.Base.namesOfValueTypes.contains(node)
    if isType || NameForm.upperCamelCase.matches(node) {
      let parameter = "{ type: \(node.text) }"
      // A word that is not certainly a type may also be a text.
      let expected =
        parameter + " for a parameter of each scene" + (isType ? "" : ", or { text: \(node.text) }")
      diagnostics.add(
        InvalidSwift(written: node.text.shortened, expected: expected), at: node.range,
        fixIts: isType ? renaming(node, to: parameter) : [])
      return nil
    }
    if node.text == "true" || node.text == "false" {
      return FixedArgument(label: label, value: .literal(.boolean(node.text == "true")))
    }
    guard let first = node.text.utf8.first(where: { $0 != UInt8(ascii: "-") }),
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(first)
    else { return fixedArgument(argument) }
    return reader.read(argument, as: .number(nil)).map { value in
      guard case .number(let number) = value, let whole = Int(exactly: number) else {
        return FixedArgument(label: label, value: .literal(value))
      }
      return FixedArgument(label: label, value: .literal(.integer(whole)))
    }
  }

  /// Reads the type of a parameter, which may be optional but no list.
  private func parameterType(_ entry: MappingEntry, _ components: [String]) -> ParameterType? {
    guard let text = text(entry) else { return nil }
    guard let written = WrittenType(entry.value) else { return nil }
    let name = written.name
    if brokenEnumerations.contains(name) {
      diagnostics.lacksDeclaration = true
      return nil
    }
    if !written.isList,
      let base = ParameterType.Base(
        named: name, isComponent: components.contains, enumeration: enumerations)
    {
      return written.type(of: base)
    }
    let meant = ValueTypeNames.meant(by: name).flatMap { ParameterType.Base(named: $0) }
    let suggestion = meant.map { ParameterType($0, isOptional: written.isOptional).name }
    diagnostics.add(
      InvalidType(written: text.shortened, suggestion: suggestion), at: entry.value.range,
      fixIts: renaming(
        entry.value, to: suggestion, isClosest: ValueTypeNames.equivalent(ofSwift: name) == nil))
    return nil
  }
}

/// Controllers with their inherited parts.
extension GrammarState {
  mutating func controller(named name: String) -> ControllerKind? {
    guard let number = controllers.names.index(of: name) else { return nil }
    if case .read(let known) = controllers[number] { return known }
    let isOfProject = isOfProject(.controller, name)
    var result: ControllerKind?
    if isBuiltIn, !isOfProject {
      result = LanguageDeclarations.controller(named: name)
    } else {
      let components = names(of: .component)
      let declaration = read(.controller, name) {
        $0.controller($1, isOfProject: isOfProject, among: components)
      }
      result = declaration.flatMap { flattened($0) }
    }
    controllers[number] = .read(result)
    return result
  }

  /// Returns a controller with its inherited parts, or `nil` after reporting an error.
  private mutating func flattened(_ declaration: ControllerDeclaration) -> ControllerKind? {
    let name = declaration.name.text
    var base: ControllerKind?
    if let node = declaration.base {
      controllerPath.append(name)
      defer { controllerPath.removeLast() }
      base = self.base(of: declaration, node)
      if base == nil { return nil }
    }
    guard let content = declaration.content ?? base?.content else { return nil }
    if let screen = declaration.screen, let base { checkScreen(screen, of: declaration, base) }
    return ControllerKind(
      name: name, swiftClass: declaration.swiftClass, summary: declaration.summary,
      initializer: declaration.initializer ?? base?.initializer ?? [], content: content,
      layout: base?.layout ?? declaration.layout,
      layoutNames: base?.layoutNames ?? NameIndex(declaration.layout.map(\.name)),
      screen: declaration.screen?.text ?? base?.screen, table: declaration.table ?? base?.table,
      members: NameIndex((base?.members.names ?? []) + declaration.members), since: declaration.since,
      base: base?.name, modules: (base?.modules ?? []) + [declaration.module].compactMap(\.self))
  }

  private mutating func base(of declaration: ControllerDeclaration, _ node: SyntaxNode) -> ControllerKind? {
    let name = declaration.name.text
    func report(_ message: any DiagnosticMessage) {
      self.report([Diagnostic(message, at: node.range)], in: .controller, name)
    }
    let base = node.text
    if controllerPath.contains(base) {
      report(InheritanceCycle(kind: .controller, name: name))
      return nil
    }
    if controllerPath.count > Limits.inheritance {
      report(InheritanceLimit(kind: .controller, name: name))
      return nil
    }
    let known = names(of: .controller).filter { $0 != settings.component }
    guard known.contains(base) else {
      if !isBroken(.controller, base) {
        let builtIn = known.filter { !isOfProject(.controller, $0) }
        let meant = builtIn.first { controller(named: $0)?.swiftClass == base }
        let suggestion = meant ?? Spelling.closest(to: base, in: known)
        let unknown = UnknownBase.diagnostic(.controller, at: node, suggestion: suggestion)
        self.report([unknown], in: .controller, name)
      }
      markBroken(.controller, name)
      return nil
    }
    let result = controller(named: base)
    if result == nil || isBroken(.controller, base) { markBroken(.controller, name) }
    return result
  }

  /// Reports an element that cannot describe the controller: it is unknown, or it is for other controllers.
  private mutating func checkScreen(
    _ node: SyntaxNode, of declaration: ControllerDeclaration, _ base: ControllerKind
  ) {
    let name = declaration.name.text
    guard let inherited = base.screen else { return }
    let element = element(named: node.text)
    // This is only known once the element has been read.
    if isBroken(.element, node.text) { return }
    guard let element else {
      let screens = names(of: .element).filter { self.element(named: $0)?.placement == .screen }
      let suggestion = Spelling.closest(to: node.text, in: screens)
      return report([UnknownBase.diagnostic(at: node, suggestion: suggestion)], in: .controller, name)
    }
    var current: ElementKind? = element
    while let next = current, next.name != inherited {
      current = next.base.flatMap { self.element(named: $0) }
    }
    var classes = [declaration.swiftClass, base.swiftClass]
    var ancestor: ControllerKind? = base
    while let next = ancestor?.base.flatMap({ controller(named: $0) }) {
      classes.append(next.swiftClass)
      ancestor = next
    }
    if let swiftClass = self.element(named: inherited)?.swiftClass { classes.append(swiftClass) }
    guard current == nil || !classes.contains(element.swiftClass) else { return }
    let misfit = ForeignScreen(
      name: element.name, base: inherited, swiftClass: current == nil ? nil : declaration.swiftClass)
    report([Diagnostic(misfit, at: node.range)], in: .controller, name)
  }
}
